/** The record of a show for its recap. It is asked for in the way that publishes nothing: the host may still take a step back. */

import { type Story, tellRecord } from '../../../shared/recap/story.ts';
import { Malformed } from '../../../shared/record.ts';
import { showNamed } from '../../../shared/shows/index.ts';

export interface Recorded {
  readonly story: Story;
  /** As the server sent it. */
  readonly text: string;
  readonly title: string;
  /** Nothing is played or taken back any more, and the seed of the dice is out. */
  readonly closed: boolean;
  /** False where the show was broken off. */
  readonly over: boolean;
  /** The items of the pack that were asked, by list. */
  readonly used: Readonly<Record<string, unknown>>;
}

export type Fetched =
  | { readonly ok: true; readonly recorded: Recorded }
  | { readonly ok: false; readonly why: 'missing' | 'notYet' | 'offline' }
  | { readonly ok: false; readonly why: 'broken'; readonly message: string };

interface Facts {
  readonly over: boolean;
  readonly closed: boolean;
  readonly title: string;
}

export const recordAddress = (code: string): string => `/api/episodes/${code}/record?sealed`;

export const fetchRecorded = async (code: string): Promise<Fetched> => {
  try {
    const answer = await fetch(`/api/episodes/${code}`);
    if (answer.status === 404) return { ok: false, why: 'missing' };
    if (!answer.ok) return { ok: false, why: 'offline' };
    const { over, closed, title } = (await answer.json()) as Facts;
    if (!over && !closed) return { ok: false, why: 'notYet' };
    const record = await fetch(recordAddress(code));
    // The host took the end back between the two.
    if (record.status === 403) return { ok: false, why: 'notYet' };
    if (!record.ok) return { ok: false, why: 'offline' };
    const text = await record.text();
    const value = JSON.parse(text) as { readonly pack?: Readonly<Record<string, unknown>> };
    const story = tellRecord(value, showNamed);
    return { ok: true, recorded: { story, text, title, closed, over, used: value.pack ?? {} } };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, why: 'broken', message: error.message };
    return { ok: false, why: 'offline' };
  }
};

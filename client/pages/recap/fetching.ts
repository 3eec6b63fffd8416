/** A show told again for its recap. Asking publishes nothing: the host may still take a step back. */

import type { Story } from '../../../shared/recap/story.ts';
import { showNamed } from '../../../shared/shows/index.ts';

export interface Recorded {
  readonly story: Story;
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
  | { readonly ok: false; readonly why: 'missing' | 'notYet' | 'offline' };

/** As it travels: the show by its name. */
interface Told extends Omit<Recorded, 'story'> {
  readonly story: Omit<Story, 'show'> & { readonly show: string };
}

/** The published record. */
export const recordAddress = (code: string): string => `/api/episodes/${code}/record?sealed`;

export const fetchRecorded = async (code: string): Promise<Fetched> => {
  try {
    const facts = await fetch(`/api/episodes/${code}`);
    if (facts.status === 404) return { ok: false, why: 'missing' };
    if (!facts.ok) return { ok: false, why: 'offline' };
    const { over, closed } = (await facts.json()) as Pick<Recorded, 'over' | 'closed'>;
    if (!over && !closed) return { ok: false, why: 'notYet' };
    const answer = await fetch(`/api/episodes/${code}/story`);
    // The host took the end back between the two.
    if (answer.status === 403) return { ok: false, why: 'notYet' };
    if (!answer.ok) return { ok: false, why: 'offline' };
    const { story, ...rest } = (await answer.json()) as Told;
    const show = showNamed(story.show);
    if (show === undefined) return { ok: false, why: 'missing' };
    return { ok: true, recorded: { ...rest, story: { ...story, show } } };
  } catch {
    return { ok: false, why: 'offline' };
  }
};

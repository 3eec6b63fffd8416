/** Fetches the story of a show for its recap. This publishes nothing: the host may still undo a step. */
import type { Differences } from '../../../shared/engine/house.ts';
import type { Currency } from '../../../shared/engine/money.ts';
import type { DiceAlarm } from '../../../shared/engine/protocol.ts';
import type { Story } from '../../../shared/recap/story.ts';
import { manifestOf } from '../../../shared/shows/index.ts';

export interface Recorded {
  readonly story: Story;
  readonly title: string;
  readonly currency: Currency;
  /** What the host changed in the rules. */
  readonly rules: Differences;
  /** Nothing will be played or undone any more, and the seed of the dice is published. */
  readonly closed: boolean;
  /** False if the show was ended early. */
  readonly over: boolean;
  /** Alarms that pages raised about their part in the dice. */
  readonly alarms: readonly DiceAlarm[];
}

export type Fetched =
  | { readonly ok: true; readonly recorded: Recorded }
  | { readonly ok: false; readonly why: 'missing' | 'notYet' | 'offline' };

/** Items of the pack that were asked, by list. */
type UsedPack = Readonly<Record<string, unknown>>;

/** As sent by the server, with the show by name. Until the show is closed, only the host learns what was asked. */
interface ReplayedStory extends Omit<Recorded, 'story' | 'rules'> {
  readonly story: Omit<Story, 'show'> & { readonly show: string };
  readonly used: UsedPack;
}

/** For the host; nothing if the server does not answer. */
export const fetchUsed = async (code: string, token: string): Promise<UsedPack> => {
  try {
    const answer = await fetch(`/api/episodes/${code}/story`, { headers: { authorization: `Bearer ${token}` } });
    return answer.ok ? ((await answer.json()) as ReplayedStory).used : {};
  } catch {
    return {};
  }
};

/** The published record. */
export const recordAddress = (code: string): string => `/api/episodes/${code}/record`;

export const fetchRecorded = async (code: string): Promise<Fetched> => {
  try {
    const facts = await fetch(`/api/episodes/${code}`);
    if (facts.status === 404) return { ok: false, why: 'missing' };
    if (!facts.ok) return { ok: false, why: 'offline' };
    const { over, closed, rules } = (await facts.json()) as Pick<Recorded, 'over' | 'closed' | 'rules'>;
    if (!over && !closed) return { ok: false, why: 'notYet' };
    const answer = await fetch(`/api/episodes/${code}/story`);
    // The host undid the end between the two requests.
    if (answer.status === 403) return { ok: false, why: 'notYet' };
    if (!answer.ok) return { ok: false, why: 'offline' };
    const { story, used: _used, ...rest } = (await answer.json()) as ReplayedStory;
    const show = await manifestOf(story.show)?.rules();
    if (show === undefined) return { ok: false, why: 'missing' };
    return { ok: true, recorded: { ...rest, rules, story: { ...story, show } } };
  } catch {
    return { ok: false, why: 'offline' };
  }
};

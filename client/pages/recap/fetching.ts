/** Fetches the story of a show for its recap. This publishes nothing: the host may still undo a step. */
import type { Differences } from '../../../shared/engine/house.ts';
import type { Currency } from '../../../shared/engine/money.ts';
import type { DiceAlarm } from '../../../shared/engine/protocol.ts';
import { type TapeHead, tapePath } from '../../../shared/engine/tape.ts';
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

interface Missing {
  readonly ok: false;
  /** `soon`: it is over, and its pages tell the end. */
  readonly why: 'missing' | 'notYet' | 'soon' | 'offline';
}

type Fetched = { readonly ok: true; readonly recorded: Recorded } | Missing;

/** Items of the pack that were asked, by list. */
type UsedPack = Readonly<Record<string, unknown>>;

/** A show's tape as a file, or until it is published its story alike. Until then, only the host learns what was asked. */
interface TapeFile extends Omit<Recorded, 'story'> {
  readonly story: Omit<Story, 'show'> & { readonly show: string };
  readonly used: UsedPack;
}

/** For the host; nothing if the server does not answer. */
export const fetchUsed = async (code: string, token: string): Promise<UsedPack> => {
  try {
    const answer = await fetch(`/api/episodes/${code}/story`, { headers: { authorization: `Bearer ${token}` } });
    return answer.ok ? ((await answer.json()) as TapeFile).used : {};
  } catch {
    return {};
  }
};

/** The published record. */
export const recordAddress = (code: string): string => `/api/episodes/${code}/record`;

/** `late`: alarms that came when the file could not change any more. */
export const fetchTape = async (address: string, late: readonly DiceAlarm[] = []): Promise<Fetched> => {
  try {
    const answer = await fetch(address);
    if (answer.status === 404) return { ok: false, why: 'missing' };
    // The host has just undone the end.
    if (answer.status === 403) return { ok: false, why: 'notYet' };
    if (!answer.ok) return { ok: false, why: 'offline' };
    const { story, used: _used, alarms, ...rest } = (await answer.json()) as TapeFile;
    const show = await manifestOf(story.show)?.rules();
    if (show === undefined) return { ok: false, why: 'missing' };
    return { ok: true, recorded: { ...rest, alarms: [...alarms, ...late], story: { ...story, show } } };
  } catch {
    return { ok: false, why: 'offline' };
  }
};

/** What the head of a published show's tape says of it; nothing before. */
type Published = Extract<TapeHead, { readonly record: string }>;

const publishedHead = async (code: string): Promise<Partial<Published>> => {
  try {
    const answer = await fetch(tapePath(code));
    return answer.ok ? ((await answer.json()) as Partial<Published>) : {};
  } catch {
    return {};
  }
};

/** Why a show has no story; "" where it has one. Asking for it would be refused, and the browser would complain. */
const withoutStory = async (code: string): Promise<'' | Missing['why']> => {
  try {
    const facts = await fetch(`/api/episodes/${code}`);
    if (!facts.ok) return facts.status === 404 ? 'missing' : 'offline';
    const { over, told, closed } = (await facts.json()) as Pick<Recorded, 'over' | 'closed'> & { told: boolean };
    return closed || (over && told) ? '' : over ? 'soon' : 'notYet';
  } catch {
    return 'offline';
  }
};

/** From the show's tape, which any cache may have. Until the show is published, or where no cache answers, from its story. */
export const fetchRecorded = async (code: string): Promise<Fetched> => {
  const { record, at, alarms } = await publishedHead(code);
  const found = record === undefined ? undefined : await fetchTape(`${at}/${record}`, alarms);
  if (found?.ok === true) return found;
  const why = await withoutStory(code);
  return why === '' ? fetchTape(`/api/episodes/${code}/story`, alarms) : { ok: false, why };
};

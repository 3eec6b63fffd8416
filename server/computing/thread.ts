/**
 * A worker thread of `compute.ts`: replays records and computes what was asked of them, one question after another. It holds the
 * latest shows, so that another question about one of them only replays what has been played since.
 */
import { type Entry, Episode, partsOf } from '../../shared/engine/episode.ts';
import { isSame } from '../../shared/engine/json.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { Known } from '../records/known.ts';
import { namesOf } from '../rooms/restore.ts';
import { type TaskName, tasks } from './tasks.ts';

export interface TaskQuestion {
  readonly task: TaskName;
  readonly input: unknown;
  readonly facts: Known['facts'];
  readonly state: Known['state'];
  readonly seed: Uint8Array;
  /** JSON; "" if the thread holds it. */
  readonly pack: string;
  /** JSON of the entries that the thread does not hold yet. */
  readonly entries: readonly string[];
}

/** Entries of all shows that are held: about 2 kB each. */
const maxHeld = 20_000;

/** The shows that are held, the latest last. */
const held = new Map<string, Episode>();

const hold = (code: string, episode: Episode): void => {
  held.delete(code);
  held.set(code, episode);
  let entries = 0;
  for (const each of held.values()) entries += each.entries.length + 1;
  for (const [oldest, each] of held) {
    if (entries <= maxHeld || oldest === code) break;
    held.delete(oldest);
    entries -= each.entries.length + 1;
  }
};

/** The show as far as it is held, with the names that it has now. */
const before = ({ facts, state, pack }: TaskQuestion): Episode => {
  const names = namesOf(state.chairs);
  const known = held.get(facts.code);
  if (known !== undefined) return isSame(known.seats, names) ? known : known.reseat(names);
  const show = showNamed(facts.show);
  if (show === undefined) throw new Error(`the record is of the show ${facts.show}, which this version does not have`);
  const { options } = facts;
  return new Episode(show, { options, pack: JSON.parse(pack), seats: names.length }, names);
};

export const answer = async (question: TaskQuestion): Promise<Uint8Array<ArrayBuffer>> => {
  const { facts, state, seed, task, input, entries } = question;
  const episode = before(question);
  for (const text of entries) {
    const { move, drew, marks } = partsOf(JSON.parse(text) as Entry);
    episode.play(move, drew, marks);
  }
  hold(facts.code, episode);
  return new Uint8Array(Buffer.from(await tasks[task]({ facts, state, episode, seed }, input as never)));
};

/** How many entries of a show are held, unless these are more than were asked for; -1 for none. */
export const heldOf = (code: string, most: number): number => {
  const entries = held.get(code)?.entries.length ?? -1;
  if (entries <= most) return entries;
  held.delete(code);
  return -1;
};

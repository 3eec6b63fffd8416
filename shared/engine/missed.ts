/** Deadlines that passed while somebody owed a move, counted from the record alone: an undo takes them back. */
import type { Episode, Standing } from './episode.ts';
import { waitingFor } from './moves.ts';

interface Missed {
  readonly times: number;
  /** Where they sat. */
  readonly seat: number;
}

/** Seats that owed a move when the clock made this entry; none where it did not. */
const lateAt = ({ entry, before }: Standing): readonly number[] =>
  entry.by === 'clock' && entry.do === 'expire' ? waitingFor(before.act.legal(before.state)) : [];

type MissedByName = ReadonlyMap<string, Missed>;

const none: MissedByName = new Map();

/** By entry: what was missed until then. What stands before an entry never changes, so each move adds to what is known. */
const known = new WeakMap<Standing, MissedByName>();

/** How many deadlines each person missed, by name: whoever takes over a seat begins with none. */
export const missedIn = (standing: readonly Standing[]): MissedByName => {
  const isKnown = (one: Standing) => known.has(one);
  const last = standing.findLastIndex(isKnown);
  let missed = last < 0 ? none : (known.get(standing[last] as Standing) ?? none);
  for (const one of standing.slice(last + 1)) {
    missed = lateAt(one).reduce((before, seat) => {
      const name = one.before.names[seat] ?? '';
      return new Map(before).set(name, { times: (before.get(name)?.times ?? 0) + 1, seat });
    }, missed);
    known.set(one, missed);
  }
  return missed;
};

/** The same by seat, of whoever sits there now. */
export const missedBySeat = ({ standing, names }: Pick<Episode, 'standing' | 'names'>): readonly number[] => {
  const missed = missedIn(standing);
  return names.map(name => missed.get(name)?.times ?? 0);
};

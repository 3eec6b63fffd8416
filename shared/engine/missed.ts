/** Deadlines that passed while somebody owed a move, counted from the record alone: an undo takes them back. */
import type { Episode, Standing } from './episode.ts';
import { keptFor } from './kept.ts';
import { waitingFor } from './moves.ts';

interface Missed {
  readonly times: number;
  /** Where they sat. */
  readonly seat: number;
}

/** Seats that owed a move when the clock made this entry; none where it did not. */
const lateAt: (standing: Standing) => readonly number[] = keptFor(({ entry, before }: Standing) =>
  entry.by === 'clock' && entry.do === 'expire' ? waitingFor(before.act.legal(before.state)) : [],
);

/** How many deadlines each person missed, by name: whoever takes over a seat begins with none. */
export const missedIn = (standing: readonly Standing[]): ReadonlyMap<string, Missed> => {
  const missed = new Map<string, Missed>();
  for (const one of standing)
    for (const seat of lateAt(one)) {
      const name = one.before.names[seat] ?? '';
      missed.set(name, { times: (missed.get(name)?.times ?? 0) + 1, seat });
    }
  return missed;
};

/** The same by seat, of whoever sits there now. */
export const missedBySeat = ({ standing, names }: Pick<Episode, 'standing' | 'names'>): readonly number[] => {
  const missed = missedIn(standing);
  return names.map(name => missed.get(name)?.times ?? 0);
};

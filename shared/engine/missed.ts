/** Deadlines that passed while somebody owed a move, counted from the record alone: an undo takes them back. */
import type { Episode, Standing } from './episode.ts';
import { keptFor } from './kept.ts';
import { waitingFor } from './moves.ts';

/** Who owed a move when the clock made this entry; nobody where it did not. */
const lateAt: (standing: Standing) => readonly string[] = keptFor(({ entry, before }: Standing) =>
  entry.by === 'clock' && entry.do === 'expire'
    ? waitingFor(before.act.legal(before.state)).map(seat => before.names[seat] ?? '')
    : [],
);

/** How many deadlines each person missed, by name: whoever takes over a seat begins with none. */
export const missedIn = (standing: readonly Standing[]): ReadonlyMap<string, number> => {
  const missed = new Map<string, number>();
  for (const one of standing) for (const name of lateAt(one)) missed.set(name, (missed.get(name) ?? 0) + 1);
  return missed;
};

/** The same by seat, of whoever sits there now. */
export const missedBySeat = ({ standing, names }: Pick<Episode, 'standing' | 'names'>): readonly number[] => {
  const missed = missedIn(standing);
  return names.map(name => missed.get(name) ?? 0);
};

/** What each seat took home from an episode of any show or act, bonus included. */
import type { Json } from '../json.ts';

interface Ended {
  readonly scores: readonly number[];
  readonly result: Json;
}

interface Facts {
  readonly winner?: number;
  readonly earnings?: readonly number[];
  readonly bonus?: { readonly cash?: number };
}

/** Dollars by seat (points where a show counts points); goods apart. */
export const winningsOf = ({ scores, result }: Ended): readonly number[] => {
  const { winner = -1, earnings, bonus } = (result ?? {}) as Facts;
  return scores.map((score, seat) => earnings?.[seat] ?? score + (seat === winner ? (bonus?.cash ?? 0) : 0));
};

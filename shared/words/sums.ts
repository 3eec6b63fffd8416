/** What everybody has at the end, in order: one answer for stage, desk, phones, recap and poster. */

import type { View } from '../engine/show.ts';
import { prizesOf, takenHome } from '../engine/taken-home.ts';
import { scoreUnitOf } from '../shows/index.ts';
import type { Narrator } from './commentary.ts';

/** An amount in the unit of a show's scores. */
export const sumText = (show: string, amount: number, tell: Pick<Narrator, 'money' | 'number'>): string =>
  scoreUnitOf(show) === 'points' ? tell.number(amount) : tell.money(amount);

export interface Sum {
  readonly seat: number;
  readonly amount: number;
  /** "" in a show without scores. */
  readonly text: string;
  /** Names of the prizes beside the money. */
  readonly prizes: readonly string[];
}

/** Everybody, whoever has most first. */
export const sumsOf = (view: View, tell: Pick<Narrator, 'money' | 'number' | 'prize'>): readonly Sum[] => {
  const home = takenHome(view);
  const { ranking, winner } = (view.result ?? {}) as { readonly ranking?: unknown; readonly winner?: unknown };
  const seats = Array.isArray(ranking)
    ? (ranking as readonly number[])
    : [...home.keys()].toSorted(
        (a, b) => (home[b] ?? 0) - (home[a] ?? 0) || Number(b === winner) - Number(a === winner) || a - b,
      );
  return seats.map(seat => {
    const amount = home[seat] ?? 0;
    const text = scoreUnitOf(view.show) === 'none' ? '' : sumText(view.show, amount, tell);
    return {
      seat,
      amount,
      text,
      prizes: prizesOf(view.result, seat, home.length === 1, tell),
    };
  });
};

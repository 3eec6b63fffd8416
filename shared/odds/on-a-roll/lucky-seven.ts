/**
 * The odds of Lucky 7: of every roll one in six wins, one in six is a double and ends it, and the others pay (OR-46 … OR-48).
 * What a prize in kind is worth is no part of the board, so cash is all that is added up here.
 */

import type { View } from '../../show.ts';
import type { LuckySevenBoard } from '../../shows/on-a-roll/boards.ts';
import { in36, pairs, totals, ways } from '../dice.ts';
import { exact, type Fraction, fraction, ONE, over, plus, sum, times, ZERO } from '../fraction.ts';
import { type Odd, type Odds, odd, type PublicSetting, type Throw } from '../odds.ts';

const perPoint = 100;

/** OR-A22: from the dearest prize to the cheapest. */
const timers: readonly number[] = [2, 3, 4, 5, 6];

const paid = pairs.filter(([a, b]) => a !== b && a + b !== 7);

export interface Ending {
  readonly seven: Fraction;
  readonly double: Fraction;
  readonly timeout: Fraction;
  /** Side cash still to come on average, in dollars. */
  readonly cash: Fraction;
}

/** How a game with so many rolls left ends. */
export const endingOf = (timer: number): Ending => {
  if (timer <= 0) return { seven: ZERO, double: ZERO, timeout: ONE, cash: ZERO };
  const next = endingOf(timer - 1);
  const goesOn = fraction(paid.length, 36);
  const now = fraction(perPoint * paid.reduce((total, [a, b]) => total + a + b, 0), 36);
  return {
    seven: plus(in36(ways(7)), times(goesOn, next.seven)),
    double: plus(fraction(6, 36), times(goesOn, next.double)),
    timeout: times(goesOn, next.timeout),
    cash: plus(now, times(goesOn, next.cash)),
  };
};

/** Chance that the side cash still to come is more than `dollars`. `known`: what was found on the way, by dollars and timer. */
export const cashAbove = (dollars: number, timer: number, known = new Map<string, Fraction>()): Fraction => {
  if (dollars < 0) return ONE;
  if (timer <= 0) return ZERO;
  const key = `${dollars} ${timer}`;
  let chance = known.get(key);
  if (chance === undefined) {
    chance = sum(
      totals.map(total => {
        const count = paid.filter(([a, b]) => a + b === total).length;
        return times(in36(count), cashAbove(dollars - perPoint * total, timer - 1, known));
      }),
    );
    known.set(key, chance);
  }
  return chance;
};

const mean = (values: readonly Fraction[]): Fraction => over(sum(values), fraction(values.length));

const bar: readonly Throw[] = totals.flatMap(total =>
  (['seven', 'double', 'cash'] as const).flatMap((does): readonly Throw[] => {
    const fits = ([a, b]: readonly [number, number]) => does === (a + b === 7 ? 'seven' : a === b ? 'double' : 'cash');
    const count = pairs.filter(dice => dice[0] + dice[1] === total && fits(dice)).length;
    return count === 0 ? [] : [{ total, chance: exact(in36(count)), does }];
  }),
);

/** In the format that Lucky 7 decides: chance to lead by side cash alone, whatever the prize (OR-02). */
const lead = (
  { seat, game, lucky }: LuckySevenBoard,
  timers: readonly number[],
  { options }: PublicSetting,
): readonly Odd[] => {
  const { format } = options as { readonly format?: string };
  if (format !== 'lucky-7-total' || game < 2) return [];
  const behind = (lucky[1 - seat] ?? 0) - (lucky[seat] ?? 0);
  return [odd('lead-by-cash', mean(timers.map(timer => cashAbove(behind, timer))))];
};

/** Before the pick any prize may lie behind any letter. */
export const luckySevenOdds = ({ phase, board: shown }: View, setting: PublicSetting): Odds | null => {
  const board = shown as LuckySevenBoard;
  if (phase !== 'pick' && phase !== 'roll') return null;
  const left = phase === 'pick' ? timers : [board.timer];
  const endings = left.map(endingOf);
  const odds = (['seven', 'double', 'timeout', 'cash'] as const).map(of =>
    odd(of, mean(endings.map(ending => ending[of]))),
  );
  return {
    odds: [...odds, ...lead(board, left, setting)],
    policies: {},
    decisions: [],
    throw: phase === 'roll' ? bar : [],
  };
};

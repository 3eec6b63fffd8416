/**
 * The odds of Lucky 7: one roll in six wins, one in six is a double and ends the game, and the others pay (OR-46 … OR-48). The
 * board does not know the value of merchandise, so only cash counts here.
 */

import type { View } from '../../../engine/show.ts';
import { in36, pairs, totals, ways } from '../../../odds/dice.ts';
import { exact, type Fraction, fraction, ONE, over, plus, sum, times, ZERO } from '../../../odds/fraction.ts';
import { type Odd, type Odds, odd, type PublicSetting, type Throw } from '../../../odds/odds.ts';
import type { LuckySevenBoard } from '../boards.ts';
import { isSettledByLucky, type OnARollOptions } from '../match.ts';

const paid = pairs.filter(([a, b]) => a !== b && a + b !== 7);

export interface Ending {
  readonly seven: Fraction;
  readonly double: Fraction;
  readonly timeout: Fraction;
  /** Side cash still to come on average, in dollars. */
  readonly cash: Fraction;
}

/** How a game with this many rolls left ends. `side`: dollars a point. */
export const endingOf = (timer: number, side: number): Ending => {
  if (timer <= 0) return { seven: ZERO, double: ZERO, timeout: ONE, cash: ZERO };
  const next = endingOf(timer - 1, side);
  const goesOn = fraction(paid.length, 36);
  const now = fraction(side * paid.reduce((total, [a, b]) => total + a + b, 0), 36);
  return {
    seven: plus(in36(ways(7)), times(goesOn, next.seven)),
    double: plus(fraction(6, 36), times(goesOn, next.double)),
    timeout: times(goesOn, next.timeout),
    cash: plus(now, times(goesOn, next.cash)),
  };
};

/** The chance that more than `dollars` of side cash is still to come. `known`: a cache, by dollars and timer. */
export const cashAbove = (
  dollars: number,
  timer: number,
  side: number,
  known = new Map<string, Fraction>(),
): Fraction => {
  if (dollars < 0) return ONE;
  if (timer <= 0) return ZERO;
  const key = `${dollars} ${timer}`;
  let chance = known.get(key);
  if (chance === undefined) {
    chance = sum(
      totals.map(total => {
        const count = paid.filter(([a, b]) => a + b === total).length;
        return times(in36(count), cashAbove(dollars - side * total, timer - 1, side, known));
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

/** If Lucky 7 decides: the chance to lead by side cash alone, whatever the prize (OR-02). */
const lead = (
  { seat, game, lucky, wins }: LuckySevenBoard,
  timers: readonly number[],
  options: OnARollOptions,
): readonly Odd[] => {
  const decides = options.format === 'lucky-7-total' ? game > 1 : isSettledByLucky({ options, wins });
  if (!decides) return [];
  const behind = (lucky[1 - seat] ?? 0) - (lucky[seat] ?? 0);
  return [odd('lead-by-cash', mean(timers.map(timer => cashAbove(behind, timer, options.house.luckySeven.side))))];
};

/** Before the pick, any prize may be behind any letter. */
export const luckySevenOdds = ({ phase, board: shown }: View, setting: PublicSetting): Odds | null => {
  const options = setting.options as OnARollOptions;
  const { timers, side } = options.house.luckySeven;
  const board = shown as LuckySevenBoard;
  if (phase !== 'pick' && phase !== 'roll') return null;
  const left = phase === 'pick' ? timers : [board.timer];
  const endings = left.map(timer => endingOf(timer, side));
  const odds = (['seven', 'double', 'timeout', 'cash'] as const).map(of =>
    odd(of, mean(endings.map(ending => ending[of]))),
  );
  return {
    odds: [...odds, ...lead(board, left, options)],
    policies: {},
    decisions: [],
    throw: phase === 'roll' ? bar : [],
  };
};

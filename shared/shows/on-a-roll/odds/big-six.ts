/** The odds of Big 6: the money roll, and which of the six letters further rolls open (OR-34, OR-39). */

import type { View } from '../../../engine/show.ts';
import { in36, pairs, totals, ways } from '../../../odds/dice.ts';
import { exact, type Fraction, fraction, ONE, plus, times, ZERO } from '../../../odds/fraction.ts';
import { type Odds, odd, type PublicSetting, type Throw } from '../../../odds/odds.ts';
import type { BigSixBoard } from '../boards.ts';
import type { OnARollOptions } from '../match.ts';

/** OR-39, OR-A19: a double, or two numbers that are both taken. */
const isWasted = (taken: readonly number[], [a, b]: readonly [number, number]): boolean =>
  a === b || (taken.includes(a) && taken.includes(b));

/** The chance that a roll is wasted when this many of the six numbers are taken. */
export const wastedChance = (taken: number): Fraction => fraction(6 + taken * (taken - 1), 36);

/** Chances that 0, 1, 2 … 6 letters are open after this many more rolls, if the word is not solved before. */
export const lettersAfter = (taken: number, rolls: number): readonly Fraction[] => {
  let chances: readonly Fraction[] = Array.from({ length: 7 }, (_, n) => (n === taken ? ONE : ZERO));
  for (let roll = 0; roll < rolls; roll++) {
    chances = chances.map((chance, n) => {
      const stays = times(chance, wastedChance(n));
      if (n === 0) return stays;
      const used = fraction(36 - 6 - (n - 1) * (n - 2), 36);
      return plus(stays, times(chances[n - 1] ?? ZERO, used));
    });
  }
  return chances;
};

const moneyRoll = (perPoint: number, doubled: boolean): Odds => ({
  odds: [odd('top', fraction(7 * perPoint * (doubled ? 2 : 1)))],
  policies: {},
  decisions: [],
  throw: totals.map(total => ({ total, chance: exact(in36(ways(total))), does: 'money-roll' })),
});

const bar = (taken: readonly number[]): readonly Throw[] =>
  totals.flatMap(total =>
    ([false, true] as const).flatMap((wasted): readonly Throw[] => {
      const count = pairs.filter(dice => dice[0] + dice[1] === total && isWasted(taken, dice) === wasted).length;
      return count === 0 ? [] : [{ total, chance: exact(fraction(count, 36)), does: wasted ? 'wasted' : 'pick' }];
    }),
  );

export const bigSixOdds = ({ phase, board }: View, { options }: PublicSetting): Odds | null => {
  const { doubled, rolls, cells } = board as BigSixBoard;
  if (phase === 'money-roll') return moneyRoll((options as OnARollOptions).house.bigSix.roll, doubled);
  if ((phase !== 'roll' && phase !== 'guess') || rolls === 0) return null;
  const taken = cells.flatMap(({ open }, i) => (open ? [i + 1] : []));
  const letters = lettersAfter(taken.length, rolls).flatMap((chance, n) =>
    chance.num === 0n ? [] : [odd(`letters.${n}`, chance)],
  );
  return {
    odds: [odd('wasted', wastedChance(taken.length)), ...letters],
    policies: {},
    decisions: [],
    throw: bar(taken),
  };
};

/**
 * The odds of a round of On A Roll. A double, or a throw that opens nothing because neither a face nor the total is hidden in
 * any row, gives control and a free letter to the opponent (OR-20, OR-22). The value of a move is the chance to be in control
 * after the next throw, whoever makes it. A pick has it if its seat throws on.
 */

import type { View } from '../../../engine/show.ts';
import { pairs, totals } from '../../../odds/dice.ts';
import { exact, type Fraction, fraction, minus, ONE } from '../../../odds/fraction.ts';
import { type Decision, decision, type Odds, odd, type Throw } from '../../../odds/odds.ts';
import type { GameBoard } from '../boards.ts';
import { hiddenSpots, openSpots, picksFor, type Row, type Spot } from '../clue-board.ts';

type Effect = 'pick' | 'double' | 'unplayable';

/** The numbers that are hidden in any row. */
const numbersOf = (rows: readonly Row[]): ReadonlySet<number> => new Set(hiddenSpots(rows).map(({ number }) => number));

const effectOf = (numbers: ReadonlySet<number>, [a, b]: readonly [number, number]): Effect => {
  if (a === b) return 'double';
  return numbers.has(a) || numbers.has(b) || numbers.has(a + b) ? 'pick' : 'unplayable';
};

/** How many of the 36 throws have this effect. */
const countOf = (numbers: ReadonlySet<number>, effect: Effect): number =>
  pairs.filter(dice => effectOf(numbers, dice) === effect).length;

const playableChance = (numbers: ReadonlySet<number>): Fraction => fraction(countOf(numbers, 'pick'), 36);

const bar = (numbers: ReadonlySet<number>): readonly Throw[] =>
  totals.flatMap(total =>
    (['pick', 'double', 'unplayable'] as const).flatMap((does): readonly Throw[] => {
      const count = pairs.filter(dice => dice[0] + dice[1] === total && effectOf(numbers, dice) === does).length;
      return count === 0 ? [] : [{ total, chance: exact(fraction(count, 36)), does }];
    }),
  );

const pickWorth = (rows: readonly Row[], cells: readonly Spot[]): Decision =>
  decision({ do: 'pick', cells }, playableChance(numbersOf(openSpots(rows, cells))));

export const onARollOdds = ({ phase, board }: View): Odds | null => {
  const { rows, rolls, mustRoll, dice } = board as GameBoard;
  // Without a further throw there are no odds (OR-A8).
  if (rolls === 0) return null;
  if (phase === 'pick' || phase === 'free-letter') {
    const picks = phase === 'pick' ? picksFor(rows, dice) : hiddenSpots(rows).map(spot => [spot]);
    return { odds: [], policies: {}, decisions: picks.map(cells => pickWorth(rows, cells)), throw: [] };
  }
  if ((phase !== 'roll' && phase !== 'decide') || hiddenSpots(rows).length === 0) return null;
  const numbers = numbersOf(rows);
  const playable = playableChance(numbers);
  const lost = minus(ONE, playable);
  const mayPass = !(phase === 'roll' && mustRoll);
  return {
    odds: [
      odd('pick', playable),
      odd('double', fraction(countOf(numbers, 'double'), 36)),
      odd('unplayable', fraction(countOf(numbers, 'unplayable'), 36)),
    ],
    policies: {},
    decisions: mayPass ? [decision({ do: 'roll' }, playable), decision({ do: 'pass' }, lost)] : [],
    throw: bar(numbers),
  };
};

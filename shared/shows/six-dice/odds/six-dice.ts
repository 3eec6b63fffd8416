/**
 * The odds of the six-dice game as its audience can know them. In an ordinary turn the value of a move is the points that the
 * turn brings on average under best play. In the last turn it is the chance to end ahead of the others.
 */

import type { View } from '../../../engine/show.ts';
import { compare, exact, type Fraction, fraction, minus, ONE, plus, ZERO } from '../../../odds/fraction.ts';
import {
  type Decision,
  decision,
  type Odd,
  type Odds,
  odd,
  type PublicSetting,
  type Throw,
} from '../../../odds/odds.ts';
import type { SixDiceBoard } from '../board.ts';
import { heldValue, holdsOf } from '../scoring.ts';
import { catchUp } from './catch-up.ts';
import { toFraction } from './sixths.ts';
import { bigOneChance, type Rules, throwOdds } from './throws.ts';
import { allDice, sixBonus, turnAt } from './turn.ts';

/** A turn between two throws: dice in hand, points at stake, bonuses that are safe. */
interface Turn {
  readonly inHand: number;
  readonly points: number;
  readonly bonus: number;
}

/** The values of rolling and stopping; undefined if the player is too far behind to compute them (catch-up.ts). */
interface Prices {
  readonly roll: (turn: Turn) => Fraction | undefined;
  readonly bank: (turn: Turn) => Fraction;
}

const inPoints = (rules: Rules): Prices => ({
  roll: ({ inHand, points, bonus }) => {
    const standing = turnAt(rules, inHand, points);
    return standing === undefined ? undefined : plus(fraction(bonus), toFraction(standing.roll));
  },
  bank: ({ points, bonus }) => fraction(points + bonus),
});

/** `lead`: points of this turn that would only make it level with the best of the others. */
const inChances = (rules: Rules, lead: number): Prices => ({
  roll: ({ inHand, points, bonus }) => {
    const missing = lead - bonus - points;
    if (lead - bonus < 0) return ONE;
    // Ahead by points that a bust would lose.
    if (missing < 0) return minus(ONE, throwOdds(rules, inHand).bust);
    const chance = catchUp(rules, inHand, missing);
    return chance === undefined ? undefined : toFraction(chance);
  },
  bank: ({ points, bonus }) => (points + bonus > lead ? ONE : ZERO),
});

const larger = (a: Fraction | undefined, b: Fraction): Fraction | undefined =>
  a === undefined ? undefined : compare(a, b) > 0 ? a : b;

const nextThrow = (rules: Rules, dice: number): { readonly odds: readonly Odd[]; readonly bar: readonly Throw[] } => {
  const { bust, allScore, points, scoring } = throwOdds(rules, dice);
  const own = rules.rules === 'hot-dice';
  const big = own && rules.house.bigOne > 0 && dice >= 5 ? [odd('big-one', bigOneChance(dice))] : [];
  const goesOn = own ? 'hold' : 'decide';
  const bar = scoring.flatMap((chance, total): readonly Throw[] =>
    chance.num === 0n
      ? []
      : [{ total, chance: exact(chance), does: total === 0 ? 'bust' : total === dice ? 'all-six' : goesOn }],
  );
  return { odds: [odd('bust', bust), odd('all-six', allScore), odd('points', points), ...big], bar };
};

/** Every set of places that may be held, with the value of the turn after it. */
const holds = ({ dice, inHand, points, bonus }: SixDiceBoard, rules: Rules, prices: Prices): readonly Decision[] => {
  const known = new Map<string, Fraction | undefined>();
  return holdsOf(dice, rules.house).flatMap((places): readonly Decision[] => {
    const faces = places.map(place => dice[place - 1] ?? 0);
    const gained = heldValue(faces, rules.house);
    const key = `${places.length} ${gained}`;
    if (!known.has(key)) {
      const all = places.length === inHand;
      const turn: Turn = {
        inHand: all ? allDice : inHand - places.length,
        points: points + gained,
        bonus: bonus + (all ? sixBonus(rules) : 0),
      };
      known.set(key, larger(prices.roll(turn), prices.bank(turn)));
    }
    const worth = known.get(key);
    return worth === undefined ? [] : [decision({ do: 'hold', dice: places }, worth)];
  });
};

/** SD-10: with two players, the chance that the other catches up in the last turn if this one stops now, past the target. */
const answered = (
  { seats }: View,
  { target, turn, points, bonus }: SixDiceBoard,
  rules: Rules,
  best: number,
): readonly Odd[] => {
  const score = (seats[turn]?.score ?? 0) + points + bonus;
  if (seats.length !== 2 || score <= target) return [];
  const chance = catchUp(rules, allDice, score - best);
  return chance === undefined ? [] : [odd('bank.catch-up', toFraction(chance))];
};

export const sixDiceOdds = (view: View, { options }: PublicSetting): Odds | null => {
  const board = view.board as SixDiceBoard;
  const rules = options as Rules;
  const { turn, inHand, points, bonus, lastTurn } = board;
  if (turn < 0) return null;
  const score = view.seats[turn]?.score ?? 0;
  const best = Math.max(...view.seats.filter((_, seat) => seat !== turn).map(seat => seat.score));
  const prices = lastTurn ? inChances(rules, best - score) : inPoints(rules);
  if (view.phase === 'hold') return { odds: [], policies: {}, decisions: holds(board, rules, prices), throw: [] };
  const now: Turn = { inHand, points, bonus };
  const { odds, bar } = nextThrow(rules, inHand);
  const roll = prices.roll(now);
  const bank = prices.bank(now);
  const decides = view.phase === 'decide';
  const decisions =
    decides && roll !== undefined ? [decision({ do: 'roll' }, roll), decision({ do: 'bank' }, bank)] : [];
  const ahead = decides ? larger(roll, bank) : roll;
  if (lastTurn) {
    return {
      odds: ahead === undefined ? odds : [...odds, odd('catch-up', ahead)],
      policies: {},
      decisions,
      throw: bar,
    };
  }
  const others = decides ? answered(view, board, rules, best) : [];
  const rolls = !decides || ahead !== bank;
  const standing = rolls ? turnAt(rules, inHand, points) : undefined;
  const bestTurn = {
    points: exact(ahead ?? bank),
    bust: exact(standing === undefined ? ZERO : toFraction(standing.bust)),
    'all-six': exact(standing === undefined ? ZERO : toFraction(standing.allSix)),
  };
  const known = !rolls || standing !== undefined;
  return {
    odds: [...odds, ...others],
    policies: known ? { 'best-turn': bestTurn } : {},
    decisions,
    throw: bar,
  };
};

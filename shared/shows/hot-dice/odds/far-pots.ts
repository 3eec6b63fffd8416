/**
 * The best play for pots so large that it no longer changes. There the values are linear in the pot. They are found by trying a
 * way of playing and changing each choice that another would beat as the pot grows, until there is none. The result holds from
 * the last pot at which two lines of a choice cross. Mostly banking is right there, but a player with three coins and 'double
 * pot' on the board should roll whatever the pot.
 */
import { totals, ways } from '../../../odds/dice.ts';
import {
  compare,
  type Fraction,
  fraction,
  isZero,
  minus,
  ONE,
  over,
  plus,
  times,
  ZERO,
} from '../../../odds/fraction.ts';
import type { Doubles, Find, Rules } from './push-luck-rules.ts';
import { commonDenominator, type Line } from './scale.ts';

export interface FarPot {
  /** Units. */
  readonly from: number;
  /** Rolling is right whatever the pot. */
  readonly goesOn: boolean;
  readonly decide: Line;
  readonly roll: Line;
}

const nothing: Line = { slope: ZERO, more: ZERO, banked: ZERO };
const bank: Line = { slope: ONE, more: ZERO, banked: ONE };

const times36 = fraction(36);

/** For growing pots: the steeper one, then the higher one. */
const order = (a: Line, b: Line): number => compare(a.slope, b.slope) || compare(a.more, b.more);

/** A line that depends on the line of deciding: `known`, plus multiples of that line's slope, of its slope for the increase … */
interface Mix {
  readonly known: Line;
  readonly slope: Fraction;
  readonly more: Fraction;
  /** … and of its `more` and `banked`. */
  readonly rest: Fraction;
}

const none: Mix = { known: nothing, slope: ZERO, more: ZERO, rest: ZERO };

const addLines = (a: Line, b: Line, by: Fraction): Line => ({
  slope: plus(a.slope, times(b.slope, by)),
  more: plus(a.more, times(b.more, by)),
  banked: plus(a.banked, times(b.banked, by)),
});

const add = (a: Mix, b: Mix, by: Fraction): Mix => ({
  known: addLines(a.known, b.known, by),
  slope: plus(a.slope, times(b.slope, by)),
  more: plus(a.more, times(b.more, by)),
  rest: plus(a.rest, times(b.rest, by)),
});

const known = (line: Line): Mix => ({ ...none, known: line });

/** Deciding with `factor` times the pot and `units` more. */
const then = (factor: number, units: number): Mix => ({
  known: nothing,
  slope: fraction(factor),
  more: fraction(units),
  rest: ONE,
});

const lineOf = (mix: Mix, v: Line): Line => ({
  slope: plus(mix.known.slope, times(mix.slope, v.slope)),
  more: plus(mix.known.more, plus(times(mix.more, v.slope), times(mix.rest, v.more))),
  banked: plus(mix.known.banked, times(mix.rest, v.banked)),
});

/** Solves v = mix of v. */
const solved = (mix: Mix): Line => {
  const slope = over(mix.known.slope, minus(ONE, mix.slope));
  const left = minus(ONE, mix.rest);
  return {
    slope,
    more: over(plus(mix.known.more, times(mix.more, slope)), left),
    banked: over(mix.known.banked, left),
  };
};

const doubleTotals = [2, 4, 6, 8, 10, 12] as const;

export const farPots = (rules: Rules, doubles: Doubles, coins: number, turns: number) => {
  const found = new Map<string, FarPot>();

  const mixOfFind = ({ kind, amount, turns: extraTurns }: Find, purse: Key): Mix => {
    const turnedLine = extraTurns ? found.get(keyOf({ ...purse, turns: purse.turns - 1 }))?.decide : undefined;
    const decide = (factor: number, units: number): Mix => {
      const mix = then(factor, units);
      return turnedLine === undefined ? mix : known(lineOf(mix, turnedLine));
    };
    switch (kind) {
      case 'cash':
        return decide(1, amount);
      case 'double-pot':
        return decide(2, 0);
      case 'nothing':
        return decide(1, 0);
      case 'free-rolls':
        // The mean of a throw is 7 points.
        return decide(1, 7 * amount * rules.perFreePoint);
      default:
        return bust(purse);
    }
  };

  const bust = ({ coins, turns }: Key): Mix => {
    const forced = coins > 0 ? found.get(keyOf({ coins: coins - 1, turns }))?.roll : undefined;
    return known(forced ?? nothing);
  };

  const open = (purse: Key): Mix =>
    rules.board(purse.turns).reduce((mix, space) => add(mix, mixOfFind(space, purse), fraction(1, 6)), none);

  const solve = (purse: Key): FarPot => {
    const opened = open(purse);
    const opens = new Set<number>();
    let rolls = false;
    const throwMix = (): Mix => {
      let mix = none;
      for (const total of totals) {
        const isDouble = total % 2 === 0;
        const plain = ways(total) - (isDouble ? 1 : 0);
        const after = rules.busts.includes(total) ? bust(purse) : then(1, rules.perPoint * total);
        mix = add(mix, after, over(fraction(plain), times36));
        if (isDouble) mix = add(mix, opens.has(total) ? opened : then(1, rules.perPoint * total), fraction(1, 36));
      }
      return mix;
    };
    for (;;) {
      const mix = throwMix();
      const decide = rolls ? solved(mix) : bank;
      const roll = lineOf(mix, decide);
      const openLine = lineOf(opened, decide);
      let changed = false;
      if (doubles === 'either') {
        for (const total of doubleTotals) {
          const better = order(openLine, lineOf(then(1, rules.perPoint * total), decide)) > 0;
          if (better === opens.has(total)) continue;
          changed = true;
          if (better) opens.add(total);
          else opens.delete(total);
        }
      }
      if (!changed && rolls !== order(roll, bank) > 0) {
        rolls = !rolls;
        changed = true;
      }
      if (changed) continue;
      return { from: holdsFrom(purse, decide, roll, openLine), goesOn: rolls, decide, roll };
    }
  };

  const holdsFrom = (purse: Key, decide: Line, roll: Line, openLine: Line): number => {
    let from = 0;
    const cross = (a: Line, b: Line) => {
      const steeper = minus(a.slope, b.slope);
      if (isZero(steeper)) return;
      const { num, den } = over(minus(b.more, a.more), steeper);
      from = Math.max(from, Number(num / den) + 1);
    };
    cross(roll, bank);
    if (doubles === 'either') {
      for (const total of doubleTotals) cross(openLine, lineOf(then(1, rules.perPoint * total), decide));
    }
    const before = [
      ...(purse.coins > 0 ? [{ ...purse, coins: purse.coins - 1 }] : []),
      ...(purse.turns === 0 ? [] : [{ ...purse, turns: purse.turns - 1 }]),
    ];
    for (const key of before) from = Math.max(from, found.get(keyOf(key))?.from ?? 0);
    return from;
  };

  for (let left = 0; left <= turns; left++) {
    for (let n = 0; n <= coins; n++) found.set(keyOf({ coins: n, turns: left }), solve({ coins: n, turns: left }));
  }
  const lines = [...found.values()].flatMap(({ decide, roll }) => [decide, roll]);
  return {
    of: (coins: number, turns: number): FarPot => found.get(keyOf({ coins, turns })) ?? missing(),
    unit: commonDenominator(lines.flatMap(({ slope, more, banked }): Fraction[] => [slope, more, banked])),
  };
};

interface Key {
  readonly coins: number;
  readonly turns: number;
}

const keyOf = ({ coins, turns }: Key): string => `${coins} ${turns}`;

const missing = (): never => {
  throw new Error('more coins than the table was made for');
};

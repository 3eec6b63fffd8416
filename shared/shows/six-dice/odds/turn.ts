/**
 * The best turn of the six-dice game. A turn has collected p points and has n dice in hand. The value of rolling is the mean
 * over all throws of what the best hold leads to, and nothing after a bust. The advantage of rolling over the points at stake
 * can only shrink as they grow, and the points never shrink. So from the stake at which one more throw does not pay for any
 * number of dice, stopping is always best, and below it a computation downward in p is exact. The bonus is kept in any case
 * (SD-A7), so it is added where it is earned and never at stake.
 */
import { gcd } from '../../../odds/fraction.ts';
import { Tables } from '../../../odds/tables.ts';
import { add, isLarger, meanOf, type Sixths, whole } from './sixths.ts';
import { keyOf, type Rules, throwTable } from './throws.ts';

export const allDice = 6;

/** SD-04, SD-08. The other rule set has none (SH-A2). */
export const sixBonus = ({ rules, house }: Rules): number => (rules === 'by-bj' ? house.six : 0);

/** Every score is a multiple of it. */
export const unitOf = (rules: Rules): number => {
  const amounts = throwTable(rules, allDice).outcomes.flatMap(({ holds }) => holds.map(({ points }) => points));
  return Number([...amounts, sixBonus(rules)].reduce((unit, points) => gcd(unit, BigInt(points)), 0n));
};

/** More levels, or more successive throws, would keep people waiting. */
const maxLevels = 4000;
const maxThrows = 400;

interface Standing {
  /** Mean points of the turn from here if the dice are thrown, including bonuses still to come, but not earlier ones. */
  readonly roll: Sixths;
  /** The same under the better of rolling and stopping. */
  readonly best: Sixths;
  /** The chance that the turn busts if the dice are thrown and play is best. */
  readonly bust: Sixths;
  /** The chance that all six dice come to score, now or later in the turn, in the same way. */
  readonly allSix: Sixths;
}

interface TurnTable {
  readonly unit: number;
  /** By points in units, then by dice in hand. */
  readonly levels: readonly (readonly Standing[])[];
  /** From these points on stopping is best for any number of dice. */
  readonly limit: number;
}

/** The smallest stake, in whole units, at which a single throw brings nothing on average for any number of dice. */
const stakeOfNoReturn = (rules: Rules, unit: number): number => {
  let limit = 0;
  for (let dice = 1; dice <= allDice; dice++) {
    const { bust, outcomes } = throwTable(rules, dice);
    let gain = 0;
    for (const { ways, holds } of outcomes) {
      const most = Math.max(...holds.map(({ dice: held, points }) => points + (held === dice ? sixBonus(rules) : 0)));
      gain += ways * most;
    }
    limit = Math.max(limit, gain / bust);
  }
  return Math.ceil(limit / unit) * unit;
};

const zero = whole(0);
const certain = whole(1);

/** The values of `dice` dice with this many points. `above` looks up those with more points. */
const standing = (
  rules: Rules,
  dice: number,
  points: number,
  above: (dice: number, points: number) => Standing | undefined,
): Standing => {
  const { bust, outcomes } = throwTable(rules, dice);
  const values: { ways: number; value: Sixths }[] = [];
  const busts: { ways: number; value: Sixths }[] = [];
  const alls: { ways: number; value: Sixths }[] = [];
  for (const { ways, holds } of outcomes) {
    let value: Sixths | undefined;
    let risk = zero;
    let allSix = zero;
    for (const hold of holds) {
      const all = hold.dice === dice;
      const collected = points + hold.points;
      const next = above(all ? allDice : dice - hold.dice, collected);
      const plain = next === undefined ? whole(collected) : next.best;
      const worth = all ? add(plain, sixBonus(rules)) : plain;
      if (value !== undefined && !isLarger(worth, value)) continue;
      value = worth;
      const rolls = next !== undefined && isLarger(next.roll, whole(collected));
      risk = rolls ? next.bust : zero;
      allSix = all ? certain : rolls ? next.allSix : zero;
    }
    values.push({ ways, value: value ?? zero });
    if (risk !== zero) busts.push({ ways, value: risk });
    if (allSix !== zero) alls.push({ ways, value: allSix });
  }
  const roll = meanOf(values, 0, dice);
  const stop = whole(points);
  return {
    roll,
    best: isLarger(roll, stop) ? roll : stop,
    bust: meanOf(busts, bust, dice),
    allSix: meanOf(alls, 0, dice),
  };
};

// null if amounts are so far apart that the best turn is not computed.
const tables = new Tables<TurnTable | null>(6);

const makeTable = (rules: Rules): TurnTable | null => {
  const unit = unitOf(rules);
  const limit = stakeOfNoReturn(rules, unit);
  const least = Math.min(
    ...throwTable(rules, allDice).outcomes.flatMap(({ holds }) => holds.map(({ points }) => points)),
  );
  if (limit / unit > maxLevels || limit / least > maxThrows) return null;
  const levels: Standing[][] = [];
  const above = (dice: number, points: number) => levels[points / unit]?.[dice];
  for (let points = limit - unit; points >= 0; points -= unit) {
    const level: Standing[] = [];
    for (let dice = 1; dice <= allDice; dice++) level[dice] = standing(rules, dice, points, above);
    levels[points / unit] = level;
  }
  return { unit, levels, limit };
};

/**
 * A turn with `dice` dice (1 to 6) in hand and `points` (a sum of scores, 0 or more) at stake. Means are points of the turn,
 * including bonuses still to come, but not earlier ones. undefined if it is not computed.
 */
export const turnAt = (rules: Rules, dice: number, points: number): Standing | undefined => {
  const table = tables.get(keyOf(rules), () => makeTable(rules));
  if (table === null) return undefined;
  if (points < table.limit) return table.levels[points / table.unit]?.[dice];
  return standing(rules, dice, points, () => undefined);
};

/**
 * The best turn of the six-dice game. A turn that has collected p points stands with n dice in hand; rolling on is worth the
 * mean over all throws of what the best hold leads to, nothing after a bust. What rolling brings above the points at stake
 * can only shrink as they grow, and the points never shrink: from the stake at which one more throw does not pay for any
 * number of dice, stopping is best for good, and below it a program downward in p is exact. The bonus of 500 is kept whatever
 * happens (SD-A7), so it is added where it is earned and never at stake.
 */
import { add, isLarger, meanOf, type Sixths, whole } from './sixths.ts';
import { type Rules, throwTable } from './throws.ts';

export const allDice = 6;

/** SD-04, SD-08; the other rule set has none (SH-A2). */
export const sixBonus = (rules: Rules): number => (rules === 'by-bj' ? 500 : 0);

/** Every score is a multiple of it. */
export const unit = 50;

interface Standing {
  /** Mean points of the turn from here when the dice are thrown, bonuses still to come included, those before not. */
  readonly roll: Sixths;
  /** The same under the better of rolling and stopping. */
  readonly best: Sixths;
  /** Chance that the turn busts when the dice are thrown and all goes on as well as it can. */
  readonly bust: Sixths;
}

interface TurnTable {
  /** By points / 50, then by dice in hand. */
  readonly levels: readonly (readonly Standing[])[];
  /** From these points on stopping is best for any number of dice. */
  readonly limit: number;
}

/** The least stake, in whole units, at which a single throw brings nothing on average for any number of dice. */
const stakeOfNoReturn = (rules: Rules): number => {
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

/** What `dice` dice bring from so many points; `above` looks up the standings of more points. */
const standing = (
  rules: Rules,
  dice: number,
  points: number,
  above: (dice: number, points: number) => Standing | undefined,
): Standing => {
  const { bust, outcomes } = throwTable(rules, dice);
  const values: { ways: number; value: Sixths }[] = [];
  const busts: { ways: number; value: Sixths }[] = [];
  for (const { ways, holds } of outcomes) {
    let value: Sixths | undefined;
    let risk = zero;
    for (const hold of holds) {
      const all = hold.dice === dice;
      const collected = points + hold.points;
      const next = above(all ? allDice : dice - hold.dice, collected);
      const plain = next === undefined ? whole(collected) : next.best;
      const worth = all ? add(plain, sixBonus(rules)) : plain;
      if (value !== undefined && !isLarger(worth, value)) continue;
      value = worth;
      risk = next !== undefined && isLarger(next.roll, whole(collected)) ? next.bust : zero;
    }
    values.push({ ways, value: value ?? zero });
    if (risk !== zero) busts.push({ ways, value: risk });
  }
  const roll = meanOf(values, 0, dice);
  const stop = whole(points);
  return { roll, best: isLarger(roll, stop) ? roll : stop, bust: meanOf(busts, bust, dice) };
};

const tables = new Map<Rules, TurnTable>();

const tableOf = (rules: Rules): TurnTable => {
  const known = tables.get(rules);
  if (known !== undefined) return known;
  const limit = stakeOfNoReturn(rules);
  const levels: Standing[][] = [];
  const above = (dice: number, points: number) => levels[points / unit]?.[dice];
  for (let points = limit - unit; points >= 0; points -= unit) {
    const level: Standing[] = [];
    for (let dice = 1; dice <= allDice; dice++) level[dice] = standing(rules, dice, points, above);
    levels[points / unit] = level;
  }
  const table = { levels, limit };
  tables.set(rules, table);
  return table;
};

/**
 * A turn with `dice` dice (1 to 6) in hand and `points` (a multiple of 50, 0 or more) at stake. Means are points of the turn;
 * bonuses earned before do not count, those still to come do.
 */
export const turnAt = (rules: Rules, dice: number, points: number): Standing => {
  const { levels, limit } = tableOf(rules);
  if (points < limit) return levels[points / unit]?.[dice] as Standing;
  return standing(rules, dice, points, () => undefined);
};

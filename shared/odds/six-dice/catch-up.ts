/**
 * The last turn (SD-10, SD-11): it is for beating the best of the others, so nothing is kept by stopping below that. What is
 * still missing falls with every hold and, by BJ, by 500 whenever all six are in, since the bonus cannot be lost. The table
 * grows downward in what is missing as far as it is asked for.
 */
import { isLarger, meanOf, type Sixths, whole } from './sixths.ts';
import { type Rules, throwTable } from './throws.ts';
import { allDice, sixBonus, unit } from './turn.ts';

/** Points missing up to which the chance is worked out; beyond it is below one in a million. */
export const farthest = 12_000;

const sure = whole(1);
/** By missing points / 50, then by dice in hand. */
const tables: Readonly<Record<Rules, Sixths[][]>> = { 'by-bj': [], 'hot-dice': [] };

const extend = (rules: Rules, levels: Sixths[][]): void => {
  const missing = levels.length * unit;
  const level: Sixths[] = [];
  for (let dice = 1; dice <= allDice; dice++) {
    const terms = throwTable(rules, dice).outcomes.map(({ ways, holds }) => {
      let value: Sixths | undefined;
      for (const hold of holds) {
        const all = hold.dice === dice;
        const left = missing - hold.points - (all ? sixBonus(rules) : 0);
        const chance = left < 0 ? sure : (levels[left / unit]?.[all ? allDice : dice - hold.dice] ?? sure);
        if (value === undefined || isLarger(chance, value)) value = chance;
      }
      return { ways, value: value ?? sure };
    });
    level[dice] = meanOf(terms, 0, dice);
  }
  levels.push(level);
};

/**
 * Chance to get ahead by throwing `dice` dice when `missing` points would only bring level. Below zero one is ahead: 1.
 * Undefined beyond `farthest`.
 */
export const catchUp = (rules: Rules, dice: number, missing: number): Sixths | undefined => {
  if (missing < 0) return sure;
  if (missing > farthest) return undefined;
  // One point short of a multiple of 50 needs as many points as the multiple below.
  const level = Math.floor(missing / unit);
  const levels = tables[rules];
  while (levels.length <= level) extend(rules, levels);
  return levels[level]?.[dice];
};

/**
 * The last turn (SD-10, SD-11). Its player must beat the best of the others, so stopping below that gains nothing. The points
 * that are missing fall with every hold and, by BJ, by the bonus whenever all six score, since the bonus cannot be lost. The
 * table grows by missing points, as far as it is asked for.
 */

import { Tables } from '../../../odds/tables.ts';
import { isLarger, meanOf, type Sixths, whole } from './sixths.ts';
import { keyOf, type Rules, throwTable } from './throws.ts';
import { allDice, sixBonus, unitOf } from './turn.ts';

/** Missing points up to which the chance is computed at least, in units: 12,000 points by the show's own numbers. */
const fewestLevels = 240;
const maxLevels = 4000;
const enough = 12_000;

/** Beyond it the chance is below one in a million by the show's own numbers. */
const farthestOf = (unit: number): number => Math.max(fewestLevels * unit, Math.min(enough, maxLevels * unit));

const sure = whole(1);
interface Table {
  readonly unit: number;
  /** By missing points in units, then by dice in hand. */
  readonly levels: Sixths[][];
}

const tables = new Tables<Table>(6);

const extend = (rules: Rules, { unit, levels }: Table): void => {
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
 * The chance to get ahead by throwing `dice` dice when `missing` points would only make it level. If it is negative one is
 * ahead: 1. undefined beyond the farthest level.
 */
export const catchUp = (rules: Rules, dice: number, missing: number): Sixths | undefined => {
  if (missing < 0) return sure;
  const table = tables.get(keyOf(rules), () => ({ unit: unitOf(rules), levels: [] }));
  if (missing > farthestOf(table.unit)) return undefined;
  // Part of a unit needs as many points as the units below.
  const level = Math.floor(missing / table.unit);
  while (table.levels.length <= level) extend(rules, table);
  return table.levels[level]?.[dice];
};

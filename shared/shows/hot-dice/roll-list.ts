/** The list of 100 rolls thrown in advance. A round goes through it from the number that a player chose (HD-12, HD-27). */
import type { Chance } from '../../engine/chance.ts';

const rolls = 100;

/** The places at which a round may begin. */
export const startRange = { kind: 'int', min: 1, max: rolls } as const;

/** Faces of roll 1, roll 2, …, two each. Secret except for the roll just shown. */
type RollList = readonly number[];

export const freshList = (chance: Chance): RollList => chance.dice(2 * rolls, 'list');

export const rollAt = (list: RollList, position: number): readonly [number, number] => [
  list[2 * position - 2] ?? 0,
  list[2 * position - 1] ?? 0,
];

/** HD-80: the first roll follows the last. It also follows 0, before any roll. */
export const after = (position: number): number => (position % rolls) + 1;

export const totalOf = (dice: readonly number[]): number => (dice[0] ?? 0) + (dice[1] ?? 0);

export const isDouble = (dice: readonly number[]): boolean => dice.length === 2 && dice[0] === dice[1];

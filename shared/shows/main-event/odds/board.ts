/**
 * Boards of The Main Event as its odds see them. The two numbers of a medal are equivalent, so a board is given by how many
 * halves of each medal are claimed, whether the first 7 has come, and the throws left in the last stage.
 */

import { ways } from '../../../odds/dice.ts';
import { luckyNumbers, medals } from '../act.ts';

/** Halves claimed, 0 … 2, of bronze, silver and gold. */
export type Halves = readonly [number, number, number];

export interface Spot {
  readonly halves: Halves;
  readonly danger: boolean;
  /** Throws left once one number is missing, -1 before. */
  readonly chances: number;
}

/** How many of the 36 throws make one number of the medal. */
const waysOfMedal: readonly number[] = medals.map(([number]) => ways(number));

export const medalOf = (number: number): number =>
  medals.findIndex(numbers => (numbers as readonly number[]).includes(number));

export const halvesOf = (claimed: readonly number[]): Halves => {
  const count = (medal: number) => medals[medal]?.filter(number => claimed.includes(number)).length ?? 0;
  return [count(0), count(1), count(2)];
};

export const claimedCount = (halves: Halves): number => halves[0] + halves[1] + halves[2];

export const wholeMedals = (halves: Halves): readonly number[] =>
  halves.flatMap((count, medal) => (count === 2 ? [medal] : []));

/** Medals with a missing number. */
export const openMedals = (halves: Halves): readonly number[] =>
  halves.flatMap((count, medal) => (count < 2 ? [medal] : []));

/** How many of the 36 throws repeat a claimed number. */
export const repeatWays = (halves: Halves): number =>
  halves.reduce((sum, count, medal) => sum + count * (waysOfMedal[medal] ?? 0), 0);

/** How many of the 36 throws make a missing number of the medal. */
export const claimWays = (halves: Halves, medal: number): number =>
  (2 - (halves[medal] ?? 0)) * (waysOfMedal[medal] ?? 0);

export const keyOf = ({ halves, danger, chances }: Spot): string => `${halves.join('')}${danger ? '!' : '.'}${chances}`;

/** The board after one more number of a medal. */
export interface Claimed {
  readonly swept: boolean;
  /** ME-A12: completing a medal in the danger zone brings an offer. */
  readonly offer: boolean;
  readonly spot: Spot;
}

/** `last`: throws for the last number (ME-12). */
export const claim = ({ halves, danger, chances }: Spot, medal: number, last: number): Claimed => {
  const more = halves.with(medal, (halves[medal] ?? 0) + 1) as unknown as Halves;
  const left = luckyNumbers.length - claimedCount(more);
  return {
    swept: left === 0,
    offer: danger && more[medal] === 2 && left > 0,
    spot: { halves: more, danger, chances: left === 1 ? last : chances },
  };
};

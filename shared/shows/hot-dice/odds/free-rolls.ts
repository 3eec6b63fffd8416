/** Sums of several free throws of two dice. */
import { totals, ways } from '../../../odds/dice.ts';

/** By sum, how many of the 36 ** count throws have it. */
export const freeRollSums = (count: number): ReadonlyMap<number, number> => {
  let sums = new Map([[0, 1]]);
  for (let i = 0; i < count; i++) {
    const next = new Map<number, number>();
    for (const [sum, n] of sums) {
      for (const total of totals) next.set(sum + total, (next.get(sum + total) ?? 0) + n * ways(total));
    }
    sums = next;
  }
  return sums;
};

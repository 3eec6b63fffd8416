/** Two fair dice. */
import { type Fraction, fraction, ONE, over, plus, times, ZERO } from './fraction.ts';

export const totals: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How many of the 36 throws of two dice make a total; 0 for impossible totals. */
export const ways = (total: number): number => Math.max(0, 6 - Math.abs(total - 7));

export const waysOf = (of: readonly number[]): number => of.reduce((sum, total) => sum + ways(total), 0);

/** A chance in 36. */
export const in36 = (n: number): Fraction => fraction(n, 36);

/** Whether a total can be a double: 2, 4 … 12. */
export const mayDouble = (total: number): boolean => total % 2 === 0;

/** How many of the 36 throws make a total without being a double. */
export const plainWays = (total: number): number => ways(total) - (mayDouble(total) ? 1 : 0);

/** The 36 throws, all equally likely. */
export const pairs: readonly (readonly [number, number])[] = Array.from(
  { length: 36 },
  (_, i) => [1 + Math.floor(i / 6), 1 + (i % 6)] as const,
);

/** Totals that should come before a 7, in any order (HR-03 … HR-05). */
const sevens = ways(7);

const known = new Map<string, readonly Fraction[]>();

/**
 * How many of the missing totals are still missing when the 7 comes, or when none is left: `[chance of 0, of 1, …]`. The order
 * does not matter.
 */
export const leftAtSeven = (missing: readonly number[]): readonly Fraction[] => {
  // Totals with the same number of ways are alike, so the ways alone are the key.
  const byWays = missing.map(ways).sort((a, b) => a - b);
  const key = byWays.join();
  let left = known.get(key);
  if (left === undefined) {
    left = missing.length === 0 ? [ONE] : enumerated(missing);
    known.set(key, left);
  }
  return left;
};

const enumerated = (missing: readonly number[]): readonly Fraction[] => {
  const live = fraction(sevens + waysOf(missing));
  const left = Array.from({ length: missing.length + 1 }, (_, n) => (n === missing.length ? fraction(sevens) : ZERO));
  for (const total of missing) {
    const next = leftAtSeven(missing.filter(other => other !== total));
    for (const [n, chance] of next.entries()) left[n] = plus(left[n] ?? ZERO, times(fraction(ways(total)), chance));
  }
  return left.map(weighed => over(weighed, live));
};

/** Two fair dice. */
import { type Fraction, fraction } from './fraction.ts';

export const totals: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How many of the 36 throws of two dice make a total; 0 for impossible totals. */
export const ways = (total: number): number => Math.max(0, 6 - Math.abs(total - 7));

export const waysOf = (of: readonly number[]): number => of.reduce((sum, total) => sum + ways(total), 0);

/** A chance in 36. */
export const in36 = (n: number): Fraction => fraction(n, 36);

/** Whether a total can be a double: 2, 4 … 12. */
export const mayDouble = (total: number): boolean => total % 2 === 0;

/** The 36 throws, all equally likely. */
export const pairs: readonly (readonly [number, number])[] = Array.from(
  { length: 36 },
  (_, i) => [1 + Math.floor(i / 6), 1 + (i % 6)] as const,
);

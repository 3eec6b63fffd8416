/**
 * Numbers of the form num / 6^pow, as chains of throws make them. They are added over the larger power and not reduced, which
 * only the end of a program needs. A double beside the numerator settles nearly every comparison.
 */
import { approx, type Fraction, fraction } from '../../../odds/fraction.ts';

export interface Sixths {
  readonly num: bigint;
  readonly pow: number;
  /** The same as a double. */
  readonly near: number;
}

const powers: bigint[] = [1n];

const powerOfSix = (pow: number): bigint => {
  for (let next = powers.length; next <= pow; next++) powers.push((powers[next - 1] ?? 1n) * 6n);
  return powers[pow] ?? 1n;
};

const reduced = new WeakMap<Sixths, Fraction>();

/** In lowest terms. Computed once for each. */
export const toFraction = (value: Sixths): Fraction => {
  let found = reduced.get(value);
  if (found === undefined) {
    found = fraction(value.num, powerOfSix(value.pow));
    reduced.set(value, found);
  }
  return found;
};

export const whole = (value: number): Sixths => ({ num: BigInt(value), pow: 0, near: value });

/** The sum of `ways` times each value, plus `constant`, over 6^dice: the mean over a throw of that many dice. */
export const meanOf = (
  terms: readonly { readonly ways: number; readonly value: Sixths }[],
  constant: number,
  dice: number,
): Sixths => {
  let pow = 0;
  for (const { value } of terms) if (value.pow > pow) pow = value.pow;
  // Terms of one power are added before they are brought to the largest.
  const sums: bigint[] = [];
  for (const { ways, value } of terms) sums[value.pow] = (sums[value.pow] ?? 0n) + BigInt(ways) * value.num;
  let num = BigInt(constant) * powerOfSix(pow);
  sums.forEach((part, power) => {
    num += part * powerOfSix(pow - power);
  });
  return { num, pow: pow + dice, near: approxOf(num, pow + dice) };
};

const approxOf = (num: bigint, pow: number): number => approx({ num, den: powerOfSix(pow) });

export const add = (a: Sixths, points: number): Sixths => ({
  num: a.num + BigInt(points) * powerOfSix(a.pow),
  pow: a.pow,
  near: a.near + points,
});

/** Doubles decide if they differ by more than their rounding error; otherwise numerators over the larger power do. */
export const isLarger = (a: Sixths, b: Sixths): boolean => {
  const difference = a.near - b.near;
  if (Math.abs(difference) > 1e-9 * (Math.abs(a.near) + Math.abs(b.near))) return difference > 0;
  const pow = Math.max(a.pow, b.pow);
  return a.num * powerOfSix(pow - a.pow) > b.num * powerOfSix(pow - b.pow);
};

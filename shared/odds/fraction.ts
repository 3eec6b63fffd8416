/**
 * Exact fractions over BigInt, always in lowest terms with a positive denominator. Arithmetic returns new fractions. Programs
 * that add thousands of terms may keep numerators over a common denominator themselves and make the fraction at the end.
 */

export interface Fraction {
  readonly num: bigint;
  /** Positive, without a common factor with `num`. */
  readonly den: bigint;
}

export const ZERO: Fraction = { num: 0n, den: 1n };
export const ONE: Fraction = { num: 1n, den: 1n };

/** `num / den` in lowest terms; numbers must be whole. Throws a RangeError for a denominator of zero. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  return reduced(BigInt(num), BigInt(den));
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.den === b.den ? reduced(a.num + b.num, a.den) : reduced(a.num * b.den + b.num * a.den, a.den * b.den);

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, negative(b));

export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.num * b.num, a.den * b.den);

/** Throws a RangeError when `b` is zero. */
export const over = (a: Fraction, b: Fraction): Fraction => reduced(a.num * b.den, a.den * b.num);

export const negative = (a: Fraction): Fraction => ({ num: -a.num, den: a.den });

export const sum = (terms: Iterable<Fraction>): Fraction => {
  let total = ZERO;
  for (const term of terms) total = plus(total, term);
  return total;
};

/** Negative if a is smaller, 0 if equal, positive if a is larger: fit for `sort`. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.num * b.den;
  const right = b.num * a.den;
  return left < right ? -1 : left > right ? 1 : 0;
}

export const equal = (a: Fraction, b: Fraction): boolean => a.num === b.num && a.den === b.den;

export const isZero = (a: Fraction): boolean => a.num === 0n;

/** `53/4620`; a whole number without a denominator: `3`. */
export const exact = (a: Fraction): string => (a.den === 1n ? `${a.num}` : `${a.num}/${a.den}`);

/** The nearest double, to about 17 digits, even if numerator and denominator exceed the range of doubles. */
export function approx(a: Fraction): number {
  if (a.num === 0n) return 0;
  const num = a.num < 0n ? -a.num : a.num;
  // Scaled so that the integer quotient has at least 60 binary digits.
  const shift = BigInt(60 + length2(a.den) - length2(num));
  const scaled = shift >= 0n ? (num << shift) / a.den : num / (a.den << -shift);
  const value = Number(scaled) * 2 ** -Number(shift);
  return a.num < 0n ? -value : value;
}

/** The exact fraction of a decimal number: 0.1 is 1/10. Throws a RangeError if it is not finite. */
export function decimal(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  if (Number.isInteger(value)) return fraction(value);
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', parts = ''] = digits.split('.');
  const power = Number(exponent) - parts.length;
  const scale = 10n ** BigInt(Math.abs(power));
  return power < 0 ? fraction(BigInt(whole + parts), scale) : fraction(BigInt(whole + parts) * scale);
}

/** Reads what `exact` wrote. Throws a SyntaxError for anything else. */
export function parseFraction(text: string): Fraction {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
  if (!match) throw new SyntaxError(`not a fraction: ${text}`);
  return fraction(BigInt(match[1] as string), BigInt(match[2] ?? 1));
}

function reduced(num: bigint, den: bigint): Fraction {
  if (den === 0n) throw new RangeError('a fraction cannot have the denominator zero');
  if (den === 1n) return { num, den };
  const by = gcd(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / by, den: den / by };
}

/** The greatest common divisor, above zero; gcd(0, b) is |b|. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

const length2 = (a: bigint): number => a.toString(16).length * 4;

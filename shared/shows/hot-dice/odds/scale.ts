/**
 * Means as whole-number numerators over one unit times a power of six, so that thousands of them can be added without computing
 * common divisors.
 */
import { approx, type Fraction, gcd } from '../../../odds/fraction.ts';

/**
 * The mean of what is banked, and the chance to bank at all. In the catch-up: two for a win and one for level scores, and the
 * chance to win.
 */
export interface Value {
  readonly cash: bigint;
  readonly banked: bigint;
  readonly power: number;
}

/** A value and the number of ways that lead to it. */
export type Branch = readonly [ways: number, value: Value];

/** A value that is linear in the pot: `slope` times the pot plus `more`, of which `banked` on average. */
export interface Line {
  readonly slope: Fraction;
  readonly more: Fraction;
  readonly banked: Fraction;
}

const doubles = new WeakMap<Line, { readonly slope: number; readonly more: number; readonly banked: number }>();

/** A line in doubles. */
export const nearLine = (line: Line): { readonly slope: number; readonly more: number; readonly banked: number } => {
  let near = doubles.get(line);
  if (near === undefined) {
    near = { slope: approx(line.slope), more: approx(line.more), banked: approx(line.banked) };
    doubles.set(line, near);
  }
  return near;
};

export const lost: Value = { cash: 0n, banked: 0n, power: 0 };

const stride = 1024;

const cachedPower = (powers: bigint[], n: number, base: bigint): bigint => {
  for (let i = powers.length; i <= n; i++) powers.push((powers[i - 1] ?? 1n) * base);
  return powers[n] ?? 1n;
};

export class Scale {
  readonly #unit: bigint;
  readonly #small: bigint[] = [1n];
  readonly #large: bigint[] = [1n];

  /** `unit`: a multiple of the denominators of all lines. */
  constructor(unit: bigint) {
    this.#unit = unit;
  }

  bank(pot: number): Value {
    return { cash: BigInt(pot) * this.#unit, banked: this.#unit, power: 0 };
  }

  line({ slope, more, banked }: Line, pot: number): Value {
    const whole = ({ num, den }: Fraction) => num * (this.#unit / den);
    return { cash: BigInt(pot) * whole(slope) + whole(more), banked: whole(banked), power: 0 };
  }

  /** As a double. */
  near(line: Line, pot: number): number {
    const { slope, more } = nearLine(line);
    return slope * pot + more;
  }

  denominator({ power }: Value): bigint {
    return this.#unit * this.#power(power);
  }

  /** The mean over branches. Their ways add up to `all`, a divisor of a power of six; missing ways bring nothing. */
  mean(branches: readonly Branch[], all = branches.reduce((sum, [ways]) => sum + ways, 0)): Value {
    let power = 0;
    for (const [, value] of branches) power = Math.max(power, value.power);
    // Numerators of the same power are added before they are brought to the highest.
    const sums = new Map<number, { cash: bigint; banked: bigint }>();
    for (const [ways, value] of branches) {
      if (value.cash === 0n && value.banked === 0n) continue;
      const weight = BigInt(ways);
      const same = sums.get(value.power);
      if (same === undefined) sums.set(value.power, { cash: weight * value.cash, banked: weight * value.banked });
      else {
        same.cash += weight * value.cash;
        same.banked += weight * value.banked;
      }
    }
    let [cash, banked] = [0n, 0n];
    for (const [from, sum] of sums) {
      const by = this.#power(power - from);
      cash += by * sum.cash;
      banked += by * sum.banked;
    }
    const more = powerFor(all);
    const rest = BigInt(6 ** more / all);
    return rest === 1n
      ? { cash, banked, power: power + more }
      : { cash: cash * rest, banked: banked * rest, power: power + more };
  }

  /**
   * A numerator of that power, over `units` besides the scale's own denominator, in lowest terms. All but a small factor of it
   * is a power of six, so no gcd of numbers with thousands of digits is needed.
   */
  fraction(num: bigint, power: number, units: bigint): Fraction {
    const [left, twos] = divided(num, 2n, power);
    const [rest, threes] = divided(left, 3n, power);
    const others = this.#unit * units;
    const by = gcd(others, rest % others);
    return {
      num: rest / by,
      den: (others / by) * 2n ** BigInt(power - twos) * 3n ** BigInt(power - threes),
    };
  }

  /** The one with the higher mean; the first of equals. */
  better(first: Value, second: Value): Value {
    const power = Math.max(first.power, second.power);
    const left = first.cash * this.#power(power - first.power);
    const right = second.cash * this.#power(power - second.power);
    return right > left ? second : first;
  }

  /** Only powers below 6^1024 and every thousandth are cached: all of them would take more memory than the values. */
  #power(n: number): bigint {
    const small = cachedPower(this.#small, n % stride, 6n);
    return n < stride ? small : small * cachedPower(this.#large, Math.floor(n / stride), 6n ** BigInt(stride));
  }
}

/** Divides `num` by a prime as often as possible, at most `most` times. Returns the quotient and how often. */
const divided = (num: bigint, prime: bigint, most: number): readonly [bigint, number] => {
  let [left, times] = [num, 0];
  if (num === 0n) return [num, most];
  // Doubles the step until it is too large, then halves it.
  for (let step = 1; step > 0; ) {
    const by = prime ** BigInt(step);
    if (times + step <= most && left % by === 0n) {
      left /= by;
      times += step;
      step *= 2;
    } else step = Math.floor(step / 2);
  }
  return [left, times];
};

/** The least power of six that `all` divides. */
export const powerFor = (all: number): number => {
  let power = 0;
  while (6 ** power % all !== 0) power++;
  return power;
};

/** The least common multiple. */
export const commonUnit = (of: readonly bigint[]): bigint =>
  of.reduce((all, unit) => (all / gcd(all, unit)) * unit, 1n);

export const commonDenominator = (of: readonly Fraction[]): bigint => commonUnit(of.map(({ den }) => den));

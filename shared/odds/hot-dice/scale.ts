/**
 * Means as whole-number numerators over one unit times a power of 36, so that thousands of them are added without looking for
 * common divisors.
 */
import { type Fraction, gcd } from '../fraction.ts';

/** What is banked in the mean, and the chance to bank at all. In the catch-up: two for a win and one for level scores, and the
 * chance to win. */
export interface Value {
  readonly cash: bigint;
  readonly banked: bigint;
  readonly power: number;
}

/** What happens with so many ways. */
export type Branch = readonly [ways: number, value: Value];

/** A value that rises with the pot: `slope` times it and `more`; `banked` of it in the mean. */
export interface Line {
  readonly slope: Fraction;
  readonly more: Fraction;
  readonly banked: Fraction;
}

export const lost: Value = { cash: 0n, banked: 0n, power: 0 };

export class Scale {
  readonly #unit: bigint;
  readonly #powers: bigint[] = [1n];

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

  denominator({ power }: Value): bigint {
    return this.#unit * this.#power(power);
  }

  /** The mean over branches, whose ways must add up to a divisor of a power of 36. */
  mean(branches: readonly Branch[]): Value {
    let [power, all] = [0, 0];
    for (const [ways, value] of branches) {
      all += ways;
      power = Math.max(power, value.power);
    }
    let [cash, banked] = [0n, 0n];
    for (const [ways, value] of branches) {
      if (value.cash === 0n && value.banked === 0n) continue;
      const weight = BigInt(ways) * this.#power(power - value.power);
      cash += weight * value.cash;
      banked += weight * value.banked;
    }
    let more = 1;
    while (36 ** more % all !== 0) more++;
    const rest = BigInt(36 ** more / all);
    return { cash: cash * rest, banked: banked * rest, power: power + more };
  }

  /** The one with more cash in the mean, the first among equals. */
  better(first: Value, second: Value): Value {
    const power = Math.max(first.power, second.power);
    const left = first.cash * this.#power(power - first.power);
    const right = second.cash * this.#power(power - second.power);
    return right > left ? second : first;
  }

  #power(n: number): bigint {
    for (let i = this.#powers.length; i <= n; i++) this.#powers.push((this.#powers[i - 1] ?? 1n) * 36n);
    return this.#powers[n] ?? 1n;
  }
}

/** The least common multiple. */
export const commonUnit = (of: readonly bigint[]): bigint =>
  of.reduce((all, unit) => (all / gcd(all, unit)) * unit, 1n);

export const commonDenominator = (of: readonly Fraction[]): bigint => commonUnit(of.map(({ den }) => den));

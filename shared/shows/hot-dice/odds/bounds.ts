/**
 * Bounds the value of the best play of a push-your-luck game where the exact value would be too long a fraction, because the
 * pot may only be banked after thousands of throws.
 * The bounds are kept on a grid of pots. Below: the line of a way of playing that is good there, which stays valid for every
 * other pot. Above: the chord between two pots of the grid, because the value is convex. A roll and a choice preserve both, so
 * the bounds of each pot follow from those of larger pots. Where a throw does not reach the next pot of the grid, the bounds
 * are tightened by repetition.
 */
import { decimal, type Fraction, fraction, minus, over, times, ZERO } from '../../../odds/fraction.ts';
import { type Layer, rolledAt, type Values } from './layers.ts';
import type { Prospect } from './push-luck-rules.ts';
import { type Line, nearLine } from './scale.ts';

interface Bound {
  /** A way of playing brings this much on average with the pot as it is, and this much more for each further unit in it. */
  readonly low: number;
  readonly slope: number;
  /** Its chance to bank. */
  readonly banked: number;
  readonly high: number;
}

interface Grid {
  readonly step: number;
  /** Before a roll, at 0, `step`, 2 `step` … */
  readonly bounds: Bound[];
}

const cells = 1500;
const rounds = 5;
const still = 1e-13;
/** At most five throws in six do not bust, so six times the first rise is enough, unless another choice gets better. */
const overshoots = [6, 60, 600];
/** The error of doubles that were added thousands of times. */
const rounding = 1e-10;
const digits = 12;

const mean = (terms: readonly (readonly [number, Bound])[], all: number): Bound => {
  let [low, slope, banked, high] = [0, 0, 0, 0];
  for (const [ways, bound] of terms) {
    low += ways * bound.low;
    slope += ways * bound.slope;
    banked += ways * bound.banked;
    high += ways * bound.high;
  }
  return { low: low / all, slope: slope / all, banked: banked / all, high: high / all };
};

const better = (first: Bound, second: Bound): Bound => {
  const chosen = second.low > first.low ? second : first;
  const high = Math.max(first.high, second.high);
  return high === chosen.high ? chosen : { ...chosen, high };
};

const bank = (pot: number): Bound => ({ low: pot, slope: 1, banked: 1, high: pot });

const along = (bound: Bound, by: number): number => bound.low + bound.slope * by;

export class Bounds {
  readonly #known: (layer: Layer) => number;
  readonly #grids = new Map<Layer, Grid>();

  /** `layers`: each after those that it leads to. `known`: the pot from which on the best play is known. */
  constructor(layers: readonly Layer[], known: (layer: Layer) => number) {
    this.#known = known;
    for (const layer of layers) this.#draw(layer);
  }

  prospect(choose: <T>(values: Values<T>) => T, units: bigint): Prospect {
    const { low, banked, high } = choose(this.#values);
    const dollars = (value: Fraction) => over(value, fraction(units));
    if (low === high && Number.isInteger(low))
      return { cash: dollars(fraction(low)), banked: short(banked), within: ZERO };
    const cash = short(low * (1 - rounding));
    const within = minus(short(high * (1 + rounding)), cash);
    return { cash: dollars(cash), banked: short(banked), within: dollars(times(within, upwards)) };
  }

  readonly #values: Values<Bound> = {
    decide: (layer, pot) => {
      if (pot < this.#known(layer)) return better(bank(pot), this.#rollAt(layer, pot));
      return layer.far.goesOn ? this.#line(layer.far.decide, pot) : bank(pot);
    },
    roll: (layer, pot) => this.#rollAt(layer, pot),
    mean,
    better,
    steeper: (bound, factor) => ({ ...bound, slope: factor * bound.slope }),
  };

  #line(line: Line, pot: number): Bound {
    const { slope, more, banked } = nearLine(line);
    const low = slope * pot + more;
    return { low, slope, banked, high: low };
  }

  #rollAt(layer: Layer, pot: number): Bound {
    if (pot >= this.#known(layer)) {
      return layer.far.goesOn ? this.#line(layer.far.roll, pot) : rolledAt(layer, pot, this.#values);
    }
    const { step, bounds } = this.#grids.get(layer)!;
    const i = Math.min(cells - 1, Math.floor(pot / step));
    const [before, after] = [bounds[i]!, bounds[i + 1]!];
    const over = pot - i * step;
    const [left, right] = [along(before, over), along(after, over - step)];
    const nearer = left >= right ? before : after;
    return {
      low: Math.max(left, right),
      slope: nearer.slope,
      banked: nearer.banked,
      high: before.high + ((after.high - before.high) * over) / step,
    };
  }

  #draw(layer: Layer): void {
    const known = this.#known(layer);
    if (known === 0) return;
    const step = known / cells;
    const bounds: Bound[] = [];
    this.#grids.set(layer, { step, bounds });
    bounds[cells] = this.#rollAt(layer, known);
    for (let i = cells - 1; i >= 0; i--) {
      // The same way of playing with a smaller pot. A larger pot is never worth less.
      const above = bounds[i + 1]!;
      let bound: Bound = { ...above, low: along(above, -step) };
      const repeatBound = (): Bound => {
        bounds[i] = bound;
        return rolledAt(layer, i * step, this.#values);
      };
      for (let round = 0; round < rounds; round++) {
        const { low, slope, banked } = repeatBound();
        if (low <= bound.low * (1 + still)) break;
        bound = { low, slope, banked, high: bound.high };
      }
      // A value that neither a roll nor a choice raises is above the best play. One slightly above the lower bound may have
      // that property.
      const { high: ceiling } = bound;
      bound = { ...bound, high: bound.low };
      const rise = Math.max(repeatBound().high - bound.low, still * bound.low);
      for (const many of overshoots) {
        bound = { ...bound, high: Math.min(ceiling, bound.low + many * rise) };
        if (bound.high === ceiling || repeatBound().high <= bound.high) break;
        bound = { ...bound, high: ceiling };
      }
      for (let round = 0; round < rounds; round++) bound = { ...bound, high: Math.min(bound.high, repeatBound().high) };
      bounds[i] = bound;
    }
  }
}

const upwards = fraction(101, 100);

/** Rounded to this many digits. */
const short = (value: number): Fraction => decimal(Number(value.toPrecision(digits)));

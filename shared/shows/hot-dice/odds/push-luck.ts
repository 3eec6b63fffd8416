/**
 * Rolling on or banking: the rounds of Hot Dice and its bonanza, played for the highest mean of what is banked. To the audience
 * every throw is of fair dice, and every space is equally likely behind each double, because the board is shuffled after each.
 * The value of a pot is the maximum of lines, one for each way of playing on, so it is convex. If it is not steeper than
 * banking for the largest pots (`far-pots.ts`), it is flatter below, and banking, once right, stays right. Below that the
 * values are enumerated from the highest pot down: first with doubles, which settle every choice that is not nearly equal, and
 * then exactly, for the pots that the best play leads to.
 * If amounts are very large or very small compared with the points of a throw, the best play may take thousands of throws, and
 * its value is a fraction of as many digits. Then it is bounded from both sides (`bounds.ts`).
 */
import { totals, ways } from '../../../odds/dice.ts';
import { compare, exact, isZero, minus, ONE, ZERO } from '../../../odds/fraction.ts';
import { Bounds } from './bounds.ts';
import { farPots } from './far-pots.ts';
import { keyOf, type Layer, layersOf, open, openedAt, rolledAt, take, type Values } from './layers.ts';
import type { Doubles, Holdings, Prospect, Rules } from './push-luck-rules.ts';
import { commonUnit, lost, powerFor, Scale, type Value } from './scale.ts';

/** Limits on pots, on bits to add and on bits to keep, so that nobody waits long. */
const maxPots = 60_000;
const maxWork = 3_000_000_000;
const memoryLimit = 250_000_000;
/** Fractions with more bits take longer to reduce than a state may take. */
const longest = 40_000;
/** Tables of one kind in the cache. Each holds at most as many bits. */
export const cachedTables = 3;
const bitsOfPower = Math.log2(6);

/** Values that differ by less may be equal or reversed, because they were computed with doubles. */
const nearly = 1e-9;

/** Before a roll. */
interface State {
  readonly layer: Layer;
  readonly pot: number;
  near: number;
  /** For each double: whether to take it, to open its space, or whichever is better. */
  which: readonly number[];
  /** Exact, once `value` is there. */
  power: number;
  value?: Value;
}

type Choose = <T>(values: Values<T>) => T;

/** Chances and dollars by policy. `within` is present only if it is not zero. */
export const outcomesOf = ({ cash, banked }: Prospect) => ({
  banked: exact(banked),
  bust: exact(minus(ONE, banked)),
  cash: exact(cash),
});

export const withinOf = (prospects: readonly Prospect[]): { readonly within?: string } => {
  const most = prospects.map(({ within }) => within).reduce((a, b) => (compare(b, a) > 0 ? b : a), ZERO);
  return isZero(most) ? {} : { within: exact(most) };
};

const nearMean = (terms: readonly (readonly [number, number])[], all: number): number => {
  let sum = 0;
  for (const [ways, value] of terms) sum += ways * value;
  return sum / all;
};

export class PushLuck {
  readonly #layers: ReadonlyMap<string, Layer>;
  readonly #scale: Scale;
  /** Units. */
  readonly #perPoint: number;
  /** Per dollar. */
  readonly #units: bigint;
  /** The pots from which on the best play is known without enumeration. */
  readonly #known: number[] = [];
  readonly #states: Map<number, State>[] = [];
  /** Exact values come first, as long as time and memory allow. */
  #bounds: Bounds | undefined;
  #pots = 0;
  #work = 0;
  #kept = 0;

  /** `coins`, `turns`: the most of them that a purse will hold. `units`: per dollar. */
  constructor(rules: Rules, doubles: Doubles, coins: number, turns: number, units: bigint) {
    const far = farPots(rules, doubles, coins, turns);
    this.#layers = layersOf(rules, doubles, coins, turns, far.of);
    this.#scale = new Scale(commonUnit([far.unit, 1n]));
    this.#perPoint = rules.perPoint;
    this.#units = units;
    for (const layer of this.#layers.values()) {
      this.#states[layer.index] = new Map();
      this.#known[layer.index] = this.#knownFrom(layer);
    }
  }

  /** Rolling now and then playing as well as possible. */
  roll(purse: Holdings): Prospect {
    const layer = this.#layerOf(purse);
    return this.#prospect(values => values.roll(layer, purse.pot));
  }

  /** With the choice between rolling and banking. */
  decide(purse: Holdings): Prospect {
    const layer = this.#layerOf(purse);
    return this.#prospect(values => values.decide(layer, purse.pot));
  }

  /** After a double that was taken for its points. */
  take(purse: Holdings, total: number): Prospect {
    return this.decide({ ...purse, pot: purse.pot + total * this.#perPoint });
  }

  /** After a double whose space was opened. */
  open(purse: Holdings): Prospect {
    const layer = this.#layerOf(purse);
    return this.#prospect(values => openedAt(layer, purse.pot, values));
  }

  /** After a free roll that opens the pot. */
  freeRoll(purse: Holdings, perPoint: number): Prospect {
    const layer = this.#layerOf(purse);
    return this.#prospect(<T>(values: Values<T>) =>
      values.mean(
        totals.map((total): readonly [number, T] => [ways(total), values.decide(layer, purse.pot + perPoint * total)]),
        36,
      ),
    );
  }

  /** The one with more cash; the first of equals, which is the certain one if there is one. */
  better(first: Prospect, second: Prospect): Prospect {
    return compare(second.cash, first.cash) > 0 ? second : first;
  }

  #layerOf({ coins, turns }: Holdings): Layer {
    const layer = this.#layers.get(keyOf(coins, turns));
    if (layer === undefined) throw new Error('the purse has more coins than the table was made for');
    return layer;
  }

  #isKnown(layer: Layer, pot: number): boolean {
    return pot >= (this.#known[layer.index] ?? 0);
  }

  /** Needs the values with fewer coins and with the changed board. */
  #knownFrom(layer: Layer): number {
    if (layer.far.goesOn) return layer.far.from;
    const before = [layer.bust, ...layer.opens.map(({ to }) => to)];
    let low = Math.max(0, ...before.map(to => (to === undefined ? 0 : (this.#known[to.index] ?? 0))));
    const banks = (pot: number) => {
      const bank = this.#scale.bank(pot);
      return this.#scale.better(bank, this.#rollIfBanking(layer, pot)) === bank;
    };
    if (banks(low)) return low;
    let high = Math.max(1, low);
    while (!banks(high)) [low, high] = [high, 2 * high];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (banks(middle)) high = middle;
      else low = middle;
    }
    return high;
  }

  /** One roll and then banking, unless coins or the board change: those values are known. */
  #rollIfBanking(layer: Layer, pot: number): Value {
    return rolledAt<Value>(layer, pot, {
      ...this.#adding,
      decide: (to, next) =>
        to !== layer && to.far.goesOn ? this.#scale.line(to.far.decide, next) : this.#scale.bank(next),
      roll: (to, next) => (to.far.goesOn ? this.#scale.line(to.far.roll, next) : this.#rollIfBanking(to, next)),
    });
  }

  get #adding() {
    return {
      mean: (terms: readonly (readonly [number, Value])[], all: number) => this.#scale.mean(terms, all),
      better: (first: Value, second: Value) => this.#scale.better(first, second),
    };
  }

  #prospect(choose: Choose): Prospect {
    if (this.#bounds === undefined && !this.#prepare(choose)) {
      this.#bounds = new Bounds([...this.#layers.values()], layer => this.#known[layer.index] ?? 0);
      this.#states.length = 0;
    }
    if (this.#bounds !== undefined) return this.#bounds.prospect(choose, this.#units);
    const { cash, banked, power } = choose(this.#exact);
    return {
      cash: this.#scale.fraction(cash, power, this.#units),
      banked: this.#scale.fraction(banked, power, 1n),
      within: ZERO,
    };
  }

  #state(layer: Layer, pot: number): State {
    const state = this.#states[layer.index]?.get(pot);
    if (state === undefined) throw new Error(`no value of ${pot} with ${layer.coins} coins`);
    return state;
  }

  /** Whether a roll is on a known line and needs no state. */
  #isLine(layer: Layer, pot: number): boolean {
    return layer.far.goesOn && this.#isKnown(layer, pot);
  }

  /** Computes everything that an answer needs. False if that is too much. */
  #prepare(choose: Choose): boolean {
    return this.#estimate(choose) && this.#fill(choose);
  }

  /** Estimates all that may follow, with doubles. */
  #estimate(choose: Choose): boolean {
    const fresh: State[] = [];
    const meet = (layer: Layer, pot: number): number => {
      const known = this.#states[layer.index];
      if (known === undefined || known.has(pot)) return 0;
      const state = { layer, pot, near: 0, which: [], power: -1 };
      known.set(pot, state);
      fresh.push(state);
      return 0;
    };
    const meeting: Values<number> = {
      decide: (layer, pot) => (this.#isKnown(layer, pot) ? 0 : meet(layer, pot)),
      roll: (layer, pot) => (this.#isLine(layer, pot) ? 0 : meet(layer, pot)),
      mean: () => 0,
      better: () => 0,
    };
    choose(meeting);
    // The list grows during the loop.
    for (const { layer, pot } of fresh) {
      if (this.#pots + fresh.length > maxPots) return false;
      rolledAt(layer, pot, meeting);
    }
    this.#pots += fresh.length;
    for (const state of ordered(fresh)) {
      state.near = rolledAt(state.layer, state.pot, this.#near);
      state.which = this.#whichOf(state);
    }
    return true;
  }

  readonly #near: Values<number> = {
    decide: (layer, pot) => {
      if (!this.#isKnown(layer, pot)) return Math.max(pot, this.#state(layer, pot).near);
      return layer.far.goesOn ? this.#scale.near(layer.far.decide, pot) : pot;
    },
    roll: (layer, pot) =>
      this.#isLine(layer, pot) ? this.#scale.near(layer.far.roll, pot) : this.#state(layer, pot).near,
    mean: nearMean,
    better: Math.max,
  };

  #whichOf({ layer, pot }: State): readonly number[] {
    if (!layer.mayOpen) return layer.doubles.map(() => take);
    const opened = openedAt(layer, pot, this.#near);
    return layer.doubles.map(add => {
      const taken = this.#near.decide(layer, pot + add);
      if (Math.abs(taken - opened) <= nearly * taken) return take | open;
      return opened > taken ? open : take;
    });
  }

  /** Only choices that may be as good as the best are computed. */
  readonly #choices = (layer: Layer, pot: number, double: number): number =>
    this.#state(layer, pot).which[double] ?? take;

  /** Whether rolling and banking both need to be computed. */
  #leans({ near, pot }: State): 'bank' | 'roll' | 'either' {
    if (Math.abs(near - pot) <= nearly * pot) return 'either';
    return near > pot ? 'roll' : 'bank';
  }

  #fill(choose: Choose): boolean {
    const fresh: State[] = [];
    const marked = new Set<State>();
    const meet = (state: State): number => {
      if (state.value === undefined && !marked.has(state)) {
        marked.add(state);
        fresh.push(state);
      }
      return 0;
    };
    const meeting: Values<number> = {
      decide: (layer, pot) => {
        if (this.#isKnown(layer, pot)) return 0;
        const state = this.#state(layer, pot);
        return this.#leans(state) === 'bank' ? 0 : meet(state);
      },
      roll: (layer, pot) => (this.#isLine(layer, pot) ? 0 : meet(this.#state(layer, pot))),
      mean: () => 0,
      better: () => 0,
      choices: this.#choices,
    };
    choose(meeting);
    for (const { layer, pot } of fresh) rolledAt(layer, pot, meeting);
    const order = ordered(fresh);
    if (!this.#mayFill(order)) return false;
    for (const state of order) state.value = rolledAt(state.layer, state.pot, this.#exact);
    return true;
  }

  /** The size of the values, and the work to add them, can be predicted. */
  #mayFill(order: readonly State[]): boolean {
    let branches = 0;
    const powers: Values<number> = {
      decide: (layer, pot) => (this.#isKnown(layer, pot) ? 0 : Math.max(0, this.#state(layer, pot).power)),
      roll: (layer, pot) => (this.#isLine(layer, pot) ? 0 : Math.max(0, this.#state(layer, pot).power)),
      mean: (terms, all) => {
        branches += terms.length;
        return powerFor(all) + terms.reduce((most, [, power]) => Math.max(most, power), 0);
      },
      better: Math.max,
      choices: this.#choices,
    };
    for (const state of order) {
      branches = 0;
      state.power = rolledAt(state.layer, state.pot, powers);
      const bits = state.power * bitsOfPower;
      this.#work += bits * branches;
      this.#kept += 2 * bits;
      if (bits > longest || this.#work > maxWork || this.#kept > memoryLimit) return false;
    }
    return true;
  }

  readonly #exact: Values<Value> = {
    decide: (layer, pot) => {
      if (this.#isKnown(layer, pot))
        return layer.far.goesOn ? this.#scale.line(layer.far.decide, pot) : this.#scale.bank(pot);
      const state = this.#state(layer, pot);
      const leans = this.#leans(state);
      if (leans === 'bank') return this.#scale.bank(pot);
      const value = state.value ?? lost;
      return leans === 'roll' ? value : this.#scale.better(this.#scale.bank(pot), value);
    },
    roll: (layer, pot) =>
      this.#isLine(layer, pot) ? this.#scale.line(layer.far.roll, pot) : (this.#state(layer, pot).value ?? lost),
    mean: (terms, all) => this.#scale.mean(terms, all),
    better: (first, second) => this.#scale.better(first, second),
    choices: this.#choices,
  };
}

/** Each after those that it leads to. */
const ordered = (states: readonly State[]): readonly State[] =>
  [...states].sort((a, b) => b.pot - a.pot || a.layer.coins - b.layer.coins || a.layer.turns - b.layer.turns);

/**
 * A roll of the rounds and of the bonanza as a tree of what may follow. Exact values, doubles and bounds share this shape
 * (`push-luck.ts`, `bounds.ts`). A layer is given by the coins and the board; within it only the pot changes.
 */
import { mayDouble, totals, ways } from '../../../odds/dice.ts';
import type { FarPot } from './far-pots.ts';
import type { Doubles, Rules } from './push-luck-rules.ts';

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

/** After a space was opened. */
interface Opened {
  ways: number;
  readonly to: Layer;
  /** A coin was spent, so the next roll must be made. */
  readonly forced: boolean;
  readonly factor: number;
  /** Units. */
  readonly add: number;
}

export interface Layer {
  /** Place among the layers: each comes after those that it leads to. */
  readonly index: number;
  readonly coins: number;
  /** How often the board may still change. */
  readonly turns: number;
  readonly far: FarPot;
  /** Throws that add to the pot, doubles excepted; in units. */
  readonly plain: readonly { readonly ways: number; readonly add: number }[];
  readonly busts: number;
  /** The layer after a bust; undefined if everything is lost. */
  readonly bust: Layer | undefined;
  /** What the six doubles add if they are taken; in units. */
  readonly doubles: readonly number[];
  readonly mayOpen: boolean;
  /** What the six spaces may hold, except for a bust without coins and for free rolls … */
  readonly opens: readonly Readonly<Opened>[];
  /** … which add one of these sums, with how many throws give each. */
  readonly free: readonly {
    readonly all: number;
    readonly sums: readonly { readonly ways: number; readonly add: number }[];
  }[];
}

export const layersOf = (
  rules: Rules,
  doubles: Doubles,
  coins: number,
  turns: number,
  far: (coins: number, turns: number) => FarPot,
): ReadonlyMap<string, Layer> => {
  const made = new Map<string, Layer>();
  for (let left = 0; left <= turns; left++) {
    for (let n = 0; n <= coins; n++) made.set(keyOf(n, left), layerOf(rules, doubles, n, left, far, made));
  }
  return made;
};

export const keyOf = (coins: number, turns: number): string => `${coins} ${turns}`;

const layerOf = (
  { perPoint, perFreePoint, busts, board }: Rules,
  doubles: Doubles,
  coins: number,
  turns: number,
  far: (coins: number, turns: number) => FarPot,
  made: ReadonlyMap<string, Layer>,
): Layer => {
  const bust = made.get(keyOf(coins - 1, turns));
  const opens: Opened[] = [];
  const layer: Layer = {
    index: made.size,
    coins,
    turns,
    far: far(coins, turns),
    plain: totals.flatMap(total => {
      const plain = ways(total) - (mayDouble(total) ? 1 : 0);
      return plain === 0 || busts.includes(total) ? [] : [{ ways: plain, add: perPoint * total }];
    }),
    busts: totals.reduce(
      (sum, total) => sum + (busts.includes(total) ? ways(total) - (mayDouble(total) ? 1 : 0) : 0),
      0,
    ),
    bust,
    doubles: totals.filter(mayDouble).map(total => perPoint * total),
    mayOpen: doubles === 'either',
    opens,
    free: board(turns).flatMap(({ kind, amount }) =>
      kind === 'free-rolls'
        ? [
            {
              all: 36 ** amount,
              sums: [...freeRollSums(amount)].map(([sum, ways]) => ({ ways, add: sum * perFreePoint })),
            },
          ]
        : [],
    ),
  };
  for (const { kind, amount, turns: extraTurns } of board(turns)) {
    const to = extraTurns ? (made.get(keyOf(coins, turns - 1)) ?? layer) : layer;
    const decide = (factor: number, add: number) => lead(opens, { ways: 1, to, forced: false, factor, add });
    if (kind === 'cash') decide(1, amount);
    else if (kind === 'double-pot') decide(2, 0);
    else if (kind === 'nothing') decide(1, 0);
    else if (kind === 'bust' && bust !== undefined) lead(opens, { ways: 1, to: bust, forced: true, factor: 1, add: 0 });
  }
  return layer;
};

/** Merges ways that lead to the same. */
const lead = (opens: Opened[], way: Opened): void => {
  const same = opens.find(
    ({ to, forced, factor, add }) => to === way.to && forced === way.forced && factor === way.factor && add === way.add,
  );
  if (same === undefined) opens.push(way);
  else same.ways += way.ways;
};

export const take = 1;
export const open = 2;

/** How values are computed and added. */
export interface Values<T> {
  /** With the choice between rolling and banking. */
  readonly decide: (layer: Layer, pot: number) => T;
  readonly roll: (layer: Layer, pot: number) => T;
  /** The mean over terms. Ways missing from `all` bring nothing. */
  readonly mean: (terms: readonly (readonly [number, T])[], all: number) => T;
  readonly better: (first: T, second: T) => T;
  /** Multiplies the slope by a factor. */
  readonly steeper?: (value: T, factor: number) => T;
  /** Which choices after a double, 0 … 5, need to be computed: `take`, `open`, or both. */
  readonly choices?: (layer: Layer, pot: number, double: number) => number;
}

/** The mean value of opening a space. */
export const openedAt = <T>(layer: Layer, pot: number, values: Values<T>): T => {
  const { mean, decide, roll, steeper } = values;
  const terms = layer.opens.map(({ ways, to, forced, factor, add }): readonly [number, T] => {
    const found = forced ? roll(to, pot) : decide(to, factor * pot + add);
    return [ways, factor === 1 ? found : (steeper?.(found, factor) ?? found)];
  });
  for (const { all, sums } of layer.free) {
    const rolled = sums.map(({ ways, add }): readonly [number, T] => [ways, decide(layer, pot + add)]);
    terms.push([1, mean(rolled, all)]);
  }
  return mean(terms, 6);
};

/** The mean value of a roll. */
export const rolledAt = <T>(layer: Layer, pot: number, values: Values<T>): T => {
  const { decide, roll, mean, better, choices } = values;
  const terms: (readonly [number, T])[] = layer.plain.map(({ ways, add }) => [ways, decide(layer, pot + add)]);
  if (layer.bust !== undefined) terms.push([layer.busts, roll(layer.bust, pot)]);
  let opened: T | undefined;
  for (const [double, add] of layer.doubles.entries()) {
    const which = !layer.mayOpen ? take : (choices?.(layer, pot, double) ?? take | open);
    const taken = which & take ? decide(layer, pot + add) : undefined;
    if (which & open) opened ??= openedAt(layer, pot, values);
    terms.push([1, taken === undefined ? opened! : which & open ? better(taken, opened!) : taken]);
  }
  return mean(terms, 36);
};

/**
 * The best play of The Main Event by the mean of cash and prizes, jackpot by jackpot.
 *
 * The higher the jackpot, the more a sweep counts beside an offer; from some jackpot on, the policy that sweeps most often is
 * the best one from every board, and since the jackpot never falls, that is proved by comparing it with every other single
 * decision there (`settledAt`). Below, the values are found downwards in steps of what wild and repeat have in common: a throw
 * either brings the board on or raises the jackpot by some steps. Numerators are whole numbers over one denominator times powers of 36.
 */
import { ways } from '../../../odds/dice.ts';
import {
  compare,
  type Fraction,
  fraction,
  gcd,
  isZero,
  minus,
  negative,
  ONE,
  over,
  plus,
  sum,
  times,
  ZERO,
} from '../../../odds/fraction.ts';
import {
  type Claimed,
  claim,
  claimedCount,
  claimWays,
  type Halves,
  keyOf,
  openMedals,
  repeatWays,
  type Spot,
} from './board.ts';
import {
  declined,
  type Fare,
  Fares,
  forfeitedFare,
  type Policy,
  ranOutFare,
  type Stakes,
  stoppedFare,
  sweptFare,
  wildWays,
} from './fare.ts';

/** What a fare is worth at a jackpot. */
const worthAt = ({ cash, prizes, swept }: Fare, jackpot: Fraction): Fraction =>
  sum([cash, prizes, times(swept, jackpot)]);

const policyBy = (order: (a: Fare, b: Fare) => number): Policy => ({
  wild: fares => [...fares].reduce((best, next) => (order(next[1], best[1]) > 0 ? next : best))[0],
  // Where both are worth the same, what is certain.
  stops: (stop, on) => order(stop, on) >= 0,
});

/** Sweeps most often, and among equals is worth most beside the jackpot: the best at a jackpot high enough. */
const sweepsMost = policyBy(
  (a, b) => compare(a.swept, b.swept) || compare(plus(a.cash, a.prizes), plus(b.cash, b.prizes)),
);

const bestIfAlways = (jackpot: Fraction) => policyBy((a, b) => compare(worthAt(a, jackpot), worthAt(b, jackpot)));

const counts = [0, 1, 2] as const;
const allHalves: readonly Halves[] = counts.flatMap(bronze =>
  counts.flatMap(silver => counts.map((gold): Halves => [bronze, silver, gold])),
);

/** Boards before a throw, each after those that it leads to without the jackpot growing. `last`: throws for the last number. */
const rollSpotsOf = (last: number): readonly Spot[] => {
  const left = Array.from({ length: last }, (_, i) => i + 1);
  return [true, false].flatMap(danger =>
    allHalves
      .filter(halves => claimedCount(halves) < 6)
      .sort((a, b) => claimedCount(b) - claimedCount(a))
      .flatMap(halves =>
        (claimedCount(halves) === 5 ? left : [-1]).map((chances): Spot => ({ halves, danger, chances })),
      ),
  );
};

/** Boards at an offer after which no throw is left. */
const lastOffers: readonly Spot[] = allHalves
  .filter(halves => claimedCount(halves) === 5)
  .map((halves): Spot => ({ halves, danger: true, chances: 0 }));

const offerSpotsOf = (last: number): readonly Spot[] => [
  ...rollSpotsOf(last).filter(({ danger }) => danger),
  ...lastOffers,
];

/**
 * The jackpot from which on no single decision is better than `sweepsMost` would have it, from any board: from there it is
 * the best play.
 */
const settledAt = (fares: Fares): Fraction => {
  let from = ZERO;
  const hold = (chosen: Fare, other: Fare) => {
    const slope = minus(chosen.swept, other.swept);
    if (isZero(slope)) return;
    const level = over(negative(minus(worthAt(chosen, ZERO), worthAt(other, ZERO))), slope);
    if (compare(level, from) > 0) from = level;
  };
  const last = fares.stakes.house.chances;
  for (const spot of rollSpotsOf(last).filter(({ chances }) => chances < 0)) {
    const made = fares.wild(spot);
    const chosen = made.get(sweepsMost.wild(made));
    for (const other of made.values()) if (chosen !== undefined && chosen !== other) hold(chosen, other);
  }
  for (const spot of offerSpotsOf(last)) {
    const stop = stoppedFare(fares.stakes, spot.halves);
    const on = fares.on(spot);
    if (sweepsMost.stops(stop, on)) hold(stop, on);
    else hold(on, stop);
  }
  return from;
};

/** Worth, swept, ran out, forfeited, cash: numerators over the table's denominator times 36 to the node's power. */
type Row = readonly [bigint, bigint, bigint, bigint, bigint];

type Node =
  | { readonly kind: 'end'; readonly fare: Fare }
  | { readonly kind: 'roll' | 'offer' | 'wild'; readonly spot: Spot; readonly key: string };

interface Branch {
  readonly ways: number;
  readonly to: Node;
  /** Steps that the jackpot grows on the way. */
  readonly grows: number;
}

/** At most as many throws lie ahead that do not raise the jackpot. `last`: throws for the last number. */
const rankOf = (node: Node, last: number): number => {
  if (node.kind === 'end') return 0;
  const { danger, chances, halves } = node.spot;
  return (danger ? 0 : 1) + (chances >= 0 ? chances : 5 + last - claimedCount(halves));
};

const at = (kind: 'roll' | 'offer' | 'wild', spot: Spot): Node => ({ kind, spot, key: `${kind} ${keyOf(spot)}` });

/** Jackpots above the present one that are looked at one by one: by the show's own figures $625,000 of growth. */
const mostLevels = 250;

/** From a spot, the branches of a throw or the choices, and how they combine. */
class Graph {
  readonly stakes: Stakes;
  /** Steps that a wild and a repeat raise the jackpot. */
  readonly grows: { readonly wild: number; readonly repeat: number };
  constructor(stakes: Stakes, step: number) {
    this.stakes = stakes;
    const { wild, repeat } = stakes.house;
    this.grows = { wild: wild / step, repeat: repeat / step };
  }

  throwFrom(spot: Spot): readonly Branch[] {
    const { halves, danger, chances } = spot;
    const last = chances >= 0;
    const next: Spot = last ? { ...spot, chances: chances - 1 } : spot;
    const claims = openMedals(halves).map(medal => ({
      ways: claimWays(halves, medal),
      to: this.#after(claim(spot, medal, this.stakes.house.chances)),
      grows: 0,
    }));
    const seven: Node = danger ? { kind: 'end', fare: forfeitedFare } : at('offer', { ...next, danger: true });
    return [
      { ways: ways(7), to: seven, grows: 0 },
      ...claims,
      { ways: wildWays, to: last ? this.on(next) : at('wild', spot), grows: this.grows.wild },
      { ways: repeatWays(halves), to: last ? this.on(next) : at('roll', spot), grows: this.grows.repeat },
    ];
  }

  choices(node: Node & { readonly kind: 'offer' | 'wild' }): readonly (readonly [string | number, Node])[] {
    const { kind, spot } = node;
    if (kind === 'offer') {
      const stop: Node = { kind: 'end', fare: stoppedFare(this.stakes, spot.halves) };
      return [
        ['stop', stop],
        ['continue', this.on(spot)],
      ];
    }
    return [
      ...openMedals(spot.halves).map(
        medal => [medal, this.#after(claim(spot, medal, this.stakes.house.chances))] as const,
      ),
      [declined, at('roll', spot)],
    ];
  }

  on(spot: Spot): Node {
    return spot.chances === 0 ? { kind: 'end', fare: ranOutFare(this.stakes, spot.halves) } : at('roll', spot);
  }

  #after({ swept, offer, spot }: Claimed): Node {
    if (swept) return { kind: 'end', fare: sweptFare(this.stakes) };
    return at(offer ? 'offer' : 'roll', spot);
  }
}

const powers: bigint[] = [1n];
const power36 = (n: number): bigint => {
  while (powers.length <= n) powers.push((powers.at(-1) ?? 1n) * 36n);
  return powers[n] ?? 1n;
};

const scaled = (row: Row, by: bigint): Row => [row[0] * by, row[1] * by, row[2] * by, row[3] * by, row[4] * by];

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

/** What a wild and a repeat have in common: the steps of the jackpot; 1 where it does not grow. */
const stepOf = ({ house: { wild, repeat } }: Pick<Stakes, 'house'>): number =>
  Math.max(1, Number(gcd(BigInt(wild), BigInt(repeat))));

/** Best play from every board, at `base` and every jackpot above it in steps. */
export class BestPlay {
  readonly base: Fraction;
  readonly step: number;
  /** Number of levels below the jackpot from which on one policy is the best. */
  readonly levels: number;
  readonly #graph: Graph;
  readonly #isSettled: boolean;
  readonly #top: Fares;
  readonly #den: bigint;
  readonly #rollSpots: readonly Spot[];
  readonly #offerSpots: readonly Spot[];
  readonly #rows: Map<string, Row>[] = [];

  constructor(stakes: Stakes, base: Fraction) {
    this.base = base;
    this.step = stepOf(stakes);
    this.#graph = new Graph(stakes, this.step);
    this.#rollSpots = rollSpotsOf(stakes.house.chances);
    this.#offerSpots = offerSpotsOf(stakes.house.chances);
    const step = fraction(this.step);
    const settled = new Fares(stakes, sweepsMost);
    const gap = over(minus(settledAt(settled), base), step);
    const needed = gap.num <= 0n ? 0n : (gap.num + gap.den - 1n) / gap.den;
    // Prizes of many millions: beyond the last level, what is best if it is to stay so. It comes to that once in 10^70 rounds.
    this.#isSettled = needed <= mostLevels;
    const { wild, repeat } = this.#graph.grows;
    const single = needed > 0n && (Math.min(wild, repeat) === 0 || (!this.#isSettled && Math.max(wild, repeat) > 2));
    if (single) {
      // By house rules the jackpot may stand still, or grow in steps too uneven to be looked at one by one: then what is best
      // as if it were to stay. Where it does stay, that is the best play; else the best of one way of playing.
      this.levels = 0;
      this.#isSettled = false;
      this.#top = new Fares(stakes, bestIfAlways(base));
    } else {
      this.levels = this.#isSettled ? Number(needed) : mostLevels;
      this.#top = this.#isSettled ? settled : new Fares(stakes, bestIfAlways(this.jackpot(mostLevels)));
    }
    this.#den = this.#commonDenominator();
    for (let level = this.levels - 1; level >= 0; level--) this.#fill(level);
  }

  jackpot(level: number): Fraction {
    return plus(this.base, fraction(level * this.step));
  }

  /** Whether what the table says of a jackpot is the best play there. */
  serves(jackpot: Fraction): boolean {
    const level = this.levelOf(jackpot);
    return level !== undefined && (level < this.levels || this.#isSettled || (level === 0 && this.levels === 0));
  }

  /** `undefined` where the jackpot is none of the table's. */
  levelOf(jackpot: Fraction): number | undefined {
    const steps = over(minus(jackpot, this.base), fraction(this.step));
    return steps.den === 1n && steps.num >= 0n ? Number(steps.num) : undefined;
  }

  roll(spot: Spot, level: number): Outlook {
    return this.#outlook(at('roll', spot), level);
  }

  offer(spot: Spot, level: number): Outlook {
    return this.#outlook(at('offer', spot), level);
  }

  wild(spot: Spot, level: number): Outlook {
    return this.#outlook(at('wild', spot), level);
  }

  /** What each choice is worth: `stop` and `continue`, or a medal or `declined`. */
  choices(kind: 'offer' | 'wild', spot: Spot, level: number): readonly (readonly [string | number, Fraction])[] {
    const node = at(kind, spot) as Node & { readonly kind: 'offer' | 'wild' };
    return this.#graph.choices(node).map(([choice, to]) => [choice, this.#outlook(to, level).worth]);
  }

  #outlook(node: Node, level: number): Outlook {
    if (level >= this.levels) return outlookOf(this.#fareAtTop(node), this.jackpot(level));
    const row = this.#row(node, level);
    const den = this.#den * power36(this.#power(node, level));
    const [worth, swept, ranOut, forfeited, cash] = row.map(num => fraction(num, den)) as [
      Fraction,
      Fraction,
      Fraction,
      Fraction,
      Fraction,
    ];
    const stopped = minus(ONE, sum([swept, ranOut, forfeited]));
    return { worth, swept, ranOut, forfeited, stopped, cash, prizes: minus(worth, cash) };
  }

  #rankOf(node: Node): number {
    return rankOf(node, this.#graph.stakes.house.chances);
  }

  #power(node: Node, level: number): number {
    return Math.max(0, this.levels - level) + this.#rankOf(node);
  }

  #fareAtTop(node: Node): Fare {
    switch (node.kind) {
      case 'end':
        return node.fare;
      case 'roll':
        return this.#top.roll(node.spot);
      case 'offer':
        return this.#top.offer(node.spot);
      case 'wild': {
        const made = this.#top.wild(node.spot);
        return made.get(this.#top.policy.wild(made)) ?? missing(node.key);
      }
    }
  }

  /** Over the common denominator times 36 to the node's power. */
  #row(node: Node, level: number): Row {
    if (node.kind === 'end' || level >= this.levels) {
      const outlook = outlookOf(this.#fareAtTop(node), this.jackpot(level));
      const den = this.#den * power36(node.kind === 'end' ? this.#power(node, level) : this.#rankOf(node));
      const whole = ({ num, den: of }: Fraction) => num * (den / of);
      return [
        whole(outlook.worth),
        whole(outlook.swept),
        whole(outlook.ranOut),
        whole(outlook.forfeited),
        whole(outlook.cash),
      ];
    }
    return this.#rows[level]?.get(node.key) ?? missing(node.key);
  }

  /** A node's row over the power of another that leads to it. */
  #seen(node: Node, level: number, power: number): Row {
    const own = this.#power(node, level);
    return own === power ? this.#row(node, level) : scaled(this.#row(node, level), power36(power - own));
  }

  #fill(level: number): void {
    const rows = new Map<string, Row>();
    this.#rows[level] = rows;
    const roll = (spot: Spot) => {
      const node = at('roll', spot);
      const power = this.#power(node, level);
      const mean: [bigint, bigint, bigint, bigint, bigint] = [0n, 0n, 0n, 0n, 0n];
      for (const { ways, to, grows } of this.#graph.throwFrom(spot)) {
        if (ways === 0) continue;
        const row = this.#seen(to, level + grows, power - 1);
        for (const [i, num] of row.entries()) mean[i] = (mean[i] ?? 0n) + BigInt(ways) * num;
      }
      rows.set(keyOfNode(node), mean);
    };
    const choose = (kind: 'offer' | 'wild', spot: Spot) => {
      const node = at(kind, spot) as Node & { readonly kind: 'offer' | 'wild' };
      const power = this.#power(node, level);
      const seen = this.#graph.choices(node).map(([, to]) => this.#seen(to, level, power));
      rows.set(
        keyOfNode(node),
        seen.reduce((best, row) => (row[0] > best[0] ? row : best)),
      );
    };
    for (const spot of this.#offerSpots.filter(({ chances }) => chances === 0)) choose('offer', spot);
    for (const spot of this.#rollSpots) {
      roll(spot);
      if (spot.danger) choose('offer', spot);
      if (spot.chances < 0) choose('wild', spot);
    }
  }

  #commonDenominator(): bigint {
    let den = 1n;
    const add = ({ den: of }: Fraction) => {
      if (den % of !== 0n) den = lcm(den, of);
    };
    const { prizes, sweep } = this.#graph.stakes;
    for (const dollars of [...prizes, sweep, this.base]) add(dollars);
    const nodes = [
      ...this.#rollSpots.map(spot => at('roll', spot)),
      ...this.#offerSpots.map(spot => at('offer', spot)),
      ...this.#rollSpots.filter(({ chances }) => chances < 0).map(spot => at('wild', spot)),
    ];
    const beyond = Math.max(this.#graph.grows.wild, this.#graph.grows.repeat);
    const above = Array.from({ length: this.levels === 0 ? 0 : beyond }, (_, i) => this.levels + i);
    for (const level of above) {
      for (const node of nodes) {
        const outlook = outlookOf(this.#fareAtTop(node), this.jackpot(level));
        for (const key of ['worth', 'swept', 'ranOut', 'forfeited', 'cash'] as const) add(outlook[key]);
      }
    }
    return den;
  }
}

/** Chances of the endings, and dollars: all cash, value of prizes, and both together. */
export interface Outlook {
  readonly swept: Fraction;
  readonly ranOut: Fraction;
  readonly forfeited: Fraction;
  readonly stopped: Fraction;
  readonly cash: Fraction;
  readonly prizes: Fraction;
  readonly worth: Fraction;
}

export const outlookOf = (fare: Fare, jackpot: Fraction): Outlook => {
  const cash = plus(fare.cash, times(fare.swept, jackpot));
  return { ...fare, cash, worth: plus(cash, fare.prizes) };
};

const keyOfNode = (node: Node): string => (node.kind === 'end' ? '' : node.key);

const missing = (key: string): never => {
  throw new Error(`no odds of ${key}`);
};

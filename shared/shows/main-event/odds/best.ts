/**
 * The best play of The Main Event by the mean of cash and prizes, for each jackpot.
 * The higher the jackpot, the more a sweep counts against an offer. From some jackpot on, the policy that sweeps most often is
 * best on every board. Since the jackpot never falls, comparing it with every other single decision there proves that
 * (`settledAt`). Below that, values are computed downwards in steps of the common divisor of wild and repeat: a throw either
 * advances the board or raises the jackpot by some steps. Numerators are whole numbers over one denominator times powers of 36.
 */
import { type Fraction, fraction, gcd, minus, ONE, over, plus, sum, times } from '../../../odds/fraction.ts';
import type { Spot } from './board.ts';
import { type Outcome, OutcomeTable, type Stakes } from './fare.ts';
import { at, Graph, keyOfNode, type Node, rankOf } from './graph.ts';
import { bestIfAlways, settledAt, sweepsMost } from './policies.ts';
import { offerSpotsOf, rollSpotsOf } from './spots.ts';

/** Value, swept, ran out, forfeited, cash: numerators over the table's denominator times 36 to the node's power. */
type Row = readonly [bigint, bigint, bigint, bigint, bigint];

/** Jackpots above the present one that are computed one by one: $625,000 of growth by the show's own numbers. */
const maxLevels = 250;

const powers: bigint[] = [1n];
const power36 = (n: number): bigint => {
  while (powers.length <= n) powers.push((powers.at(-1) ?? 1n) * 36n);
  return powers[n] ?? 1n;
};

const scaled = (row: Row, by: bigint): Row => [row[0] * by, row[1] * by, row[2] * by, row[3] * by, row[4] * by];

const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

/** The step of the jackpot, which divides both wild and repeat; 1 if it does not grow. */
const stepOf = ({ house: { wild, repeat } }: Pick<Stakes, 'house'>): number =>
  Math.max(1, Number(gcd(BigInt(wild), BigInt(repeat))));

/** The best play from every board, at `base` and at every jackpot above it in steps. */
export class BestPlay {
  readonly base: Fraction;
  readonly step: number;
  /** The number of levels below the jackpot from which on one policy is best. */
  readonly levels: number;
  readonly #graph: Graph;
  readonly #isSettled: boolean;
  readonly #top: OutcomeTable;
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
    const settled = new OutcomeTable(stakes, sweepsMost);
    const gap = over(minus(settledAt(settled), base), step);
    const needed = gap.num <= 0n ? 0n : (gap.num + gap.den - 1n) / gap.den;
    // With prizes of many millions, the last level is treated as if the jackpot did not grow further. Play gets there once in
    // 10^70 rounds.
    this.#isSettled = needed <= maxLevels;
    const { wild, repeat } = this.#graph.grows;
    const single = needed > 0n && (Math.min(wild, repeat) === 0 || (!this.#isSettled && Math.max(wild, repeat) > 2));
    if (single) {
      // By house rules the jackpot may not grow at all, or in steps too uneven to be computed one by one. Then the result is
      // the best play for a constant jackpot: exact if it is constant, otherwise a lower bound.
      this.levels = 0;
      this.#isSettled = false;
      this.#top = new OutcomeTable(stakes, bestIfAlways(base));
    } else {
      this.levels = this.#isSettled ? Number(needed) : maxLevels;
      this.#top = this.#isSettled ? settled : new OutcomeTable(stakes, bestIfAlways(this.jackpot(maxLevels)));
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

  /** undefined if the table does not have this jackpot. */
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

  /** The value of each choice: `stop` and `continue`, or a medal or `declined`. */
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

  #fareAtTop(node: Node): Outcome {
    switch (node.kind) {
      case 'end':
        return node.outcome;
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
      const values = this.#graph.choices(node).map(([, to]) => this.#seen(to, level, power));
      rows.set(
        keyOfNode(node),
        values.reduce((best, row) => (row[0] > best[0] ? row : best)),
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

/** Chances of the endings, and dollars: all cash, the value of prizes, and both together. */
export interface Outlook {
  readonly swept: Fraction;
  readonly ranOut: Fraction;
  readonly forfeited: Fraction;
  readonly stopped: Fraction;
  readonly cash: Fraction;
  readonly prizes: Fraction;
  readonly worth: Fraction;
}

export const outlookOf = (outcome: Outcome, jackpot: Fraction): Outlook => {
  const cash = plus(outcome.cash, times(outcome.swept, jackpot));
  return { ...outcome, cash, worth: plus(cash, outcome.prizes) };
};

const missing = (key: string): never => {
  throw new Error(`the odds have no entry for ${key}`);
};

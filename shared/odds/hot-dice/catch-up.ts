/**
 * The catch-up of Hot Dice (HD-28 … HD-39): the chances of the seat whose turn it is. Both play to win, level scores counting
 * as half a win, since a question decides them. A roll found beside the cash (HD-37) leads on with a higher score; a turn that
 * would find it for the twelfth time, which happens once in 10^18, is taken to stop there.
 */
import { perPoint } from '../../shows/hot-dice/round.ts';
import { mayDouble, totals, ways } from '../dice.ts';
import { compare, exact, type Fraction, fraction, plus, ZERO } from '../fraction.ts';
import { freeRollSums } from './free-rolls.ts';
import type { Doubles } from './push-luck-rules.ts';
import { type Branch, lost, Scale, type Value } from './scale.ts';

export interface CatchUpRules {
  /** Dollars: beside the further roll, and alone. */
  readonly cash: readonly Fraction[];
  readonly freeRolls: number;
}

/** Chances of the seat in turn. */
export interface Chances {
  readonly win: Fraction;
  /** Level at the end of the game. */
  readonly level: Fraction;
  /** To win, with level scores for half. */
  readonly worth: Fraction;
}

// A win counts two, level scores one.
const won: Value = { cash: 2n, banked: 1n, power: 0 };
const even: Value = { cash: 1n, banked: 0n, power: 0 };

const mostAgain = 12;

const points = (total: number): Fraction => fraction(perPoint * total);

export class CatchUp {
  readonly #rules: CatchUpRules;
  readonly #doubles: Doubles;
  readonly #reply: boolean;
  /** The other's score, dollars. */
  readonly #theirs: Fraction;
  readonly #free: ReadonlyMap<number, number>;
  readonly #scale: Scale;
  readonly #even: Value;
  readonly #ends = new Map<string, Value>();
  readonly #rolls = new Map<string, Value>();
  /** The same turn, played to catch up and no more. */
  #alone: CatchUp | undefined;

  /** `reply`: the game is over with this turn, as it is with the second seat's; `atLevel`: what level scores are worth then. */
  constructor(rules: CatchUpRules, doubles: Doubles, reply: boolean, theirs: Fraction, atLevel = even) {
    this.#rules = rules;
    this.#doubles = doubles;
    this.#reply = reply;
    this.#theirs = theirs;
    this.#free = freeRollSums(rules.freeRolls);
    this.#even = atLevel;
    this.#scale = new Scale(1n);
  }

  chances(value: Value): Chances {
    const den = this.#scale.denominator(value);
    return {
      win: fraction(value.banked, den),
      level: fraction(value.cash - 2n * value.banked, den),
      worth: fraction(value.cash, 2n * den),
    };
  }

  /** The likelier to win, the first among equals. */
  better(first: Value, second: Value): Value {
    return this.#scale.better(first, second);
  }

  /** Before a roll, with so many dollars. */
  roll(mine: Fraction, again = 0): Value {
    // Nothing that is thrown takes a seat back: one that is ahead in the last turn has won.
    if (this.#reply && compare(mine, this.#theirs) > 0) return won;
    const key = `${exact(mine)} ${again}`;
    let value = this.#rolls.get(key);
    if (value === undefined) {
      value = this.#rollOf(mine, again);
      this.#rolls.set(key, value);
    }
    return value;
  }

  #rollOf(mine: Fraction, again: number): Value {
    const opened = this.open(mine, again);
    const branches: Branch[] = [];
    for (const total of totals) {
      const doubles = mayDouble(total) ? 1 : 0;
      if (doubles > 0) branches.push([doubles, this.#double(mine, total, opened)]);
      branches.push([ways(total) - doubles, this.end(total === 7 ? mine : plus(mine, points(total)))]);
    }
    return this.#scale.mean(branches);
  }

  /** HD-33: the points may be taken unless they would leave the seat behind. */
  mayTake(mine: Fraction, total: number): boolean {
    return compare(plus(mine, points(total)), this.#theirs) >= 0;
  }

  take(mine: Fraction, total: number): Value {
    return this.end(plus(mine, points(total)));
  }

  open(mine: Fraction, again = 0): Value {
    const [first = ZERO, second = ZERO] = this.#rules.cash;
    const behind = compare(mine, this.#theirs) < 0;
    const free = [...this.#free].map(([sum, n]): Branch => [n, this.end(plus(mine, points(sum)))]);
    return this.#scale.mean([
      [1, this.again(plus(mine, first), again + 1)],
      [1, this.end(plus(mine, second))],
      [1, this.end(plus(mine, mine))],
      [1, this.end(behind ? this.#theirs : mine)],
      [1, this.#scale.mean(free)],
      [1, this.end(mine)],
    ]);
  }

  /** With a roll to make or to leave. */
  again(mine: Fraction, again = 0): Value {
    const stop = this.end(mine);
    return again >= mostAgain ? stop : this.#scale.better(stop, this.roll(mine, again));
  }

  /** The turn is over (HD-34, HD-35). */
  end(mine: Fraction): Value {
    const order = compare(mine, this.#theirs);
    if (order < 0) return lost;
    if (this.#reply) return order > 0 ? won : this.#even;
    const key = exact(mine);
    let value = this.#ends.get(key);
    if (value === undefined) {
      const reply = new CatchUp(this.#rules, this.#doubles, true, mine).roll(this.#theirs);
      // What the reply leaves.
      const den = this.#scale.denominator(reply);
      value = { cash: 2n * den - reply.cash, banked: den - reply.cash + reply.banked, power: reply.power };
      this.#ends.set(key, value);
    }
    return value;
  }

  /** The chance that this turn brings the seat level or ahead, when it is played for that. */
  caughtUp(mine: Fraction): Fraction {
    this.#alone ??= new CatchUp(this.#rules, this.#doubles, true, this.#theirs, won);
    return this.#alone.chances(this.#alone.roll(mine)).win;
  }

  #double(mine: Fraction, total: number, opened: Value): Value {
    if (!this.mayTake(mine, total)) return opened;
    const taken = this.take(mine, total);
    return this.#doubles === 'taken' ? taken : this.#scale.better(taken, opened);
  }
}

/**
 * The catch-up of Hot Dice (HD-28 … HD-39): the chances of the seat whose turn it is. Both play to win. Level scores count as
 * half a win, since a question decides them. A roll found beside the cash (HD-37) continues with a higher score. A turn that
 * would find it for the twelfth time, which happens once in 10^18, is cut off there.
 */
import { mayDouble, totals, ways } from '../../../odds/dice.ts';
import { compare, decimal, exact, type Fraction, fraction, plus } from '../../../odds/fraction.ts';
import type { Space } from '../double-board.ts';
import { freeRollSums } from './layers.ts';
import type { Doubles } from './push-luck-rules.ts';
import { type Branch, lost, Scale, type Value } from './scale.ts';

interface CatchUpRules {
  readonly spaces: readonly Space[];
  /** Dollars. */
  readonly perPoint: number;
  /** Totals that gain nothing, doubles excepted. */
  readonly busts: readonly number[];
}

/** Chances of the seat in turn. */
interface Chances {
  readonly win: Fraction;
  /** Level at the end of the game. */
  readonly level: Fraction;
  /** The chance to win, with level scores counting half. */
  readonly worth: Fraction;
}

// A win counts two, level scores one.
const won: Value = { cash: 2n, banked: 1n, power: 0 };
const even: Value = { cash: 1n, banked: 0n, power: 0 };

const maxRepeats = 12;

export class CatchUp {
  readonly #rules: CatchUpRules;
  readonly #doubles: Doubles;
  readonly #reply: boolean;
  /** The other's score, dollars. */
  readonly #theirs: Fraction;
  readonly #scale: Scale;
  readonly #even: Value;
  readonly #ends = new Map<string, Value>();
  readonly #rolls = new Map<string, Value>();
  /** The same turn, played only to catch up. */
  #alone: CatchUp | undefined;

  /** `reply`: the game ends with this turn, which is the second seat's. `atLevel`: the value of level scores then. */
  constructor(rules: CatchUpRules, doubles: Doubles, reply: boolean, theirs: Fraction, atLevel = even) {
    this.#rules = rules;
    this.#doubles = doubles;
    this.#reply = reply;
    this.#theirs = theirs;
    this.#even = atLevel;
    this.#scale = new Scale(1n);
  }

  #points(total: number): Fraction {
    return fraction(this.#rules.perPoint * total);
  }

  chances(value: Value): Chances {
    const den = this.#scale.denominator(value);
    return {
      win: fraction(value.banked, den),
      level: fraction(value.cash - 2n * value.banked, den),
      worth: fraction(value.cash, 2n * den),
    };
  }

  /** The one likelier to win; the first of equals. */
  better(first: Value, second: Value): Value {
    return this.#scale.better(first, second);
  }

  /** Before a roll, with this many dollars. */
  roll(mine: Fraction, repeats = 0): Value {
    // A throw never lowers a score, so a seat that is ahead in the last turn has won.
    if (this.#reply && compare(mine, this.#theirs) > 0) return won;
    const key = `${exact(mine)} ${repeats}`;
    let value = this.#rolls.get(key);
    if (value === undefined) {
      value = this.#rollOf(mine, repeats);
      this.#rolls.set(key, value);
    }
    return value;
  }

  #rollOf(mine: Fraction, repeats: number): Value {
    const opened = this.open(mine, repeats);
    const branches: Branch[] = [];
    for (const total of totals) {
      const doubles = mayDouble(total) ? 1 : 0;
      if (doubles > 0) branches.push([doubles, this.#double(mine, total, opened)]);
      branches.push([
        ways(total) - doubles,
        this.end(this.#rules.busts.includes(total) ? mine : plus(mine, this.#points(total))),
      ]);
    }
    return this.#scale.mean(branches);
  }

  /** HD-33: the points may be taken unless they would leave the seat behind. */
  mayTake(mine: Fraction, total: number): boolean {
    return compare(plus(mine, this.#points(total)), this.#theirs) >= 0;
  }

  take(mine: Fraction, total: number): Value {
    return this.end(plus(mine, this.#points(total)));
  }

  open(mine: Fraction, repeats = 0): Value {
    return this.#scale.mean(this.#rules.spaces.map((space): Branch => [1, this.#found(space, mine, repeats)]));
  }

  #found({ kind, amount }: Space, mine: Fraction, repeats: number): Value {
    switch (kind) {
      case 'cash-and-roll':
        return this.again(plus(mine, decimal(amount)), repeats + 1);
      case 'cash':
        return this.end(plus(mine, decimal(amount)));
      case 'double-score':
        return this.end(plus(mine, mine));
      case 'tie-score':
        return this.end(compare(mine, this.#theirs) < 0 ? this.#theirs : mine);
      case 'free-rolls': {
        const sums = [...freeRollSums(amount)];
        return this.#scale.mean(sums.map(([sum, n]): Branch => [n, this.end(plus(mine, this.#points(sum)))]));
      }
      default:
        return this.end(mine);
    }
  }

  /** With a roll that may be made or declined. */
  again(mine: Fraction, again = 0): Value {
    const stop = this.end(mine);
    return again >= maxRepeats ? stop : this.#scale.better(stop, this.roll(mine, again));
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
      // The share that the reply leaves.
      const den = this.#scale.denominator(reply);
      value = { cash: 2n * den - reply.cash, banked: den - reply.cash + reply.banked, power: reply.power };
      this.#ends.set(key, value);
    }
    return value;
  }

  /** The chance that this turn brings the seat level or ahead, if it plays for that. */
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

/**
 * Rolling on or banking: the rounds of Hot Dice and its bonanza, played for the highest mean of what is banked. To the audience
 * every throw is of fair dice, and every space lies as likely behind one double as behind another, for the board is shuffled
 * after each.
 *
 * The value of a pot is the highest of lines, one for each way of playing on, so it bends upwards only. Where it is not
 * steeper than banking for the largest pots (`far-pots.ts`), it is flatter before, and banking, once right, stays right. Below
 * that the values are found by enumeration, from the highest pot down.
 */
import { mayDouble, totals, ways } from '../dice.ts';
import { type Fraction, fraction } from '../fraction.ts';
import { type FarPot, farPots } from './far-pots.ts';
import { freeRollSums } from './free-rolls.ts';
import { type Branch, commonUnit, lost, Scale, type Value } from './scale.ts';

/** A space of the board. `turns`: the board is another one once it was found. */
export interface Find {
  readonly kind: 'cash' | 'double-pot' | 'free-rolls' | 'nothing' | 'bust';
  /** Units, or how many free rolls. */
  readonly amount: number;
  readonly turns?: true;
}

export interface Rules {
  /** Units for each point. */
  readonly perPoint: number;
  /** Totals that bust, off doubles. */
  readonly busts: readonly number[];
  /** Six spaces, before and after one was found that turns the board. */
  readonly board: (turned: boolean) => readonly Find[];
}

/** With a double: its points or its space, whichever is better, or always its points. */
export type Doubles = 'either' | 'taken';

/** A pot in units; coins, each of which buys off a bust with one more roll; whether the board has turned. */
export interface Purse {
  readonly pot: number;
  readonly coins: number;
  readonly turned: boolean;
}

/** More pots, or more bits to be added up, than can be looked at while people wait. */
const mostPots = 20_000;
const mostBits = 1_200_000_000;
const bitsOfPower = Math.log2(36);

export class PushLuck {
  readonly #rules: Rules;
  readonly #doubles: Doubles;
  readonly #scale: Scale;
  readonly #far: (coins: number, turned: boolean) => FarPot;
  /** Pots from which on the best play is known without enumeration, by coins and board. */
  readonly #known = new Map<string, number>();
  readonly #freeRolls = new Map<number, ReadonlyMap<number, number>>();
  /** What rolling on is worth, for pots that are not far. */
  readonly #rolls = new Map<string, Value>();
  /** Never opening the board: what the best play is held against where amounts are so high that it lies too far. */
  readonly #taken: PushLuck | undefined;
  #isTooFar = false;
  readonly #branches: number;
  /** Added up so far. */
  #bits = 0;

  /** `coins`: the most of them that a purse will hold. `shared`: the scale of another table for the same rules. */
  constructor(rules: Rules, doubles: Doubles, coins: number, shared?: Scale) {
    this.#rules = rules;
    this.#doubles = doubles;
    const free = [...rules.board(false), ...rules.board(true)].flatMap(({ kind, amount }) =>
      kind === 'free-rolls' ? [amount] : [],
    );
    for (const count of free) this.#freeRolls.set(count, freeRollSums(count));
    this.#branches = 27 + 10 * Math.max(0, ...free);
    const far = farPots(rules, doubles, coins);
    this.#far = far.of;
    this.#scale = shared ?? new Scale(commonUnit([far.unit, farPots(rules, 'taken', coins).unit]));
    this.#taken = doubles === 'taken' ? undefined : new PushLuck(rules, 'taken', coins, this.#scale);
    for (const turned of [true, false]) {
      for (let n = 0; n <= coins; n++) this.#known.set(`${n}${turned}`, this.#knownFrom(n, turned));
    }
  }

  /** Rolling now, and then playing on as well as may be. */
  roll(purse: Purse): Value {
    this.#prepare(purse);
    return this.#roll(purse);
  }

  /** With the choice between rolling and banking. */
  decide(purse: Purse): Value {
    this.#prepare(purse);
    return this.#decide(purse);
  }

  /** After a double that is taken for its points. */
  take(purse: Purse, total: number): Value {
    return this.decide(this.#with(purse, total * this.#rules.perPoint));
  }

  /** After a double whose space is opened. */
  open(purse: Purse): Value {
    this.#prepare(purse);
    return this.#open(
      purse,
      next => this.#decide(next),
      next => this.#roll(next),
    );
  }

  /** After a free roll that opens the pot. */
  freeRoll(purse: Purse, perPoint: number): Value {
    return this.#scale.mean(
      totals.map((total): Branch => [ways(total), this.decide({ ...purse, pot: purse.pot + perPoint * total })]),
    );
  }

  /** The one with more cash, the first among equals. */
  better(first: Value, second: Value): Value {
    return this.#scale.better(first, second);
  }

  /** Dollars, of `units` each. */
  cash(value: Value, units: bigint): Fraction {
    return fraction(value.cash, this.#scale.denominator(value) * units);
  }

  banked(value: Value): Fraction {
    return fraction(value.banked, this.#scale.denominator(value));
  }

  #with(purse: Purse, units: number): Purse {
    return { ...purse, pot: purse.pot + units };
  }

  /** The mean of a throw: `decide` values what stands after it, `forced` a roll that a coin has bought. */
  #mean(purse: Purse, decide: (next: Purse) => Value, forced: (next: Purse) => Value): Value {
    const { perPoint, busts } = this.#rules;
    const busted = this.#bust(purse, forced);
    const opened = this.#doubles === 'either' ? this.#open(purse, decide, forced) : lost;
    const branches: Branch[] = [];
    for (const total of totals) {
      const added = this.#with(purse, perPoint * total);
      const doubles = mayDouble(total) ? 1 : 0;
      const plain = ways(total) - doubles;
      if (doubles > 0) branches.push([doubles, this.#scale.better(decide(added), opened)]);
      if (plain > 0) branches.push([plain, busts.includes(total) ? busted : decide(added)]);
    }
    return this.#scale.mean(branches);
  }

  #bust(purse: Purse, forced: (next: Purse) => Value): Value {
    return purse.coins > 0 ? forced({ ...purse, coins: purse.coins - 1 }) : lost;
  }

  #open(purse: Purse, decide: (next: Purse) => Value, forced: (next: Purse) => Value): Value {
    return this.#scale.mean(
      this.#rules.board(purse.turned).map((space): Branch => [1, this.#find(space, purse, decide, forced)]),
    );
  }

  #find(
    { kind, amount, turns }: Find,
    purse: Purse,
    decide: (next: Purse) => Value,
    forced: (next: Purse) => Value,
  ): Value {
    const then = turns ? { ...purse, turned: true } : purse;
    switch (kind) {
      case 'cash':
        return decide(this.#with(then, amount));
      case 'double-pot':
        return decide(this.#with(then, purse.pot));
      case 'nothing':
        return decide(then);
      case 'free-rolls':
        return this.#scale.mean(
          [...(this.#freeRolls.get(amount) ?? [])].map(
            ([sum, n]): Branch => [n, decide(this.#with(then, sum * this.#rules.perPoint))],
          ),
        );
      default:
        return this.#bust(purse, forced);
    }
  }

  #isKnown({ pot, coins, turned }: Purse): boolean {
    return pot >= (this.#known.get(`${coins}${turned}`) ?? 0);
  }

  /** Needs what fewer coins and the board once turned come to. */
  #knownFrom(coins: number, turned: boolean): number {
    const far = this.#far(coins, turned);
    if (far.goesOn) return far.from;
    const before = [...(coins > 0 ? [`${coins - 1}${turned}`] : []), ...(turned ? [] : [`${coins}true`])];
    let low = Math.max(0, ...before.map(key => this.#known.get(key) ?? 0));
    const banks = (pot: number) => {
      const bank = this.#scale.bank(pot);
      return this.#scale.better(bank, this.#rollIfBanking({ pot, coins, turned })) === bank;
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

  /** One roll and then banking, unless there are other coins or another board: those are known. */
  #rollIfBanking({ pot, coins, turned }: Purse): Value {
    return this.#mean(
      { pot, coins, turned },
      next => (next.coins === coins && next.turned === turned ? this.#scale.bank(next.pot) : this.#decide(next)),
      next => this.#roll(next),
    );
  }

  #decide(purse: Purse): Value {
    if (this.#isTooFar) return this.#taken!.decide(purse);
    if (!this.#isKnown(purse)) return this.#scale.better(this.#scale.bank(purse.pot), this.#roll(purse));
    const far = this.#far(purse.coins, purse.turned);
    return far.goesOn ? this.#scale.line(far.roll, purse.pot) : this.#scale.bank(purse.pot);
  }

  #roll(purse: Purse): Value {
    if (this.#isTooFar) {
      // The next double may still be opened.
      return this.#mean(
        purse,
        next => this.#taken!.decide(next),
        next => this.#taken!.roll(next),
      );
    }
    if (this.#isKnown(purse)) {
      const far = this.#far(purse.coins, purse.turned);
      return far.goesOn ? this.#scale.line(far.roll, purse.pot) : this.#rollIfBanking(purse);
    }
    const value = this.#rolls.get(keyOf(purse));
    if (value === undefined) throw new Error(`no value of ${keyOf(purse)}`);
    return value;
  }

  /** Fills in all that a purse can come to. */
  #prepare(purse: Purse): void {
    if (this.#isTooFar) return;
    const ahead = new Map<string, Purse>();
    const waiting: Purse[] = [];
    const meet = (next: Purse): Value => {
      const key = keyOf(next);
      if (!ahead.has(key) && !this.#rolls.has(key) && !this.#isKnown(next)) {
        ahead.set(key, next);
        waiting.push(next);
      }
      return lost;
    };
    meet(purse);
    // A known pot may lead to others by a roll that was forced, or by its space.
    this.#mean(purse, meet, meet);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      this.#mean(next, meet, meet);
      if (ahead.size + this.#rolls.size > mostPots && this.#taken !== undefined) {
        this.#giveUp();
        return;
      }
    }
    const order = [...ahead.values()].sort(
      (a, b) => b.pot - a.pot || a.coins - b.coins || Number(b.turned) - Number(a.turned),
    );
    for (const next of order) {
      const value = this.#mean(
        next,
        then => this.#decide(then),
        then => this.#roll(then),
      );
      this.#rolls.set(keyOf(next), value);
      this.#bits += value.power * bitsOfPower * this.#branches;
      if (this.#bits > mostBits && this.#taken !== undefined) {
        this.#giveUp();
        return;
      }
    }
  }

  #giveUp(): void {
    this.#isTooFar = true;
    this.#rolls.clear();
  }
}

const keyOf = ({ pot, coins, turned }: Purse): string => `${pot} ${coins} ${turned}`;

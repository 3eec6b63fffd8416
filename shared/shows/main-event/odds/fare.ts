/** How a policy fares in The Main Event: chances of the four endings, mean cash and mean value of prizes. */

import { ways, waysOf } from '../../../odds/dice.ts';
import { type Fraction, fraction, ONE, over, plus, sum, times, ZERO } from '../../../odds/fraction.ts';
import { wilds } from '../act.ts';
import type { MainEventHouse } from '../house.ts';
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
  wholeMedals,
} from './board.ts';

/** Dollars. */
export interface Stakes {
  /** Bronze, silver, gold. */
  readonly prizes: readonly Fraction[];
  /** The medals are paid in cash (ME-23, ME-26). */
  readonly allCash: boolean;
  /** Paid on top of the jackpot for all three medals in the all-cash round; otherwise 0. */
  readonly sweep: Fraction;
  /** What throws add, what offers pay, and how many throws the last number has. */
  readonly house: Pick<MainEventHouse, 'wild' | 'repeat' | 'half' | 'empty' | 'consolation' | 'chances'>;
}

/** `cash` excludes the current jackpot, which is added `swept` times, but includes its growth from here. */
export interface Outcome {
  readonly swept: Fraction;
  readonly ranOut: Fraction;
  readonly forfeited: Fraction;
  readonly stopped: Fraction;
  readonly cash: Fraction;
  readonly prizes: Fraction;
}

const outcomeKeys = ['swept', 'ranOut', 'forfeited', 'stopped', 'cash', 'prizes'] as const;

const nothing: Outcome = { swept: ZERO, ranOut: ZERO, forfeited: ZERO, stopped: ZERO, cash: ZERO, prizes: ZERO };

const combine = (of: (key: (typeof outcomeKeys)[number]) => Fraction): Outcome => ({
  swept: of('swept'),
  ranOut: of('ranOut'),
  forfeited: of('forfeited'),
  stopped: of('stopped'),
  cash: of('cash'),
  prizes: of('prizes'),
});

/** The fare after the jackpot has grown. */
const grown = (outcome: Outcome, dollars: number): Outcome => ({
  ...outcome,
  cash: plus(outcome.cash, times(fraction(dollars), outcome.swept)),
});

const prizesOf = ({ prizes }: Stakes, halves: Halves): Fraction =>
  sum(wholeMedals(halves).map(medal => prizes[medal] ?? ZERO));

/** What an ending pays: medals are cash in the all-cash round, otherwise prizes. */
const ending = (stakes: Stakes, which: Partial<Outcome>, cash: Fraction, halves: Halves): Outcome => {
  const medals = prizesOf(stakes, halves);
  return stakes.allCash
    ? { ...nothing, ...which, cash: plus(cash, medals) }
    : { ...nothing, ...which, cash, prizes: medals };
};

export const sweptOutcome = (stakes: Stakes): Outcome => ending(stakes, { swept: ONE }, stakes.sweep, [2, 2, 2]);
export const forfeitedOutcome: Outcome = { ...nothing, forfeited: ONE };
/** ME-14. */
export const ranOutOutcome = (stakes: Stakes, halves: Halves): Outcome =>
  ending(stakes, { ranOut: ONE }, fraction(stakes.house.consolation), halves);
/** ME-16, ME-17, ME-A11. */
export const stoppedOutcome = (stakes: Stakes, halves: Halves): Outcome => {
  const claimed = claimedCount(halves);
  const { empty, half } = stakes.house;
  return ending(stakes, { stopped: ONE }, fraction(claimed === 0 ? empty : half * claimed), halves);
};

export const declined = -1;

/** What to turn a wild into (a medal, or `declined`), and whether to take an offer, given the fares. */
export interface Policy {
  wild(outcomes: ReadonlyMap<number, Outcome>): number;
  stops(stop: Outcome, on: Outcome): boolean;
}

/** Turns a wild into the number hardest to throw: gold, silver, bronze. */
const hardest = (outcomes: ReadonlyMap<number, Outcome>) => Math.max(...outcomes.keys());

export const alwaysContinue: Policy = { wild: hardest, stops: () => false };
export const stopAtFirstSeven: Policy = { wild: hardest, stops: () => true };

export const wildWays = waysOf(wilds);
const sevens = ways(7);

/** The fares of one policy from every board, whatever the jackpot. */
export class OutcomeTable {
  readonly stakes: Stakes;
  readonly policy: Policy;
  readonly #rolls = new Map<string, Outcome>();

  constructor(stakes: Stakes, policy: Policy) {
    this.stakes = stakes;
    this.policy = policy;
  }

  /** Before a throw. */
  roll(spot: Spot): Outcome {
    const key = keyOf(spot);
    let outcome = this.#rolls.get(key);
    if (outcome === undefined) {
      outcome = spot.chances < 0 ? this.#rollOn(spot) : this.#lastRoll(spot);
      this.#rolls.set(key, outcome);
    }
    return outcome;
  }

  /** At an offer. */
  offer(spot: Spot): Outcome {
    const stop = stoppedOutcome(this.stakes, spot.halves);
    const on = this.on(spot);
    return this.policy.stops(stop, on) ? stop : on;
  }

  /** After declining an offer. ME-A9, ME-A13: there may be no throw left. */
  on(spot: Spot): Outcome {
    return spot.chances === 0 ? ranOutOutcome(this.stakes, spot.halves) : this.roll(spot);
  }

  /** With one more number. */
  claimed(spot: Spot, medal: number): Outcome {
    return this.#after(claim(spot, medal, this.stakes.house.chances));
  }

  /** The options for a wild that was thrown: by medal, or `declined`. */
  wild(spot: Spot): ReadonlyMap<number, Outcome> {
    return new Map([
      ...openMedals(spot.halves).map(medal => [medal, this.claimed(spot, medal)] as const),
      [declined, this.roll(spot)],
    ]);
  }

  #after({ swept, offer, spot }: Claimed): Outcome {
    if (swept) return sweptOutcome(this.stakes);
    return offer ? this.offer(spot) : this.roll(spot);
  }

  #seven(spot: Spot): Outcome {
    return spot.danger ? forfeitedOutcome : this.offer({ ...spot, danger: true });
  }

  #rollOn(spot: Spot): Outcome {
    const { wild, repeat } = this.stakes.house;
    const parts: (readonly [number, Outcome])[] = [
      [sevens, this.#seven(spot)],
      ...openMedals(spot.halves).map(medal => [claimWays(spot.halves, medal), this.claimed(spot, medal)] as const),
    ];
    const repeats = repeatWays(spot.halves);
    const outcomes = new Map<number, Outcome>(
      openMedals(spot.halves).map(medal => [
        medal,
        resolved([...parts, [wildWays, grown(this.claimed(spot, medal), wild)]], [[repeats, repeat]]),
      ]),
    );
    outcomes.set(
      declined,
      resolved(parts, [
        [repeats, repeat],
        [wildWays, wild],
      ]),
    );
    return outcomes.get(this.policy.wild(outcomes)) ?? nothing;
  }

  #lastRoll(spot: Spot): Outcome {
    const { wild, repeat } = this.stakes.house;
    const next: Spot = { ...spot, chances: spot.chances - 1 };
    const missing = openMedals(spot.halves)[0] ?? 0;
    const hits = claimWays(spot.halves, missing);
    const on = this.on(next);
    return resolved(
      [
        [sevens, this.#seven(next)],
        [hits, sweptOutcome(this.stakes)],
        [wildWays, grown(on, wild)],
        [repeatWays(spot.halves), grown(on, repeat)],
      ],
      [],
    );
  }
}

/** The fare of a throw. `parts` by their ways of 36; `loops` leave the board as it is while the jackpot grows by some dollars. */
const resolved = (
  parts: readonly (readonly [number, Outcome])[],
  loops: readonly (readonly [number, number])[],
): Outcome => {
  const left = fraction(parts.reduce((n, [ways]) => n + ways, 0));
  const mean = combine(key => over(sum(parts.map(([n, outcome]) => times(fraction(n), outcome[key]))), left));
  // Each loop is worth its growth if the round ends in a sweep.
  const growth = fraction(loops.reduce((dollars, [n, each]) => dollars + n * each, 0));
  return { ...mean, cash: plus(mean.cash, times(over(growth, left), mean.swept)) };
};

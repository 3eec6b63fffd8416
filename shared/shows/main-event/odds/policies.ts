/** Two ways of playing The Main Event, and the jackpot from which on one of them is best. */
import {
  compare,
  type Fraction,
  isZero,
  minus,
  negative,
  over,
  plus,
  sum,
  times,
  ZERO,
} from '../../../odds/fraction.ts';
import { type Outcome, type OutcomeTable, type Policy, stoppedOutcome } from './fare.ts';
import { offerSpotsOf, rollSpotsOf } from './spots.ts';

/** The value of a fare at a jackpot. */
const worthAt = ({ cash, prizes, swept }: Outcome, jackpot: Fraction): Fraction =>
  sum([cash, prizes, times(swept, jackpot)]);

const policyBy = (order: (a: Outcome, b: Outcome) => number): Policy => ({
  wild: outcomes => [...outcomes].reduce((best, next) => (order(next[1], best[1]) > 0 ? next : best))[0],
  // If both are worth the same, the certain one.
  stops: (stop, on) => order(stop, on) >= 0,
});

/** Sweeps most often and, among equals, is worth most without the jackpot: the best policy if the jackpot is high enough. */
export const sweepsMost = policyBy(
  (a, b) => compare(a.swept, b.swept) || compare(plus(a.cash, a.prizes), plus(b.cash, b.prizes)),
);

export const bestIfAlways = (jackpot: Fraction) =>
  policyBy((a, b) => compare(worthAt(a, jackpot), worthAt(b, jackpot)));

/**
 * The jackpot from which on no single decision, on any board, is better than that of `sweepsMost`, which makes it the best
 * play.
 */
export const settledAt = (outcomes: OutcomeTable): Fraction => {
  let from = ZERO;
  const hold = (chosen: Outcome, other: Outcome) => {
    const slope = minus(chosen.swept, other.swept);
    if (isZero(slope)) return;
    const level = over(negative(minus(worthAt(chosen, ZERO), worthAt(other, ZERO))), slope);
    if (compare(level, from) > 0) from = level;
  };
  const last = outcomes.stakes.house.chances;
  for (const spot of rollSpotsOf(last).filter(({ chances }) => chances < 0)) {
    const made = outcomes.wild(spot);
    const chosen = made.get(sweepsMost.wild(made));
    for (const other of made.values()) if (chosen !== undefined && chosen !== other) hold(chosen, other);
  }
  for (const spot of offerSpotsOf(last)) {
    const stop = stoppedOutcome(outcomes.stakes, spot.halves);
    const on = outcomes.on(spot);
    if (sweepsMost.stops(stop, on)) hold(stop, on);
    else hold(on, stop);
  }
  return from;
};

/** The value of each decision of a show by the exact odds of its moment, compared with the best choice. */
import type { Json } from '../engine/json.ts';
import { approx, compare, exact, type Fraction, minus, parseFraction, ZERO } from '../odds/fraction.ts';
import type { Decision, Odds } from '../odds/odds.ts';
import { type Unit, unitOf } from '../odds/worth.ts';
import type { Moment, Story } from './story.ts';

/** A move of a seat, and the moment in which it was made. */
export interface Choice {
  readonly seat: number;
  readonly made: Moment;
  readonly before: Moment;
}

export interface Weighed {
  readonly entry: number;
  readonly seat: number;
  readonly unit: Unit;
  /** The moment before it. */
  readonly before: Moment;
  readonly chosen: Decision;
  readonly best: Decision;
  /** The number of choices, at least two. */
  readonly ways: number;
  /** How much more the best choice was worth, as an exact fraction; "0" for the best. */
  readonly lost: string;
  /** How much more the best choice was worth than the second best, as an exact fraction. */
  readonly margin: string;
}

/** Standing moves of seats, in order. Whether there was a choice follows only from the odds of `before`. */
export const choicesIn = ({ moments }: Story): readonly Choice[] => {
  const stood = moments.filter(({ gone }) => !gone);
  return stood.flatMap((made, i) => {
    const before = stood[i - 1];
    return before === undefined || typeof made.by !== 'number' ? [] : [{ seat: made.by, made, before }];
  });
};

/** Inputs that distinguish moves of the same name. */
const named = ['number', 'numbers', 'dice', 'cells'] as const;

const text = (value: Json | undefined): string =>
  JSON.stringify(Array.isArray(value) ? value.map(item => JSON.stringify(item)).toSorted() : (value ?? null));

export const isMade = (decision: Decision, { do: move, inputs }: Pick<Moment, 'do' | 'inputs'>): boolean =>
  decision.do === move &&
  named.every(name => decision[name] === undefined || text(decision[name]) === text(inputs[name]));

const worth = ({ worth }: Decision): Fraction => parseFraction(worth);

/** undefined if the odds do not include this move, or there was no other. */
export const weigh = ({ seat, made, before }: Choice, { decisions }: Odds): Weighed | undefined => {
  const chosen = decisions.find(decision => isMade(decision, made));
  const [best, second] = decisions.toSorted((a, b) => compare(worth(b), worth(a)));
  if (chosen === undefined || best === undefined || second === undefined) return undefined;
  return {
    entry: made.entry,
    seat,
    unit: unitOf(before.view),
    before,
    chosen,
    best,
    ways: decisions.length,
    lost: exact(minus(worth(best), worth(chosen))),
    margin: exact(minus(worth(best), worth(second))),
  };
};

/** Those that gave most away, the worst first. */
export const worst = (weighed: readonly Weighed[], count: number): readonly Weighed[] =>
  rank(weighed, ({ lost }) => lost).slice(0, count);

/** The best choices where most was at stake. */
export const finest = (weighed: readonly Weighed[], count: number): readonly Weighed[] =>
  rank(
    weighed.filter(({ lost }) => lost === '0'),
    ({ margin }) => margin,
  ).slice(0, count);

/** How much a decision gave away, in its own unit; 0 for the best. Charts add it up, and rankings use it. */
export const givenAway = ({ lost }: Weighed): number => approx(parseFraction(lost));

/**
 * Largest first, without those of 0. Decisions of one unit are ordered by amount. Those of different units are compared by
 * their share of the largest amount of their own unit.
 */
const rank = (weighed: readonly Weighed[], of: (one: Weighed) => string): readonly Weighed[] => {
  const some = weighed
    .filter(one => compare(parseFraction(of(one)), ZERO) > 0)
    .map(one => ({ one, amount: approx(parseFraction(of(one))) }));
  const largest = new Map<Unit, number>();
  for (const { one, amount } of some) largest.set(one.unit, Math.max(largest.get(one.unit) ?? 0, amount));
  return some
    .map(({ one, amount }) => ({ one, share: amount / (largest.get(one.unit) ?? 1) }))
    .toSorted((a, b) => b.share - a.share || a.one.entry - b.one.entry)
    .map(({ one }) => one);
};

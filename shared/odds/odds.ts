import type { Json } from '../engine/json.ts';
import type { RobotMove } from '../engine/robots.ts';
import type { ByAct, Setting, View } from '../engine/show.ts';
import { approx, compare, exact, type Fraction, parseFraction } from './fraction.ts';

/** The chance or the mean return of something, as a fraction and as a double. */
export interface Odd {
  /** The name of an outcome or a move as in the contract, or a path of names: `bet.flaming-four.return`. */
  readonly of: string;
  readonly exact: string;
  readonly approx: number;
}

/** A move that may be made now, its inputs, and its value as an exact fraction. */
export interface Decision {
  readonly do: string;
  readonly [input: string]: Json;
  readonly worth: string;
}

/** What one total (or count of faces) of the next throw does. */
export interface Throw {
  readonly total: number;
  readonly chance: string;
  readonly does: string;
}

/** What is known about the next throw and the current decision. Cash and points are in the board's own unit. */
export interface Odds {
  readonly odds: readonly Odd[];
  /** By policy, then by outcome, exact fractions. */
  readonly policies: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The moves to choose from, `[]` if there is no choice. */
  readonly decisions: readonly Decision[];
  readonly throw: readonly Throw[];
  /**
   * Present only if the value of the best play has too many digits to be worked out while people wait. Then the values are
   * those of a way of playing that is at most this much worse, in the board's unit.
   */
  readonly within?: string;
}

/** The options as the show's fields read them, without the pack, which the audience does not know. */
export type PublicSetting = Pick<Setting, 'options'>;

/** `view` is the audience's. null if no throw or decision is due. */
export type OddsOf = (view: View, setting: PublicSetting) => Odds | null;

const noOdds: Odds = { odds: [], policies: {}, decisions: [], throw: [] };

export const odd = (of: string, value: Fraction): Odd => ({ of, exact: exact(value), approx: approx(value) });

export const decision = (
  inputs: { readonly do: string; readonly [input: string]: Json },
  worth: Fraction,
): Decision => ({
  ...inputs,
  worth: exact(worth),
});

/** The move that is worth most, of equal ones the first; undefined where nothing is weighed. */
export const bestOf = (decisions: readonly Decision[]): RobotMove | undefined => {
  const [first, ...others] = decisions.map(({ worth, ...move }) => ({ move, worth: parseFraction(worth) }));
  return first && others.reduce((best, one) => (compare(one.worth, best.worth) > 0 ? one : best), first).move;
};

/**
 * Exact odds of every act: what the next throw does, what a decision is worth, and how policies fare. They are computed from
 * the audience's view and the public options alone, so they cannot know what the audience does not.
 *
 * `acts`: the odds of the view's show. Returns `noOdds` if no throw or decision is due, and for acts without dice. */
export const oddsIn = (acts: ByAct<OddsOf> | undefined, view: View, setting: PublicSetting): Odds =>
  acts?.[view.act]?.(view, setting) ?? noOdds;

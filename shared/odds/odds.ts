import type { Json } from '../engine/json.ts';
import type { Setting, View } from '../engine/show.ts';
import { approx, exact, type Fraction } from './fraction.ts';

/** The chance or the mean return of one thing, as a fraction and as a double. */
export interface Odd {
  /** An outcome's or a move's name as the contract has it, or a path of them: `bet.flaming-four.return`. */
  readonly of: string;
  readonly exact: string;
  readonly approx: number;
}

/** A move that stands open now, its inputs, and what it is worth, as an exact fraction. */
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

/** What is known of the next throw and of the decision at hand; cash and points are in the board's own unit. */
export interface Odds {
  readonly odds: readonly Odd[];
  /** By policy, then by outcome, exact fractions. */
  readonly policies: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The moves to choose from, `[]` where there is nothing to choose. */
  readonly decisions: readonly Decision[];
  readonly throw: readonly Throw[];
  /**
   * There only where what the best play is worth is a fraction of more digits than can be worked out while people wait: what is
   * told of it is of a way of playing that at most so much is missing to, in the board's unit.
   */
  readonly within?: string;
}

/** The options as the show's fields read them. The pack is no part of it: the audience does not know it. */
export type PublicSetting = Pick<Setting, 'options'>;

/** `view` is the audience's. Null where no throw or decision stands. */
export type OddsOf = (view: View, setting: PublicSetting) => Odds | null;

export const noOdds: Odds = { odds: [], policies: {}, decisions: [], throw: [] };

export const odd = (of: string, value: Fraction): Odd => ({ of, exact: exact(value), approx: approx(value) });

export const decision = (
  inputs: { readonly do: string; readonly [input: string]: Json },
  worth: Fraction,
): Decision => ({
  ...inputs,
  worth: exact(worth),
});

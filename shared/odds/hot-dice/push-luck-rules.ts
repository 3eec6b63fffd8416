/** What a push-your-luck game of Hot Dice is, and what a way of playing it comes to. */
import type { Fraction } from '../fraction.ts';

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

/** What a way of playing comes to. */
export interface Prospect {
  /** Dollars in the mean; where `within` is not zero, the best play brings up to so much more. */
  readonly cash: Fraction;
  /** Chance to bank at all. */
  readonly banked: Fraction;
  readonly within: Fraction;
}

/** What a push-your-luck game of Hot Dice is, and what a way of playing it comes to. */
import { mayDouble, totals, ways } from '../../../odds/dice.ts';
import type { Fraction } from '../../../odds/fraction.ts';

/** A space of the board. `turns`: the board is another one once it was found. */
export interface Find {
  readonly kind: 'cash' | 'double-pot' | 'free-rolls' | 'nothing' | 'bust';
  /** Units, or how many free rolls. */
  readonly amount: number;
  readonly turns?: true;
}

export interface Rules {
  /** Units for each point of a roll … */
  readonly perPoint: number;
  /** … and of a free roll found on the board. */
  readonly perFreePoint: number;
  /** Totals that bust, off doubles. */
  readonly busts: readonly number[];
  /** Six spaces, while so many finds will still turn the board; 0: it stays as it is. */
  readonly board: (turns: number) => readonly Find[];
}

/** With a double: its points or its space, whichever is better, or always its points. */
export type Doubles = 'either' | 'taken';

/** A pot in units; coins, each of which buys off a bust with one more roll; how often the board may still turn. */
export interface Purse {
  readonly pot: number;
  readonly coins: number;
  readonly turns: number;
}

/**
 * Whether the game has a best play that can be told: each roll adds something and may bust, and whatever is found changes
 * something. By house rules of another kind one might roll for ever.
 */
export const isSolvable = (rules: Rules, turns: number): boolean => {
  const mayBust = totals.some(total => rules.busts.includes(total) && ways(total) > (mayDouble(total) ? 1 : 0));
  const changes = ({ kind, amount, turns }: Find): boolean =>
    turns === true || kind === 'bust' || kind === 'double-pot' || (kind !== 'nothing' && amount > 0);
  return mayBust && rules.perPoint > 0 && rules.perFreePoint > 0 && rules.board(turns).every(changes);
};

/** What a way of playing comes to. */
export interface Prospect {
  /** Dollars in the mean; where `within` is not zero, the best play brings up to so much more. */
  readonly cash: Fraction;
  /** Chance to bank at all. */
  readonly banked: Fraction;
  readonly within: Fraction;
}

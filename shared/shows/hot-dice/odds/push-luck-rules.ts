/** The rules of a push-your-luck game of Hot Dice, and the result of a way of playing it. */
import { mayDouble, totals, ways } from '../../../odds/dice.ts';
import type { Fraction } from '../../../odds/fraction.ts';

/** A space of the board. `turns`: the board changes once it is found. */
export interface Find {
  readonly kind: 'cash' | 'double-pot' | 'free-rolls' | 'nothing' | 'bust';
  /** Units, or a number of free rolls. */
  readonly amount: number;
  readonly turns?: true;
}

export interface Rules {
  /** Units for each point of a roll … */
  readonly perPoint: number;
  /** … and of a free roll found on the board. */
  readonly perFreePoint: number;
  /** Totals that bust, doubles excepted. */
  readonly busts: readonly number[];
  /** The six spaces while this many finds may still change the board; 0: it stays as it is. */
  readonly board: (turns: number) => readonly Find[];
}

/** With a double: its points or its space, whichever is better, or always its points. */
export type Doubles = 'either' | 'taken';

/** A pot in units; coins, each of which turns a bust into one more roll; how often the board may still change. */
export interface Holdings {
  readonly pot: number;
  readonly coins: number;
  readonly turns: number;
}

/**
 * Whether the game has a best play that can be computed: each roll adds something and may bust, and every find changes
 * something. With unusual house rules one might roll for ever.
 */
export const isSolvable = (rules: Rules, turns: number): boolean => {
  const mayBust = totals.some(total => rules.busts.includes(total) && ways(total) > (mayDouble(total) ? 1 : 0));
  const changes = ({ kind, amount, turns }: Find): boolean =>
    turns === true || kind === 'bust' || kind === 'double-pot' || (kind !== 'nothing' && amount > 0);
  return mayBust && rules.perPoint > 0 && rules.perFreePoint > 0 && rules.board(turns).every(changes);
};

/** The result of a way of playing. */
export interface Prospect {
  /** Dollars on average. If `within` is not zero, the best play brings up to that much more. */
  readonly cash: Fraction;
  /** The chance to bank at all. */
  readonly banked: Fraction;
  readonly within: Fraction;
}

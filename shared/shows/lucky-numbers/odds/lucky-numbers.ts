/**
 * A throw in the match of Lucky Numbers: what each total does, the chain of wilds (LN-16 … LN-18), and in the danger zone
 * whether to roll or to pass (LN-23 … LN-25). The value of a choice is the cash won for good this turn minus the opponent's:
 * the winner of the game gets the pot and their own numbers (LN-38). Numbers that only change hands do not count, nor does wild
 * money that stays in the pot.
 */

import { in36, totals, ways, waysOf } from '../../../odds/dice.ts';
import { decimal, exact, type Fraction, fraction, minus, ONE, over, plus, sum, times } from '../../../odds/fraction.ts';
import { decision, type OddsOf, odd, type Throw } from '../../../odds/odds.ts';
import type { MatchBoard } from '../board.ts';
import { type LuckyNumbersOptions, wilds } from '../match-state.ts';

const wild = in36(waysOf(wilds));
/** Throws that end a turn. */
const closing = minus(ONE, wild);
/** The mean dollars that a turn's wilds bring, whatever total ends it. */
const wildMean = (cash: number): Fraction => times(fraction(cash), over(wild, closing));

const closes = (total: number): Fraction => over(in36(ways(total)), closing);

const does = (total: number, { luckiest, danger, control, numbers }: MatchBoard): string => {
  if (wilds.includes(total)) return 'wild';
  if (total === 7) return danger ? 'seven' : 'danger';
  if (total === luckiest) return 'luckiest';
  const owner = numbers.find(({ number }) => number === total)?.owner ?? -1;
  return owner === control ? 'repeat' : owner < 0 ? 'took' : 'stole';
};

export const luckyNumbersOdds: OddsOf = (view, { options }) => {
  if (view.phase !== 'roll' && view.phase !== 'choice') return null;
  const board = view.board as MatchBoard;
  const { control, danger, luckiest } = board;
  const nextThrow: readonly Throw[] = totals.map(total => ({
    total,
    chance: exact(in36(ways(total))),
    does: does(total, board),
  }));
  const names = [...new Set(nextThrow.map(({ does }) => does))];
  const holdings = (seat: number) =>
    sum(board.numbers.flatMap(({ owner, cash }) => (owner === seat ? [decimal(cash)] : [])));
  const added = wildMean((options as LuckyNumbersOptions).house.wild);
  const pot = plus(decimal(board.pot), added);
  /** The mean value of a game won by the seat. */
  const prize = (seat: number) => plus(pot, holdings(seat));
  const other = 1 - control;
  const worth = (roller: number) => {
    const [wins, loses] = [closes(luckiest), closes(7)];
    const lost = times(loses, prize(1 - roller));
    return minus(times(wins, prize(roller)), danger ? lost : fraction(0));
  };
  return {
    odds: [
      ...names.map(name =>
        odd(name, in36(waysOf(nextThrow.flatMap(({ total, does }) => (does === name ? [total] : []))))),
      ),
      ...totals.filter(total => !wilds.includes(total)).map(total => odd(`closing.${total}`, closes(total))),
      odd('turn.luckiest', closes(luckiest)),
      odd(danger ? 'turn.seven' : 'turn.danger', closes(7)),
      // At least this many wilds in a row.
      ...[1, 2, 3].map(n => odd(`wilds.${n}`, power(wild, n))),
      odd('wild-money', added),
    ],
    policies: {},
    decisions:
      view.phase === 'choice'
        ? [decision({ do: 'roll' }, worth(control)), decision({ do: 'pass' }, minus(fraction(0), worth(other)))]
        : [],
    throw: nextThrow,
  };
};

const power = (chance: Fraction, n: number): Fraction => (n === 0 ? ONE : times(chance, power(chance, n - 1)));

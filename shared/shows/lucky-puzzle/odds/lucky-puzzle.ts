/**
 * The odds of a puzzle as its audience can know them: from the hidden numbers alone, never from the letters behind them. In
 * `pick` the value of a set is the chance that the next roll is playable. In `decide` the value of a move is the chance to be
 * in control after the next roll, whoever makes it.
 */
import type { View } from '../../../engine/show.ts';
import { in36, totals, ways } from '../../../odds/dice.ts';
import { compare, exact, type Fraction, minus, ONE } from '../../../odds/fraction.ts';
import { type Decision, decision, type Odds, odd, type Throw } from '../../../odds/odds.ts';
import type { PuzzleBoard } from '../board.ts';
import { hiddenOf, setsOf } from '../puzzle.ts';
import { clearChance, lastLetterChance, playableChance, rollsToCome } from './boards.ts';

const bar = (hidden: readonly number[]): readonly Throw[] =>
  totals.map(total => ({
    total,
    chance: exact(in36(ways(total))),
    does: setsOf(hidden, total).length > 0 ? 'pick' : 'unlucky',
  }));

/** What a set leaves on the board. */
export interface Choice {
  readonly numbers: readonly number[];
  readonly playable: Fraction;
  readonly rolls: Fraction;
  readonly clear: Fraction;
}

/** Every set that adds up to the total. The one that keeps the board alive longest comes first. */
const choicesOf = (hidden: readonly number[], total: number): readonly Choice[] =>
  setsOf(hidden, total)
    .map((numbers): Choice => {
      const left = hidden.filter(number => !numbers.includes(number));
      // The last letter solves the puzzle (LP-34), so nothing can go wrong any more.
      const playable = left.length === 0 ? ONE : playableChance(left);
      return { numbers, playable, rolls: rollsToCome(left), clear: clearChance(left) };
    })
    .sort(
      (a, b) =>
        Number(b.numbers.length === hidden.length) - Number(a.numbers.length === hidden.length) ||
        compare(b.rolls, a.rolls) ||
        compare(b.clear, a.clear) ||
        compare(b.playable, a.playable),
    );

const picking = ({ total }: PuzzleBoard, hidden: readonly number[]): Odds => {
  const choices = choicesOf(hidden, total);
  const best = choices[0];
  if (best === undefined) return { odds: [], policies: {}, decisions: [], throw: [] };
  const clear = choices.map(choice => choice.clear).reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  const decisions = choices.map(
    ({ numbers, playable, rolls, clear }): Decision =>
      decision(
        { do: 'pick', numbers, rolls: exact(rolls), clear: exact(clear), longest: numbers === best.numbers },
        playable,
      ),
  );
  const policies = {
    longest: { rolls: exact(best.rolls), playable: exact(best.playable) },
    'clear-alone': { clear: exact(clear), unlucky: exact(minus(ONE, clear)) },
  };
  return { odds: [], policies, decisions, throw: [] };
};

export const luckyPuzzleOdds = (view: View): Odds | null => {
  const board = view.board as PuzzleBoard;
  const { phase } = view;
  if (phase !== 'roll' && phase !== 'pick' && phase !== 'decide') return null;
  const hidden = hiddenOf(board);
  if (phase === 'pick') return picking(board, hidden);
  const playable = playableChance(hidden);
  const unlucky = minus(ONE, playable);
  const clear = clearChance(hidden);
  const rolls = rollsToCome(hidden);
  const last = lastLetterChance(hidden, board.tieBreak);
  const mayPass = phase === 'decide' && !board.passedTo;
  const roll = decision({ do: 'roll' }, playable);
  const pass = mayPass ? [decision({ do: 'pass' }, unlucky)] : [];
  return {
    odds: [odd('playable', playable), odd('unlucky', unlucky), odd('clear', clear), odd('rolls', rolls)],
    policies: {
      longest: { rolls: exact(rolls) },
      'clear-alone': { clear: exact(clear), unlucky: exact(minus(ONE, clear)) },
      'nobody-guesses': { roll: exact(last), ...(mayPass ? { pass: exact(minus(ONE, last)) } : {}) },
    },
    decisions: phase === 'decide' ? [roll, ...pass] : [],
    throw: bar(hidden),
  };
};

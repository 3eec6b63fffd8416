/** How robots host and play Lucky Puzzle. */

import { isRight } from '../../engine/judge.ts';
import type { Actor } from '../../engine/moves.ts';
import type { Sight } from '../../engine/show.ts';
import { anyLegal, cardOf, guess, hostRobot, legalFor, type RobotMove, slips } from '../../parts/robot-parts.ts';
import { mainEventRobot } from '../main-event/robot.ts';
import type { PuzzleBoard } from './board.ts';
import { hiddenOf, unluckyTotals } from './puzzle.ts';

const puzzlesARound = 3;

/** The share of the solution that must be open before a robot guesses. */
const enough = 0.45;

/** The chance that a throw adds up to something, in 36ths. */
const playable = (board: PuzzleBoard): number =>
  unluckyTotals(hiddenOf(board)).reduce((left, total) => left - (6 - Math.abs(total - 7)), 36);

const decide = (by: number, sight: Sight): RobotMove => {
  const board = sight.view.board as PuzzleBoard;
  const letters = board.cells.filter(({ number }) => number > 0);
  const known = letters.filter(({ open }) => open).length / letters.length;
  const { solution = '' } = cardOf(sight) as { readonly solution?: string };
  if (known >= enough && sight.luck() < known) return { do: 'guess', text: guess({ answer: solution }, sight) };
  if (sight.best !== undefined) return sight.best;
  // LP-36: passing is right if an unlucky roll is likely.
  if (legalFor(by, sight, 'pass') && playable(board) < 18) return { do: 'pass' };
  return { do: 'roll' };
};

const answersRight = (sight: Sight): boolean => {
  const { answer = '', accept = [] } = cardOf(sight) as {
    readonly answer?: string;
    readonly accept?: readonly string[];
  };
  return isRight({ answer, accept }, (sight.view.board as PuzzleBoard).said);
};

const host = (sight: Sight): RobotMove | null => {
  const { puzzle } = sight.view.board as PuzzleBoard;
  const next = legalFor('host', sight, 'puzzle');
  const time = legalFor('host', sight, 'call-time');
  if (sight.view.phase === 'ready' && time !== undefined && (puzzle >= puzzlesARound || next === undefined)) {
    return { do: 'call-time' };
  }
  // If no tie-breaker is left in the pack, a person has to end the show.
  if (sight.view.phase === 'tie-break' && next === undefined) return null;
  return hostRobot(sight, answersRight);
};

export const robot = (by: Actor, sight: Sight): RobotMove | null => {
  if (by === 'host') return host(sight);
  if (typeof by !== 'number') return anyLegal(by, sight);
  if (sight.view.act === 'main-event') return mainEventRobot(by, sight);
  if (legalFor(by, sight, 'answer')) return { do: 'answer', text: guess(cardOf(sight), sight) };
  if (legalFor(by, sight, 'guess')) return decide(by, sight);
  const pick = legalFor(by, sight, 'pick')?.inputs?.numbers;
  if (pick?.kind !== 'set' || slips(sight)) return anyLegal(by, sight);
  if (sight.best !== undefined) return sight.best;
  // Few letters at a time, because each of them costs money.
  const sets = pick.of as readonly (readonly number[])[];
  return { do: 'pick', numbers: sets.toSorted((a, b) => a.length - b.length)[0] ?? [] };
};

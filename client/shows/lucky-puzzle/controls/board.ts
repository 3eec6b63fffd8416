/** What Lucky Puzzle's controls read of its board. */
import type { PuzzleBoard } from '../../../../shared/shows/lucky-puzzle/board.ts';
import { hiddenOf, unluckyTotals } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import type { Sighted } from '../../../controls/turn.ts';

export const boardOf = ({ view }: Sighted) => view.board as PuzzleBoard;

export const lettersIn = ({ cells }: PuzzleBoard) => cells.filter(({ number }) => number > 0).length;

/** The puzzle's value with this many more letters open (LP-09). */
export const after = ({ value, perLetter }: PuzzleBoard, letters: number) => Math.max(0, value - perLetter * letters);

/** Totals that nothing adds up to (LP-13), and how many of the 36 throws come to one of them. */
export const unlucky = (board: PuzzleBoard) => {
  const totals = unluckyTotals(hiddenOf(board));
  return { totals, ways: totals.reduce((sum, total) => sum + 6 - Math.abs(total - 7), 0) };
};

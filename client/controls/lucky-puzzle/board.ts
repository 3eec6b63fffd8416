/** What Lucky Puzzle's controls read of its board. */
import type { PuzzleBoard } from '../../../shared/shows/lucky-puzzle/board.ts';
import { setsOf } from '../../../shared/shows/lucky-puzzle/puzzle.ts';
import type { Sighted } from '../turn.ts';

export const boardOf = ({ view }: Sighted) => view.board as PuzzleBoard;

export const lettersIn = ({ cells }: PuzzleBoard) => cells.filter(({ number }) => number > 0).length;

/** Numbers of hidden letters, ascending. */
export const hiddenOf = ({ cells }: PuzzleBoard): readonly number[] =>
  cells.flatMap(({ number, open }) => (open ? [] : [number])).sort((a, b) => a - b);

/** What the puzzle is worth with so many more letters open (LP-09). */
export const after = ({ value, perLetter }: PuzzleBoard, letters: number) => Math.max(0, value - perLetter * letters);

const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Totals that nothing adds up to (LP-13), and how many of the 36 throws come to one of them. */
export const unlucky = (board: PuzzleBoard) => {
  const hidden = hiddenOf(board);
  const found = totals.filter(total => setsOf(hidden, total).length === 0);
  return { totals: found, ways: found.reduce((sum, total) => sum + 6 - Math.abs(total - 7), 0) };
};

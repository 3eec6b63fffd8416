/** What the throw of Lucky Puzzle adds up to, for its board. */
import type { PuzzleBoard } from '../../../../shared/shows/lucky-puzzle/board.ts';
import { hiddenOf, setsOf } from '../../../../shared/shows/lucky-puzzle/puzzle.ts';
import type { BoardProps } from '../../../stage/board.ts';

export type Props = BoardProps<PuzzleBoard>;

/** What the throw can open, while the seat in control picks (LP-11). */
export const playable = ({ board, view, rolling }: Props): readonly (readonly number[])[] =>
  view.phase === 'pick' && !rolling
    ? setsOf(hiddenOf(board), board.total).toSorted((a, b) => a.length - b.length || (b[0] ?? 0) - (a[0] ?? 0))
    : [];

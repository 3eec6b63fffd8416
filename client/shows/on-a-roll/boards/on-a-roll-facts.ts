/** Facts about the state of On A Roll's main game that its board shows. */
import type { GameBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import type { BoardProps } from '../../../stage/board.ts';

export type Props = BoardProps<GameBoard>;

/** Rolls of a round in the rule book (OR-27). An option may allow more. */
export const usualRolls = 4;

/** Numbers of letters that are still hidden. */
const hidden = ({ rows }: GameBoard): ReadonlySet<number> =>
  new Set(rows.flatMap(({ cells }) => cells.flatMap(({ number, open }) => (open || number <= 0 ? [] : [number]))));

/** What the dice can open: faces, larger last as thrown, and the total (OR-19). */
export const playable = (board: GameBoard): { readonly faces: readonly number[]; readonly total: number } => {
  const [a = 0, b = 0] = board.dice;
  if (a === b) return { faces: [], total: 0 };
  const open = hidden(board);
  return { faces: [a, b].filter(face => open.has(face)), total: open.has(a + b) ? a + b : 0 };
};

/** The lit numbers, which can be opened now. */
export const litCells = ({ board, view, rolling }: Props): ReadonlySet<number> => {
  if (rolling) return new Set();
  if (view.phase === 'free-letter') return hidden(board);
  if (view.phase !== 'pick') return new Set();
  const { faces, total } = playable(board);
  return new Set([...faces, ...(total > 0 ? [total] : [])]);
};

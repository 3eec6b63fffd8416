/** How the main game of On A Roll stands, as its board has to say it. */
import type { GameBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import type { BoardProps } from '../../../stage/board.ts';

export type Props = BoardProps<GameBoard>;

/** Rolls of a round by the book (OR-27); the option may give more. */
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

/** The numbers that are lit: what may be opened now. */
export const lit = ({ board, view, rolling }: Props): ReadonlySet<number> => {
  if (rolling) return new Set();
  if (view.phase === 'free-letter') return hidden(board);
  if (view.phase !== 'pick') return new Set();
  const { faces, total } = playable(board);
  return new Set([...faces, ...(total > 0 ? [total] : [])]);
};

/** The unit of a decision's value, and what a decision names, for pages that show it. */
import type { View } from '../engine/show.ts';
import { worthIn } from '../shows/index.ts';
import type { Unit } from '../shows/manifest.ts';
import type { Decision } from './odds.ts';

export type { Unit };

/** In a last turn or a catch-up, points are worth the chance of winning that they give. */
const decidesWinner = ({ act, board }: View): boolean =>
  act === 'game' &&
  (board.lastTurn === true || (typeof board.rounds === 'number' && Number(board.round) > board.rounds));

export const unitOf = (view: View): Unit => (decidesWinner(view) ? 'chance' : worthIn(view.show, view.act));

interface Place {
  readonly row: number;
  readonly number: number;
}

/** The numbers that a move names: of medals, of tiles, or faces of the held dice; [] for none. */
export const numbersOf = (
  { board }: Pick<View, 'board'>,
  { numbers, number, cells, dice }: Decision,
): readonly number[] => {
  if (Array.isArray(numbers)) return numbers as readonly number[];
  if (typeof number === 'number') return [number];
  if (Array.isArray(cells)) return (cells as unknown as readonly Place[]).map(cell => cell.number);
  // Places from 1.
  const faces = board.dice as readonly number[];
  return Array.isArray(dice) ? (dice as readonly number[]).map(place => faces[place - 1] ?? 0) : [];
};

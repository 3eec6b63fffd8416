/** How the main game of Hot Dice stands, as its board has to say it. */
import type { GameBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { bustingTotals } from '../../../../shared/shows/hot-dice/rule-facts.ts';
import type { BoardProps } from '../../../stage/board.ts';

export type Props = BoardProps<GameBoard>;

/** Totals that bust in a round and gain nothing in the catch-up (HD-15, HD-31), ascending. */
export const bustsOf = ({ house }: GameBoard) => bustingTotals(house.busts);

export const scoreOf = ({ view }: Props, seat: number) => view.seats[seat]?.score ?? 0;

/** The catch-up has begun. */
export const inCatchUp = ({ round, rounds }: GameBoard) => round > rounds;

/** Nobody answered: the next question belongs to the same round (HD-84). */
export const thrownOut = ({ round, called }: GameBoard) => round > 0 && called < 0;

/** Nothing but catch-up turns is left to play. */
export const roundsDone = (board: GameBoard) =>
  inCatchUp(board) || (board.round === board.rounds && !thrownOut(board) && !board.tieBreak);

/** How far one is behind the other. */
export const gap = (props: Props) => Math.abs(scoreOf(props, 0) - scoreOf(props, 1));

/** Who is behind, -1 for neither. */
export const trailing = (props: Props) => {
  const [first, second] = [scoreOf(props, 0), scoreOf(props, 1)];
  return first === second ? -1 : first < second ? 0 : 1;
};

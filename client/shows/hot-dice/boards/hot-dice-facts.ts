/** Facts about the state of Hot Dice's main game that its board shows. */
import type { GameBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { bustingTotals } from '../../../../shared/shows/hot-dice/rule-facts.ts';
import type { BoardProps } from '../../../stage/board.ts';

export type Props = BoardProps<GameBoard>;

/** Totals that bust in a round and gain nothing in the catch-up (HD-15, HD-31), ascending. */
export const bustsOf = ({ house }: GameBoard) => bustingTotals(house.busts);

export const scoreOf = ({ view }: Props, seat: number) => view.seats[seat]?.score ?? 0;

/** The catch-up has begun. */
export const inCatchUp = ({ round, rounds }: GameBoard) => round > rounds;

/** Nobody answered, so the next question belongs to the same round (HD-84). */
export const thrownOut = ({ round, called }: GameBoard) => round > 0 && called < 0;

/** Only catch-up turns are left. */
export const roundsDone = (board: GameBoard) =>
  inCatchUp(board) || (board.round === board.rounds && !thrownOut(board) && !board.tieBreak);

/** The difference between both scores. */
export const gap = (props: Props) => Math.abs(scoreOf(props, 0) - scoreOf(props, 1));

/** The seat that is behind, -1 if the scores are level. */
export const trailing = (props: Props) => {
  const [first, second] = [scoreOf(props, 0), scoreOf(props, 1)];
  return first === second ? -1 : first < second ? 0 : 1;
};

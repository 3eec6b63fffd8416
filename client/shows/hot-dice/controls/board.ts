/** What Hot Dice's controls read of the boards of its three acts. */
import type { BonusBoard, GameBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import type { Sighted } from '../../../controls/turn.ts';

/** Fields of all three acts; each has those it needs. */
export type DiceBoard = GameBoard & BonusBoard;

export const boardOf = ({ view }: Sighted) => view.board as DiceBoard;
export const scoreOf = ({ view }: Sighted, seat: number) => view.seats[seat]?.score ?? 0;

/** HD-16, HD-55. */
export const perPoint = { game: 100, 'bonus-bonanza': 500 } as const;

export const isCatchUp = (board: DiceBoard) => board.round > board.rounds;

/** Within the numbers of a toss-up and of the list of rolls. */
export const isPlace = (number: number | undefined): number is number =>
  number !== undefined && number >= 1 && number <= 100;

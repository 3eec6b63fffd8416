/** The fields that Hot Dice's controls read from the boards of its three acts. */
import type { BonusBoard, GameBoard } from '../../../../shared/shows/hot-dice/boards.ts';
import { bustingTotals } from '../../../../shared/shows/hot-dice/rule-facts.ts';
import type { Sighted } from '../../../controls/turn.ts';

/** Fields of all three acts, of which each has those that it needs. */
export type DiceBoard = GameBoard & BonusBoard;

export const boardOf = ({ view }: Sighted) => view.board as DiceBoard;
export const scoreOf = ({ view }: Sighted, seat: number) => view.seats[seat]?.score ?? 0;

/** Totals that bust in this act, ascending. */
export const bustsOf = (turn: Sighted): readonly number[] => {
  const { house } = boardOf(turn);
  return bustingTotals(turn.view.act === 'bonus-bonanza' ? house.bonanza.busts : house.busts);
};

export const isCatchUp = (board: DiceBoard) => board.round > board.rounds;

/** Within the numbers of a toss-up and of the list of rolls. */
export const isPlace = (number: number | undefined): number is number =>
  number !== undefined && number >= 1 && number <= 100;

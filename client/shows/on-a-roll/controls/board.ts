/** The fields that On A Roll's controls read from the boards of its three acts. */
import type { BigSixBoard, GameBoard, LuckySevenBoard } from '../../../../shared/shows/on-a-roll/boards.ts';
import type { Sighted } from '../../../controls/turn.ts';

/** Fields of all three acts, of which each has those that it needs. */
export type RollBoard = GameBoard & BigSixBoard & LuckySevenBoard;

export const boardOf = ({ view }: Sighted) => view.board as RollBoard;

/** The subject is shown bit by bit, and is guessed instead of a name (OR-52). */
export const isReveal = (board: RollBoard) => (board.subject?.cells.length ?? 0) > 0;

/** How many letters of the subject are not shown yet. */
export const hiddenOf = ({ subject }: RollBoard) => subject?.cells.filter(({ open }) => !open).length ?? 0;

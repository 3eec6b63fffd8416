/** Facts about the state of Hot Dice and its bonus acts that boards, phones and desk show. */
import type { View } from '../../../shared/engine/show.ts';
import type { BonusBoard, GameBoard } from '../../../shared/shows/hot-dice/boards.ts';
import { bustingTotals } from '../../../shared/shows/hot-dice/rule-facts.ts';
import { hotDice as words } from '../../../shared/shows/hot-dice/words/en/boards.ts';

interface Viewed {
  readonly view: View;
}

/** Fields of all three acts, of which each has those that it needs. */
export const boardOf = ({ view }: Viewed) => view.board as unknown as GameBoard & BonusBoard;

/** Totals that bust in this act, ascending: those of a round gain nothing in the catch-up (HD-15, HD-31, HD-52). */
export const bustsOf = (viewed: Viewed): readonly number[] => {
  const { house } = boardOf(viewed);
  return bustingTotals(viewed.view.act === 'bonus-bonanza' ? house.bonanza.busts : house.busts);
};

export const bustsIn = (behind: readonly string[]): number => behind.filter(name => name === 'bust').length;

export const scoreOf = ({ view }: Viewed, seat: number) => view.seats[seat]?.score ?? 0;

/** The catch-up has begun. */
export const inCatchUp = ({ round, rounds }: GameBoard) => round > rounds;

/** Nobody answered, so the next question belongs to the same round (HD-84). */
export const thrownOut = ({ round, called }: GameBoard) => round > 0 && called < 0;

/** Only catch-up turns are left. */
export const roundsDone = (board: GameBoard) =>
  inCatchUp(board) || (board.round === board.rounds && !thrownOut(board) && !board.tieBreak);

/** HD-43: the winner plays the mega roll next, and not the bonanza. */
export const winsOf = ({ record, winner }: GameBoard) => record[winner]?.wins ?? 0;
export const isMega = (board: GameBoard) => winsOf(board) >= board.house.megaAt;

/** The difference between both scores. */
export const gap = (viewed: Viewed) => Math.abs(scoreOf(viewed, 0) - scoreOf(viewed, 1));

/** The seat that is behind, -1 if the scores are level. */
export const trailing = (viewed: Viewed) => {
  const [first, second] = [scoreOf(viewed, 0), scoreOf(viewed, 1)];
  return first === second ? -1 : first < second ? 0 : 1;
};

/** What the roll of the catch-up has to do. */
export const needed = (viewed: Viewed & { readonly tell: { readonly name: (seat: number) => string } }): string => {
  const { control, house } = boardOf(viewed);
  const name = viewed.tell.name(control);
  // Level, or ahead by a step of this turn.
  if (trailing(viewed) !== control) return words.anyWins(name);
  const total = Math.floor(gap(viewed) / house.free) + 1;
  if (total > 12) return words.needsDouble(name);
  return words.needs(
    name,
    total,
    bustsOf(viewed).filter(bust => bust >= total),
  );
};

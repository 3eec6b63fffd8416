/** Facts about the state of Hot Hand that its board shows. */
import { allTotals, type Bet } from '../../../../shared/shows/hot-hand/bets.ts';
import type { HotHandBoard } from '../../../../shared/shows/hot-hand/board.ts';
import type { BoardProps } from '../../../stage/board.ts';

export type HandProps = BoardProps<HotHandBoard>;

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** A 7 lies on the table. */
export const isSeven = ({ board, rolling }: HandProps): boolean => !rolling && totalOf(board.dice) === 7;

export const missing = (hit: readonly number[]): readonly number[] => allTotals.filter(total => !hit.includes(total));

/** Undecided stakes of one seat or of all. */
export const onTheTable = (bets: readonly Bet[], seat = -1): number =>
  bets.reduce((sum, bet) => (bet.paid < 0 && (seat < 0 || bet.seat === seat) ? sum + bet.stake : sum), 0);

/** Seats with the most points; [] before anything has been won or lost. */
export const leaders = ({ view }: HandProps): readonly number[] => {
  const most = Math.max(...view.seats.map(({ score }) => score));
  return view.phase === 'over' && view.seats.length > 1
    ? view.seats.flatMap(({ score }, seat) => (score === most ? [seat] : []))
    : [];
};

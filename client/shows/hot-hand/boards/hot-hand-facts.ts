/** Hot Hand's board, and what a throw has already decided while the board still shows the moment before it. */

import { allTotals, type Bet, payment } from '../../../../shared/shows/hot-hand/bets.ts';
import type { HotHandBoard } from '../../../../shared/shows/hot-hand/board.ts';
import type { BoardProps } from '../../../stage/board.ts';

export type HandProps = BoardProps<HotHandBoard>;

/** Cues about a throw during which the board is still the one before it. */
const ofTheThrow = ['hit', 'paid', 'lost', 'hand-over'];

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

interface TableState {
  readonly hit: readonly number[];
  readonly bets: readonly Bet[];
  /** A 7 was rolled. */
  readonly seven: boolean;
  /** The lamp lit by this throw, 0 for none. */
  readonly fresh: number;
  /** Points that the throw has paid to each seat as far as revealed, which the banks do not yet include. */
  readonly gained: readonly number[];
}

/** Number of bets that a cue and those before it mention, in the order in which they were made. */
const settledCount = (cue: HandProps['cue'], bets: readonly Bet[]): number => {
  if (cue?.cue === 'hand-over') return bets.length;
  if (cue?.cue !== 'paid' && cue?.cue !== 'lost') return 0;
  return 1 + bets.findLastIndex(({ seat, on, stake }) => seat === cue.seat && on === cue.on && stake === cue.stake);
};

export const tableState = ({ board, view, cue, rolling }: HandProps): TableState => {
  const newest = view.board.dice as readonly number[];
  const total = totalOf(board.dice);
  const { hit, bets } = board;
  const acted = cue !== null && ofTheThrow.includes(cue.cue);
  if (rolling || board.dice.length === 0 || (!acted && newest.join() === board.dice.join()))
    return { hit, bets, seven: view.phase === 'over' && total === 7, fresh: 0, gained: [] };
  const seven = total === 7;
  const lit = seven || hit.includes(total) ? hit : [...hit, total];
  const count = settledCount(cue, bets);
  const settled = bets.map((bet, i) =>
    bet.paid < 0 && i < count ? { ...bet, paid: payment(bet, lit, seven, board.house.pays) } : bet,
  );
  return {
    hit: lit,
    bets: settled,
    seven,
    fresh: acted && !seven ? total : 0,
    gained: view.seats.map((_, seat) =>
      settled.reduce((sum, bet, i) => (bet.seat === seat && bets[i] !== bet && bet.paid > 0 ? sum + bet.paid : sum), 0),
    ),
  };
};

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

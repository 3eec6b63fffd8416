/** The state of a match of Lucky Numbers: its board and money. */

import type { Judging } from '../../engine/judge.ts';
import type { Question } from '../../engine/question.ts';
import type { ActState } from '../../engine/show.ts';
import type { Buzz } from '../../parts/toss-up.ts';
import type { SeasonOptions } from '../main-event/season.ts';
import type { LuckyNumbersHouse } from './house.ts';

/** LN-10: the numbers of the board. */
export const numbers: readonly number[] = [4, 5, 6, 8, 9, 10];
export const wilds: readonly number[] = [2, 3, 11, 12];

export interface LuckyNumbersOptions extends SeasonOptions {
  readonly judging: Judging;
  readonly buzzcodes: 'each' | 'upfront';
  /** The rounds after which the buzzer may sound (LN-27). */
  readonly lastRound: readonly number[];
  readonly house: LuckyNumbersHouse;
}

export interface LuckyNumbersPack {
  readonly questions: readonly Question[];
  readonly tieBreakers: readonly Question[];
}

export interface MatchState extends ActState {
  readonly options: LuckyNumbersOptions;
  readonly pack: LuckyNumbersPack;
  /** Secret: the round after which the buzzer sounds; 0 before the start. */
  readonly lastRound: number;
  /** Secret until the buzzer sounds: the host rang, so this round is the last. */
  readonly rung: boolean;
  /** The buzzer has sounded. */
  readonly buzzer: boolean;
  readonly round: number;
  readonly game: number;
  /** 0: no game is open. */
  readonly luckiest: number;
  readonly pot: number;
  readonly danger: boolean;
  /** The seat that controls each number of the board, -1 for none. */
  readonly owners: readonly number[];
  /** Number of questions and tie-breakers used. */
  readonly asked: number;
  readonly tieAsked: number;
  readonly tieBreak: boolean;
  /** The last question was thrown out, so the next one belongs to the same round (LN-A17). */
  readonly sameRound: boolean;
  readonly question: Question | null;
  /** Secret until `opened`. */
  readonly secret: number;
  readonly opened: boolean;
  /** In the order sent; sealed until `opened`. */
  readonly buzzes: readonly Buzz[];
  /** Sealed: the 20 buzzcodes of each seat, in the order in which the seats sent them. */
  readonly codes: readonly { readonly seat: number; readonly numbers: readonly number[] }[];
  readonly called: number;
  /** The called seat's answer, "" before. */
  readonly said: string;
  readonly control: number;
  readonly dice: readonly number[];
  readonly winner: number;
}

export const other = (seat: number) => 1 - seat;
export const free = [-1, -1, -1, -1, -1, -1] as const;

/** The cash on a number. The luckiest number shows WIN instead (LN-13, LN-A2). */
export const cashOn = ({ options, luckiest }: MatchState, index: number) =>
  numbers[index] === luckiest ? 0 : (options.house.cash[index] ?? 0);

/** Cash of the numbers that a seat controls. */
export const holdings = (state: MatchState, seat: number) =>
  state.owners.reduce((sum, owner, index) => (owner === seat ? sum + cashOn(state, index) : sum), 0);

export const credit = (scores: readonly number[], seat: number, cash: number) =>
  scores.with(seat, (scores[seat] ?? 0) + cash);

/** The board between games: nothing is open (contract.md 4). */
export const cleared = { luckiest: 0, pot: 0, danger: false, owners: free, control: -1 } as const;

export const openMatch = (options: LuckyNumbersOptions, pack: LuckyNumbersPack): MatchState => ({
  phase: 'lobby',
  scores: [0, 0],
  result: null,
  options,
  pack,
  lastRound: 0,
  rung: false,
  buzzer: false,
  round: 0,
  game: 0,
  ...cleared,
  asked: 0,
  tieAsked: 0,
  tieBreak: false,
  sameRound: false,
  question: null,
  secret: 0,
  opened: false,
  buzzes: [],
  codes: [],
  called: -1,
  said: '',
  dice: [],
  winner: -1,
});

/** What a game of Lucky Puzzle keeps, and how it stands. */
import type { Judging, Question } from '../../engine/judge.ts';
import type { ActState } from '../../engine/show.ts';
import type { SeasonOptions } from '../main-event/season.ts';
import type { LuckyPuzzleHouse } from './house.ts';
import type { Board } from './puzzle.ts';

export interface LuckyPuzzleOptions extends SeasonOptions {
  readonly judging: Judging;
  /** What a puzzle of round 1 and of round 2 opens at (LP-08, LP-19). */
  readonly opening: readonly number[];
  readonly perLetter: number;
  /** Values of the follow-up questions, in the order in which their puzzles are solved (LP-21). */
  readonly followUps: readonly number[];
  /** The returning champion's seat, or -1. */
  readonly champion: number;
  readonly house: LuckyPuzzleHouse;
}

export interface Puzzle {
  readonly solution: string;
  readonly category?: string | undefined;
  readonly followUp?: Question | undefined;
}

export interface LuckyPuzzlePack {
  readonly puzzles: readonly Puzzle[];
  readonly tieBreakers: readonly { readonly solution: string }[];
}

export interface FollowUp {
  readonly question: Question;
  readonly value: number;
  /** Whose answer is waited for. */
  readonly seat: number;
  /** The solver was wrong; this is the other's chance (LP-23). */
  readonly second: boolean;
}

export interface GameState extends ActState {
  readonly options: LuckyPuzzleOptions;
  readonly pack: LuckyPuzzlePack;
  readonly champion: number;
  readonly round: number;
  /** Puzzles opened in this round. */
  readonly inRound: number;
  /** Who leads, or led before the scores became level; -1 while nobody has (LP-05). */
  readonly leader: number;
  /** Items of the pack used so far. */
  readonly used: number;
  readonly tieUsed: number;
  /** Follow-up questions asked so far. */
  readonly followed: number;
  readonly tieBreak: boolean;
  readonly puzzle: Puzzle | null;
  readonly board: Board | null;
  readonly value: number;
  readonly control: number;
  /** The seat in control was passed to and has neither rolled nor guessed: it cannot pass back (LP-A4). */
  readonly passedTo: boolean;
  readonly total: number;
  readonly dice: readonly number[];
  readonly followUp: FollowUp | null;
  /** The latest answer to a follow-up question, "" before. */
  readonly said: string;
  readonly winner: number;
}

export const other = (seat: number) => 1 - seat;
/** Nothing on the board. */
export const cleared = {
  puzzle: null,
  board: null,
  value: 0,
  control: -1,
  passedTo: false,
  total: 0,
  followUp: null,
  said: '',
} as const;

export const openGame = (options: LuckyPuzzleOptions, pack: LuckyPuzzlePack): GameState => ({
  phase: 'lobby',
  scores: [0, 0],
  result: null,
  options,
  pack,
  champion: options.champion,
  round: 0,
  inRound: 0,
  leader: -1,
  used: 0,
  tieUsed: 0,
  followed: 0,
  tieBreak: false,
  ...cleared,
  dice: [],
  winner: -1,
});

/** Keeps in mind who leads, for when the scores become level. */
export const noteLeader = (state: GameState): GameState => {
  const [left = 0, right = 0] = state.scores;
  if (left === right) return state;
  const leader = left > right ? 0 : 1;
  return leader === state.leader ? state : { ...state, leader };
};

export const credit = (state: GameState, seat: number, dollars: number): GameState =>
  noteLeader({ ...state, scores: state.scores.with(seat, (state.scores[seat] ?? 0) + dollars) });

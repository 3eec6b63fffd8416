/** The state of a game of Lucky Puzzle. */

import type { Extras } from '../../engine/extras.ts';
import type { Judging } from '../../engine/judge.ts';
import type { Question } from '../../engine/question.ts';
import type { ActState } from '../../engine/show.ts';
import type { SeasonOptions } from '../main-event/season.ts';
import type { LuckyPuzzleHouse } from './house.ts';
import type { Board } from './puzzle.ts';

export interface LuckyPuzzleOptions extends SeasonOptions {
  readonly judging: Judging;
  /** The opening values of a puzzle in round 1 and in round 2 (LP-08, LP-19). */
  readonly opening: readonly number[];
  readonly perLetter: number;
  /** Values of the follow-up questions, in the order in which their puzzles are solved (LP-21). */
  readonly followUps: readonly number[];
  /** The returning champion's seat, or -1. */
  readonly champion: number;
  readonly house: LuckyPuzzleHouse;
}

export interface Puzzle extends Extras {
  readonly solution: string;
  readonly followUp?: Question | undefined;
}

export interface LuckyPuzzlePack {
  readonly puzzles: readonly Puzzle[];
  readonly tieBreakers: readonly Puzzle[];
}

export interface FollowUp {
  readonly question: Question;
  readonly value: number;
  /** The seat whose answer is due. */
  readonly seat: number;
  /** The solver was wrong, and it is the opponent's turn (LP-23). */
  readonly second: boolean;
}

export interface GameState extends ActState {
  readonly options: LuckyPuzzleOptions;
  readonly pack: LuckyPuzzlePack;
  readonly champion: number;
  readonly round: number;
  /** Puzzles opened in this round. */
  readonly inRound: number;
  /** The seat that leads, or led before the scores became level; -1 for none yet (LP-05). */
  readonly leader: number;
  /** Number of items of the pack used. */
  readonly used: number;
  readonly tieUsed: number;
  /** Number of follow-up questions asked. */
  readonly followed: number;
  readonly tieBreak: boolean;
  readonly puzzle: Puzzle | null;
  readonly board: Board | null;
  readonly value: number;
  readonly control: number;
  /** The seat in control got the dice by a pass and has neither rolled nor guessed, so it cannot pass back (LP-A4). */
  readonly passedTo: boolean;
  readonly total: number;
  readonly dice: readonly number[];
  readonly followUp: FollowUp | null;
  /** The follow-up question of this puzzle whose answer everybody knows. */
  readonly answered: Question | null;
  /** The latest answer to a follow-up question, "" before. */
  readonly said: string;
  readonly winner: number;
}

export const other = (seat: number) => 1 - seat;
/** An empty board. */
export const cleared = {
  puzzle: null,
  board: null,
  value: 0,
  control: -1,
  passedTo: false,
  total: 0,
  followUp: null,
  answered: null,
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

/** Remembers the leader in case the scores become level. */
export const noteLeader = (state: GameState): GameState => {
  const [left = 0, right = 0] = state.scores;
  if (left === right) return state;
  const leader = left > right ? 0 : 1;
  return leader === state.leader ? state : { ...state, leader };
};

export const credit = (state: GameState, seat: number, dollars: number): GameState =>
  noteLeader({ ...state, scores: state.scores.with(seat, (state.scores[seat] ?? 0) + dollars) });

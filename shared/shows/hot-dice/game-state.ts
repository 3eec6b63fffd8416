/** The state of a main game, and what follows when a round or a turn of the catch-up is over. */
import type { Judging } from '../../engine/judge.ts';
import type { Question } from '../../engine/question.ts';
import type { ActState, Played } from '../../engine/show.ts';
import type { HotDiceCue } from './cues.ts';
import { allClosed, type Board } from './double-board.ts';
import type { HotDiceHouse } from './house.ts';
import { credited, isEliminated, type Standing } from './outcome.ts';

export interface HotDiceOptions {
  readonly judging: Judging;
  /** What each seat brings from earlier games. Earnings are in cyber-dollars. */
  readonly record: readonly (Standing & { readonly earnings: number })[];
  /** Dollars on the boards of the rounds, the catch-up and the bonanza. */
  readonly cash: readonly number[];
  readonly freeRolls: number;
  readonly catchUpCash: readonly number[];
  readonly bonanzaCash: readonly number[];
  readonly rounds: number;
  readonly house: HotDiceHouse;
}

export interface HotDicePack {
  readonly questions: readonly Question[];
  readonly tieBreakers: readonly Question[];
}

/** What a seat sent in a toss-up; 0 for a pass. */
export interface SentAnswer {
  readonly seat: number;
  readonly text: string;
  readonly buzz: number;
}

export interface GameState extends ActState {
  readonly options: HotDiceOptions;
  readonly pack: HotDicePack;
  readonly record: readonly Standing[];
  readonly round: number;
  /** Number of questions and tie-breakers used. */
  readonly asked: number;
  readonly tieAsked: number;
  readonly tieBreak: boolean;
  /** Nobody answered: the next question belongs to the same round, with the same list and board (HD-84). */
  readonly thrownOut: boolean;
  readonly question: Question | null;
  /** Secret until `called` is known. */
  readonly secret: number;
  /** In the order sent. Sealed until `called` is known; after that only the called seat's text is revealed (HD-09). */
  readonly sent: readonly SentAnswer[];
  readonly called: number;
  /** The revealed answer. */
  readonly answer: string;
  readonly control: number;
  /** Secret except for the roll shown. */
  readonly list: readonly number[];
  readonly position: number;
  readonly dice: readonly number[];
  readonly pot: number;
  /** Secret except for a space just opened. */
  readonly board: Board;
  /** As the view shows them. */
  readonly spaces: readonly string[];
  /** Turns of the catch-up that have begun: 1 is the trailing seat's, 2 is the reply. */
  readonly turns: number;
  /** The seat that had the first of them; -1 before. */
  readonly trailing: number;
  readonly winner: number;
}

export const other = (seat: number) => 1 - seat;

export const scoreOf = ({ scores }: ActState, seat: number): number => scores[seat] ?? 0;

export const isLevel = ({ scores }: ActState): boolean => scores[0] === scores[1];

/** All rounds are played, and no question of the last one has to be replaced. */
export const roundsDone = ({ round, thrownOut, options }: GameState): boolean => round >= options.rounds && !thrownOut;

export const openGame = (options: HotDiceOptions, pack: HotDicePack): GameState => ({
  phase: 'lobby',
  scores: [0, 0],
  result: null,
  options,
  pack,
  record: options.record.map(({ wins, losses }) => ({ wins, losses })),
  round: 0,
  asked: 0,
  tieAsked: 0,
  tieBreak: false,
  thrownOut: false,
  question: null,
  secret: 0,
  sent: [],
  called: -1,
  answer: '',
  control: -1,
  list: [],
  position: 0,
  dice: [],
  pot: 0,
  board: [],
  spaces: allClosed,
  turns: 0,
  trailing: -1,
  winner: -1,
});

/** HD-40, HD-41, HD-44: the game has a winner. */
export const win = (state: GameState, seat: number, cues: HotDiceCue[]): Played<GameState> => {
  const record = credited(state.record, seat);
  cues.push({ cue: 'game-won', seat, score: scoreOf(state, seat), wins: record[seat]?.wins ?? 0 });
  for (const [loser, standing] of record.entries()) {
    if (isEliminated(standing, state.options.house)) cues.push({ cue: 'eliminated', seat: loser });
  }
  return { state: { ...state, phase: 'won', control: -1, record, winner: seat }, cues };
};

/** HD-46, HD-47: one more question decides level scores. */
const tie = (state: GameState, cues: HotDiceCue[]): Played<GameState> => {
  cues.push({ cue: 'tie', score: scoreOf(state, 0) });
  return { state: { ...state, phase: 'tie-break', tieBreak: true }, cues };
};

/** HD-26: a round is over. After the last one comes the catch-up or, with level scores, the tie-breaker (HD-28, HD-46). */
export const endRound = (state: GameState, cues: HotDiceCue[]): Played<GameState> => {
  const rested: GameState = { ...state, phase: 'ready', control: -1, pot: 0 };
  return roundsDone(rested) && isLevel(rested) ? tie(rested, cues) : { state: rested, cues };
};

/** A turn of the catch-up is over. */
export const endTurn = (state: GameState, cues: HotDiceCue[]): Played<GameState> => {
  const rested: GameState = { ...state, phase: 'ready', control: -1 };
  const mine = scoreOf(rested, state.trailing);
  const theirs = scoreOf(rested, other(state.trailing));
  // HD-34: it did not catch up, so the leader has won without a roll.
  if (mine < theirs) return win(rested, other(state.trailing), cues);
  if (state.turns === 1) {
    // HD-35, HD-A15: level or ahead, so the other seat replies.
    cues.push({ cue: 'reply-due', seat: other(state.trailing), level: mine === theirs });
    return { state: rested, cues };
  }
  return mine === theirs ? tie(rested, cues) : win(rested, state.trailing, cues);
};

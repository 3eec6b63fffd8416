/** A puzzle in play: letters and their price, rolls, guesses, and what a mistake costs. */
import type { Chance } from '../../engine/chance.ts';
import { isSameAnswer } from '../../engine/judge.ts';
import type { Played } from '../../engine/show.ts';
import type { LuckyPuzzleCue } from './cues.ts';
import { credit, type FollowUp, type GameState, other } from './game-state.ts';
import { lettersBehind, open, openAll, setsOf } from './puzzle.ts';

export const won = (state: GameState, seat: number, cues: LuckyPuzzleCue[]): Played<GameState> => {
  cues.push({ cue: 'game-won', seat, score: state.scores[seat] ?? 0 });
  const board = state.board === null ? null : openAll(state.board);
  return { state: { ...state, phase: 'won', board, control: -1, passedTo: false, total: 0, winner: seat }, cues };
};

/** LP-17, LP-34: the seat in control gets the remaining value, and its follow-up question comes up. */
const solved = (state: GameState, cues: LuckyPuzzleCue[]): Played<GameState> => {
  const { control: seat, value, board, puzzle, options } = state;
  if (board === null || puzzle === null) throw new Error('no puzzle to solve');
  cues.push({ cue: 'solved', seat, solution: board.solution, value });
  if (state.tieBreak) return won(state, seat, cues);
  const paid = credit({ ...state, board: openAll(board), control: -1, passedTo: false, total: 0 }, seat, value);
  const worth = options.followUps[state.followed];
  if (puzzle.followUp === undefined || worth === undefined) return { state: { ...paid, phase: 'ready' }, cues };
  cues.push({ cue: 'follow-up', seat, ask: puzzle.followUp.ask, value: worth });
  const followUp: FollowUp = { question: puzzle.followUp, value: worth, seat, second: false };
  return { state: { ...paid, phase: 'follow-up', followed: state.followed + 1, followUp, said: '' }, cues };
};

/** Opens letters at their price. The last one solves the puzzle for the seat in control. */
export const openNumbers = (
  state: GameState,
  numbers: readonly number[],
  cues: LuckyPuzzleCue[],
): Played<GameState> => {
  if (state.board === null) throw new Error('no puzzle to open');
  const value = Math.max(0, state.value - state.options.perLetter * numbers.length);
  const board = open(state.board, numbers);
  cues.push({ cue: 'opened', numbers, letters: lettersBehind(board, numbers), value: state.tieBreak ? 0 : value });
  const next: GameState = { ...state, phase: 'decide', board, value, total: 0, passedTo: false };
  return board.hidden.length === 0 ? solved(next, cues) : { state: next, cues };
};

/** LP-14, LP-16, LP-30: control changes before the letter opens, so the last letter opens for the other player (LP-A6). */
export const penalty = (state: GameState, cues: LuckyPuzzleCue[]): Played<GameState> =>
  openNumbers({ ...state, control: other(state.control) }, state.board?.hidden.slice(-1) ?? [], cues);

/** A wrong guess or an unlucky roll. In the tie-breaker it loses the game (LP-27). */
const mistake = (state: GameState, cues: LuckyPuzzleCue[]): Played<GameState> => {
  if (!state.tieBreak) return penalty(state, cues);
  cues.push({ cue: 'tie-break-lost', seat: state.control, solution: state.board?.solution ?? '' });
  return won(state, other(state.control), cues);
};

export const roll = (state: GameState, chance: Chance): Played<GameState> => {
  const dice = chance.dice(2);
  const total = dice.reduce((sum, face) => sum + face, 0);
  const seat = state.control;
  const cues: LuckyPuzzleCue[] = [{ cue: 'rolled', seat, dice, total }];
  const next: GameState = { ...state, dice };
  if (setsOf(state.board?.hidden ?? [], total).length > 0) return { state: { ...next, phase: 'pick', total }, cues };
  cues.push({ cue: 'unlucky', seat, total });
  return mistake(next, cues);
};

export const guess = (state: GameState, text: string): Played<GameState> => {
  const cues: LuckyPuzzleCue[] = [{ cue: 'guessed', seat: state.control, text }];
  // LP-33: punctuation is part of the solution. LP-A14: case and extra blanks are not.
  if (state.board !== null && isSameAnswer(state.board.solution, text)) return solved(state, cues);
  cues.push({ cue: 'wrong-guess', seat: state.control });
  return mistake(state, cues);
};

export const pass = (state: GameState): Played<GameState> => {
  const { control: seat } = state;
  const to = other(seat);
  return {
    state: { ...state, control: to, passedTo: true },
    cues: [{ cue: 'passed', seat, to } satisfies LuckyPuzzleCue],
  };
};

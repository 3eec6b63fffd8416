/** The question that may follow a puzzle: the solver answers first, then the opponent. */
import { judge } from '../../engine/judge.ts';
import type { Played } from '../../engine/show.ts';
import type { LuckyPuzzleCue } from './cues.ts';
import { credit, type GameState, other } from './game-state.ts';

const over = (state: GameState): GameState => ({
  ...state,
  phase: 'ready',
  followUp: null,
  answered: state.followUp?.question ?? null,
});

export const judged = (state: GameState, right: boolean, cues: LuckyPuzzleCue[]): Played<GameState> => {
  if (state.followUp === null) throw new Error('no follow-up question to judge');
  const { seat, value, second, question } = state.followUp;
  if (right) {
    cues.push({ cue: 'right', seat, value });
    return { state: credit(over(state), seat, value), cues };
  }
  cues.push({ cue: 'wrong', seat });
  const to = other(seat);
  if (second) {
    cues.push({ cue: 'nobody-knew', answer: question.answer });
    return { state: over(state), cues };
  }
  if (question.choices?.length === 2) {
    cues.push({ cue: 'by-default', seat: to, value, answer: question.answer });
    return { state: credit(over(state), to, value), cues };
  }
  cues.push({ cue: 'second-chance', seat: to });
  return { state: { ...state, phase: 'follow-up', followUp: { ...state.followUp, seat: to, second: true } }, cues };
};

export const answer = (state: GameState, text: string): Played<GameState> => {
  if (state.followUp === null) throw new Error('no follow-up question to answer');
  const { seat, question } = state.followUp;
  const cues: LuckyPuzzleCue[] = [{ cue: 'answered', seat, text }];
  const next: GameState = { ...state, said: text };
  const verdict = judge(state.options.judging, question, text);
  return verdict === 'wait' ? { state: { ...next, phase: 'judging' }, cues } : judged(next, verdict === 'right', cues);
};

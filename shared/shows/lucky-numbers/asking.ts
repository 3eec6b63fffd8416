/** The questions of a match: numbers, the call, the answer, and the tie-breaker that a question decides. */
import type { Chance } from '../../engine/chance.ts';
import { judge } from '../../engine/judge.ts';
import { questionCard } from '../../engine/question.ts';
import type { Asked, Played } from '../../engine/show.ts';
import { bySeat, nearer } from '../../parts/toss-up.ts';
import type { MatchCue } from './cues.ts';
import { credit, type MatchState, other } from './match-state.ts';

/** A seat has won the question: the dice, or in a tie-breaker the match (LN-23, LN-32). */
const winQuestion = (state: MatchState, seat: number, cues: MatchCue[]): Played<MatchState> => {
  if (state.tieBreak) {
    const scores = credit(state.scores, seat, state.options.house.tieBreak);
    cues.push({ cue: 'match-won', seat, score: scores[seat] ?? 0 });
    return { state: { ...state, phase: 'won', scores, winner: seat }, cues };
  }
  return { state: { ...state, phase: state.danger ? 'choice' : 'roll', control: seat }, cues };
};

/** The called seat has missed: the right answer is told, and the other seat wins the question (LN-09, LN-35, LN-A19). */
export const missed = (state: MatchState, cues: MatchCue[]): Played<MatchState> => {
  const seat = other(state.called);
  cues.push({ cue: 'answer-was', to: state.tieBreak ? -1 : seat, answer: state.question?.answer ?? '' });
  return winQuestion(state, seat, cues);
};

export const judged = (state: MatchState, right: boolean, cues: MatchCue[]): Played<MatchState> => {
  const seat = state.called;
  cues.push({ cue: right ? 'right' : 'wrong', seat });
  return right ? winQuestion(state, seat, cues) : missed(state, cues);
};

export const answer = (state: MatchState, text: string): Played<MatchState> => {
  const cues: MatchCue[] = [{ cue: 'answered', seat: state.called, text }];
  const next: MatchState = { ...state, said: text };
  const verdict = state.question === null ? 'wrong' : judge(state.options.judging, state.question, text);
  if (verdict === 'wait') return { state: { ...next, phase: 'judging' }, cues };
  return judged(next, verdict === 'right', cues);
};

/** LN-06: reveals the numbers and calls the closer seat. */
export const call = (state: MatchState, cues: MatchCue[]): Played<MatchState> => {
  const called = nearer(state.secret, state.buzzes);
  cues.push({ cue: 'called', seat: called, secret: state.secret, buzz: bySeat(state.buzzes, 2) });
  return { state: { ...state, phase: 'answer', called, opened: true }, cues, opens: ['secret', 'buzz'] };
};

export const ask = (state: MatchState, chance: Chance): Played<MatchState> => {
  const secret = chance.number(1, 100, 'secret');
  const { tieBreak } = state;
  const question = (tieBreak ? state.pack.tieBreakers[state.tieAsked] : state.pack.questions[state.asked]) ?? null;
  const round = tieBreak || state.sameRound ? state.round : state.round + 1;
  const next: MatchState = {
    ...state,
    phase: 'buzz',
    round,
    asked: tieBreak ? state.asked : state.asked + 1,
    tieAsked: tieBreak ? state.tieAsked + 1 : state.tieAsked,
    sameRound: false,
    question,
    secret,
    opened: false,
    buzzes: [],
    called: -1,
    said: '',
  };
  const cues: MatchCue[] = [{ cue: 'asked', round, tieBreak, ask: question?.ask ?? '' }];
  if (state.options.buzzcodes === 'each' || tieBreak) return { state: next, cues };
  // LN-04: codes sent in advance count in the order in which the lists arrived (LN-07).
  return call(
    { ...next, buzzes: state.codes.map(({ seat, numbers }) => ({ seat, number: numbers[round - 1] ?? 0 })) },
    cues,
  );
};

export const buzz = (state: MatchState, seat: number, number: number): Played<MatchState> => {
  const next: MatchState = { ...state, buzzes: [...state.buzzes, { seat, number }] };
  const cues: MatchCue[] = [{ cue: 'buzzed', seat }];
  return next.buzzes.length < 2 ? { state: next, cues } : call(next, cues);
};

const isAsking = ({ phase }: MatchState) => phase === 'buzz' || phase === 'answer' || phase === 'judging';

/** Somebody has won the question (LN-08, LN-09, LN-32), so its answer is known. */
const isTold = ({ phase, control, tieBreak }: MatchState) => control >= 0 || (tieBreak && phase === 'won');

/** The crowd answers from the moment the question is asked until the called seat does. */
export const asked = (state: MatchState): readonly Asked[] => {
  const { phase, question, asked, tieAsked } = state;
  if (question === null) return [];
  const stage = phase === 'buzz' || phase === 'answer' ? 'open' : isTold(state) ? 'told' : 'shut';
  return [{ ...questionCard(question), key: `question ${asked}.${tieAsked}`, stage }];
};

/** The question being answered, or else the next one, for the host only. */
export const card = (state: MatchState) => {
  if (isAsking(state)) return state.question;
  return (state.tieBreak ? state.pack.tieBreakers[state.tieAsked] : state.pack.questions[state.asked]) ?? null;
};

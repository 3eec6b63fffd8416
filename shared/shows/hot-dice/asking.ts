/** The toss-up of a round and of a tie-breaker: sealed answers, a secret number, and who wins the dice. */
import type { Chance } from '../../engine/chance.ts';
import { judge } from '../../engine/judge.ts';
import type { Played } from '../../engine/show.ts';
import { bySeat, nearer } from '../../parts/toss-up.ts';
import type { HotDiceCue } from './cues.ts';
import { type GameState, other, type SentAnswer, scoreOf, win } from './game-state.ts';
import { freshList } from './roll-list.ts';
import { freeRoll, layBoard } from './round.ts';

export const nextQuestion = ({ tieBreak, tieAsked, asked, pack }: GameState) =>
  (tieBreak ? pack.tieBreakers[tieAsked] : pack.questions[asked]) ?? null;

const isIn = ({ sent }: GameState, seat: number) => sent.some(item => item.seat === seat);

/** Seats that the toss-up waits for. */
export const unsent = (state: GameState): readonly number[] => [0, 1].filter(seat => !isIn(state, seat));

const buzzesOf = (answers: readonly SentAnswer[]) =>
  answers.flatMap(({ seat, buzz }) => (buzz === 0 ? [] : [{ seat, number: buzz }]));

/** The numbers sent, 0 for none, as the board reveals them. */
export const buzzBySeat = ({ sent }: GameState): readonly number[] => bySeat(buzzesOf(sent), 2);

export const ask = (state: GameState, chance: Chance): Played<GameState> => {
  const { tieBreak, thrownOut } = state;
  const secret = chance.number(1, 100, 'secret');
  const question = nextQuestion(state);
  const round = tieBreak || thrownOut ? state.round : state.round + 1;
  const next: GameState = {
    ...state,
    phase: 'toss-up',
    round,
    asked: tieBreak ? state.asked : state.asked + 1,
    tieAsked: tieBreak ? state.tieAsked + 1 : state.tieAsked,
    thrownOut: false,
    question,
    secret,
    sent: [],
    called: -1,
    answer: '',
  };
  const cues: HotDiceCue[] = [{ cue: 'asked', round, tieBreak, replaces: thrownOut, ask: question?.ask ?? '' }];
  // HD-27, HD-84: each round has its own list and board, a replacement keeps them; a tie-breaker has no dice (HD-A32).
  if (tieBreak || thrownOut) return { state: next, cues };
  return { state: layBoard({ ...next, list: freshList(chance), position: 0 }, chance), cues };
};

/** HD-48, HD-92: the tie-breaker wins the game; HD-10: another question wins the free roll. */
const winQuestion = (state: GameState, seat: number, cues: HotDiceCue[]): Played<GameState> => {
  if (!state.tieBreak) {
    // HD-A6, HD-77: from the winner's own number, or from the first roll where it sent none.
    const start = state.sent.find(item => item.seat === seat)?.buzz ?? 0;
    return freeRoll({ ...state, control: seat }, Math.max(1, start), cues);
  }
  const { tieBreak: cash } = state.options.house;
  const score = scoreOf(state, seat) + cash;
  cues.push({ cue: 'tie-broken', seat, cash, score, miss: seat !== state.called });
  return win({ ...state, scores: state.scores.with(seat, score) }, seat, cues);
};

export const judged = (state: GameState, right: boolean, cues: HotDiceCue[]): Played<GameState> => {
  const seat = right ? state.called : other(state.called);
  const to = state.tieBreak ? -1 : seat;
  if (right) cues.push({ cue: 'right', seat, to });
  else cues.push({ cue: 'wrong', seat: state.called }, { cue: 'answer-was', to, answer: state.question?.answer ?? '' });
  return winQuestion(state, seat, cues);
};

/** HD-84, HD-A30: nobody answered, so the question is thrown out. */
const throwOut = (state: GameState, cues: HotDiceCue[]): Played<GameState> => {
  const { tieBreak } = state;
  cues.push({ cue: 'thrown-out', tieBreak });
  const next: GameState = { ...state, phase: tieBreak ? 'tie-break' : 'ready', thrownOut: !tieBreak };
  return { state: next, cues, opens: ['pass'] };
};

/** Both seats have sent, or time is up: reveals the numbers, and the answer of the closer seat only (HD-09). */
const open = (state: GameState, cues: HotDiceCue[]): Played<GameState> => {
  const called = nearer(state.secret, buzzesOf(state.sent));
  if (called < 0) return throwOut(state, cues);
  const text = state.sent.find(({ seat }) => seat === called)?.text ?? '';
  cues.push({ cue: 'called', seat: called, secret: state.secret, buzz: buzzBySeat(state) });
  cues.push({ cue: 'answered', seat: called, text });
  const next: GameState = { ...state, called, answer: text };
  const verdict = state.question === null ? 'wrong' : judge(state.options.judging, state.question, text);
  const opens = ['secret', `answer:${called}`, `pass:${other(called)}`];
  if (verdict === 'wait') return { state: { ...next, phase: 'judging' }, cues, opens };
  return { ...judged(next, verdict === 'right', cues), opens };
};

/** `buzz` 0: the seat passes. */
export const send = (state: GameState, answer: SentAnswer): Played<GameState> => {
  const next: GameState = { ...state, sent: [...state.sent, answer] };
  const cues: HotDiceCue[] = [{ cue: 'sent', seat: answer.seat }];
  return next.sent.length < 2 ? { state: next, cues } : open(next, cues);
};

/** A seat that sent nothing counts as having passed. */
export const silence = (state: GameState): Played<GameState> =>
  open(
    state,
    unsent(state).map((seat): HotDiceCue => ({ cue: 'late', seat })),
  );

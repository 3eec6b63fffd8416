/**
 * The match of Lucky Numbers. Six numbers are on the board: 6 and 8 carry $300, 5 and 9 $375, 4 and 10 $500, and one of them
 * says WIN instead. Each round opens with a question; both players send a number from 1 to 100, and who is nearer to a secret
 * one answers. Right wins the dice, wrong hands them to the other. A number thrown becomes the roller's, the other's is
 * stolen, one's own puts its cash into the pot. 2, 3, 11 and 12 are wild: $500 into the pot and roll again. The WIN number
 * takes the pot and the roller's numbers. The first 7 opens the danger zone: from then on one may pass the dice, and a 7 wins
 * the game for the other side. Somewhere from round 15 to 20 a buzzer ends the match; the higher score plays The Main Event.
 */

import type { Chance } from '../../chance.ts';
import { type Judging, judge, type Question } from '../../judge.ts';
import { type Legal, textLimit } from '../../moves.ts';
import { type ActState, defineAct, type LegalMove, type Played, type Turn } from '../../show.ts';
import { openMainEvent } from '../main-event/act.ts';
import { closing, type MainEventMoney, type SeasonOptions } from '../main-event/season.ts';
import { type Buzz, buzzRange, bySeat, nearer } from '../toss-up.ts';
import { type MatchBoard, matchBoard } from './board.ts';
import type { MatchCue } from './cues.ts';

/** LN-10, LN-11: the numbers of the board and the cash on each. */
const board: readonly { readonly number: number; readonly cash: number }[] = [
  { number: 4, cash: 500 },
  { number: 5, cash: 375 },
  { number: 6, cash: 300 },
  { number: 8, cash: 300 },
  { number: 9, cash: 375 },
  { number: 10, cash: 500 },
];
export const wilds: readonly number[] = [2, 3, 11, 12];

const openingPot = 1500;
export const wildCash = 500;
const tieBreakCash = 25;

/** LN-02: one buzzcode for each toss-up that may be used. */
export const rounds = 20;

/** ME-07, ME-23, ME-24. */
export const money: MainEventMoney = { base: 50000, allCash: [50000, 100000, 250000], sweep: 550000 };

export interface LuckyNumbersOptions extends SeasonOptions {
  readonly judging: Judging;
  readonly buzzcodes: 'each' | 'upfront';
  /** The buzzer sounds after one of these rounds (LN-27). */
  readonly lastRound: readonly number[];
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
  readonly round: number;
  readonly game: number;
  /** 0: no game is open. */
  readonly luckiest: number;
  readonly pot: number;
  readonly danger: boolean;
  /** Seat in control of each number of the board, -1 for none. */
  readonly owners: readonly number[];
  /** Questions and tie-breakers used so far. */
  readonly asked: number;
  readonly tieAsked: number;
  readonly tieBreak: boolean;
  /** The question before was thrown out: the next one belongs to the same round (LN-A17). */
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
  /** What the called seat answered, "" before. */
  readonly said: string;
  readonly control: number;
  readonly dice: readonly number[];
  readonly winner: number;
}

const other = (seat: number) => 1 - seat;
const free = [-1, -1, -1, -1, -1, -1] as const;

/** The cash on a number; the luckiest carries WIN instead (LN-13, LN-A2). */
const cashOn = (state: MatchState, index: number) => {
  const space = board[index];
  return space === undefined || space.number === state.luckiest ? 0 : space.cash;
};

/** Cash of the numbers that a seat controls. */
const holdings = (state: MatchState, seat: number) =>
  state.owners.reduce((sum, owner, index) => (owner === seat ? sum + cashOn(state, index) : sum), 0);

const credit = (scores: readonly number[], seat: number, cash: number) => scores.with(seat, (scores[seat] ?? 0) + cash);

/** The board between games: nothing open (contract.md 4). */
const cleared = { luckiest: 0, pot: 0, danger: false, owners: free, control: -1 } as const;

export const openMatch = (options: LuckyNumbersOptions, pack: LuckyNumbersPack): MatchState => ({
  phase: 'lobby',
  scores: [0, 0],
  result: null,
  options,
  pack,
  lastRound: 0,
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

/** LN-28, LN-31: the match is decided, or one more question decides it. */
const decide = (state: MatchState, cues: MatchCue[]): Played<MatchState> => {
  const [left = 0, right = 0] = state.scores;
  if (left === right) {
    cues.push({ cue: 'tie', score: left });
    return { state: { ...state, phase: 'tie-break', tieBreak: true }, cues };
  }
  const winner = left > right ? 0 : 1;
  cues.push({ cue: 'match-won', seat: winner, score: Math.max(left, right) });
  return { state: { ...state, phase: 'won', winner }, cues };
};

/** LN-29, LN-30, LN-A9: a game that the buzzer cuts short goes to who controls more numbers. */
const settle = (state: MatchState, cues: MatchCue[]): MatchState => {
  const counts = [0, 1].map(seat => state.owners.filter(owner => owner === seat).length);
  const [left = 0, right = 0] = counts;
  if (left === right) {
    const cash = [0, 1].map(seat => state.pot / 2 + holdings(state, seat));
    cues.push({ cue: 'game-split', cash });
    return { ...state, ...cleared, scores: state.scores.map((score, seat) => score + (cash[seat] ?? 0)) };
  }
  const seat = left > right ? 0 : 1;
  const cash = state.pot + holdings(state, seat);
  cues.push({ cue: 'game-won', seat, how: 'buzzer', cash });
  return { ...state, ...cleared, scores: credit(state.scores, seat, cash) };
};

/** LN-A16: the buzzer is looked at when a round ends. */
const endRound = (state: MatchState, cues: MatchCue[]): Played<MatchState> => {
  const rested: MatchState = { ...state, phase: 'ready', control: -1 };
  if (state.round < state.lastRound) return { state: rested, cues };
  cues.push({ cue: 'buzzer', round: state.round });
  const played = decide(state.luckiest === 0 ? rested : settle(rested, cues), cues);
  return { ...played, opens: ['last-round'] };
};

/** LN-14, LN-25: pot and own numbers; the loser's numbers pay nothing (LN-A12). */
const winGame = (state: MatchState, seat: number, how: 'luckiest' | 'seven', cues: MatchCue[]): Played<MatchState> => {
  const cash = state.pot + holdings(state, seat);
  cues.push({ cue: 'game-won', seat, how, cash });
  return endRound({ ...state, ...cleared, scores: credit(state.scores, seat, cash) }, cues);
};

const roll = (state: MatchState, chance: Chance): Played<MatchState> => {
  const dice = chance.dice(2);
  const total = dice.reduce((sum, face) => sum + face, 0);
  const seat = state.control;
  const cues: MatchCue[] = [{ cue: 'rolled', seat, dice, total, danger: state.danger }];
  const next: MatchState = { ...state, dice };
  if (wilds.includes(total)) {
    // LN-17: the same player rolls again at once; LN-A6: without a choice, in the danger zone too.
    const pot = state.pot + wildCash;
    cues.push({ cue: 'wild', seat, added: wildCash, pot });
    return { state: { ...next, phase: 'roll', pot }, cues };
  }
  if (total === 7) {
    if (state.danger) return winGame(next, other(seat), 'seven', cues);
    cues.push({ cue: 'danger' });
    return endRound({ ...next, danger: true }, cues);
  }
  if (total === state.luckiest) return winGame(next, seat, 'luckiest', cues);
  const index = board.findIndex(space => space.number === total);
  const cash = cashOn(state, index);
  const owner = state.owners[index] ?? -1;
  if (owner === seat) {
    // LN-20, LN-A1: its own cash goes into the pot; LN-21: no further roll.
    const pot = state.pot + cash;
    cues.push({ cue: 'repeat', seat, number: total, added: cash, pot });
    return endRound({ ...next, pot }, cues);
  }
  cues.push(
    owner < 0 ? { cue: 'took', seat, number: total, cash } : { cue: 'stole', seat, from: owner, number: total, cash },
  );
  return endRound({ ...next, owners: state.owners.with(index, seat) }, cues);
};

/** A seat has won the question: the dice, or in a tie-breaker the match (LN-23, LN-32). */
const winQuestion = (state: MatchState, seat: number, cues: MatchCue[]): Played<MatchState> => {
  if (state.tieBreak) {
    const scores = credit(state.scores, seat, tieBreakCash);
    cues.push({ cue: 'match-won', seat, score: scores[seat] ?? 0 });
    return { state: { ...state, phase: 'won', scores, winner: seat }, cues };
  }
  return { state: { ...state, phase: state.danger ? 'choice' : 'roll', control: seat }, cues };
};

const judged = (state: MatchState, right: boolean, cues: MatchCue[]): Played<MatchState> => {
  const seat = right ? state.called : other(state.called);
  cues.push(right ? { cue: 'right', seat } : { cue: 'wrong', seat: state.called, to: seat });
  return winQuestion(state, seat, cues);
};

const answer = (state: MatchState, text: string): Played<MatchState> => {
  const cues: MatchCue[] = [{ cue: 'answered', seat: state.called, text }];
  const said: MatchState = { ...state, said: text };
  const verdict = state.question === null ? 'wrong' : judge(state.options.judging, state.question, text);
  if (verdict === 'wait') return { state: { ...said, phase: 'judging' }, cues };
  return judged(said, verdict === 'right', cues);
};

/** LN-06: the numbers are opened and the nearer seat is called. */
const call = (state: MatchState, cues: MatchCue[]): Played<MatchState> => {
  const called = nearer(state.secret, state.buzzes);
  cues.push({ cue: 'called', seat: called, secret: state.secret, buzz: bySeat(state.buzzes, 2) });
  return { state: { ...state, phase: 'answer', called, opened: true }, cues, opens: ['secret', 'buzz'] };
};

const ask = (state: MatchState, chance: Chance): Played<MatchState> => {
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
  // LN-04: codes sent up front count in the order in which the lists came in (LN-07).
  return call(
    { ...next, buzzes: state.codes.map(({ seat, numbers }) => ({ seat, number: numbers[round - 1] ?? 0 })) },
    cues,
  );
};

const buzz = (state: MatchState, seat: number, number: number): Played<MatchState> => {
  const next: MatchState = { ...state, buzzes: [...state.buzzes, { seat, number }] };
  const cues: MatchCue[] = [{ cue: 'buzzed', seat }];
  return next.buzzes.length < 2 ? { state: next, cues } : call(next, cues);
};

/** The deadline passed (contract.md 4). */
const expire = (state: MatchState, chance: Chance): Played<MatchState> => {
  if (state.phase === 'buzz') {
    if (state.buzzes.length > 0) return call(state, []);
    // LN-A17: nobody buzzed; another question opens the same round. LN-A22: in a tie-break too.
    const phase = state.tieBreak ? 'tie-break' : 'ready';
    return { state: { ...state, phase, sameRound: !state.tieBreak }, cues: [{ cue: 'thrown-out' } satisfies MatchCue] };
  }
  if (state.phase === 'answer') {
    // LN-35, LN-A19: the opponent wins the question without answering.
    const to = other(state.called);
    return winQuestion(state, to, [{ cue: 'silent', seat: state.called, to }]);
  }
  // LN-A18: rolling is what the question earned.
  const played = roll(state, chance);
  const late: MatchCue = { cue: 'late', seat: state.control };
  return { ...played, cues: [late, ...played.cues] };
};

const openGame = (state: MatchState, chance: Chance): Played<MatchState> => {
  const luckiest = board[chance.number(1, 6) - 1]?.number ?? 0;
  const game = state.game + 1;
  return {
    state: { ...state, game, luckiest, pot: openingPot, danger: false, owners: free },
    cues: [{ cue: 'game-opened', game, luckiest } satisfies MatchCue],
  };
};

const play = (state: MatchState, { by, do: move, inputs }: LegalMove, chance: Chance): Turn<MatchState> => {
  const seat = by as number;
  switch (move) {
    case 'start': {
      const [from = 15, to = 20] = state.options.lastRound;
      const lastRound = chance.number(from, to, 'last-round');
      const phase = state.options.buzzcodes === 'upfront' ? 'buzzcodes' : 'ready';
      return { state: { ...state, phase, lastRound }, cues: [{ cue: 'started' } satisfies MatchCue] };
    }
    case 'buzzcodes': {
      const codes = [...state.codes, { seat, numbers: inputs.numbers as readonly number[] }];
      const phase = codes.length < 2 ? 'buzzcodes' : 'ready';
      return { state: { ...state, codes, phase }, cues: [{ cue: 'codes-in', seat } satisfies MatchCue] };
    }
    case 'open-game':
      return openGame(state, chance);
    case 'ask':
      return ask(state, chance);
    case 'buzz':
      return buzz(state, seat, inputs.number as number);
    case 'answer':
      return answer(state, inputs.text as string);
    case 'judge':
      return judged(state, inputs.correct as boolean, []);
    case 'roll':
      return roll(state, chance);
    case 'pass': {
      // LN-A4: the other must roll.
      const to = other(seat);
      return {
        state: { ...state, phase: 'roll', control: to },
        cues: [{ cue: 'passed', seat, to } satisfies MatchCue],
      };
    }
    case 'main-event': {
      const { winner: champion, scores, options } = state;
      return { act: 'main-event', state: openMainEvent({ champion, scores, season: options, money }), cues: [] };
    }
    default:
      return expire(state, chance);
  }
};

const late: Legal = { by: 'clock', do: 'expire' };

const legal = (state: MatchState): readonly Legal[] => {
  switch (state.phase) {
    case 'lobby':
      return [{ by: 'host', do: 'start' }];
    case 'buzzcodes':
      return unsent(state.codes).map(by => ({
        by,
        do: 'buzzcodes',
        inputs: { numbers: { kind: 'list', of: buzzRange, length: rounds } },
        sealed: true,
      }));
    case 'ready':
      if (state.luckiest === 0) return [{ by: 'host', do: 'open-game' }];
      return state.asked < state.pack.questions.length ? [{ by: 'host', do: 'ask' }] : [];
    case 'tie-break':
      return state.tieAsked < state.pack.tieBreakers.length ? [{ by: 'host', do: 'ask' }] : [];
    case 'buzz': {
      const buzzing = unsent(state.buzzes).map(
        (by): Legal => ({ by, do: 'buzz', inputs: { number: buzzRange }, sealed: true }),
      );
      return [...buzzing, late];
    }
    case 'answer':
      return [{ by: state.called, do: 'answer', inputs: { text: { kind: 'text', max: textLimit } } }, late];
    case 'judging':
      return [{ by: 'host', do: 'judge', inputs: { correct: { kind: 'flag' } } }];
    case 'roll':
      return [{ by: state.control, do: 'roll' }, late];
    case 'choice':
      return [{ by: state.control, do: 'roll' }, { by: state.control, do: 'pass' }, late];
    case 'won':
      return [{ by: 'host', do: 'main-event' }];
    default:
      return [];
  }
};

const unsent = (sent: readonly { readonly seat: number }[]) =>
  [0, 1].filter(seat => sent.every(item => item.seat !== seat));

const isAsking = ({ phase }: MatchState) => phase === 'buzz' || phase === 'answer' || phase === 'judging';

/** The question that is being answered, or else the one that comes next: for the host's eyes. */
const card = (state: MatchState) => {
  if (isAsking(state)) return state.question;
  return (state.tieBreak ? state.pack.tieBreakers[state.tieAsked] : state.pack.questions[state.asked]) ?? null;
};

export const match = defineAct<MatchState>({
  name: 'match',
  moves: ['start', 'buzzcodes', 'open-game', 'ask', 'buzz', 'answer', 'judge', 'roll', 'pass', 'main-event', 'expire'],
  board: matchBoard,
  legal,
  play,
  end: (state, winner) => ({
    ...state,
    phase: 'over',
    control: -1,
    winner,
    result: closing({ winner, scores: state.scores, season: state.options }),
  }),
  view: (state): MatchBoard => ({
    round: state.round,
    game: state.game,
    luckiest: state.luckiest,
    pot: state.pot,
    danger: state.danger,
    numbers: board.map(({ number }, index) => ({
      number,
      cash: cashOn(state, index),
      owner: state.owners[index] ?? -1,
    })),
    question: state.question?.ask ?? '',
    choices: state.question?.choices ?? [],
    tieBreak: state.tieBreak,
    called: state.called,
    said: state.said,
    control: state.control,
    buzz: state.opened ? bySeat(state.buzzes, 2) : [0, 0],
    secret: state.opened ? state.secret : 0,
    dice: state.dice,
    winner: state.winner,
  }),
  own: (state, viewer) => {
    if (viewer !== 'host') {
      const codes = state.codes.find(({ seat }) => seat === viewer)?.numbers;
      const sent = state.buzzes.find(({ seat }) => seat === viewer)?.number;
      return { ...(codes === undefined ? {} : { codes }), ...(sent === undefined ? {} : { sent }) };
    }
    const next = card(state);
    return {
      card:
        next === null
          ? null
          : { ask: next.ask, answer: next.answer, accept: next.accept ?? [], choices: next.choices ?? [] },
      sent: [
        ...(state.opened ? state.buzzes.map(({ seat, number }) => ({ seat, text: String(number) })) : []),
        ...(state.said === '' ? [] : [{ seat: state.called, text: state.said }]),
      ],
    };
  },
});

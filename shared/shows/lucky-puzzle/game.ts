/**
 * The game of Lucky Puzzle. A solution of 9 to 12 letters stands on the board, each letter behind a number. The player in
 * control rolls two dice and opens letters whose numbers add up to the total; every letter costs $100 of what the puzzle is
 * worth. Then: guess, roll on, or pass. A wrong guess, a total that nothing adds up to, or a missed deadline hands control to
 * the other and opens the highest number. The right solution, or the last letter, pays what is left. Some puzzles carry a
 * follow-up question. Round 1 lasts until time is called, round 2 likewise with dearer puzzles; the higher score plays The
 * Main Event, and a tie is broken by one more puzzle, in which the first mistake loses.
 */

import type { Chance } from '../../chance.ts';
import type { Json } from '../../json.ts';
import { type Judging, judge, type Question, same } from '../../judge.ts';
import { type Legal, textLimit } from '../../moves.ts';
import { type ActState, defineAct, type LegalMove, type Played, type Turn } from '../../show.ts';
import { openMainEvent } from '../main-event/act.ts';
import { closing, type MainEventMoney, type SeasonOptions } from '../main-event/season.ts';
import { type PuzzleBoard, puzzleBoard } from './board.ts';
import type { LuckyPuzzleCue } from './cues.ts';
import { type Board, cellsOf, lay, lettersBehind, lettersIn, open, openAll, setsOf } from './puzzle.ts';

/** ME-07, ME-26, ME-27. */
export const money: MainEventMoney = { base: 100000, allCash: [25000, 50000, 100000], sweep: 750000 };

export interface LuckyPuzzleOptions extends SeasonOptions {
  readonly judging: Judging;
  /** What a puzzle of round 1 and of round 2 opens at (LP-08, LP-19). */
  readonly opening: readonly number[];
  readonly perLetter: number;
  /** Values of the follow-up questions, in the order in which their puzzles are solved (LP-21). */
  readonly followUps: readonly number[];
  /** The returning champion's seat, or -1. */
  readonly champion: number;
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

const other = (seat: number) => 1 - seat;

/** Nothing on the board. */
const cleared = {
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
const noteLeader = (state: GameState): GameState => {
  const [left = 0, right = 0] = state.scores;
  if (left === right) return state;
  const leader = left > right ? 0 : 1;
  return leader === state.leader ? state : { ...state, leader };
};

const credit = (state: GameState, seat: number, dollars: number): GameState =>
  noteLeader({ ...state, scores: state.scores.with(seat, (state.scores[seat] ?? 0) + dollars) });

/** LP-04 the trailing player; LP-05 on level scores who led before; LP-A8, LP-A9 before any lead the challenger. */
const starter = ({ scores, leader, champion }: GameState): number => {
  const [left = 0, right = 0] = scores;
  if (left !== right) return left < right ? 0 : 1;
  return leader >= 0 ? leader : other(champion);
};

const won = (state: GameState, seat: number, cues: LuckyPuzzleCue[]): Played<GameState> => {
  cues.push({ cue: 'game-won', seat, score: state.scores[seat] ?? 0 });
  const board = state.board === null ? null : openAll(state.board);
  return { state: { ...state, phase: 'won', board, control: -1, passedTo: false, total: 0, winner: seat }, cues };
};

/** LP-17, LP-34: what is left goes to the seat in control, and its follow-up question comes up. */
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

/** Opens letters at their price; the last one solves the puzzle for the seat in control. */
const openNumbers = (state: GameState, numbers: readonly number[], cues: LuckyPuzzleCue[]): Played<GameState> => {
  if (state.board === null) throw new Error('no puzzle to open');
  const value = Math.max(0, state.value - state.options.perLetter * numbers.length);
  const board = open(state.board, numbers);
  cues.push({ cue: 'opened', numbers, letters: lettersBehind(board, numbers), value: state.tieBreak ? 0 : value });
  const next: GameState = { ...state, phase: 'decide', board, value, total: 0, passedTo: false };
  return board.hidden.length === 0 ? solved(next, cues) : { state: next, cues };
};

/** LP-14, LP-16, LP-30: control changes first, then one letter falls, so the last one falls to the other (LP-A6). */
const penalty = (state: GameState, cues: LuckyPuzzleCue[]): Played<GameState> =>
  openNumbers({ ...state, control: other(state.control) }, state.board?.hidden.slice(-1) ?? [], cues);

/** A wrong guess or an unlucky roll; in the tie-breaker it loses the game (LP-27). */
const mistake = (state: GameState, cues: LuckyPuzzleCue[]): Played<GameState> => {
  if (!state.tieBreak) return penalty(state, cues);
  cues.push({ cue: 'tie-break-lost', seat: state.control, solution: state.board?.solution ?? '' });
  return won(state, other(state.control), cues);
};

const roll = (state: GameState, chance: Chance): Played<GameState> => {
  const dice = chance.dice(2);
  const total = dice.reduce((sum, face) => sum + face, 0);
  const seat = state.control;
  const cues: LuckyPuzzleCue[] = [{ cue: 'rolled', seat, dice, total }];
  const next: GameState = { ...state, dice };
  if (setsOf(state.board?.hidden ?? [], total).length > 0) return { state: { ...next, phase: 'pick', total }, cues };
  cues.push({ cue: 'unlucky', seat, total });
  return mistake(next, cues);
};

const guess = (state: GameState, text: string): Played<GameState> => {
  const cues: LuckyPuzzleCue[] = [{ cue: 'guessed', seat: state.control, text }];
  // LP-33: signs belong to the solution; LP-A14: case and surplus blanks do not.
  if (state.board !== null && same(state.board.solution, text)) return solved(state, cues);
  cues.push({ cue: 'wrong-guess', seat: state.control });
  return mistake(state, cues);
};

const pass = (state: GameState): Played<GameState> => {
  const { control: seat } = state;
  const to = other(seat);
  return {
    state: { ...state, control: to, passedTo: true },
    cues: [{ cue: 'passed', seat, to } satisfies LuckyPuzzleCue],
  };
};

const followUpWon = (state: GameState, seat: number, value: number): GameState => ({
  ...credit(state, seat, value),
  phase: 'ready',
  followUp: null,
});

const judged = (state: GameState, right: boolean, cues: LuckyPuzzleCue[]): Played<GameState> => {
  if (state.followUp === null) throw new Error('no follow-up question to judge');
  const { seat, value, second, question } = state.followUp;
  if (right) {
    cues.push({ cue: 'right', seat, value });
    return { state: followUpWon(state, seat, value), cues };
  }
  cues.push({ cue: 'wrong', seat });
  const to = other(seat);
  if (second) {
    cues.push({ cue: 'nobody-knew' });
    return { state: { ...state, phase: 'ready', followUp: null }, cues };
  }
  if (question.choices?.length === 2) {
    cues.push({ cue: 'by-default', seat: to, value });
    return { state: followUpWon(state, to, value), cues };
  }
  cues.push({ cue: 'second-chance', seat: to });
  return { state: { ...state, phase: 'follow-up', followUp: { ...state.followUp, seat: to, second: true } }, cues };
};

const answer = (state: GameState, text: string): Played<GameState> => {
  if (state.followUp === null) throw new Error('no follow-up question to answer');
  const { seat, question } = state.followUp;
  const cues: LuckyPuzzleCue[] = [{ cue: 'answered', seat, text }];
  const said: GameState = { ...state, said: text };
  const verdict = judge(state.options.judging, question, text);
  return verdict === 'wait' ? { state: { ...said, phase: 'judging' }, cues } : judged(said, verdict === 'right', cues);
};

const openPuzzle = (state: GameState, chance: Chance): Played<GameState> => {
  const { tieBreak, pack, round, options } = state;
  const puzzle = tieBreak ? pack.tieBreakers[state.tieUsed] : pack.puzzles[state.used];
  if (puzzle === undefined) throw new Error('no puzzle left');
  const letters = lettersIn(puzzle.solution);
  const board = lay(puzzle.solution, chance.order(letters));
  const value = tieBreak ? 0 : (options.opening[round - 1] ?? 0);
  const seat = starter(state);
  const category = (puzzle as Puzzle).category ?? '';
  return {
    state: {
      ...state,
      ...cleared,
      phase: 'roll',
      inRound: state.inRound + 1,
      used: tieBreak ? state.used : state.used + 1,
      tieUsed: tieBreak ? state.tieUsed + 1 : state.tieUsed,
      puzzle,
      board,
      value,
      control: seat,
    },
    cues: [{ cue: 'puzzle', round, tieBreak, category, letters, value, seat } satisfies LuckyPuzzleCue],
  };
};

/** LP-18, LP-25, LP-26: an open puzzle scores nothing (LP-A7). */
const callTime = (state: GameState): Played<GameState> => {
  const cues: LuckyPuzzleCue[] = [{ cue: 'time', round: state.round }];
  const bare: GameState = { ...state, ...cleared, inRound: 0 };
  if (state.round === 1) return { state: { ...bare, phase: 'ready', round: 2 }, cues };
  const [left = 0, right = 0] = state.scores;
  if (left !== right) return won(bare, left > right ? 0 : 1, cues);
  cues.push({ cue: 'tie', score: left });
  return { state: { ...bare, phase: 'tie-break', tieBreak: true }, cues };
};

/** The deadline passed: LP-30; to a follow-up question a wrong answer (LP-A10). */
const expire = (state: GameState): Played<GameState> => {
  if (state.followUp !== null) return judged(state, false, [{ cue: 'silent', seat: state.followUp.seat }]);
  return penalty(state, [{ cue: 'late', seat: state.control, to: other(state.control) }]);
};

const play = (state: GameState, { do: move, inputs }: LegalMove, chance: Chance): Turn<GameState> => {
  switch (move) {
    case 'start': {
      const drawn = state.options.champion < 0;
      // LP-03: a draw says who is the champion of a first game.
      const champion = drawn ? chance.number(1, 2) - 1 : state.options.champion;
      const cue: LuckyPuzzleCue = { cue: 'started', champion, drawn };
      return { state: { ...state, phase: 'ready', round: 1, champion }, cues: [cue] };
    }
    case 'puzzle':
      return openPuzzle(state, chance);
    case 'roll':
      return roll(state, chance);
    case 'pick':
      return openNumbers(state, inputs.numbers as readonly number[], []);
    case 'guess':
      return guess(state, inputs.text as string);
    case 'pass':
      return pass(state);
    case 'answer':
      return answer(state, inputs.text as string);
    case 'judge':
      return judged(state, inputs.correct as boolean, []);
    case 'call-time':
      return callTime(state);
    case 'main-event': {
      const { winner: champion, scores, options } = state;
      return { act: 'main-event', state: openMainEvent({ champion, scores, season: options, money }), cues: [] };
    }
    default:
      return expire(state);
  }
};

const late: Legal = { by: 'clock', do: 'expire' };
const text = { kind: 'text', max: textLimit } as const;

const owed = (state: GameState): readonly Legal[] => {
  const by = state.control;
  switch (state.phase) {
    case 'roll':
      // LP-A3: on an untouched board there is nothing to guess from.
      return [{ by, do: 'roll' }, late];
    case 'pick': {
      const sets = setsOf(state.board?.hidden ?? [], state.total);
      return [{ by, do: 'pick', inputs: { numbers: { kind: 'set', of: sets } } }, late];
    }
    case 'decide': {
      const pass: readonly Legal[] = state.passedTo ? [] : [{ by, do: 'pass' }];
      return [{ by, do: 'guess', inputs: { text } }, { by, do: 'roll' }, ...pass, late];
    }
    case 'follow-up':
      return [{ by: state.followUp?.seat ?? -1, do: 'answer', inputs: { text } }, late];
    default:
      return [];
  }
};

const hosts = (state: GameState): readonly Legal[] => {
  switch (state.phase) {
    case 'lobby':
      return [{ by: 'host', do: 'start' }];
    case 'ready':
      return state.used < state.pack.puzzles.length ? [{ by: 'host', do: 'puzzle' }] : [];
    case 'tie-break':
      return state.tieUsed < state.pack.tieBreakers.length ? [{ by: 'host', do: 'puzzle' }] : [];
    case 'judging':
      return [{ by: 'host', do: 'judge', inputs: { correct: { kind: 'flag' } } }];
    case 'won':
      return [{ by: 'host', do: 'main-event' }];
    default:
      return [];
  }
};

/** Phases of rounds 1 and 2 in which the host may call time; never in the tie-breaker. */
const timed: readonly string[] = ['ready', 'roll', 'pick', 'decide'];

const legal = (state: GameState): readonly Legal[] => {
  const time: readonly Legal[] =
    !state.tieBreak && timed.includes(state.phase) ? [{ by: 'host', do: 'call-time' }] : [];
  return [...owed(state), ...hosts(state), ...time];
};

const followUpCard = ({ ask, answer, accept, choices }: Question) => ({
  ask,
  answer,
  accept: accept ?? [],
  choices: choices ?? [],
});

/** The puzzle or question on the table, or else the puzzle that comes next: for the host's eyes. */
const card = (state: GameState): { readonly [fact: string]: Json } | null => {
  if (state.followUp !== null) return followUpCard(state.followUp.question);
  const resting = state.phase === 'lobby' || state.phase === 'ready' || state.phase === 'tie-break';
  const next: Puzzle | undefined = state.tieBreak
    ? state.pack.tieBreakers[state.tieUsed]
    : state.pack.puzzles[state.used];
  const puzzle = resting ? next : state.puzzle;
  if (puzzle === undefined || puzzle === null) return null;
  const { solution, category, followUp } = puzzle;
  return { solution, category: category ?? '', followUp: followUp === undefined ? null : followUpCard(followUp) };
};

export const game = defineAct<GameState>({
  name: 'game',
  moves: ['start', 'puzzle', 'roll', 'pick', 'guess', 'pass', 'answer', 'judge', 'call-time', 'main-event', 'expire'],
  board: puzzleBoard,
  legal,
  play,
  settle: noteLeader,
  end: (state, winner) => ({
    ...state,
    phase: 'over',
    control: -1,
    total: 0,
    winner,
    result: closing({ winner, scores: state.scores, season: state.options }),
  }),
  view: (state): PuzzleBoard => ({
    champion: state.champion,
    round: state.round,
    puzzle: state.inRound,
    tieBreak: state.tieBreak,
    value: state.value,
    perLetter: state.options.perLetter,
    category: state.puzzle?.category ?? '',
    cells: state.board === null ? [] : cellsOf(state.board),
    control: state.control,
    passedTo: state.passedTo,
    total: state.total,
    dice: state.dice,
    followUp:
      state.followUp === null
        ? null
        : {
            ask: state.followUp.question.ask,
            choices: state.followUp.question.choices ?? [],
            value: state.followUp.value,
            seat: state.followUp.seat,
          },
    secondChance: state.followUp?.second ?? false,
    said: state.said,
    winner: state.winner,
  }),
  own: (state, viewer) => {
    if (viewer !== 'host') return {};
    const seat = state.followUp?.seat ?? -1;
    return { card: card(state), sent: state.phase === 'judging' ? [{ seat, text: state.said }] : [] };
  },
});

/**
 * The game of Lucky Puzzle. A solution of 9 to 12 letters stands on the board, each letter behind a number. The player in
 * control rolls two dice and opens letters whose numbers add up to the total; every letter costs $100 of what the puzzle is
 * worth. Then: guess, roll on, or pass. A wrong guess, a total that nothing adds up to, or a missed deadline hands control to
 * the other and opens the highest number. The right solution, or the last letter, pays what is left. Some puzzles carry a
 * follow-up question. Round 1 lasts until time is called, round 2 likewise with dearer puzzles; the higher score plays The
 * Main Event, and a tie is broken by one more puzzle, in which the first mistake loses.
 */
import type { Chance } from '../../engine/chance.ts';
import { extrasIn } from '../../engine/extras.ts';
import type { Json } from '../../engine/json.ts';
import { type Legal, textLimit } from '../../engine/moves.ts';
import { questionCard } from '../../engine/question.ts';
import { type Asked, defineAct, type LegalMove, type Played, patternOf, type Turn } from '../../engine/show.ts';
import { openMainEvent } from '../main-event/act.ts';
import type { MainEventCue } from '../main-event/board.ts';
import { closing, winsWithout } from '../main-event/season.ts';
import { type PuzzleBoard, puzzleBoard } from './board.ts';
import type { LuckyPuzzleCue } from './cues.ts';
import { answer, judged } from './follow-up.ts';
import { cleared, type GameState, type LuckyPuzzlePack, noteLeader, other, type Puzzle } from './game-state.ts';
import { moments } from './moments.ts';
import { cellsOf, lay, lettersIn, setsOf } from './puzzle.ts';
import { guess, openNumbers, pass, penalty, roll, won } from './solving.ts';

/** LP-04: the trailing player. LP-05: on level scores the one who led before. LP-A8, LP-A9: before any lead the challenger. */
const starter = ({ scores, leader, champion }: GameState): number => {
  const [left = 0, right = 0] = scores;
  if (left !== right) return left < right ? 0 : 1;
  return leader >= 0 ? leader : other(champion);
};

const openPuzzle = (state: GameState, chance: Chance): Played<GameState> => {
  const { tieBreak, pack, round, options } = state;
  const puzzle = tieBreak ? pack.tieBreakers[state.tieUsed] : pack.puzzles[state.used];
  if (puzzle === undefined) throw new Error('no puzzle left');
  const letters = lettersIn(puzzle.solution);
  const board = lay(puzzle.solution, chance.order(letters));
  const value = tieBreak ? 0 : (options.opening[round - 1] ?? 0);
  const seat = starter(state);
  const { category = '' } = puzzle;
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

/** The deadline passed: LP-30; for a follow-up question it counts as a wrong answer (LP-A10). */
const expire = (state: GameState): Played<GameState> => {
  if (state.followUp !== null) return judged(state, false, [{ cue: 'silent', seat: state.followUp.seat }]);
  return penalty(state, [{ cue: 'late', seat: state.control, to: other(state.control) }]);
};

const play = (state: GameState, { do: move, inputs }: LegalMove, chance: Chance): Turn<GameState> => {
  switch (move) {
    case 'start': {
      const drawn = state.options.champion < 0;
      // LP-03: in a first game a draw decides who is the champion.
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
      const cue: MainEventCue = { cue: 'main-event', seat: champion, jackpot: options.jackpot };
      return { act: 'main-event', state: openMainEvent({ champion, scores, season: options }), cues: [cue] };
    }
    default:
      return expire(state);
  }
};

/** LP-A19: the puzzle is dropped as when time is called (LP-A7); that of the tie-breaker is shown in full. */
const award = (state: GameState, seat: number): Played<GameState> =>
  won({ ...state, ...(state.tieBreak ? { followUp: null } : cleared) }, seat, []);

const late: Legal = { by: 'clock', do: 'expire' };
const text = { kind: 'text', max: textLimit } as const;

const owed = (state: GameState): readonly Legal[] => {
  const by = state.control;
  switch (state.phase) {
    case 'roll':
      // LP-A3: an untouched board gives nothing to guess from.
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

/** Phases of rounds 1 and 2 in which the host may call time. Never in the tie-breaker. */
const timed: readonly string[] = ['ready', 'roll', 'pick', 'decide'];

const legal = (state: GameState): readonly Legal[] => {
  const time: readonly Legal[] =
    !state.tieBreak && timed.includes(state.phase) ? [{ by: 'host', do: 'call-time' }] : [];
  return [...owed(state), ...hosts(state), ...time];
};

/** The puzzle or question on the table, or else the next puzzle, for the host only. */
const card = (state: GameState): { readonly [fact: string]: Json } | null => {
  if (state.followUp !== null) return questionCard(state.followUp.question);
  const resting = state.phase === 'lobby' || state.phase === 'ready' || state.phase === 'tie-break';
  const next: Puzzle | undefined = state.tieBreak
    ? state.pack.tieBreakers[state.tieUsed]
    : state.pack.puzzles[state.used];
  const puzzle = resting ? next : state.puzzle;
  if (puzzle === undefined || puzzle === null) return null;
  const { solution, category = '', followUp } = puzzle;
  return {
    ...extrasIn(puzzle),
    solution,
    category,
    followUp: followUp === undefined ? null : questionCard(followUp),
  };
};

/** The puzzle while its letters open, and the question that follows it. */
const asked = ({ phase, puzzle, board, used, tieUsed, followUp, answered, followed }: GameState): readonly Asked[] => {
  const all: Asked[] = [];
  if (puzzle !== null && board !== null)
    all.push({
      ...extrasIn(puzzle),
      key: `puzzle ${used}.${tieUsed}`,
      ask: puzzle.category ?? '',
      pattern: patternOf(cellsOf(board)),
      answer: puzzle.solution,
      stage: phase === 'decide' ? 'open' : board.hidden.length === 0 ? 'told' : 'shut',
    });
  const question = followUp?.question ?? answered;
  // Once somebody has answered, the other contestant knows more than the crowd did.
  const waits = phase === 'follow-up' && followUp?.second === false;
  if (question !== null)
    all.push({
      ...questionCard(question),
      key: `follow-up ${followed}`,
      stage: followUp === null ? 'told' : waits ? 'open' : 'shut',
    });
  return all;
};

/** Whether a puzzle has a follow-up question is told with its solution. */
const unseen = (state: GameState, _chance: Chance, given: unknown): GameState => {
  const pack = given as LuckyPuzzlePack;
  const { puzzle, board } = state;
  const isClosed = puzzle !== null && board !== null && board.hidden.length > 0;
  return {
    ...state,
    pack,
    used: 0,
    tieUsed: 0,
    puzzle: isClosed ? { ...puzzle, followUp: pack.puzzles[0]?.followUp } : puzzle,
  };
};

export const game = defineAct<GameState>({
  name: 'game',
  moves: ['start', 'puzzle', 'roll', 'pick', 'guess', 'pass', 'answer', 'judge', 'call-time', 'main-event', 'expire'],
  draws: ['start', 'puzzle', 'roll'],
  board: puzzleBoard,
  moments,
  legal,
  play,
  settle: noteLeader,
  asked,
  end: (state, winner) => ({
    ...state,
    phase: 'over',
    control: -1,
    total: 0,
    winner,
    result: closing({ winner, scores: state.scores, season: state.options }),
  }),
  award,
  substitute: (state, seat) => ({ ...state, options: winsWithout(state.options, seat) }),
  unseen,
  view: (state): PuzzleBoard => ({
    house: state.options.house,
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

/** Milliseconds for which each cue of On A Roll stays on stage: in the games, in Big 6 and in Lucky 7. */
import { momentsOf, thrown, totalOf } from '../../engine/show.ts';
import type { BigSixBoard, GameBoard, LuckySevenBoard } from './boards.ts';
import { spotsFor } from './clue-board.ts';
import type { BigSixCue, GameCue, LuckySevenCue } from './cues.ts';
import { isLetter } from './spelling.ts';

/** In all three acts. */
type Late = Extract<GameCue, { cue: 'late' }>;

/** Of a name that was just asked for, no letter is shown yet. */
const unnamed = (name: GameBoard['name']): GameBoard['name'] =>
  name && { ...name, cells: name.cells.map(cell => (isLetter(cell.char) ? { char: '', open: false } : cell)) };

export const gameMoments = momentsOf<GameCue, GameBoard>({
  cues: {
    started: { ms: 400 },
    puzzle: { ms: 1200 },
    'name-game': { ms: 800 },
    shown: { ms: 800 },
    sent: { ms: 200, before: true },
    'both-passed': { ms: 700, before: true },
    called: { ms: 3600, reveal: 2000, said: 500, before: true },
    'free-guess': { ms: 600 },
    // What is answered stands there by itself before it is judged.
    guessed: { ms: 1000, televised: 1300, before: true },
    'no-guess': { ms: 500, before: true },
    wrong: { ms: 1000, before: true, said: 400, tone: 'bad' },
    'name-right': { ms: 1400, said: 400, tone: 'good' },
    'name-void': { ms: 1000, tone: 'bad' },
    late: { ms: 500, before: true },
    passed: { ms: 600, televised: 1300 },
    double: { ms: 1200, tone: 'bad' },
    unplayable: { ms: 900 },
    opened: { ms: 850, before: true },
    'clue-right': { ms: 1300, said: 400, tone: 'good' },
    'clue-wrong': { ms: 1100, before: true, said: 400, tone: 'bad' },
    'subject-right': { ms: 900, televised: 1300, said: 400, tone: 'good' },
    'subject-wrong': { ms: 1100, before: true, said: 400, tone: 'bad' },
    held: { ms: 400, before: true },
    'round-over': { ms: 600 },
    time: { ms: 1200 },
    bare: { ms: 1000 },
    'puzzle-void': { ms: 1300, tone: 'bad' },
    // The whole subject is read first.
    'game-won': { ms: 3200, televised: 6600, drum: true, reveal: 3000, said: 1500, tone: 'win', above: 'subject' },
  },
  opens: {
    started: [],
    puzzle: [],
    'name-game': ['phase', 'beside', (_, __, { name }) => ({ name: unnamed(name), called: -1, said: '', secret: 0 })],
    shown: ['name', 'subject'],
    sent: [],
    'both-passed': [],
    called: ['called', 'buzz', 'secret'],
    'free-guess': [],
    guessed: ['said'],
    'no-guess': [],
    wrong: [],
    'name-right': ['name', 'control', 'rolls', 'phase'],
    'name-void': ['name', 'phase'],
    late: [],
    rolled: [thrown],
    passed: ['control'],
    double: ['rolls', 'control'],
    unplayable: [],
    // Two letters of one throw turn one after the other.
    opened: [
      ({ row, number, letter }, { rows }) => ({
        rows: rows.map((one, at) =>
          at === row
            ? {
                ...one,
                cells: one.cells.map(cell => (cell.number === number ? { ...cell, char: letter, open: true } : cell)),
              }
            : one,
        ),
      }),
    ],
    'clue-right': ['rows'],
    'clue-missed': [],
    'clue-wrong': [],
    'subject-right': [],
    'subject-wrong': [],
    held: [],
    'round-over': ['control', 'rolls'],
    time: [],
    bare: [],
    'puzzle-void': ['subject', 'rows'],
    'game-won': ['winner', 'wins', 'phase', 'scores'],
  },
  atStart: { 'game-won': ['subject', 'rows'] },
  tells: ['name-right', 'name-void', 'puzzle-void', 'game-won'],
  tense: (_, { board }) => board.rolls === 1,
  // OR-20, OR-22: a throw that opens a letter leads to a guess.
  wins: (dice, { board }) => spotsFor((board as GameBoard).rows, dice).length > 0,
});

/** A guess or a pass costs a roll. After the last one the word is worth nothing, which is told with the miss. */
const cost = (_: unknown, __: unknown, { rolls, value }: Pick<BigSixBoard, 'rolls' | 'value'>) =>
  rolls > 0 ? { rolls, value } : { rolls };

export const bigSixMoments = momentsOf<BigSixCue | Late, BigSixBoard>({
  enters: true,
  cues: {
    'big-six': { ms: 800 },
    guessed: { ms: 1000, televised: 1300, before: true },
    wasted: { ms: 900, before: true, tone: 'bad' },
    took: { ms: 900, before: true, tone: 'good' },
    'six-wrong': { ms: 1100, before: true, said: 400, tone: 'bad' },
    'six-passed': { ms: 600, televised: 1200, before: true, said: 400 },
    'six-right': { ms: 900, televised: 1300, said: 400, tone: 'good' },
    // The whole word is read first.
    'six-solved': { ms: 3600, televised: 5800, drum: true, reveal: 1800, tone: 'win', amount: 'cash', above: 'word' },
    // The same for the word that nobody said, and then the lights go down.
    'six-missed': {
      ms: 5600,
      televised: 6000,
      before: true,
      reveal: 2600,
      tone: 'bad',
      fills: true,
      amount: 'cash',
      above: 'word',
    },
    late: { ms: 500, before: true },
  },
  opens: {
    'big-six': [],
    guessed: [],
    'money-roll': [thrown, 'top', 'value', 'beside'],
    'six-rolled': [thrown],
    wasted: [cost],
    took: ['cells'],
    'six-wrong': [cost],
    'six-passed': [cost],
    'six-right': [],
    'six-solved': ['outcome', 'cash', 'scores', 'phase', 'result'],
    'six-missed': ['outcome', 'cash', 'scores', 'phase', 'result'],
    late: [],
  },
  atStart: { 'six-solved': ['cells'], 'six-missed': ['cells'] },
  tells: ['six-solved', 'six-missed'],
  // The throw that sets the value, and the last chance.
  tense: (cue, { board }) => cue.cue === 'money-roll' || board.rolls === 1,
  // Any letter that is still closed. Of the throw that sets the value there is nothing to miss.
  wins: ([a = 0, b = 0], { board: { top, cells } }) =>
    top === 0 || (a !== b && [a, b].some(face => (cells as BigSixBoard['cells'])[face - 1]?.open === false)),
});

export const luckySevenMoments = momentsOf<LuckySevenCue | Late, LuckySevenBoard>({
  enters: true,
  cues: {
    'lucky-seven': { ms: 800 },
    letter: { ms: 1300, before: true, tone: 'good' },
    'side-cash': { ms: 1000, before: true, tone: 'good' },
    // The dice have said it: its letter opens in the light before the screen is the winner's.
    seven: { ms: 2700, televised: 7400, drum: true, reveal: 1000, tone: 'win', amount: 'cash', above: 'dice' },
    'lucky-double': { ms: 1600, tone: 'alarm' },
    timeout: { ms: 1300, tone: 'bad' },
    level: { ms: 1000 },
    'match-won': { ms: 2000, televised: 5000, drum: true, reveal: 1400, tone: 'champion', amount: 'score' },
    late: { ms: 500, before: true },
  },
  opens: {
    'lucky-seven': [],
    letter: ['letters', 'prize', 'timer'],
    'lucky-rolled': [thrown],
    'side-cash': ['cash', 'timer', 'scores', 'lucky'],
    seven: ['outcome', 'timer', 'scores', 'lucky'],
    'lucky-double': ['outcome', 'timer'],
    timeout: ['outcome'],
    level: [],
    'match-won': ['winner', 'phase', 'result'],
    late: [],
  },
  atStart: { seven: ['outcome'] },
  // Each can win the prize, or end it.
  tense: () => true,
  wins: dice => totalOf(dice) === 7,
});

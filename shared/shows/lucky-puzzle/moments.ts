/** Milliseconds for which each cue of Lucky Puzzle stays on stage. */
import { momentsOf, thrown } from '../../engine/show.ts';
import type { PuzzleBoard } from './board.ts';
import type { LuckyPuzzleCue } from './cues.ts';
import { hiddenOf, unluckyTotals } from './puzzle.ts';

/** How many of the 36 throws of two dice make a total. */
const ways = (total: number) => 6 - Math.abs(7 - total);

export const moments = momentsOf<LuckyPuzzleCue, PuzzleBoard>({
  cues: {
    started: { ms: 400 },
    puzzle: { ms: 1200 },
    unlucky: { ms: 1200, before: true, tone: 'bad' },
    // Its letter is read once its tile has turned.
    opened: { ms: 900, said: 400, tone: 'good' },
    passed: { ms: 600, televised: 1300 },
    // The answer is read before it is judged.
    guessed: { ms: 1100, televised: 1600, before: true },
    'wrong-guess': { ms: 1100, before: true, tone: 'bad' },
    late: { ms: 500, before: true },
    // The host and the sofa read the whole puzzle before the win covers it.
    solved: { ms: 3400, televised: 5400, reveal: 2200, tone: 'win', amount: 'value', above: 'solution' },
    'follow-up': { ms: 500, clears: true },
    answered: { ms: 900, before: true },
    silent: { ms: 600, before: true },
    right: { ms: 1200, before: true, tone: 'good' },
    wrong: { ms: 1100, before: true, tone: 'bad' },
    // The right answer is read.
    'by-default': { ms: 1300, televised: 2600, before: true, tone: 'good' },
    'second-chance': { ms: 600, clears: true },
    'nobody-knew': { ms: 1300, televised: 2600, before: true },
    time: { ms: 1200, televised: 2200, tone: 'alarm' },
    tie: { ms: 1200 },
    'tie-break-lost': { ms: 1300, tone: 'bad' },
    'game-won': { ms: 2000, televised: 5000, drum: true, reveal: 1400, tone: 'champion', amount: 'score' },
  },
  opens: {
    started: [],
    puzzle: [],
    rolled: [thrown, 'total'],
    unlucky: [],
    // The whole puzzle may be solved right after it.
    opened: [
      'value',
      ({ numbers, letters }, { cells }) => ({
        cells: cells.map(cell => {
          const at = numbers.indexOf(cell.number);
          return at < 0 ? cell : { ...cell, char: letters[at] ?? cell.char, open: true };
        }),
      }),
    ],
    passed: ['control', 'passedTo'],
    guessed: [],
    // The letter that falls may solve the puzzle, and then the dice are nobody's.
    'wrong-guess': ['passedTo', (_, shown, { control }) => ({ control: control < 0 ? shown.control : control })],
    late: [],
    solved: ['scores', 'control'],
    'follow-up': ['followUp', 'phase', 'beside'],
    answered: ['said'],
    silent: [],
    right: ['scores'],
    wrong: [],
    'by-default': ['scores'],
    'second-chance': ['followUp', 'secondChance', 'phase'],
    'nobody-knew': [],
    time: [],
    tie: [],
    'tie-break-lost': ['cells'],
    'game-won': ['winner', 'phase', 'result'],
  },
  atStart: { solved: ['cells'] },
  tells: ['solved', 'tie-break-lost', 'right', 'by-default', 'nobody-knew'],
  // A throw is tense if one in four is unlucky, or one in twelve when it may decide the game.
  tense: (_, { board }) => {
    const { cells, tieBreak } = board as PuzzleBoard;
    const unlucky = unluckyTotals(hiddenOf({ cells })).reduce((sum, total) => sum + ways(total), 0);
    return unlucky >= (tieBreak ? 3 : 9);
  },
  atStake: ({ board }) => (board as PuzzleBoard).value,
});

/** Milliseconds for which each cue of a match of Lucky Numbers stays on stage. */
import { momentsOf, thrown, totalOf } from '../../engine/show.ts';
import type { MatchBoard } from './board.ts';
import type { MatchCue } from './cues.ts';

/** The number of a cue belongs to its seat. The game may end with it, and then all numbers are free again. */
const taken = (
  { number, seat }: { readonly number: number; readonly seat: number },
  { numbers }: Pick<MatchBoard, 'numbers'>,
): Pick<MatchBoard, 'numbers'> => ({
  numbers: numbers.map(space => (space.number === number ? { ...space, owner: seat } : space)),
});

/** After the last tie-breaker an answer decides the match, which is told next. */
const goesOn = (_: unknown, { phase }: { readonly phase: string }, after: { readonly phase: string }) => ({
  phase: after.phase === 'won' ? phase : after.phase,
});

export const moments = momentsOf<MatchCue, MatchBoard>({
  cues: {
    started: { ms: 400 },
    'codes-in': { ms: 300 },
    // The light races around the six tiles, slows down and stops on one, which turns to WIN. Then it is said.
    'game-opened': { ms: 4050, reveal: 3150 },
    luckiest: { ms: 900 },
    asked: { ms: 400 },
    buzzed: { ms: 200 },
    // The secret number first, then how close both were, then who answers.
    called: { ms: 3600, reveal: 2000 },
    'thrown-out': { ms: 800 },
    answered: { ms: 900 },
    // Read before the dice are asked for.
    right: { ms: 1200, televised: 1900, before: true, tone: 'good' },
    // First the miss, then the right answer is read.
    wrong: { ms: 900, televised: 1100, before: true, tone: 'bad' },
    silent: { ms: 900, televised: 1100, before: true, tone: 'bad' },
    // Whose dice they are is said when the table is theirs.
    'answer-was': { ms: 1700, televised: 1900, before: true, said: 1900 },
    late: { ms: 500 },
    passed: { ms: 600, televised: 1300 },
    wild: { ms: 1100, tone: 'good' },
    took: { ms: 800, tone: 'good' },
    // The word first, then its tile changes hands.
    stole: { ms: 2000, televised: 2900, reveal: 700, tone: 'alarm' },
    repeat: { ms: 900 },
    danger: { ms: 1500, televised: 2400, tone: 'alarm' },
    // First the tile that won, beside the dice that hit it, or the board that a 7 puts out; then the name and the money.
    'game-won': {
      ms: 2200,
      televised: 4800,
      drum: true,
      reveal: 1500,
      before: true,
      tone: 'win',
      amount: 'cash',
      above: 'dice',
    },
    'game-split': { ms: 1200, televised: 3000, before: true },
    buzzer: { ms: 1200, televised: 2600, clears: true, tone: 'alarm' },
    tie: { ms: 1200 },
    'match-won': { ms: 2000, televised: 5000, drum: true, reveal: 1400, tone: 'champion', amount: 'score' },
  },
  opens: {
    started: [],
    'codes-in': [],
    'game-opened': ['luckiest', 'numbers'],
    luckiest: ['game', 'pot'],
    // The numbers of this question are not open yet.
    asked: [
      'round',
      'question',
      'choices',
      'tieBreak',
      'phase',
      'beside',
      (_, { buzz }) => ({ called: -1, said: '', secret: 0, buzz: buzz.map(() => 0) }),
    ],
    buzzed: [],
    called: ['called', 'secret', 'buzz'],
    'thrown-out': [],
    answered: ['said'],
    right: ['control', goesOn],
    wrong: [],
    silent: [],
    'answer-was': [],
    late: [],
    passed: ['control'],
    rolled: [thrown],
    wild: [({ pot }) => ({ pot })],
    took: [taken],
    stole: [taken],
    repeat: [({ pot }) => ({ pot })],
    danger: [() => ({ danger: true })],
    'game-won': ['pot', 'scores'],
    'game-split': ['pot', 'scores'],
    'game-void': ['pot'],
    // The last game's board stays until the champion has the screen.
    buzzer: ['buzzer'],
    tie: [],
    'match-won': ['winner', 'phase', 'result'],
  },
  tells: ['right', 'answer-was'],
  // LN-24, LN-25: a 7 or the lucky number ends the game.
  tense: cue => cue.danger === true,
  wins: (dice, { board }) => totalOf(dice) === board.luckiest,
});

/** Milliseconds for which each cue of On A Roll stays on stage: in the games, in Big 6 and in Lucky 7. */
import type { ActMoments } from '../../engine/show.ts';

export const gameMoments: ActMoments = {
  cues: {
    started: { ms: 400 },
    puzzle: { ms: 1200 },
    'name-game': { ms: 800 },
    shown: { ms: 800 },
    sent: { ms: 200, before: true },
    'both-passed': { ms: 700, before: true },
    called: { ms: 3600, reveal: 2000, before: true },
    'free-guess': { ms: 600 },
    guessed: { ms: 1000, before: true },
    'no-guess': { ms: 500, before: true },
    wrong: { ms: 1000, before: true, tone: 'bad' },
    'name-right': { ms: 1400, tone: 'good' },
    'name-void': { ms: 1000, tone: 'bad' },
    late: { ms: 500, before: true },
    passed: { ms: 600 },
    double: { ms: 1200, tone: 'bad' },
    unplayable: { ms: 900 },
    opened: { ms: 850, before: true },
    'clue-right': { ms: 1300, tone: 'good' },
    'clue-wrong': { ms: 1100, before: true, tone: 'bad' },
    'subject-wrong': { ms: 1100, before: true, tone: 'bad' },
    held: { ms: 400, before: true },
    'round-over': { ms: 600 },
    time: { ms: 1200 },
    bare: { ms: 1000 },
    'puzzle-void': { ms: 1300, tone: 'bad' },
    // The whole subject is read first.
    'game-won': { ms: 3200, televised: 6200, reveal: 2000, tone: 'win' },
  },
  tense: (_, { board }) => board.rolls === 1,
};

export const bigSixMoments: ActMoments = {
  enters: true,
  cues: {
    'big-six': { ms: 800 },
    wasted: { ms: 900, before: true, tone: 'bad' },
    took: { ms: 900, tone: 'good' },
    'six-wrong': { ms: 1100, before: true, tone: 'bad' },
    'six-passed': { ms: 600, before: true },
    // The whole word is read first.
    'six-solved': { ms: 3200, televised: 9400, reveal: 1400, tone: 'win', amount: 'cash' },
    'six-missed': { ms: 1600, televised: 4000, tone: 'bad' },
    late: { ms: 500, before: true },
  },
  // The throw that sets the value, and the last chance.
  tense: (cue, { board }) => cue.cue === 'money-roll' || board.rolls === 1,
};

export const luckySevenMoments: ActMoments = {
  enters: true,
  cues: {
    'lucky-seven': { ms: 800 },
    letter: { ms: 1300, tone: 'good' },
    'side-cash': { ms: 1000, tone: 'good' },
    // The dice that make the 7 lie on the table before the screen is the winner's.
    seven: { ms: 3400, televised: 9600, reveal: 1600, tone: 'champion', amount: 'value' },
    'lucky-double': { ms: 1600, tone: 'alarm' },
    timeout: { ms: 1300, tone: 'bad' },
    level: { ms: 1000 },
    'match-won': { ms: 2000, televised: 10_000, tone: 'champion' },
    late: { ms: 500, before: true },
  },
  tense: (_, { board }) => board.timer === 1,
};

/** Milliseconds for which each cue of a qualifier stays on stage. */
import { momentsOf } from '../../engine/show.ts';
import type { QualifyingBoard, QualifyingCue } from './board.ts';

export const moments = momentsOf<QualifyingCue, QualifyingBoard>({
  cues: {
    opened: { ms: 1000 },
    guessed: { ms: 250 },
    closed: { ms: 1200, televised: 1800 },
    // Dark until the drum ends, then counted up.
    answer: { ms: 3000, televised: 4200, drum: true, reveal: 2200, tone: 'good' },
    // One by one, the farthest first. The best is waited for, and has its time before it is said who gets in.
    read: { ms: 900, televised: 1250 },
    best: { ms: 2600, televised: 3800, drum: true, reveal: 1500 },
    nobody: { ms: 1500, tone: 'bad' },
    ranked: { ms: 2400, televised: 6000, tone: 'win' },
  },
  opens: {
    opened: [],
    guessed: [],
    // Phones no longer wait for guesses; none is known yet.
    closed: [(_, __, { guesses }) => ({ guesses: guesses.map(() => null) })],
    answer: ['answer'],
    // The list has a place for each, and its guess stands there once it has been read.
    read: ['guesses', 'result'],
    best: ['guesses', 'result'],
    nobody: ['phase', 'guesses', 'result'],
    ranked: ['winner', 'phase'],
  },
  tells: ['answer'],
});

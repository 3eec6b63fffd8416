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
    // One by one, the farthest first. The last has its time before it is said who gets in.
    read: { ms: 8700 },
    nobody: { ms: 1500, tone: 'bad' },
    ranked: { ms: 2400, televised: 6000, tone: 'win' },
  },
  opens: {
    opened: [],
    guessed: [],
    closed: [],
    answer: ['answer'],
    read: ['guesses', 'result'],
    nobody: ['phase', 'guesses', 'result'],
    ranked: ['winner', 'phase'],
  },
  tells: ['answer'],
});

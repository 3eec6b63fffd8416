/** Milliseconds for which each cue of a qualifier stays on stage. */
import { type Facts, momentsOf } from '../../engine/show.ts';
import type { QualifyingBoard, QualifyingCue } from './board.ts';

/** The list has a place for each, and pages show a guess there once it has been read. */
const listed = (_: unknown, __: unknown, { guesses, result }: Facts<QualifyingBoard>) => ({ guesses, result });

export const moments = momentsOf<QualifyingCue, QualifyingBoard>({
  cues: {
    opened: { ms: 1000 },
    // First the plate turns, then it is counted, and then it is said.
    guessed: { ms: 250, televised: 900, said: 700 },
    closed: { ms: 1200, televised: 1800 },
    // Dark until the drum ends, then counted up.
    answer: { ms: 3000, televised: 4600, drum: true, reveal: 2200, said: 600, tone: 'good' },
    // One by one, the farthest first. The best is waited for, and has its time before it is said who gets in.
    // A guess is seen, then how far it is off, whether that is in, and then the rail says it.
    read: { ms: 900, televised: 1700, said: 900 },
    best: { ms: 2600, televised: 4200, drum: true, reveal: 1500, said: 900 },
    nobody: { ms: 1500, tone: 'bad' },
    ranked: { ms: 2400, televised: 4600, said: 900, tone: 'win' },
  },
  opens: {
    opened: [],
    guessed: [],
    // Phones no longer wait for guesses; none is known yet.
    closed: [(_, __, { guesses }) => ({ guesses: guesses.map(() => null) })],
    answer: ['answer'],
    read: [listed],
    best: [listed],
    nobody: ['phase', 'guesses', 'result'],
    ranked: ['winner', 'phase'],
  },
  tells: ['answer'],
});

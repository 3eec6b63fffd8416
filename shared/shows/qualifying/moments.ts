/** Milliseconds for which each cue of a qualifier stays on stage. */
import { momentsOf } from '../../engine/show.ts';
import type { QualifyingBoard, QualifyingCue } from './board.ts';

export const moments = momentsOf<QualifyingCue, QualifyingBoard>({
  cues: {
    opened: { ms: 1000 },
    guessed: { ms: 250 },
    closed: { ms: 1800, before: true },
    // The guesses are read out one by one, the farthest first, and only then it is said who gets in.
    ranked: { ms: 7600, televised: 10_000, drum: true, reveal: 6400, tone: 'win' },
  },
  opens: { opened: [], guessed: [], closed: ['answer'], ranked: ['winner', 'phase'] },
  atStart: { ranked: ['guesses', 'result'] },
});

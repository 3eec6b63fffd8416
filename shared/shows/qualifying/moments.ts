/** Milliseconds for which each cue of a qualifier stays on stage. */
import { momentsOf } from '../../engine/show.ts';
import type { QualifyingBoard, QualifyingCue } from './board.ts';

export const moments = momentsOf<QualifyingCue, QualifyingBoard>({
  cues: {
    opened: { ms: 1000 },
    guessed: { ms: 250 },
    closed: { ms: 1800, before: true },
    ranked: { ms: 1600, televised: 6000, tone: 'win' },
  },
  opens: { opened: [], guessed: [], closed: ['answer'], ranked: ['guesses', 'winner', 'phase', 'result'] },
});

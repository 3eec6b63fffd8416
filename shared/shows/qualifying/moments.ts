/** Milliseconds for which each cue of a qualifier stays on stage. */
import type { ActMoments } from '../../engine/show.ts';

export const moments: ActMoments = {
  cues: {
    opened: { ms: 1000 },
    guessed: { ms: 250 },
    closed: { ms: 1800, before: true },
    ranked: { ms: 1600, televised: 6000, tone: 'win' },
  },
};

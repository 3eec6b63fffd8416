/** Milliseconds for which each cue of Hot Hand stays on stage. */
import type { ActMoments } from '../../engine/show.ts';
import { wagers } from './bets.ts';
import type { HotHandBoard } from './board.ts';

export const moments: ActMoments = {
  cues: {
    'hand-opened': { ms: 1000 },
    // A chip flies onto the board.
    bet: { ms: 640 },
    closed: { ms: 700 },
    late: { ms: 500 },
    hit: { ms: 800, before: true, tone: 'good' },
    paid: { ms: 1200, televised: 2400, before: true, tone: 'good' },
    lost: { ms: 120, before: true },
    'hand-over': { ms: 1400, televised: 2600, before: true, tone: 'alarm' },
    closing: { ms: 2000, televised: 8000, tone: 'win' },
  },
  // One more total decides a bet.
  tense: (_, { board }) => {
    const { hit, bets } = board as HotHandBoard;
    return bets.some(
      ({ on, paid }) => paid < 0 && wagers[on].totals.filter(total => !hit.includes(total)).length === 1,
    );
  },
};

/** When a move that is owed must be made. */
import type { Proposal } from '../../shared/engine/episode.ts';
import { actMoves, type Frame } from '../../shared/engine/frame.ts';
import { type Legal, waitingFor } from '../../shared/engine/moves.ts';
import type { EpisodeState } from '../store/stored-episode.ts';
import { afterQuiet } from './quiet-hours.ts';

/** Whether a deadline may pass now: the act says so by letting the clock move. */
export const clockMayRun = (legal: readonly Legal[]): boolean => legal.some(({ by }) => by === 'clock');

type Clocked = Pick<EpisodeState, 'settings' | 'deadline' | 'paused' | 'left' | 'chairs'>;
type Running = Pick<EpisodeState, 'deadline' | 'left'>;

/** Seconds that a move may take: sealed ones may have a clock of their own. */
const secondsFor = ({ clock, sealedClock }: EpisodeState['settings'], legal: readonly Legal[]): number => {
  const owed = legal.filter(({ by }) => typeof by === 'number');
  return sealedClock > 0 && owed.length > 0 && owed.every(({ sealed }) => sealed === true) ? sealedClock : clock;
};

/**
 * A clock that starts now over its whole time, or stands ready with it while the show is paused. Where several are waited for,
 * who has the most time sets it.
 */
export const freshClock = (
  { settings, paused, deadline, chairs }: Pick<Clocked, 'settings' | 'paused' | 'deadline' | 'chairs'>,
  legal: readonly Legal[],
  now: number,
): Running => {
  const times = Math.max(1, ...waitingFor(legal).map(seat => chairs[seat]?.time ?? 1));
  const time = clockMayRun(legal) ? secondsFor(settings, legal) * 1000 * times : 0;
  if (paused !== '') return { deadline, left: time };
  return { deadline: time === 0 ? 0 : afterQuiet(now, time, settings), left: 0 };
};

/**
 * The clock after an entry: it goes on while somebody else still owes what was owed before (the other seat's sealed number
 * gives nobody more time), and starts again for everything new.
 */
export const clockAfter = (state: Clocked, before: Frame, { entry, next }: Proposal, now: number): Running => {
  const legal = actMoves(next);
  const runs = clockMayRun(legal);
  const sameMoment = runs && next.act === before.act && next.state.phase === before.state.phase;
  const aside = entry.do === 'replace' || entry.do === 'correct';
  const owing = waitingFor(actMoves(before));
  const waiting = waitingFor(legal);
  const others = waiting.some(seat => seat !== entry.by && owing.includes(seat));
  // Where nobody owes anything the clock is for those who may still come (entrants).
  if (sameMoment && (aside || others || waiting.length === 0)) return { deadline: state.deadline, left: state.left };
  return freshClock(state, legal, now);
};

/** The clock stands still with what is left of it, until `until` or (0) until somebody lets it go on. */
export const pausedClock = ({ deadline, paused, left }: Clocked, now: number, until = 0): Running => ({
  deadline: until,
  left: paused !== '' ? left : deadline === 0 ? 0 : Math.max(1, deadline - now),
});

export const resumedClock = ({ left }: Clocked, now: number): Running => ({
  deadline: left === 0 ? 0 : now + left,
  left: 0,
});

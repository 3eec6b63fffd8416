/** When a move that is owed must be made. */
import type { Proposal } from '../../shared/engine/episode.ts';
import { actMoves, type Frame } from '../../shared/engine/frame.ts';
import { type Legal, waitingFor } from '../../shared/engine/moves.ts';
import type { EpisodeState } from '../store/stored-episode.ts';
import { afterQuiet } from './quiet-hours.ts';

/** Whether the clock may make a move when the deadline passes. */
export const clockMayMove = (legal: readonly Legal[]): boolean => legal.some(({ by }) => by === 'clock');

/**
 * Whether a deadline may run now. Every move that is owed has one (LN-34), also where nothing happens by itself when it passes:
 * while twenty buzzcodes are collected.
 */
export const clockMayRun = (legal: readonly Legal[]): boolean => clockMayMove(legal) || waitingFor(legal).length > 0;

type ClockState = Pick<EpisodeState, 'settings' | 'deadline' | 'paused' | 'left' | 'chairs'>;
type RunningClock = Pick<EpisodeState, 'deadline' | 'left'>;

/** Seconds that a move may take. Sealed moves may have a clock of their own. */
const secondsFor = ({ clock, sealedClock }: EpisodeState['settings'], legal: readonly Legal[]): number => {
  const owed = legal.filter(({ by }) => typeof by === 'number');
  return sealedClock > 0 && owed.length > 0 && owed.every(({ sealed }) => sealed === true) ? sealedClock : clock;
};

/**
 * A clock that starts now with its whole time, or holds it while the show is paused. If several seats are waited for, the one
 * with the most time sets it.
 */
export const freshClock = (
  { settings, paused, deadline, chairs }: Pick<ClockState, 'settings' | 'paused' | 'deadline' | 'chairs'>,
  legal: readonly Legal[],
  now: number,
): RunningClock => {
  const times = Math.max(1, ...waitingFor(legal).map(seat => chairs[seat]?.time ?? 1));
  const time = clockMayRun(legal) ? secondsFor(settings, legal) * 1000 * times : 0;
  if (paused !== '') return { deadline, left: time };
  return { deadline: time === 0 ? 0 : afterQuiet(now, time, settings), left: 0 };
};

/**
 * The clock after an entry. It keeps running while somebody still owes a move that was owed before. Otherwise the other seat's
 * sealed number would give them more time. It starts again for everything new.
 */
export const clockAfter = (state: ClockState, before: Frame, { entry, next }: Proposal, now: number): RunningClock => {
  const legal = actMoves(next);
  const runs = clockMayRun(legal);
  const sameMoment = runs && next.act === before.act && next.state.phase === before.state.phase;
  const isAside = entry.do === 'replace' || entry.do === 'correct';
  const owing = waitingFor(actMoves(before));
  const waiting = waitingFor(legal);
  const others = waiting.some(seat => seat !== entry.by && owing.includes(seat));
  // If nobody owes a move, the clock is for those who may still join (entrants).
  if (sameMoment && (isAside || others || waiting.length === 0)) return { deadline: state.deadline, left: state.left };
  return freshClock(state, legal, now);
};

/** Stops the clock and keeps what is left of it, until the time `until`, or (0) until somebody resumes. */
export const pausedClock = ({ deadline, paused, left }: ClockState, now: number, until = 0): RunningClock => ({
  deadline: until,
  left: paused !== '' ? left : deadline === 0 ? 0 : Math.max(1, deadline - now),
});

export const resumedClock = ({ left }: ClockState, now: number): RunningClock => ({
  deadline: left === 0 ? 0 : now + left,
  left: 0,
});

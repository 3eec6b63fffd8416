/**
 * The clocks of a show as figures: when a move that is owed must be made, when a round ends, and the hours on which no clock of a
 * game by post runs.
 */
import { teamTaskOf } from '../../shared/crowd/team.ts';
import type { Proposal } from '../../shared/engine/episode.ts';
import { actMoves, type Frame } from '../../shared/engine/frame.ts';
import { type Legal, waitingFor } from '../../shared/engine/moves.ts';
import type { EpisodeSettings } from '../../shared/engine/settings.ts';
import type { ServerContext } from '../context.ts';
import type { Chair, EpisodeState } from '../store/stored.ts';

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

/** Whether a seat's team votes on what it owes. Where only its captain can say it, the captain has the usual time. */
const votes = (chairs: readonly Chair[], legal: readonly Legal[], seat: number): boolean =>
  chairs[seat]?.team?.decides === 'vote' && teamTaskOf([], legal, seat, 0) !== undefined;

/** Seconds that a seat has: a vote has its own. */
const secondsOf = (
  { settings, chairs }: Pick<ClockState, 'settings' | 'chairs'>,
  legal: readonly Legal[],
  seat: number,
) =>
  votes(chairs, legal, seat)
    ? (chairs[seat]?.team?.seconds ?? 0)
    : secondsFor(settings, legal) * (chairs[seat]?.time ?? 1);

/** Whether a clock runs for votes alone, so that nothing happens by itself when nobody has called. */
export const runsForVotes = (
  { settings, chairs }: Pick<ClockState, 'settings' | 'chairs'>,
  legal: readonly Legal[],
): boolean => secondsFor(settings, legal) === 0 && waitingFor(legal).some(seat => votes(chairs, legal, seat));

/**
 * A clock that starts now with its whole time, or holds it while the show is paused. If several seats are waited for, the one
 * with the most time sets it.
 */
export const freshClock = (
  { settings, paused, deadline, chairs }: Pick<ClockState, 'settings' | 'paused' | 'deadline' | 'chairs'>,
  legal: readonly Legal[],
  now: number,
): RunningClock => {
  const waiting = waitingFor(legal);
  const all = waiting.map(seat => secondsOf({ settings, chairs }, legal, seat));
  const seconds = waiting.length === 0 ? secondsFor(settings, legal) : Math.max(...all);
  const time = clockMayRun(legal) ? seconds * 1000 : 0;
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
  // A deadline that passed is used up, also where the same seat owes the next roll.
  const sameMoment =
    runs && entry.do !== 'expire' && next.act === before.act && next.state.phase === before.state.phase;
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

type Clocks = Pick<ServerContext, 'now' | 'steady'>;

/** A smaller difference between the clocks is not a jump. */
const leastJump = 250;

export class Countdown {
  readonly #clocks: Clocks;
  readonly #deadline: number;
  /** By the monotonic clock. */
  readonly #end: number;

  /** `deadline`: by the clock that may jump; 0 for none. */
  constructor(clocks: Clocks, deadline: number) {
    this.#clocks = clocks;
    this.#deadline = deadline;
    this.#end = clocks.steady() + deadline - clocks.now();
  }

  /** Milliseconds left. Zero or less when it has ended, infinite when none runs. */
  get left(): number {
    return this.#deadline === 0 ? Number.POSITIVE_INFINITY : this.#end - this.#clocks.steady();
  }

  /** How far the clock has jumped ahead (negative: back) since the deadline was set; 0 for no jump. */
  get jump(): number {
    if (this.#deadline === 0) return 0;
    const jump = this.#clocks.now() + this.left - this.#deadline;
    return Math.abs(jump) < leastJump ? 0 : jump;
  }
}

type Quiet = Pick<EpisodeSettings, 'quietFrom' | 'quietTo' | 'restWeekends' | 'zone'>;

/** Milliseconds. All time zones differ by a whole number of quarters of an hour. */
const quarter = 900_000;
/** Milliseconds. A shorter time for a move means that people play in one sitting. */
const byPost = 3_600_000;
/** Milliseconds. If somebody rested all the time, nobody would ever have to move. */
const furthest = 60 * 86_400_000;

const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone === '' ? 'UTC' : zone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  });

const rests = ({ quietFrom, quietTo, restWeekends }: Quiet, clock: Intl.DateTimeFormat, at: number): boolean => {
  const parts = clock.formatToParts(at);
  const part = (type: string) => parts.find(found => found.type === type)?.value ?? '';
  if (restWeekends && ['Sat', 'Sun'].includes(part('weekday'))) return true;
  if (quietFrom === 0 || quietTo === 0) return false;
  const [hour, from, to] = [Number(part('hour')), quietFrom % 24, quietTo % 24];
  if (from === to) return false;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
};

/** When a time in milliseconds has passed, quiet hours excluded. Times below an hour ignore quiet hours. */
export const afterQuiet = (now: number, time: number, settings: Quiet): number => {
  const { quietFrom, quietTo, restWeekends } = settings;
  const isSet = restWeekends || (quietFrom > 0 && quietTo > 0);
  if (!isSet || time < byPost) return now + time;
  const clock = clockOf(settings.zone);
  let [at, left] = [now, time];
  while (left > 0 && at - now < furthest) {
    const step = Math.min(quarter - (at % quarter), left > quarter ? quarter : left);
    if (rests(settings, clock, at)) at += quarter - (at % quarter);
    else {
      at += step;
      left -= step;
    }
  }
  return left + awake(at, now, settings, clock);
};

/** `at`, or when the rest ends in which it lies. It would never end if everybody rested all the time. */
const awake = (at: number, now: number, settings: Quiet, clock: Intl.DateTimeFormat): number => {
  while (rests(settings, clock, at) && at - now < furthest) at += quarter - (at % quarter);
  return at;
};

/** When nobody rests any more: now, or the end of the quiet hours. */
export const whenAwake = (now: number, settings: Quiet): number => awake(now, now, settings, clockOf(settings.zone));

/** The move that calls time. */
export const callsTime = 'call-time';

export const mayCallTime = (legal: readonly Legal[]): boolean =>
  legal.some(({ by, do: move }) => by === 'host' && move === callsTime);

/** The seat whose turn it is; -1 for none. */
export const turnOf = (frame: Frame): number => {
  const { control = -1 } = frame.act.view(frame.state) as { readonly control?: unknown };
  const waits = actMoves(frame).some(({ by }) => typeof by === 'number');
  return waits && typeof control === 'number' ? control : -1;
};

/** Identifies the round: another one has a new clock. */
const roundOf = ({ act, state }: Frame): string => {
  const { round = 0, game = 0 } = act.view(state) as { readonly round?: unknown; readonly game?: unknown };
  return JSON.stringify([act.name, round, game]);
};

/** Whether a round begins with a frame; in a show without rounds, a turn of this seat. */
export const beginsRound = (before: Frame, next: Frame, seat: number): boolean => {
  const board = next.act.view(next.state);
  if (next.act !== before.act || 'round' in board || 'game' in board) return roundOf(next) !== roundOf(before);
  return waitingFor(actMoves(next)).includes(seat) && !waitingFor(actMoves(before)).includes(seat);
};

/**
 * When the round ends after an entry. A round in which time may be called has its minutes from its start. Other rounds have no
 * end.
 */
export const roundEndsAfter = (
  { roundClock, roundEnds }: EpisodeSettings,
  before: Frame,
  next: Frame,
  now: number,
): number => {
  if (roundClock === 0) return 0;
  // During a turn time may not be called, but the clock of the round runs on.
  if (roundEnds > 0 && next.state.phase !== 'over' && roundOf(next) === roundOf(before)) return roundEnds;
  return mayCallTime(actMoves(next)) ? now + roundClock * 60_000 : 0;
};

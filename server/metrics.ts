/**
 * Metrics in the text format of Prometheus. No label holds a code, a name or anything else that people choose, so the number of
 * labels is bounded and they reveal nothing.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { usualLimits } from './web/limits.ts';

/** Milliseconds until measured times are counted. */
const pauseSeconds = 5;

/** Counts measured times a moment later or when it is read, because everybody waits for a move and nobody for its figures. */
class LateHistogram extends Histogram {
  #measured: number[] = [];
  #timer: NodeJS.Timeout | undefined;

  override startTimer(): () => number {
    const from = performance.now();
    return () => {
      const seconds = (performance.now() - from) / 1000;
      this.#measured.push(seconds);
      this.#timer ??= setTimeout(() => this.#count(), pauseSeconds).unref();
      return seconds;
    };
  }

  /** The library calls it before each reading. */
  readonly collect = (): void => this.#count();

  #count(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const measured = this.#measured;
    this.#measured = [];
    for (const seconds of measured) this.observe(seconds);
  }
}

export interface Metrics {
  readonly registry: Registry;
  /** Entries by show: moves of people and robots, and what the clock did. */
  readonly entries: Counter<'show'>;
  readonly moves: Counter<'result'>;
  readonly failures: Counter<'where'>;
  readonly dropped: Counter<'why'>;
  /** Requests and sockets refused by a limit. */
  readonly limited: Counter<'what'>;
  /** Records whose replay had another result. */
  readonly mismatches: Counter;
  readonly rooms: Gauge;
  readonly clients: Gauge<'role'>;
  /** Seconds from a move's arrival until it is on disk and shown. */
  readonly moveTime: Histogram;
  /** Seconds from asking the store to write until it has. */
  readonly commitTime: Histogram;
  /** Seconds for mirroring a view and handing its patch to every socket of a room. */
  readonly patchTime: Histogram;
  /** Seconds by which timers fire late because the event loop is busy. */
  readonly loopLag: Histogram;
  /** Seconds from a deadline until the rules are told that it has passed. */
  readonly deadlineLag: Histogram;
}

/**
 * The library measures event loop lag by waking the process a hundred times a second and counts the time between as lag. With
 * this interval it never does, and its values are left out.
 */
const never = 2 ** 31 - 1;
const loopFigures = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'];
/** Sums that the library reports by kind. promtool objects to their names, which only counters may have. */
const sums = ['handles', 'requests', 'resources'];

const processMetrics = (registry: Registry): void => {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: never });
  for (const figure of loopFigures) registry.removeSingleMetric(`nodejs_eventloop_lag_${figure}_seconds`);
  for (const what of sums) registry.removeSingleMetric(`nodejs_active_${what}_total`);
};

const roles = ['host', 'play', 'watch', 'screen', 'relay'];
/** Places where an internal error may occur. Names that Colyseus uses are not among them. */
const places = ['http', 'store', 'move', 'desk', 'replay', 'robot', 'season', 'promise'];

const fast = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** `process`: also memory, CPU and event loop of the process. `disk`: free bytes where the data is stored. */
export const createMetrics = ({
  process = false,
  disk,
}: {
  readonly process?: boolean;
  readonly disk?: () => Promise<number>;
} = {}): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (process) processMetrics(registry);
  if (disk !== undefined) {
    new Gauge({
      name: 'boxcars_disk_free_bytes',
      help: 'Free bytes where the data is stored',
      registers,
      async collect() {
        // If the folder itself is gone, the other metrics are wanted more than ever.
        this.set(await disk().catch(() => Number.NaN));
      },
    });
  }
  const metrics: Metrics = {
    registry,
    entries: new Counter({ name: 'boxcars_entries_total', help: 'Accepted moves', labelNames: ['show'], registers }),
    moves: new Counter({ name: 'boxcars_moves_total', help: 'Moves by result', labelNames: ['result'], registers }),
    failures: new Counter({
      name: 'boxcars_failures_total',
      help: 'Internal errors',
      labelNames: ['where'],
      registers,
    }),
    dropped: new Counter({ name: 'boxcars_dropped_total', help: 'Sockets cut off', labelNames: ['why'], registers }),
    limited: new Counter({
      name: 'boxcars_limited_total',
      help: 'Requests and sockets refused by a limit',
      labelNames: ['what'],
      registers,
    }),
    mismatches: new Counter({
      name: 'boxcars_replay_mismatches_total',
      help: 'Records whose replay had another result',
      registers,
    }),
    rooms: new Gauge({ name: 'boxcars_rooms', help: 'Episodes in memory', registers }),
    clients: new Gauge({ name: 'boxcars_clients', help: 'Open sockets by role', labelNames: ['role'], registers }),
    moveTime: new LateHistogram({
      name: 'boxcars_move_seconds',
      help: 'From a move to its effect',
      buckets: fast,
      registers,
    }),
    commitTime: new LateHistogram({
      name: 'boxcars_commit_seconds',
      help: 'From asking the store to write until it has',
      buckets: fast,
      registers,
    }),
    patchTime: new LateHistogram({
      name: 'boxcars_patch_seconds',
      help: 'Mirroring a view and sending its patch',
      buckets: fast,
      registers,
    }),
    loopLag: new Histogram({
      name: 'boxcars_loop_lag_seconds',
      help: 'Delay of the ten ticks a second',
      buckets: fast,
      registers,
    }),
    deadlineLag: new Histogram({
      name: 'boxcars_deadline_lag_seconds',
      help: 'From a deadline until the rules are told',
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60, 600],
      registers,
    }),
  };
  // Starts every series at 0 instead of leaving it absent, because a rate does not see the first event otherwise.
  for (const role of roles) metrics.clients.set({ role }, 0);
  for (const where of places) metrics.failures.inc({ where }, 0);
  for (const why of ['slow', 'flood', 'stalled']) metrics.dropped.inc({ why }, 0);
  for (const what of [...Object.keys(usualLimits), 'replay']) metrics.limited.inc({ what }, 0);
  metrics.moves.inc({ result: 'accepted' }, 0);
  return metrics;
};

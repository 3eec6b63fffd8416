/**
 * What an operator may want to watch, in the text form of Prometheus. No label holds a code, a name or anything else that
 * people choose: labels are words of our own, so their number is bounded and they tell nobody anything.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { usualLimits } from './web/limits.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Entries by show: moves of people and robots, and what the clock did. */
  readonly entries: Counter<'show'>;
  readonly moves: Counter<'result'>;
  readonly failures: Counter<'where'>;
  readonly dropped: Counter<'why'>;
  /** Requests and sockets that a limit turned away. */
  readonly limited: Counter<'what'>;
  /** Records that did not come to the same when they were played again. */
  readonly mismatches: Counter;
  readonly rooms: Gauge;
  readonly clients: Gauge<'role'>;
  /** Seconds from a move's arrival until it is on disk and shown. */
  readonly moveTime: Histogram;
  /** Seconds from asking the store to write until it has. */
  readonly commitTime: Histogram;
  /** Seconds for mirroring a view and handing its patch to every socket of a room. */
  readonly patchTime: Histogram;
  /** Seconds by which what was to be done at a fixed time came later: the event loop was busy. */
  readonly loopLag: Histogram;
  /** Seconds from a deadline until the rules were told that it has passed. */
  readonly deadlineLag: Histogram;
}

/**
 * The library's own measure of the event loop wakes the process a hundred times a second and counts the time between two
 * awakenings as lag; it is never due here, and its figures are left out.
 */
const never = 2 ** 31 - 1;
const loopFigures = ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'];
/** Sums of figures that stand there by kind; promtool finds fault with their names, which only counters may have. */
const sums = ['handles', 'requests', 'resources'];

const processMetrics = (registry: Registry): void => {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: never });
  for (const figure of loopFigures) registry.removeSingleMetric(`nodejs_eventloop_lag_${figure}_seconds`);
  for (const what of sums) registry.removeSingleMetric(`nodejs_active_${what}_total`);
};

const roles = ['host', 'play', 'watch', 'screen', 'relay'];
/** Where a mistake of our own may show itself; what the library of rooms names is not among them. */
const places = ['http', 'store', 'move', 'desk', 'replay', 'robot', 'season', 'promise'];

const fast = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** `process`: also memory, CPU and event loop of the whole process; `disk`: bytes that are free where the data lies. */
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
      help: 'Free where the data lies',
      registers,
      async collect() {
        // Where the folder itself is gone, the other figures are wanted more than ever.
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
      help: 'Mistakes of our own',
      labelNames: ['where'],
      registers,
    }),
    dropped: new Counter({ name: 'boxcars_dropped_total', help: 'Sockets cut off', labelNames: ['why'], registers }),
    limited: new Counter({
      name: 'boxcars_limited_total',
      help: 'Turned away for asking too often',
      labelNames: ['what'],
      registers,
    }),
    mismatches: new Counter({
      name: 'boxcars_replay_mismatches_total',
      help: 'Records that replay to something else',
      registers,
    }),
    rooms: new Gauge({ name: 'boxcars_rooms', help: 'Episodes in memory', registers }),
    clients: new Gauge({ name: 'boxcars_clients', help: 'Open sockets by role', labelNames: ['role'], registers }),
    moveTime: new Histogram({
      name: 'boxcars_move_seconds',
      help: 'From a move to its effect',
      buckets: fast,
      registers,
    }),
    commitTime: new Histogram({
      name: 'boxcars_commit_seconds',
      help: 'From asking the store to write until it has',
      buckets: fast,
      registers,
    }),
    patchTime: new Histogram({
      name: 'boxcars_patch_seconds',
      help: 'Mirroring a view and sending its patch',
      buckets: fast,
      registers,
    }),
    loopLag: new Histogram({
      name: 'boxcars_loop_lag_seconds',
      help: 'By how much the ten times a second came late',
      buckets: fast,
      registers,
    }),
    deadlineLag: new Histogram({
      name: 'boxcars_deadline_lag_seconds',
      help: 'From a deadline until the rules were told',
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60, 600],
      registers,
    }),
  };
  // What has not happened yet is 0 and not unknown: a rate sees the first time only then.
  for (const role of roles) metrics.clients.set({ role }, 0);
  for (const where of places) metrics.failures.inc({ where }, 0);
  for (const why of ['slow', 'flood', 'stalled']) metrics.dropped.inc({ why }, 0);
  for (const what of Object.keys(usualLimits)) metrics.limited.inc({ what }, 0);
  metrics.moves.inc({ result: 'accepted' }, 0);
  return metrics;
};

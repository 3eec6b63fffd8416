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

const roles = ['host', 'play', 'watch', 'screen'];
/** Places where an internal error may occur. Names that Colyseus uses are not among them. */
const places = ['http', 'store', 'move', 'desk', 'replay', 'robot', 'season', 'records', 'awards', 'promise'];

const fast = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** `process`: also memory, CPU and event loop of the process. `disk`: free bytes where the data is stored. */
export const createMetrics = ({
  process = false,
  disk,
}: {
  readonly process?: boolean;
  readonly disk?: () => Promise<number>;
} = {}) => {
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
  const named = <L extends string>(name: string, help: string, ...labelNames: readonly L[]) => ({
    name: `boxcars_${name}`,
    help,
    labelNames,
    registers,
  });
  const metrics = {
    registry,
    entries: new Counter(named('entries_total', 'Accepted moves', 'show')),
    moves: new Counter(named('moves_total', 'Moves by result', 'result')),
    failures: new Counter(named('failures_total', 'Internal errors', 'where')),
    dropped: new Counter(named('dropped_total', 'Sockets cut off', 'why')),
    limited: new Counter(named('limited_total', 'Requests and sockets refused by a limit', 'what')),
    mismatches: new Counter(named('replay_mismatches_total', 'Records whose replay had another result')),
    rooms: new Gauge(named('rooms', 'Episodes in memory')),
    clients: new Gauge(named('clients', 'Open sockets by role', 'role')),
    moveTime: new LateHistogram({ ...named('move_seconds', 'From a move to its effect'), buckets: fast }),
    commitTime: new LateHistogram({
      ...named('commit_seconds', 'From asking the store to write until it has'),
      buckets: fast,
    }),
    patchTime: new LateHistogram({
      ...named('patch_seconds', 'Mirroring a view and sending its patch'),
      buckets: fast,
    }),
    loopLag: new Histogram({ ...named('loop_lag_seconds', 'Delay of the ten ticks a second'), buckets: fast }),
    deadlineLag: new Histogram({
      ...named('deadline_lag_seconds', 'From a deadline until the rules are told'),
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 60, 600],
    }),
  };
  // Starts every series at 0 instead of leaving it absent, because a rate does not see the first event otherwise.
  for (const role of roles) metrics.clients.set({ role }, 0);
  for (const where of places) metrics.failures.inc({ where }, 0);
  for (const why of ['slow', 'flood', 'stalled']) metrics.dropped.inc({ why }, 0);
  for (const what of [...Object.keys(usualLimits), 'replay', 'blocked', 'held']) metrics.limited.inc({ what }, 0);
  metrics.moves.inc({ result: 'accepted' }, 0);
  return metrics;
};

export type Metrics = ReturnType<typeof createMetrics>;

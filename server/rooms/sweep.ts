/**
 * Once a minute: publishes what has ended (fairness.md 8) and deletes what was stored long enough, with its names. A clock that
 * was set wrong for a while must not delete anything. So the sweep waits until the clock has run evenly for hours, and logs
 * before it deletes.
 */
import { day, type ServerContext } from '../context.ts';

/**
 * Milliseconds for which what is not needed any more is stored: finished shows, shared demos, pictures and sounds that nothing has
 * (whoever has them sends them again with a show, and strangers fill no disk), and what hosts have asked.
 */
export const keptTimes = (retention: number) => ({
  shows: retention,
  demos: Math.min(day, retention),
  media: Math.min(7 * day, retention),
  hosts: 2 * retention,
});

/** Milliseconds. A smaller difference between the clocks does not count. */
const leastJump = 60_000;

export class Sweeper {
  readonly #context: ServerContext;
  /** The difference between the machine's clock and the monotonic one. */
  #offset: number;
  /** Since when they have run evenly, by the monotonic clock. */
  #since: number;
  #announced = false;

  constructor(context: ServerContext) {
    this.#context = context;
    this.#since = context.steady();
    this.#offset = context.now() - this.#since;
  }

  async sweep(): Promise<readonly string[]> {
    const { store, log, timing } = this.#context;
    const [now, steady] = [this.#context.now(), this.#context.steady()];
    if (Math.abs(now - steady - this.#offset) >= leastJump) {
      this.#offset = now - steady;
      this.#since = steady;
      this.#announced = false;
    }
    const left = this.#since + timing.confirmed - steady;
    const kept = keptTimes(timing.retention);
    const times = {
      now,
      confirmed: left <= 0,
      over: now - timing.closing,
      abandoned: now - kept.shows,
      retainedSince: now - kept.shows,
      demos: now - kept.demos,
      media: now - kept.media,
      hosts: now - kept.hosts,
    };
    if (left > 0 && !this.#announced) {
      const episodes = await store.countExpiring(times);
      if (episodes > 0) {
        this.#announced = true;
        log.warn(
          { episodes, today: new Date(now).toISOString(), minutes: Math.ceil(left / 60_000) },
          'shows are old enough to be deleted, and will be if the clock is right',
        );
      }
    }
    const removed = await store.sweep(times);
    if (removed.length > 0) log.warn({ episodes: removed.length }, 'shows that were kept long enough were deleted');
    return removed;
  }
}

/**
 * Work on shows that takes long: at most so much at once, each show in its turn, and no more waits than can be done soon. Whoever
 * comes after that is asked to come later.
 */

/** Too much waits already. */
export class Busy extends Error {
  readonly status = 503;
  /** Seconds until it is worth asking again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(`too much work waits; try again in ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}

const most = { all: 48, show: 6 };

/** Milliseconds that a job is thought to take before any was done. */
const firstGuess = 300;
/** Weight of the latest job in the average. */
const weight = 0.2;
const longestWait = 60;

export class FairQueue {
  /** Jobs by show. The show whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #count = 0;
  #running = false;
  #average = firstGuess;

  /** Rejects with `Busy` if too many jobs wait. */
  run<T>(show: string, job: () => Promise<T>): Promise<T> {
    const own = this.#waiting.get(show) ?? [];
    if (this.#count >= most.all || own.length >= most.show) return Promise.reject(new Busy(this.#seconds));
    return new Promise((resolve, reject) => {
      own.push(() => job().then(resolve, reject));
      this.#waiting.set(show, own);
      this.#count += 1;
      if (!this.#running) void this.#work();
    });
  }

  get #seconds(): number {
    return Math.min(longestWait, Math.max(1, Math.ceil((this.#count * this.#average) / 1000)));
  }

  async #work(): Promise<void> {
    this.#running = true;
    for (let next = this.#take(); next !== undefined; next = this.#take()) {
      const from = performance.now();
      await next();
      this.#average += weight * (performance.now() - from - this.#average);
    }
    this.#running = false;
  }

  /** The next job. Its show goes to the end of the line. */
  #take(): (() => Promise<void>) | undefined {
    for (const [show, jobs] of this.#waiting) {
      const job = jobs.shift();
      this.#waiting.delete(show);
      if (jobs.length > 0) this.#waiting.set(show, jobs);
      if (job === undefined) continue;
      this.#count -= 1;
      return job;
    }
    return undefined;
  }
}

/**
 * The server's clock as a tape tells it: each answer says what time it was when it was made, so the clock is at least there. Of
 * several the greatest counts, which was on its way for the shortest time.
 */
import type { ServerClock } from '../server-clock.ts';

/** How long a sample counts at least, milliseconds: the page's clock may be the faster one. */
const countsFor = 300_000;
/** The page slept, or its clock was set, if its two clocks have come apart by so much, milliseconds. */
const jump = 1000;

export class ClockSamples {
  readonly #clock: ServerClock;
  /** Offsets to the page's clock: the best since `#since`, and before. */
  #best = Number.NEGATIVE_INFINITY;
  #before: number;
  #since = Date.now();
  /** By how much the page's two clocks differ. */
  #apart: number;

  constructor(clock: ServerClock) {
    this.#clock = clock;
    // What a socket has measured is better than anything, and nothing was measured before the first answer.
    this.#before = clock.isKnown ? clock.offset : Number.NEGATIVE_INFINITY;
    this.#apart = this.#since - performance.now();
  }

  /** `time`: milliseconds since 1970. */
  hear(time: number): void {
    const now = Date.now();
    const apart = now - performance.now();
    const isAnew = Math.abs(apart - this.#apart) > jump;
    if (isAnew || now - this.#since > countsFor) {
      this.#before = isAnew ? Number.NEGATIVE_INFINITY : this.#best;
      this.#best = Number.NEGATIVE_INFINITY;
      this.#since = now;
    }
    this.#apart = apart;
    this.#best = Math.max(this.#best, time - now);
    this.#clock.believe(Math.max(this.#best, this.#before));
  }
}

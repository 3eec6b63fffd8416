/** The time left until a deadline by a monotonic clock, so that nobody loses or gains time when the other clock is set. */
import type { ServerContext } from '../context.ts';

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

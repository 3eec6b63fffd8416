/** The time that is left until a deadline, by a clock that only goes on: nobody loses or wins time when the other is set. */
import type { Studio } from '../studio.ts';

type Clocks = Pick<Studio, 'now' | 'steady'>;

/** Clocks that differ by less have not jumped. */
const leastJump = 250;

export class Countdown {
  readonly #clocks: Clocks;
  readonly #deadline: number;
  /** By the steady clock. */
  readonly #end: number;

  /** `deadline` by the clock that may jump; 0: none runs. */
  constructor(clocks: Clocks, deadline: number) {
    this.#clocks = clocks;
    this.#deadline = deadline;
    this.#end = clocks.steady() + deadline - clocks.now();
  }

  /** Milliseconds until the end, none or less when it has come; infinite where none runs. */
  get left(): number {
    return this.#deadline === 0 ? Number.POSITIVE_INFINITY : this.#end - this.#clocks.steady();
  }

  /** By how much the clock has jumped ahead (or, below 0, back) since the deadline was set by it; 0 for no jump. */
  get jump(): number {
    if (this.#deadline === 0) return 0;
    const jump = this.#clocks.now() + this.left - this.#deadline;
    return Math.abs(jump) < leastJump ? 0 : jump;
  }
}

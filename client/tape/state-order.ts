/**
 * The states of a show in the order of their numbers, whatever carried them: none is shown twice, and each is as late as its page
 * wants to be. Who moves from a socket to the tape, or back, reads both for a while.
 */
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import { compare, isNext, type Place } from '../place.ts';

interface Held {
  readonly state: Mirrored;
  /** Others may be missing before it. */
  readonly gap: boolean;
  /** By the page's monotonic clock, milliseconds. */
  readonly due: number;
}

export class StateOrder {
  /** In their order. */
  readonly #held: Held[] = [];
  readonly #show: (state: Mirrored, follows: boolean) => void;
  #shown: Place | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `follows`: nothing is missing between it and the one shown before. `shown`: what is shown already, null for nothing. */
  constructor(show: (state: Mirrored, follows: boolean) => void, shown: Place | null = null) {
    this.#show = show;
    this.#shown = shown;
  }

  /** `gap`: others may be missing before it. `wait`: milliseconds until it may be shown. */
  take(state: Mirrored, gap: boolean, wait: number): void {
    if (this.#shown !== null && compare(state, this.#shown) <= 0) return;
    const due = performance.now() + wait;
    const later = this.#held.findIndex(held => compare(held.state, state) >= 0);
    const at = later < 0 ? this.#held.length : later;
    const same = this.#held[at];
    // Two carriers have brought it: the sooner one counts.
    if (same !== undefined && compare(same.state, state) === 0)
      this.#held[at] = { state, gap: gap && same.gap, due: Math.min(due, same.due) };
    else this.#held.splice(at, 0, { state, gap, due });
    this.advance();
  }

  /** Shows what is due. A page that was hidden calls it when it is seen again. */
  readonly advance = (): void => {
    clearTimeout(this.#timer);
    for (let next = this.#held[0]; next !== undefined; next = this.#held[0]) {
      const wait = next.due - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(this.advance, wait);
        return;
      }
      this.#held.shift();
      const { state, gap } = next;
      const before = this.#shown;
      this.#shown = state;
      this.#show(state, !gap || isNext(before, state));
    }
  };

  close(): void {
    clearTimeout(this.#timer);
    this.#held.length = 0;
  }
}

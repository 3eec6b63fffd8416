/** Why a page does not get in to its show: refused for good, or not through yet, which is told after a few failed tries. */
import { signal } from '@preact/signals';

export interface Refused {
  readonly code: number;
  readonly message: string;
}

/** How the server refuses to let one join, in the terms of HTTP: no such show, and a token that opens nothing. */
export const noRoom = 404;
export const badToken = 403;

/** Whether one was refused because there is no such show: never was, or not any more. */
export const isGone = (refused: Refused | null): boolean => refused?.code === noRoom;

/**
 * Refusals that no further try will change. A show that was there a moment ago and is now unknown is only on its way back:
 * its server restarts.
 */
export const isFinal = (code: unknown, wasThere: boolean): code is number =>
  code === badToken || (code === noRoom && !wasThere) || (typeof code === 'number' && code >= 400 && code < 404);

/**
 * `offline`: the device has no network. `unreachable`: nothing answers at the server's address. `busy`: the server answers, and
 * takes nobody just now. `socket`: the server lets the page in, and something on the way refuses the live connection.
 */
export type Trouble = 'offline' | 'unreachable' | 'busy' | 'socket';

/** Failed tries in a row after which a page says so. */
const triesToTell = 3;

/** Milliseconds that a restarting server may take before anybody is told; a socket that is refused does not mend itself. */
const restartTime = 3000;

/** Milliseconds after which a show that has been unknown all the while does not come back. */
const unknownFor = 30_000;

export class Tries {
  readonly trouble = signal<Trouble | null>(null);
  #failed = 0;
  #since = 0;
  #admitted = false;

  /** Counts again from the beginning: it worked, or something else is wanted. */
  reset(): void {
    this.#failed = 0;
    this.trouble.value = null;
  }

  begin(): void {
    this.#admitted = false;
  }

  /** The server has reserved a place, and the live connection is next. */
  admitted(): void {
    this.#admitted = true;
  }

  /** `code`: the status that the server refused with, undefined where it said nothing. */
  failed(code: unknown): void {
    const now = performance.now();
    if (this.#failed === 0) this.#since = now;
    this.#failed += 1;
    const trouble = !navigator.onLine
      ? 'offline'
      : this.#admitted
        ? 'socket'
        : typeof code === 'number'
          ? 'busy'
          : 'unreachable';
    const tells = this.#failed >= triesToTell && (trouble === 'socket' || now - this.#since >= restartTime);
    if (tells || this.trouble.value !== null) this.trouble.value = trouble;
  }

  /** Whether it has failed for so long that a show that nobody knows is gone for good. */
  get hopeless(): boolean {
    return this.#failed > 0 && performance.now() - this.#since >= unknownFor;
  }
}

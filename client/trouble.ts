/** Why a page does not get into its show: it was refused, or it has failed several times. */
import { signal } from '@preact/signals';

export interface Refused {
  readonly code: number;
  readonly message: string;
}

/**
 * HTTP statuses with which the server refuses to let anyone join: no such show, an invalid token, and a request that cannot work,
 * for a reason that its message says.
 */
export const noRoom = 404;
export const badToken = 403;
export const noWay = 400;

/** Whether the refusal means that there is no such show, or no longer. */
export const isGone = (refused: Refused | null): boolean => refused?.code === noRoom;

/**
 * Refusals that no retry will change. A show that was there a moment ago and is now unknown will be back: its server is
 * restarting.
 */
export const isFinal = (code: unknown, wasThere: boolean): code is number =>
  code === badToken || (code === noRoom && !wasThere) || (typeof code === 'number' && code >= 400 && code < 404);

/**
 * `offline`: the device has no network. `unreachable`: nothing answers at the server's address. `busy`: the server answers, but
 * lets nobody in just now. `socket`: the server lets the page in, but something on the way blocks the live connection. `stale`: a
 * cache on the way answers with errors or news of before. `slow`: something on the way holds answers back.
 */
export type Trouble = 'offline' | 'unreachable' | 'busy' | 'socket' | 'stale' | 'slow';

/** Failed attempts in a row after which a page says so. */
const triesBeforeReport = 3;

/**
 * How long a restarting server may take before the page says so, milliseconds. A blocked socket is reported without this wait.
 */
const restartTime = 3000;

/** How long a show may be unknown before it counts as gone, milliseconds. */
const unknownFor = 30_000;

export class JoinAttempts {
  readonly trouble = signal<Trouble | null>(null);
  /** Sockets in a row that did not open, although the server had reserved a place. */
  unopened = 0;
  #failed = 0;
  #since = 0;
  #admitted = false;

  /** Starts counting from zero, because it worked or something else is wanted now. */
  reset(): void {
    this.#failed = 0;
    this.unopened = 0;
    this.trouble.value = null;
  }

  begin(): void {
    this.#admitted = false;
  }

  /** The server has reserved a place. The live connection comes next. */
  admitted(): void {
    this.#admitted = true;
  }

  /** It works, and this is wrong with it; null for nothing. */
  works(trouble: Trouble | null): void {
    this.reset();
    this.trouble.value = trouble;
  }

  /** `code`: the status of the server's refusal, undefined if there was no answer. `what`: the trouble, if it is known. */
  failed(code: unknown, what?: Trouble): void {
    const now = performance.now();
    if (this.#failed === 0) this.#since = now;
    this.#failed += 1;
    this.unopened = this.#admitted ? this.unopened + 1 : 0;
    const trouble = !navigator.onLine
      ? 'offline'
      : what !== undefined
        ? what
        : this.#admitted
          ? 'socket'
          : typeof code === 'number'
            ? 'busy'
            : 'unreachable';
    const isReported = this.#failed >= triesBeforeReport && (trouble === 'socket' || now - this.#since >= restartTime);
    if (isReported || this.trouble.value !== null) this.trouble.value = trouble;
  }

  /** Whether it has failed more than once in a row. */
  get isLasting(): boolean {
    return this.#failed > 1;
  }

  /** Whether an unknown show has been missing for so long that it is gone for good. */
  get isLost(): boolean {
    return this.#failed > 0 && performance.now() - this.#since >= unknownFor;
  }
}

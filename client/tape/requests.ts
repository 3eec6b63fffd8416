/** The requests of whoever reads a tape: one at a time, each with an end. */
import { timeBytes } from '../../shared/engine/tape.ts';

export interface TapeAnswer {
  readonly status: number;
  readonly bytes: Uint8Array;
  /** Milliseconds from the question to the last byte. */
  readonly took: number;
}

export class TapeRequests {
  readonly #at: string;
  #current: AbortController | undefined;
  /** Milliseconds since 1970, because other clocks stand still while a phone sleeps. */
  #asked = 0;

  /** `at`: what the paths of the tape begin with. */
  constructor(at: string) {
    this.#at = at;
  }

  /** `patience`: milliseconds. Rejects if no whole answer comes. */
  async get(path: string, patience: number): Promise<TapeAnswer> {
    const current = new AbortController();
    this.#current = current;
    this.#asked = Date.now();
    const from = performance.now();
    const timer = setTimeout(() => current.abort(), patience);
    try {
      const { signal } = current;
      const answer = await fetch(`${this.#at}${path}`, { signal });
      const bytes = answer.status === 200 ? new Uint8Array(await answer.arrayBuffer()) : new Uint8Array();
      return { status: answer.status, bytes, took: performance.now() - from };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether the current request, or the last one, was made so many milliseconds ago. */
  olderThan(milliseconds: number): boolean {
    return Date.now() - this.#asked > milliseconds;
  }

  /** Ends the current request. */
  end(): void {
    this.#current?.abort();
  }
}

/** When the server sent it, in milliseconds since 1970, and what it sent. Throws if it is too short. */
export const opened = ({ bytes }: TapeAnswer): { readonly time: number; readonly message: Uint8Array } => ({
  time: new DataView(bytes.buffer, bytes.byteOffset).getFloat64(0),
  message: bytes.subarray(timeBytes),
});

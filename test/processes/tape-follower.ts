/** A page that watches a show by its tape, through processes that may die, and remembers what it was shown. */
import type { Mirrored } from '../../shared/engine/mirror-read.ts';
import { Shown } from './shown.ts';
import { TapeReader } from './tape-reader.ts';

/** Milliseconds until it asks again where nothing was to be had. */
const between = 40;

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

export class TapeFollower {
  readonly #reader: TapeReader;
  readonly #gone = new AbortController();
  readonly shown = new Shown();
  /** How often it had to read a full state after the first. */
  jumps = -1;

  /** `tape`: what its paths begin with. */
  constructor(tape: string) {
    this.#reader = new TapeReader(tape);
    void this.#follow();
  }

  /** undefined before the first state. */
  get state(): Mirrored | undefined {
    return this.jumps < 0 ? undefined : this.#reader.state;
  }

  leave(): void {
    this.#gone.abort();
  }

  async #follow(): Promise<void> {
    const { signal } = this.#gone;
    let here = false;
    let see = this.shown.connected();
    while (!signal.aborted) {
      try {
        if (here) {
          const status = await this.#reader.next(signal);
          here = status === 200 || status === 204;
          if (status !== 200) continue;
        } else {
          await this.#reader.begin(signal);
          see = this.shown.connected();
          this.jumps += 1;
          here = true;
        }
        see(this.#reader.state);
      } catch {
        here = false;
        await pause(between);
      }
    }
  }
}

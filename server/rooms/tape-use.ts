/**
 * Whether those who watch a show read its tape, and how many they are. Nobody counts readers behind a cache, so a share of them
 * says that it is there.
 */
import { beatEvery, type TapeNews } from '../../shared/engine/tape.ts';
import type { TapeSettings } from '../context.ts';

/** Milliseconds for which fewer must watch until they come back by socket. */
const calmFor = 60_000;

/** Signs a second that are enough to count by. */
const beatsPerSecond = 2;

/** Milliseconds between two looks at the number. */
const countEvery = 5000;

export class TapeUse {
  readonly #settings: TapeSettings;
  readonly #code: string;
  readonly #steady: () => number;
  /** Watchers that signs stood for, by the time of their coming; of the last `beatEvery` only. */
  #beats: { readonly at: number; readonly stands: number }[] = [];
  #on: boolean;
  #one = 1;
  #watchers = 0;
  #counted = Number.NEGATIVE_INFINITY;
  #calmSince = Number.POSITIVE_INFINITY;

  /** `steady`: milliseconds of a monotonic clock. */
  constructor(settings: TapeSettings, code: string, steady: () => number) {
    this.#settings = settings;
    this.#code = code;
    this.#steady = steady;
    this.#on = settings.address !== '';
  }

  /** How many read the tape, about. Counted every five seconds. */
  get watchers(): number {
    return this.#watchers;
  }

  /** Where they read it; undefined while all who can watch by socket. */
  get news(): TapeNews | undefined {
    return this.#on ? { at: `${this.#settings.address}/e/${this.#code}/tape`, one: this.#one } : undefined;
  }

  /** One of those who read it says so. */
  beat(): void {
    this.#beats.push({ at: this.#steady(), stands: this.#one });
  }

  /** Called once a second. `sockets`: how many watch by socket. */
  tick(sockets: number): void {
    const now = this.#steady();
    if (now - this.#counted >= countEvery) {
      this.#counted = now;
      this.#beats = this.#beats.filter(({ at }) => now - at < beatEvery);
      this.#watchers = this.#beats.reduce((sum, { stands }) => sum + stands, 0);
      this.#share();
    }
    if (this.#settings.address !== '') return;
    const all = sockets + this.#watchers;
    if (all >= this.#settings.from) this.#on = true;
    if (all >= this.#settings.from / 2) this.#calmSince = Number.POSITIVE_INFINITY;
    else this.#calmSince = Math.min(this.#calmSince, now);
    if (now - this.#calmSince >= calmFor) this.#on = false;
  }

  /** Changed by factors of four only, because everybody is told. */
  #share(): void {
    const wanted = (this.#watchers * 1000) / beatEvery / beatsPerSecond;
    while (this.#one < wanted) this.#one *= 4;
    while (this.#one > 1 && this.#one > wanted * 16) this.#one /= 4;
  }
}

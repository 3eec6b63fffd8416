/** What a process does over and over for all its episodes: signs of life, and an eye on the machine's clock. */
import { isDead } from '../process-name.ts';
import type { Studio } from '../studio.ts';

/** A jump ahead of more than this may be a machine that slept; who hosts decides how it goes on. */
export const longestJump = 60_000;

/** Clocks that differ by less have not jumped. */
const leastJump = 2000;

/**
 * Milliseconds to wait for other processes after the store was unreachable for this one, and so probably for them. Without a
 * heartbeat they look dead, but their shows stood still and lost no time.
 */
const comeback = 5000;

/** Beats of which one is kept as time seen while nothing is played here. */
const idleBeats = 10;

interface PulseListener {
  /** Whether there is anything to keep for this process. */
  busy(): boolean;
  /** After each sign of life; false: the store does not take it. `since`: when it was given, in milliseconds since 1970. */
  beaten(alive: boolean, since: number): void;
  /** The last sign of life ran out before this one: others may have taken what was played here. */
  missed(): Promise<void>;
}

export class Pulse {
  readonly #studio: Studio;
  readonly #listener: PulseListener;
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #beating: Promise<void> | undefined;
  #setting: Promise<void> | undefined;
  #offset = 0;
  /** When the latest sign of life that the store took was given. */
  #signed = Number.NEGATIVE_INFINITY;
  /** The store did not take the latest one. */
  #cutOff = false;
  /** By the steady clock. */
  #sparingUntil = Number.NEGATIVE_INFINITY;

  constructor(studio: Studio, listener: PulseListener) {
    this.#studio = studio;
    this.#listener = listener;
  }

  async start(): Promise<void> {
    const { store, timing } = this.#studio;
    const now = this.#studio.now();
    this.#offset = now - this.#studio.steady();
    const seen = await store.seen();
    // While nobody looked the clock went back; how long that was nobody knows, so no time has passed.
    if (seen > now + leastJump) await store.jumped(seen, now, false);
    await this.bury();
    await this.#beat();
    this.#timer = setInterval(() => void this.#beat(), timing.beat);
  }

  /** Takes from processes that died on this machine what they played; whether there were any. */
  async bury(): Promise<boolean> {
    const { store } = this.#studio;
    const dead = (await store.processes()).filter(isDead);
    for (const name of dead) await store.leave(name);
    return dead.length > 0;
  }

  /** Settles when no sign of life is under way any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }

  /** Settles when what the clock did is put right for episodes that nobody plays; rejects while that cannot be written. */
  async aligned(): Promise<void> {
    const { store } = this.#studio;
    const [now, steady] = [this.#studio.now(), this.#studio.steady()];
    const expected = steady + this.#offset;
    if (this.#setting === undefined && Math.abs(now - expected) >= leastJump) {
      this.#studio.log.warn({ seconds: Math.round((now - expected) / 1000) }, 'the clock of this machine jumped');
      // What is played here is this process's own to put right, and must be known as such first.
      this.#setting = (this.#listener.busy() ? this.sign() : Promise.resolve())
        .then(() => store.jumped(expected, now, now - expected > longestJump))
        .then(() => {
          this.#offset = now - steady;
        })
        .finally(() => {
          this.#setting = undefined;
        });
    }
    await this.#setting;
  }

  /** Until the lease ends, nobody takes what is played here. */
  async sign(): Promise<void> {
    const now = this.#studio.steady();
    const { late } = this;
    const { store, owner, timing } = this.#studio;
    await store.beat(owner, timing.lease, this.#studio.place()).catch(error => {
      this.#cutOff = true;
      throw error;
    });
    if (this.#cutOff) this.#sparingUntil = this.#studio.steady() + comeback;
    this.#cutOff = false;
    if (late) await this.#listener.missed();
    this.#signed = now;
  }

  /** Nobody knows whether what is played here still is. */
  get late(): boolean {
    return this.#studio.steady() - this.#signed >= this.#studio.timing.lease;
  }

  /** The store is away, or has just come back: what others played last is theirs for a moment, though they gave no sign of life. */
  get sparing(): boolean {
    return this.#cutOff || this.#studio.steady() < this.#sparingUntil;
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#once().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #once(): Promise<void> {
    // Who was cut off finds out by a sign of life that the store is back, though there is nothing to keep.
    const busy = this.#listener.busy() || this.#cutOff;
    const since = this.#studio.now();
    this.#beats += 1;
    if (!busy && this.#beats % idleBeats !== 1) return;
    try {
      if (busy) await this.sign();
      await this.aligned();
      await this.#studio.store.see(this.#studio.now());
      this.#listener.beaten(true, since);
    } catch (error) {
      this.#studio.log.warn({ err: error }, 'the store does not take a sign of life');
      this.#listener.beaten(false, since);
    }
  }
}

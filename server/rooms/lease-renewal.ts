/** What a process does at regular intervals for all its episodes: it renews its lease and watches the machine's clock. */

import type { ServerContext } from '../context.ts';
import { isDead } from '../process-name.ts';

/** Milliseconds. After a longer jump ahead the machine may have slept, so the host decides how to go on. */
export const longestJump = 60_000;

/** Milliseconds. A smaller difference between the clocks is not a jump. */
const leastJump = 2000;

/**
 * Milliseconds to wait for other processes after this one could not reach the store, because then they probably could not
 * either. Without a heartbeat they look dead, but their shows were paused and lost no time.
 */
export const comeback = 5000;

/** While nothing is played here, the time is stored with every tenth beat only. */
const idleBeats = 10;

interface PulseListener {
  busy(): boolean;
  /**
   * Called after each renewal. `alive`: false if the store did not take it. `since`: when it was sent, in milliseconds since
   * 1970.
   */
  renewed(alive: boolean, since: number): void;
  /** The lease had ended before it was renewed, so others may have taken episodes of this process. */
  missed(): Promise<void>;
}

export class LeaseRenewal {
  readonly #context: ServerContext;
  readonly #listener: PulseListener;
  #timer: NodeJS.Timeout | undefined;
  #beats = 0;
  #beating: Promise<void> | undefined;
  #setting: Promise<void> | undefined;
  #offset = 0;
  /** When the latest successful renewal was sent. */
  #signed = Number.NEGATIVE_INFINITY;
  /** The store did not take the latest renewal. */
  #cutOff = false;
  /** By the monotonic clock. */
  #sparingUntil = Number.NEGATIVE_INFINITY;

  constructor(context: ServerContext, listener: PulseListener) {
    this.#context = context;
    this.#listener = listener;
  }

  async start(): Promise<void> {
    const { store, timing } = this.#context;
    const now = this.#context.now();
    this.#offset = now - this.#context.steady();
    const latest = await store.latestTime();
    // The clock went back while nothing ran. Nobody knows for how long that was, so no time has passed.
    if (latest > now + leastJump) await store.correctClocks(latest, now, false);
    await this.takeFromDead();
    await this.#beat();
    this.#timer = setInterval(() => void this.#beat(), timing.renewal);
  }

  /** Takes over from processes that died on this machine. Returns whether there were any. */
  async takeFromDead(): Promise<boolean> {
    const { store } = this.#context;
    const dead = (await store.processes()).filter(isDead);
    for (const name of dead) await store.endLease(name);
    return dead.length > 0;
  }

  /** Resolves when no renewal is under way any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }

  /**
   * Resolves when the effects of a clock jump on episodes that nobody plays are corrected. Rejects while that cannot be
   * written.
   */
  async clockAligned(): Promise<void> {
    const { store } = this.#context;
    const [now, steady] = [this.#context.now(), this.#context.steady()];
    const expected = steady + this.#offset;
    if (this.#setting === undefined && Math.abs(now - expected) >= leastJump) {
      this.#context.log.warn({ seconds: Math.round((now - expected) / 1000) }, 'the clock of this machine jumped');
      // Episodes of this process correct themselves, and the store must know first that they are its own.
      this.#setting = (this.#listener.busy() ? this.renew() : Promise.resolve())
        .then(() => store.correctClocks(expected, now, now - expected > longestJump))
        .then(() => {
          this.#offset = now - steady;
        })
        .finally(() => {
          this.#setting = undefined;
        });
    }
    await this.#setting;
  }

  /** Renews the lease: until it ends, nobody takes the episodes of this process. */
  async renew(): Promise<void> {
    const now = this.#context.steady();
    const { late } = this;
    const { store, owner, timing } = this.#context;
    await store.renewLease(owner, timing.lease, this.#context.place()).catch(error => {
      this.#cutOff = true;
      throw error;
    });
    if (this.#cutOff) this.#sparingUntil = this.#context.steady() + comeback;
    this.#cutOff = false;
    if (late) await this.#listener.missed();
    this.#signed = now;
  }

  /** The lease may have ended, so it is unknown whether this process still owns its episodes. */
  get late(): boolean {
    return this.#context.steady() - this.#signed >= this.#context.timing.lease;
  }

  /** The store does not answer, and the lease may have ended. */
  get cutOff(): boolean {
    return this.#cutOff && this.late;
  }

  /** The store is away or has just come back. For a moment, processes keep what they played last even without a heartbeat. */
  get sparing(): boolean {
    return this.#cutOff || this.#context.steady() < this.#sparingUntil;
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#once().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  async #once(): Promise<void> {
    // After a failure, a renewal finds out that the store is back, even if there is nothing to renew for.
    const busy = this.#listener.busy() || this.#cutOff;
    const since = this.#context.now();
    this.#beats += 1;
    if (!busy && this.#beats % idleBeats !== 1) return;
    try {
      await this.clockAligned();
      // Together, so that they share a commit.
      await Promise.all([busy ? this.renew() : undefined, this.#context.store.recordTime(this.#context.now())]);
      this.#listener.renewed(true, since);
    } catch (error) {
      this.#context.log.warn({ err: error }, 'the lease could not be renewed: the store does not answer');
      this.#listener.renewed(false, since);
    }
  }
}

/**
 * Whether anybody is there: for how long the host has been away, whether robots have somebody to play for, and whether the room
 * may leave memory. All of it goes by the monotonic clock.
 */

import type { ServerContext } from '../context.ts';
import { houseHosts } from '../store/stored.ts';
import type { Audience } from './audience.ts';
import type { LiveEpisode } from './live-episode.ts';

/** Milliseconds for which a request without a socket counts as being there. */
const lingers = 10_000;

export class Presence {
  readonly #context: ServerContext;
  readonly #live: LiveEpisode;
  readonly #audience: Audience;
  #hostLeft: number;
  #lastLeft: number;
  /** When a host without a socket was heard from last. */
  #hostHeard = Number.NEGATIVE_INFINITY;
  /** When somebody last asked about the show. Whoever created it is about to watch. */
  #lookedAt: number;

  constructor(context: ServerContext, live: LiveEpisode, audience: Audience) {
    this.#context = context;
    this.#live = live;
    this.#audience = audience;
    this.#hostLeft = context.steady();
    this.#lastLeft = this.#hostLeft;
    this.#lookedAt = this.#hostLeft;
  }

  looked(): void {
    this.#lookedAt = this.#context.steady();
  }

  hostCame(): void {
    this.#hostHeard = this.#context.steady();
  }

  left(wasHost: boolean): void {
    const now = this.#context.steady();
    if (wasHost && this.#audience.hosts.size === 0) this.#hostLeft = now;
    if (this.#audience.size === 0) this.#lastLeft = now;
  }

  /** Robots play for people who are there or have just asked; a demo plays only for those who are there. */
  get watched(): boolean {
    if (this.#audience.size > 0) return true;
    return !this.#live.facts.demo && this.#context.steady() - this.#lookedAt < this.#context.timing.looked;
  }

  /** Robots host and nobody watches: their clock stops too. */
  get asleep(): boolean {
    return houseHosts(this.#live.facts.robots) && !this.watched;
  }

  /** A person sits at a desk, or a program hosts. */
  get hosted(): boolean {
    return this.#audience.hosts.size > 0 || this.#context.steady() - this.#hostHeard < lingers;
  }

  get hostAway(): boolean {
    const since = Math.max(this.#hostLeft, this.#hostHeard);
    return !this.hosted && this.#context.steady() - since >= this.#context.timing.away;
  }

  /** Nothing has needed this room for a while. */
  get idle(): boolean {
    const { facts, over, log } = this.#live;
    const robotsPlay = houseHosts(facts.robots) && !over && this.watched;
    if (this.#audience.size > 0 || robotsPlay || !log.idle) return false;
    return this.#context.steady() - this.#lastLeft >= this.#context.timing.idle;
  }
}

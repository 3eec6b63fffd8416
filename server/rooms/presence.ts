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
  readonly #isRead: () => boolean;
  #hostLeft: number;
  #lastLeft: number;
  /** When those without a socket were heard from last: a host, or seats. */
  readonly #heard = new Map<'host' | number, number>();
  #programs = '';
  /** When somebody last asked about the show. Whoever created it is about to watch. */
  #lookedAt: number;

  /** `isRead`: somebody watches the tape. */
  constructor(context: ServerContext, live: LiveEpisode, audience: Audience, isRead: () => boolean) {
    this.#isRead = isRead;
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

  /** A program asked, or listens. Whether it was not here before. */
  heard(viewer: 'host' | number): boolean {
    const isNew = !this.#here(viewer);
    this.#heard.set(viewer, this.#context.steady());
    return isNew;
  }

  /** Seats whose programs are here. */
  get seats(): readonly number[] {
    return [...this.#heard.keys()].filter(viewer => viewer !== 'host' && this.#here(viewer)) as number[];
  }

  /** Called once a second. Whether a program has come or gone since. */
  get hasChanged(): boolean {
    const before = this.#programs;
    this.#programs = [...this.#heard.keys()].filter(viewer => this.#here(viewer)).join();
    return before !== this.#programs;
  }

  #here(viewer: 'host' | number): boolean {
    return this.#context.steady() - this.#lastHeard(viewer) < lingers;
  }

  #lastHeard(viewer: 'host' | number): number {
    return this.#heard.get(viewer) ?? Number.NEGATIVE_INFINITY;
  }

  /** Whether somebody plays this seat, with or without a socket. */
  connected(seat: number): boolean {
    return this.#audience.connected(seat) || this.#here(seat);
  }

  left(wasHost: boolean): void {
    const now = this.#context.steady();
    if (wasHost && this.#audience.hosts.size === 0) this.#hostLeft = now;
    if (this.#audience.size === 0) this.#lastLeft = now;
  }

  get #somebody(): boolean {
    return this.#audience.size > 0 || this.#isRead();
  }

  /** Robots play for people who are there or have just asked; a demo plays only for those who are there. */
  get watched(): boolean {
    if (this.#somebody) return true;
    return !this.#live.facts.demo && this.#context.steady() - this.#lookedAt < this.#context.timing.looked;
  }

  /** Robots host and nobody watches: their clock stops too. */
  get asleep(): boolean {
    return houseHosts(this.#live.facts.robots) && !this.watched;
  }

  /** A person sits at a desk, or a program hosts. */
  get hosted(): boolean {
    return this.#audience.hosts.size > 0 || this.#here('host');
  }

  get hostAway(): boolean {
    const since = Math.max(this.#hostLeft, this.#lastHeard('host'));
    return !this.hosted && this.#context.steady() - since >= this.#context.timing.away;
  }

  /** Nothing has needed this room for a while. */
  get idle(): boolean {
    const { facts, over, log } = this.#live;
    const robotsPlay = houseHosts(facts.robots) && !over && this.watched;
    if (this.#somebody || robotsPlay || !log.idle) return false;
    return this.#context.steady() - this.#lastLeft >= this.#context.timing.idle;
  }
}

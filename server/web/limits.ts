/** How often one address may do what costs something or guesses something. */
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { phrase } from '../../shared/engine/phrase.ts';
import { isOwn, networkOf } from '../origins.ts';
import { refusal } from './refusals.ts';

/** Per address and minute, unless said otherwise. */
export interface Limits {
  readonly create: number;
  /** Shows created per day. */
  readonly createDaily: number;
  /** Shows that only robots play, created per hour. */
  readonly robots: number;
  readonly join: number;
  /** Codes and tokens that match nothing. */
  readonly miss: number;
  /** Codes of televisions that a desk tries, right ones too. */
  readonly guess: number;
  readonly check: number;
  /** Posts, calendar files and pictures of boards. */
  readonly post: number;
  readonly report: number;
  /** Private words between a player and the host. */
  readonly word: number;
  /** Mails that ask one address whether it wants reminders, in a day. */
  readonly mail: number;
  /** Bets of the audience's game. A hall full of people may share an address. */
  readonly bet: number;
  /** Signs that somebody watches a tape: more than all of a show's watchers need. */
  readonly watching: number;
  /** All other API requests, and pages. */
  readonly ask: number;
  /** Health checks and metrics, in a second. */
  readonly probe: number;
  /** Connections that are open at the same time. */
  readonly sockets: number;
  /** Event streams that are open at the same time. */
  readonly streams: number;
}

export const usualLimits: Limits = {
  create: 60,
  createDaily: 2000,
  robots: 60,
  join: 600,
  miss: 60,
  guess: 10,
  check: 120,
  post: 120,
  report: 5,
  word: 20,
  mail: 5,
  bet: 6000,
  watching: 600,
  ask: 6000,
  probe: 10,
  sockets: 3000,
  streams: 200,
};

/** The machine itself may do more: rehearsals, benchmarks, a proxy that does not forward addresses. */
const ownLimit = 30;
const minute = 60;
const hour = 3600;
const day = 86_400;

/** Seconds that an allowance is for; a minute by default. */
const durations: Partial<Record<keyof Limits, number>> = { createDaily: day, robots: hour, probe: 1, mail: day };

/** The factor by which an address may do more. */
export const allowanceOf = (ip: string): number => (isOwn(ip) ? ownLimit : 1);

/** How much of something each address has at the same time. */
export class Holding {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns a function that gives it back; undefined if the address has enough. */
  take(ip: string): (() => void) | undefined {
    const network = networkOf(ip);
    const count = (this.#open.get(network) ?? 0) + 1;
    if (count > this.#most * allowanceOf(ip)) return undefined;
    this.#open.set(network, count);
    return () => {
      const left = (this.#open.get(network) ?? 1) - 1;
      if (left > 0) this.#open.set(network, left);
      else this.#open.delete(network);
    };
  }
}

/** The factor for the machine itself, where it is another one. */
const ownFactors: Partial<Record<keyof Limits, number>> = { miss: 1, guess: 1, probe: 3 };

interface LimiterOptions {
  /** Seconds that the allowance is for. */
  readonly seconds?: number;
  /** Counts refusals. */
  readonly metrics?: { readonly limited: { inc(labels: { readonly what: string }): void } };
}

export class Limiter {
  readonly #what: keyof Limits;
  readonly #foreign: RateLimiterMemory;
  readonly #own: RateLimiterMemory;
  readonly #metrics: LimiterOptions['metrics'];

  constructor(limits: Limits, what: keyof Limits, { seconds, metrics }: LimiterOptions = {}) {
    const points = limits[what];
    const duration = seconds ?? durations[what] ?? minute;
    this.#what = what;
    this.#foreign = new RateLimiterMemory({ points, duration });
    this.#own = new RateLimiterMemory({ points: points * (ownFactors[what] ?? ownLimit), duration });
    this.#metrics = metrics;
  }

  /** Seconds to wait; 0 to go on. `times`: what costs more counts for more. */
  async take(ip: string, times = 1): Promise<number> {
    try {
      await this.#of(ip).consume(networkOf(ip), times);
      return 0;
    } catch (refused) {
      return this.#refused(refused);
    }
  }

  #of(ip: string): RateLimiterMemory {
    return isOwn(ip) ? this.#own : this.#foreign;
  }

  #refused(refused: unknown): number {
    if (refused instanceof Error) throw refused;
    this.#metrics?.limited.inc({ what: this.#what });
    return Math.max(1, Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000));
  }
}

/** Counts a request against a limit, and refuses it beyond that. `times`: what costs more counts for more. */
export const allow = async (limiter: Limiter, { ip = '' }: Request, times?: number): Promise<void> => {
  const seconds = await limiter.take(ip, times);
  if (seconds > 0) throw refusal(429, phrase('tooOften', seconds), {}, { 'Retry-After': String(seconds) });
};

/**
 * Refuses a request for something that does not exist, and counts it. Requests for things that exist never wait, so nobody can
 * lock out others who share their address.
 */
export const refuseMiss = async (misses: Limiter, request: Request, why: Error): Promise<never> => {
  await allow(misses, request);
  throw why;
};

export const limited =
  (...limiters: readonly Limiter[]): RequestHandler =>
  async (request, _response, next) => {
    for (const limiter of limiters) await allow(limiter, request);
    next();
  };

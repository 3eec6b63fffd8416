/** How often one address may do what costs something or guesses something. */
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Times in a minute for one address. */
export interface Limits {
  readonly create: number;
  readonly join: number;
  /** Codes and tokens that fit nothing. */
  readonly miss: number;
  readonly check: number;
}

export const usualLimits: Limits = { create: 60, join: 600, miss: 60, check: 120 };

/** The machine itself may do more: rehearsals, benchmarks, a proxy that does not say for whom it asks. */
const own = 30;
const minute = 60;

const isOwn = (ip: string) => ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');

export class Limiter {
  readonly #foreign: RateLimiterMemory;
  readonly #own: RateLimiterMemory;

  constructor(perMinute: number, ownFactor = own) {
    this.#foreign = new RateLimiterMemory({ points: perMinute, duration: minute });
    this.#own = new RateLimiterMemory({ points: perMinute * ownFactor, duration: minute });
  }

  /** Seconds to wait; 0: go on. */
  async take(ip: string): Promise<number> {
    try {
      await this.#of(ip).consume(ip);
      return 0;
    } catch (refused) {
      return waitOf(refused);
    }
  }

  /** Seconds to wait before the next try; takes nothing. */
  async wait(ip: string): Promise<number> {
    const limiter = this.#of(ip);
    const used = await limiter.get(ip);
    return used !== null && used.remainingPoints <= 0 ? waitOf(used) : 0;
  }

  #of(ip: string): RateLimiterMemory {
    return isOwn(ip) ? this.#own : this.#foreign;
  }
}

const waitOf = (refused: unknown): number => {
  if (refused instanceof Error) throw refused;
  return Math.max(1, Math.ceil((refused as { msBeforeNext: number }).msBeforeNext / 1000));
};

export const tooOften = (response: Response, seconds: number): void => {
  response
    .status(429)
    .set('Retry-After', String(seconds))
    .json({ error: `Too often. Try again in ${seconds} seconds.` });
};

export const limited =
  (limiter: Limiter): RequestHandler =>
  async (request: Request, response: Response, next: NextFunction) => {
    const seconds = await limiter.take(request.ip ?? '');
    if (seconds > 0) tooOften(response, seconds);
    else next();
  };

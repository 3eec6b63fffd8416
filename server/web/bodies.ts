/**
 * Request bodies. They are read only after the sender was let in, are never unpacked, and have a limit on the bytes held at a
 * time, per address and in all. A body counts from its first byte until the answer has been sent.
 */
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import { networkOf } from '../origins.ts';
import { allowanceOf } from './limits.ts';
import { refuse } from './refusals.ts';

/** Bytes of bodies in flight, at most. */
export interface BodyBudget {
  /** Per address. The machine itself may use the whole budget. */
  readonly address: number;
  readonly all: number;
}

const usualBodies: BodyBudget = { address: 8 * 1024 * 1024, all: 64 * 1024 * 1024 };

const setting = 'bodies';

/** Seconds after which a body that did not fit may be sent again. */
const later = 5;

/** How long a body may take: milliseconds for any, and bytes a second beyond that. A slow phone sends ten times as many. */
export interface BodyPace {
  readonly atLeast: number;
  readonly bytes: number;
}

const usualPace: BodyPace = { atLeast: 10_000, bytes: 64 * 1024 };
const paceSetting = 'body pace';

/** Ends a request whose body trickles. */
const endLate = (request: Request, response: Response, bytes: number): void => {
  const { atLeast, bytes: perSecond } = request.app.get(paceSetting) as BodyPace;
  const timer = setTimeout(
    () => {
      if (request.complete || response.headersSent) return;
      response.once('finish', () => request.socket.destroy());
      refuse(response.set('Connection', 'close'), 408, phrase('tooSlow'));
    },
    atLeast + (1000 * bytes) / perSecond,
  ).unref();
  request.once('close', () => clearTimeout(timer));
};

class Bodies {
  readonly #budget: BodyBudget;
  readonly #by = new Map<string, number>();
  #all = 0;

  constructor(budget: BodyBudget) {
    this.#budget = budget;
  }

  /** Returns a function that gives the bytes back; undefined if there is no room. */
  take(ip: string, bytes: number): (() => void) | undefined {
    const network = networkOf(ip);
    const own = (this.#by.get(network) ?? 0) + bytes;
    if (this.#all + bytes > this.#budget.all || own > this.#budget.address * allowanceOf(ip)) return undefined;
    this.#all += bytes;
    this.#by.set(network, own);
    return () => {
      this.#all -= bytes;
      const left = (this.#by.get(network) ?? bytes) - bytes;
      if (left > 0) this.#by.set(network, left);
      else this.#by.delete(network);
    };
  }
}

export const limitBodies = (app: Express, budget: Partial<BodyBudget> = {}, pace: Partial<BodyPace> = {}): void => {
  app.set(setting, new Bodies({ ...usualBodies, ...budget }));
  app.set(paceSetting, { ...usualPace, ...pace });
};

/** A body without a stated length counts as the longest. */
const bodyOf =
  (most: number, read: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const bytes = encoding === undefined ? Number(length ?? 0) : most;
    // The parser refuses what is too long before it reads any of it.
    if (bytes === 0 || bytes > most) return read(request, response, next);
    const giveBack = (request.app.get(setting) as Bodies).take(request.ip ?? '', bytes);
    if (giveBack === undefined) {
      refuse(response.set('Retry-After', String(later)), 503, phrase('notJustNow'));
      return;
    }
    response.once('close', giveBack);
    endLate(request, response, bytes);
    read(request, response, next);
  };

/** JSON of at most `most` bytes. */
export const jsonBody = (most: number, { strict = true } = {}): RequestHandler =>
  bodyOf(most, express.json({ limit: most, strict, inflate: false }));

/** A file of at most `most` bytes, whatever it says it is. */
export const fileBody = (most: number): RequestHandler =>
  bodyOf(most, express.raw({ limit: most, type: () => true, inflate: false }));

/** Runs `check` once per request and caches the result. */
export const once = <T>(check: (request: Request) => Promise<T>): ((request: Request) => Promise<T>) => {
  const known = new WeakMap<Request, Promise<T>>();
  return request => {
    const found = known.get(request) ?? check(request);
    known.set(request, found);
    return found;
  };
};

/** Runs before the body is read, and goes on only if the visitor passes. */
export const first =
  (check: (request: Request) => Promise<unknown>): RequestHandler =>
  async (request, _response, next) => {
    await check(request);
    next();
  };

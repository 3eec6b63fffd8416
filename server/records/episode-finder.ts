/** Finds the episode of a request. Wrong codes are counted against a limit, and all get the same answer. */

import type { Request } from 'express';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import type { ServerContext } from '../context.ts';
import { isDesk, isProgram, mayOnly, tokenIn } from '../rooms/entrance.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { StoredToken } from '../store/stored.ts';
import { bearer, readCode } from '../tokens.ts';
import { once } from '../web/bodies.ts';
import { type Limiter, refuseMiss } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';
import { type Known, storedKnown } from './known.ts';
import type { Recorded } from './record.ts';

export class EpisodeFinder {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #misses: Limiter;

  constructor(context: ServerContext, rooms: Rooms, misses: Limiter) {
    this.#context = context;
    this.#rooms = rooms;
    this.#misses = misses;
  }

  /** What is known of it now, from memory or from the store, without a replay. */
  readonly find = async (code: string): Promise<Known | undefined> => {
    const log = this.#rooms.get(code)?.live.log;
    if (log !== undefined) {
      const { state, episode, seed } = log;
      const { pack: _pack, ...facts } = log.facts;
      return { facts, state, entries: episode.entries.length, seed };
    }
    return storedKnown(this.#context, code);
  };

  /** The episode as it is played here; undefined if it is not. */
  readonly playedHere = (code: string): Recorded | undefined => this.#rooms.get(code)?.live.log;

  /** The episode of `:code`. */
  readonly findRequested = async (request: Request): Promise<Known> => {
    const code = readCode(String(request.params.code));
    const found = await this.find(code);
    if (found === undefined) return refuseMiss(this.#misses, request, refusal(404, phrase('noShow')));
    this.#rooms.get(code)?.looked();
    return found;
  };

  /** `stored`: the token that is not enough. Of a program it is no guess, and its maker learns what it may do. */
  readonly refuseToken = async (
    request: Request,
    why: Phrase = phrase('hostOnly'),
    stored?: StoredToken,
  ): Promise<never> => {
    if (stored !== undefined && isProgram(stored)) throw refusal(403, mayOnly(stored));
    return refuseMiss(this.#misses, request, refusal(403, why));
  };

  /** The episode of `:code`, for its host or a co-host. */
  readonly atDesk = once(request => this.#with(isDesk, request));

  /** The episode of `:code`, for its host's own token, not a co-host's. */
  readonly asHost = once(request => this.#with(({ role }) => role === 'host', request));

  async #with(isEnough: (token: StoredToken) => boolean, request: Request) {
    const { code } = (await this.findRequested(request)).facts;
    const token = await tokenIn(this.#context, code, bearer(request.get('authorization')));
    if (token !== undefined && isEnough(token)) return { code, token };
    return this.refuseToken(request, phrase('hostOnly'), token);
  }
}

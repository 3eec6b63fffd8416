/** Finds the season of a request and checks whether its host asks. */

import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { phrase } from '../../shared/engine/phrase.ts';
import type { ServerContext } from '../context.ts';
import type { StoredSeason } from '../store/stored-season.ts';
import { bearer, hashOf } from '../tokens.ts';
import { once } from '../web/bodies.ts';
import { type Limiter, refuseMiss } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';
import { seasonName } from './season-requests.ts';

export class SeasonFinder {
  readonly #context: ServerContext;
  readonly #misses: Limiter;

  constructor(context: ServerContext, misses: Limiter) {
    this.#context = context;
    this.#misses = misses;
  }

  /** The season of `:name`. */
  readonly findRequested = async (request: Request): Promise<StoredSeason> => {
    const name = seasonName.safeParse(String(request.params.name));
    const found = name.success ? await this.#context.store.season(name.data) : undefined;
    if (found === undefined) throw refusal(404, phrase('noSeason'));
    return found;
  };

  readonly isHost = (season: StoredSeason, request: Request): boolean => {
    const token = bearer(request.get('authorization'));
    return token !== '' && timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(season.host));
  };

  /** Refuses a token that matches nothing. */
  readonly refuseToken = (request: Request, why: 'seasonHostOnly' | 'contestantsOnly'): Promise<never> =>
    refuseMiss(this.#misses, request, refusal(403, phrase(why)));

  /** The season of `:name`, for its host. */
  readonly asHost = once(async (request): Promise<StoredSeason> => {
    const season = await this.findRequested(request);
    return this.isHost(season, request) ? season : this.refuseToken(request, 'seasonHostOnly');
  });
}

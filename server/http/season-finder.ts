/** Finds the season of a request and checks whether its host asks. */

import { timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import type { ServerContext } from '../context.ts';
import type { StoredSeason } from '../store/stored-season.ts';
import { bearer, hashOf } from '../tokens.ts';
import { once } from '../web/bodies.ts';
import { countMiss, type Limiter } from '../web/limits.ts';
import { refuse } from '../web/refusals.ts';
import { seasonName } from './season-requests.ts';

export class SeasonFinder {
  readonly #context: ServerContext;
  readonly #misses: Limiter;

  constructor(context: ServerContext, misses: Limiter) {
    this.#context = context;
    this.#misses = misses;
  }

  /** The season of `:name`; undefined after a refusal was sent. */
  readonly findRequested = async (request: Request, response: Response): Promise<StoredSeason | undefined> => {
    const name = seasonName.safeParse(String(request.params.name));
    const found = name.success ? await this.#context.store.season(name.data) : undefined;
    if (found === undefined) refuse(response, 404, phrase('noSeason'));
    return found;
  };

  readonly isHost = (season: StoredSeason, request: Request): boolean => {
    const token = bearer(request.get('authorization'));
    return token !== '' && timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(season.host));
  };

  /** Refuses a token that matches nothing. */
  readonly refuse = async (request: Request, response: Response, why: Phrase): Promise<void> => {
    await countMiss(this.#misses, request, response, () => refuse(response, 403, why));
  };

  /** The season if its host asks; undefined after a refusal was sent. */
  readonly asHost = once(async (request: Request, response: Response): Promise<StoredSeason | undefined> => {
    const season = await this.findRequested(request, response);
    if (season === undefined || this.isHost(season, request)) return season;
    await this.refuse(request, response, phrase('seasonHostOnly'));
    return undefined;
  });
}

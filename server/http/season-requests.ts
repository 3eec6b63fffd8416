/** Requests about seasons, parsed at the edge. */

import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod';
import { changesIn } from '../../shared/engine/house.ts';
import type { Json } from '../../shared/engine/json.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import type { Show } from '../../shared/engine/show.ts';
import type { Change } from '../../shared/season/ledger.ts';
import { episodeKinds, seasonShows } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import { plainLine } from '../plain-text.ts';
import { settingSchemas } from '../rooms/messages.ts';
import { shelf } from '../seasons/settings.ts';
import type { StoredSeason } from '../store/stored.ts';
import { bearer, hashOf } from '../tokens.ts';
import { once } from '../web/bodies.ts';
import { type Limiter, refuseMiss } from '../web/limits.ts';
import { refusal } from '../web/refusals.ts';

/** As in the address: lower-case letters, digits and hyphens. */
export const seasonName = z
  .string()
  .transform(typed => typed.trim().toLowerCase().replace(/\s+/g, '-'))
  .pipe(z.string().regex(/^(?!(?:new|import)$)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/, 'nameForm'));

const title = z.string().transform(plainLine).pipe(z.string().max(80));
const { clock, currency } = settingSchemas;

export const seasonRequest = z.object({
  name: seasonName,
  title: title.default(''),
  show: z.enum(seasonShows as [string, ...string[]]),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.int().optional(),
  clock: clock.default(0),
  currency: currency.default('dollars'),
  prizes: shelf.optional(),
  pack: z.unknown().optional(),
});

export const gameRequest = z.object({
  kind: z.enum(episodeKinds),
  show: z.string().optional(),
  name: title.default(''),
  options: z.record(z.string(), z.unknown()).optional(),
  pack: z.record(z.string(), z.unknown()).optional(),
  seats: z.int().optional(),
  clock,
  note: settingSchemas.note,
  public: z.boolean().default(false),
  robots: z.union([z.boolean(), z.literal('seats')]).default(false),
  pace: z.int().min(0).max(60_000).optional(),
  /** When entries close, in milliseconds since 1970. */
  until: z.int().optional(),
});

/** The longest time for which entries may stay open, in milliseconds. */
export const longestEntry = 366 * 86_400_000;

export const figure = z.number().min(-1e12).max(1e12);

export const correctionRequest = z.object({
  line: z.int().min(1),
  to: z.unknown(),
  reason: z.string().transform(plainLine).pipe(z.string().min(1).max(200)),
});

/** The ledger line that sets the rules of the coming games: only what differs from the original, `options` beside the set. */
export const houseLine = ({ options: fields }: Show, read: unknown, why: 'begun' | 'changed'): readonly Change[] => {
  const { house = {}, ...options } = changesIn(fields, read, true);
  const to = { ...(house as object), ...(Object.keys(options).length === 0 ? {} : { options }) };
  return [{ account: 'house', who: '', to: to as Json, why }];
};

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

/** Requests about seasons, parsed at the edge. */

import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { settingsChange } from '../../shared/engine/desk-message.ts';
import { checkedBy, choice, int, number } from '../../shared/engine/fields.ts';
import { changesIn } from '../../shared/engine/house.ts';
import type { Json } from '../../shared/engine/json.ts';
import {
  anything,
  dictionary,
  request as fields,
  line,
  maybe,
  or,
  soundly,
} from '../../shared/engine/message-fields.ts';
import { phrase } from '../../shared/engine/phrase.ts';
import { plainLine } from '../../shared/engine/plain-text.ts';
import { settingFields } from '../../shared/engine/settings.ts';
import type { Show } from '../../shared/engine/show.ts';
import type { Change } from '../../shared/season/ledger.ts';
import { episodeKinds, seasonShows } from '../../shared/shows/index.ts';
import type { ServerContext } from '../context.ts';
import { dealingFields } from '../creation/dealing.ts';
import { madeOf, pace, title } from '../creation/episodes.ts';
import type { Opening } from '../creation/season-games.ts';
import { languageOf } from '../languages.ts';
import { cupRule, shelf } from '../seasons/settings.ts';
import { toldSeason } from '../seasons/told.ts';
import type { StoredSeason } from '../store/stored.ts';
import { bearer, hashOf } from '../tokens.ts';
import { once } from '../web/bodies.ts';
import { type Limiter, refuseMiss } from '../web/limits.ts';
import { facts, texts } from '../web/operations.ts';
import { faultsIn, refusal } from '../web/refusals.ts';

/** As in the address: lower-case letters, digits and hyphens. */
export const seasonName = checkedBy(
  line(200, { clean: typed => typed.trim().toLowerCase().replace(/\s+/g, '-') }),
  name => (/^(?!(?:new|import)$)[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/.test(name) ? undefined : phrase('nameForm')),
);

export const seasonRequest = fields({
  name: seasonName,
  title,
  show: choice(seasonShows),
  options: or(dictionary, {}),
  seats: madeOf.seats,
  clock: settingFields.clock,
  currency: settingFields.currency,
  prizes: maybe(shelf),
  pack: anything,
  questions: dealingFields.questions,
  /** Of a cup or an evening; left out for a season. */
  rule: maybe(cupRule),
});

export const gameRequest = fields({
  ...madeOf,
  kind: choice(episodeKinds),
  show: maybe(line(200)),
  options: maybe(dictionary),
  pack: maybe(dictionary),
  clock: settingsChange.clock,
  note: settingsChange.note,
  robots: choice([false, true, 'seats'], false),
  pace,
  /** When entries close, in milliseconds since 1970. */
  until: madeOf.seats,
});

/** The longest time for which entries may stay open, in milliseconds. */
export const longestEntry = 366 * 86_400_000;

export const figure = number(-1e12, 1e12);

export const correctionRequest = fields({
  line: int(1, Number.MAX_SAFE_INTEGER),
  to: anything,
  reason: line(200, { min: 1, clean: plainLine }),
});

/** The ledger line that sets the rules of the coming games: only what differs from the original, `options` beside the set. */
export const houseLine = ({ options: fields }: Show, read: unknown, why: 'begun' | 'changed'): readonly Change[] => {
  const { house = {}, ...options } = changesIn(fields, read, true);
  const to = { ...(house as object), ...(Object.keys(options).length === 0 ? {} : { options }) };
  return [{ account: 'house', who: '', to: to as Json, why }];
};

/** The refusal of a game that could not be opened. */
export const refusedOpening = (request: Request, { status, error, code, faults }: Opening & { ok: false }) =>
  refusal(status, error, {
    ...(code === undefined ? {} : { code }),
    ...(faults === undefined ? {} : { faults: faultsIn(languageOf(request), faults) }),
  });

export class SeasonFinder {
  readonly #context: ServerContext;
  readonly #misses: Limiter;

  constructor(context: ServerContext, misses: Limiter) {
    this.#context = context;
    this.#misses = misses;
  }

  /** The season of `:name`; to everybody but its host, as it has been told. */
  readonly findRequested = async (request: Request): Promise<StoredSeason> => {
    const name = soundly(seasonName, String(request.params.name));
    const found = name !== undefined ? await this.#context.store.season(name) : undefined;
    if (found === undefined) throw refusal(404, phrase('noSeason'));
    return this.isHost(found, request) ? found : toldSeason(found, this.#context.now());
  };

  readonly isHost = (season: StoredSeason, request: Request): boolean => {
    const token = bearer(request.get('authorization'));
    return token !== '' && timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(season.host));
  };

  readonly refuseToken = (request: Request, why: 'seasonHostOnly' | 'contestantsOnly'): Promise<never> =>
    refuseMiss(this.#misses, request, refusal(403, phrase(why)));

  /** The season of `:name`, for its host. */
  readonly asHost = once(async (request): Promise<StoredSeason> => {
    const season = await this.findRequested(request);
    return this.isHost(season, request) ? season : this.refuseToken(request, 'seasonHostOnly');
  });
}

/** `token`: in the link of the season's host, told once. */
export const seasonMade = facts({ name: texts, token: texts, links: facts({ host: texts, public: texts }) });

/**
 * Opens the next episode of a season. It closes the one before, marks used questions, reserves seats for returning players and
 * the next on the list, and takes the options from the ledger. All of it is written together or not at all.
 */

import { type Fault, list } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import { line, request, soundly } from '../../shared/engine/message-fields.ts';
import { type Phrase, phrase } from '../../shared/engine/phrase.ts';
import type { Show } from '../../shared/engine/show.ts';
import { isPackDocument } from '../../shared/packs/document.ts';
import { bookOf, type EpisodeKind, type Line, write } from '../../shared/season/ledger.ts';
import { keysOf, nothingUsed, type Pack, type UsedQuestions, unusedOf } from '../../shared/season/questions.ts';
import { audienceLineup, fromBook, lineupOf, rulesOf, seatedChanges } from '../../shared/season/rules.ts';
import { entranceShow, familyOf, hasEntrants } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import type { ServerContext } from '../context.ts';
import { bundledPack, freshPack } from '../packs/bundled.ts';
import { earlierSeats } from '../seasons/eligibility.ts';
import { isFull, maxLines } from '../seasons/ledger-writes.ts';
import { settingsOf } from '../seasons/settings.ts';
import { type Chair, type SeasonEpisode, SeasonRefusal, type StoredSeason, withTheShow } from '../store/stored.ts';
import { newToken } from '../tokens.ts';
import { nextTurn } from '../turns.ts';
import { dealPack, examined, heardIn, isDealt, type Played, wholeBank } from './dealing.ts';
import { createEpisode, type EpisodeRequest } from './episodes.ts';
import { planned } from './uploads.ts';

/** What the rest of the server does for it. */
export interface SeasonServices {
  /** Names by seat. */
  readonly names: (code: string) => Promise<readonly string[] | undefined>;
  /** Keys of the questions that it used. */
  readonly played: Played;
  /** Publishes a finished episode, after which no move is played or undone (fairness.md 8). */
  readonly close: (code: string) => Promise<void>;
  /** Every page of the first goes to the other. */
  readonly playOn: (code: string, next: string) => Promise<void>;
}

interface GameRequest {
  readonly kind: EpisodeKind;
  /** The show of an audience game. A show with open entries finds its player. */
  readonly show?: string | undefined;
  readonly name: string;
  readonly options?: Readonly<Record<string, Json>> | undefined;
  /** Questions for this episode only, in place of the season's. */
  readonly pack?: unknown;
  readonly seats?: number | undefined;
  readonly clock?: EpisodeRequest['clock'] | undefined;
  /** The host's own words to whoever plays it (HD-71). */
  readonly note?: EpisodeRequest['note'];
  readonly public: boolean;
  readonly robots: EpisodeRequest['robots'];
  readonly pace?: number | undefined;
}

/** The next game of a cup's fixture, in place of the season's next game. */
export interface NextGame {
  readonly show: string;
  /** By seat. */
  readonly names: readonly string[];
  /** `CODE:SEAT` of where each of them sat last in this cup, "" for nowhere. */
  readonly from: readonly string[];
  /** Games whose results it rests on, which cannot be taken back any more. */
  readonly after: readonly string[];
  /** The game before it with the same people, whose room comes along; "" for none. */
  readonly follows: string;
  /** The lines that open it, behind those that there are. Throws `SeasonRefusal` if it cannot be opened any more. */
  readonly opened: (before: readonly Line[], code: string, at: number) => readonly Line[];
}

interface ReservedSeat {
  readonly seat: number;
  readonly name: string;
  readonly token: string;
}

export type Opening =
  | {
      readonly ok: true;
      readonly code: string;
      readonly token: string;
      readonly seats: readonly ReservedSeat[];
      readonly advice: readonly Fault[];
    }
  | {
      readonly ok: false;
      readonly status: number;
      readonly error: Phrase;
      readonly code?: string;
      readonly faults?: readonly Fault[];
    };

const refuse = (status: number, error: Phrase, code?: string): Opening => ({
  ok: false,
  status,
  error,
  ...(code === undefined ? {} : { code }),
});

/** Neither finished nor broken off. A show with open entries does not count among the games that follow each other. */
export const isOpen = ({ over, closed }: SeasonEpisode): boolean => over === 0 && closed === 0;

/** The current game, if there is one. */
export const gameOn = (episodes: readonly SeasonEpisode[]): SeasonEpisode | undefined =>
  episodes.findLast(episode => !hasEntrants(episode.show) && isOpen(episode));

/** Marks the questions that episodes of a season have used. Each episode is examined once it is over. */
export const markUsed = async (
  context: ServerContext,
  { played }: Pick<SeasonServices, 'played'>,
  season: { readonly name: string },
  episodes: readonly SeasonEpisode[],
): Promise<UsedQuestions> => {
  const before = (await context.store.seasonPack(season.name))?.used ?? nothingUsed;
  const used = await examined(
    before,
    episodes.filter(episode => !isOpen(episode)),
    played,
  );
  if (used !== before) await context.store.changeSeason(season.name, { used });
  return used;
};

/** Keys of the questions of qualifiers that are open now, or of games of a cup, which are played side by side. */
const askedNow = async (
  { store }: Pick<ServerContext, 'store'>,
  rules: Show,
  episodes: readonly SeasonEpisode[],
): Promise<readonly string[]> => {
  const open = episodes.filter(
    episode => hasEntrants(episode.show) === hasEntrants(rules.name) && episode.show === rules.name && isOpen(episode),
  );
  const packs = await Promise.all(open.map(({ code }) => store.packText(code)));
  return packs.flatMap(text => (text === undefined ? [] : keysOf(rules, JSON.parse(text) as Pack)));
};

/** The season's questions that fit a show: its own, or else all that the house can deal. */
export const poolOf = (
  season: { readonly show: string; readonly settings: unknown },
  own: unknown,
  show: string,
): Pack => {
  const rules = showNamed(show);
  if (rules === undefined) return {};
  if (own === null || familyOf(show) !== familyOf(season.show))
    return isDealt(rules) ? wholeBank(rules, settingsOf(season.settings).questions) : bundledPack(rules);
  const wanted = Object.keys((rules.pack.of ?? {}) as object);
  return Object.fromEntries(Object.entries(own as Pack).filter(([list]) => wanted.includes(list)));
};

export const openInSeason = async (
  context: ServerContext,
  services: SeasonServices,
  season: StoredSeason,
  game: GameRequest,
  fixture?: NextGame,
): Promise<Opening> => {
  const settings = settingsOf(season.settings);
  const episodes = await context.store.seasonEpisodes(season.name);
  const { kind } = game;
  const own = kind === 'main' ? season.show : kind === entranceShow ? entranceShow : (game.show ?? '');
  const show = fixture?.show ?? own;
  const rules = showNamed(show);
  if (rules === undefined) return refuse(400, phrase('chooseShow'));
  const isEntrance = hasEntrants(show);
  const last = isEntrance
    ? episodes.findLast(episode => hasEntrants(episode.show) && episode.kind === kind && isOpen(episode))
    : gameOn(episodes);
  // Fixtures of a cup are played side by side.
  const on = fixture === undefined ? last : undefined;
  if (on !== undefined) return refuse(409, phrase('stillOn', on.code), on.code);
  // The result is carried over now, so nothing in that episode can be undone any more.
  for (const { code, over, closed } of episodes)
    if (over > 0 && closed === 0 && (fixture?.after.includes(code) ?? true)) await services.close(code);
  const lines = (await context.store.season(season.name))?.lines ?? season.lines;
  if (isFull(lines)) return refuse(409, phrase('bookFull', maxLines));
  const book = bookOf(lines);
  const { pack: ownPack } = (await context.store.seasonPack(season.name)) ?? { pack: null };
  const used = await markUsed(context, services, season, episodes);
  await nextTurn();

  const isCup = settings.rule !== null;
  const usual = kind === 'main' ? settings.seats : (game.seats ?? rules.seats[0]);
  const seats = isEntrance ? 0 : (fixture?.names.length ?? usual);
  const next = kind === 'main' ? lineupOf(book, seats) : audienceLineup(book, seats);
  const names = isEntrance ? [] : (fixture?.names ?? next);
  const carries = kind === 'main' && !isCup;
  const [taken] = carries ? fromBook(show, game.options ?? {}) : [];
  if (taken !== undefined) return refuse(400, phrase('fieldFault', taken.path, taken.phrase ?? taken.message));
  const at = context.now();
  // Options for this episode override those of the season.
  const house = {
    ...settings,
    options: {
      ...(kind === 'main' && show === season.show ? settings.options : {}),
      ...(game.options as typeof settings.options | undefined),
    },
  };
  const seated = (before: readonly Line[], code: string) =>
    fixture?.opened(before, code, at) ??
    write(before, seatedChanges({ show: season.show, house }, kind, bookOf(before), names), { at, episode: code });
  const options = {
    ...house.options,
    // Entrants get as many places as the next game has free seats.
    ...(isEntrance && !isCup && game.options?.places === undefined
      ? { places: placesFor(kind, book, settings.seats) }
      : {}),
    // A player who returns after a wait starts over, so the book is read as it is once they are seated.
    ...(carries ? rulesOf(show).options(bookOf([...lines, ...seated(lines, '')]), names, house) : {}),
  };
  const fromHouse = ownPack === null || familyOf(show) !== familyOf(season.show);
  const asked =
    isEntrance || (fixture !== undefined && fromHouse)
      ? [...used.keys, ...(await askedNow(context, rules, episodes))]
      : used.keys;
  const packOf = (): Pack | undefined => {
    if (game.pack === undefined && fromHouse && isDealt(rules))
      return dealPack(rules, settings.questions, heardIn(asked), true);
    const given = (game.pack ?? (fromHouse ? freshPack(rules) : poolOf(season, ownPack, show))) as Pack;
    if (!isEntrance) return unusedOf(rules, given, asked);
    const known = new Set(asked);
    return keysOf(rules, given).some(key => known.has(key)) ? undefined : given;
  };
  const pack = packOf();
  if (pack === undefined) return refuse(409, phrase('askedBefore'));
  const request: EpisodeRequest = {
    show,
    name: game.name,
    options,
    pack,
    ...(isEntrance ? {} : { seats }),
    clock: game.clock ?? (settings.clock as EpisodeRequest['clock']),
    currency: settings.currency,
    note: game.note,
    public: game.public,
    robots: game.robots,
    pace: game.pace ?? 1500,
  };
  await nextTurn();
  const plans = await planned(request);
  if ('faults' in plans) {
    const [fault] = plans.faults;
    return {
      ok: false,
      status: 400,
      error: phrase('fieldFault', fault?.path ?? '', fault?.phrase ?? fault?.message ?? ''),
      faults: plans.faults,
    };
  }
  // The room of the game before comes along: from it somebody may play for a seat that is free.
  const isBefore = ({ code, show }: SeasonEpisode) =>
    fixture === undefined ? !hasEntrants(show) : code === fixture.follows;
  const before = isEntrance ? undefined : episodes.findLast(isBefore);
  const earlier = await earlierSeats(services.names, episodes, kind, names);
  const from = names.map((_, seat) => fixture?.from[seat] || (earlier[seat] ?? ''));
  const robot = game.robots === true || game.robots === 'seats';
  const chairs = names.map(
    (name, seat): Chair => ({
      name,
      robot: robot && name !== '',
      open: name === '',
      ...(from[seat] === '' ? {} : { from: from[seat]! }),
    }),
  );
  try {
    const inSeason = {
      place: { name: season.name, kind },
      chairs,
      ledger: (opened: string) => ({
        season: season.name,
        lines: (now: readonly Line[]) => {
          // Other games of a cup may have ended meanwhile.
          if (fixture === undefined && now.length !== lines.length) throw new SeasonRefusal();
          return seated(now, opened);
        },
      }),
    };
    const { code, token } = await createEpisode(context, request, plans.plan, false, [], inSeason, before?.code);
    if (before !== undefined) await services.playOn(before.code, code);
    const reserved: ReservedSeat[] = [];
    for (const [seat, name] of names.entries()) {
      if (name === '' || robot) continue;
      const made = newToken(code, 'seat', seat, context.now(), withTheShow);
      await context.store.addToken(made.stored);
      reserved.push({ seat, name, token: made.token });
    }
    return { ok: true, code, token, seats: reserved, advice: plans.plan.advice };
  } catch (error) {
    if (error instanceof SeasonRefusal) return refuse(409, phrase('bookChanged'));
    throw error;
  }
};

/** Free seats of the next game; at least one place. */
const placesFor = (kind: EpisodeKind, book: ReturnType<typeof bookOf>, seats: number): number => {
  if (kind !== entranceShow) return 1;
  const taken = lineupOf(book, seats).filter(name => name !== '').length;
  return Math.max(1, seats - taken);
};

const marks = list(request({ list: line(100), key: line(1000) }), 0, 100_000);

/**
 * Reads questions that a host gives to a season: lists alone, or a pack as /packs stores it, with what was used before. `used` has the
 * form of the season's book of questions (shared/season/questions.ts). This season skips them.
 */
export const readSeasonPack = (value: unknown): { readonly pack: unknown; readonly used: readonly string[] } => {
  if (!isPackDocument(value)) return { pack: value, used: [] };
  return { pack: value.pack, used: (soundly(marks, value.used) ?? []).map(({ list, key }) => `${list}:${key}`) };
};

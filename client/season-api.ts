/** The requests of the season pages to the server. */
import type { Json } from '../shared/engine/json.ts';
import type { Currency } from '../shared/engine/money.ts';
import type { DeskReply } from '../shared/engine/protocol.ts';
import type { ShowFigures } from '../shared/recap/figures.ts';
import type { Cup, Series } from '../shared/season/cup.ts';
import type { EpisodeKind, Line } from '../shared/season/ledger.ts';
import type { HallPlayer, SeasonRecord } from '../shared/season/records.ts';
import type { SeasonLimits } from '../shared/season/season-rules.ts';
import { ask, post } from './api.ts';
import { reachable } from './parts/outside.ts';

interface SeasonEpisode {
  readonly code: string;
  readonly kind: EpisodeKind;
  readonly show: string;
  readonly title: string;
  readonly created: number;
  readonly phase: string;
  readonly over: boolean;
  readonly closed: boolean;
  readonly open: boolean;
  readonly deadline: number;
  readonly seats: readonly string[];
}

export interface Season {
  readonly name: string;
  readonly title: string;
  readonly show: string;
  readonly created: number;
  readonly seats: number;
  readonly clock: number;
  readonly currency: Currency;
  /** How the options of future games differ from the original rules; empty where they do not. */
  readonly rules: Readonly<Record<string, Json>>;
  /** Options that choose among several originals. */
  readonly choices: Readonly<Record<string, Json>>;
  readonly limits: SeasonLimits;
  readonly lines: readonly Line[];
  /** Inconsistencies in the ledger; normally none. */
  readonly faults: readonly string[];
  /** Names by seat of the next game, "" for a free seat. */
  readonly lineup: readonly string[];
  readonly list: readonly { readonly name: string; readonly wait: number }[];
  readonly episodes: readonly SeasonEpisode[];
  /** Codes of further episodes that can be viewed here, of a season that was imported. */
  readonly recaps: readonly string[];
  /** Null for a season, in which the champion returns. */
  readonly cup: Cup | null;
  /** Only for its host. */
  readonly host?: {
    readonly ownPack: boolean;
    readonly questions: Readonly<Record<string, { readonly left: number; readonly of: number }>>;
  };
}

/** What was reckoned of its finished shows, by code. `reckoning`: so many will be known later. */
interface SeasonFigures {
  readonly figures: Readonly<Record<string, ShowFigures>>;
  readonly reckoning: number;
}

interface SeasonHall {
  readonly seasons: readonly { readonly name: string; readonly title: string; readonly show: string }[];
  readonly records: readonly SeasonRecord[];
  readonly players: readonly HallPlayer[];
  /** Players of all seasons, of whom the best are listed. */
  readonly of: number;
  readonly reckoning: number;
}

/** The best of all rooms of a season, best first. */
interface SeasonRoom {
  readonly people: readonly { readonly name: string; readonly points: number; readonly evenings: number }[];
  readonly of: number;
}

export const getSeasonRoom = (name: string): Promise<SeasonRoom> => ask(`/api/seasons/${name}/room`);

/** Somebody of the room of the latest game comes on the season's list. */
export const listFromRoom = (name: string, token: string, by: 'lot' | 'best' | 'season'): Promise<DeskReply> =>
  post(`/api/seasons/${name}/room`, { by }, token);

export interface SeatLink {
  readonly seat: number;
  readonly name: string;
  readonly link: string;
}

export interface OpenedEpisode {
  readonly code: string;
  readonly token: string;
  readonly links: { readonly host: string; readonly play: string; readonly watch: string; readonly tv: string };
  readonly seats: readonly SeatLink[];
  readonly advice: readonly { readonly path: string; readonly message: string }[];
}

export interface NextSeat {
  /** "" if no seat is reserved. */
  readonly code: string;
  readonly link?: string;
  readonly name?: string;
  /** From 1; 0: not on the list. */
  readonly place?: number;
  readonly of?: number;
  /** Plays in the next game. */
  readonly plays?: boolean;
  readonly series: Series;
}

export interface MadeSeason {
  readonly name: string;
  readonly token: string;
}

const at = (name: string, path = ''): string => `/api/seasons/${encodeURIComponent(name)}${path}`;

export const getSeason = (name: string, token: string): Promise<Season> => ask(at(name), { token });
export const makeSeason = (request: object): Promise<MadeSeason> => post('/api/seasons', request);
export const changeHouse = (
  name: string,
  token: string,
  { house = {}, ...options }: Readonly<Record<string, Json>>,
): Promise<unknown> => ask(at(name, '/house'), { method: 'PUT', token, body: { house, options } });
export const importSeason = (season: unknown, name?: string): Promise<MadeSeason> =>
  post('/api/seasons/import', name === undefined ? { season } : { season, name });
export const openEpisode = (name: string, token: string, request: object): Promise<OpenedEpisode> =>
  post(at(name, '/episodes'), request, token);
interface GameLinks {
  readonly code: string;
  readonly desk: string;
  readonly seats: readonly SeatLink[];
}

export const getLinks = async (name: string, token: string, code: string): Promise<GameLinks> => {
  const links = await post<GameLinks>(at(name, '/links'), { code }, token);
  // The host opens it on the same phone as this page.
  return { ...links, desk: reachable(links.desk) };
};
export const correctLine = (name: string, token: string, line: number, to: Json, reason: string): Promise<unknown> =>
  post(at(name, '/corrections'), { line, to, reason }, token);
export const addQuestions = (name: string, token: string, request: object): Promise<unknown> =>
  post(at(name, '/questions'), request, token);
export const exportSeason = (name: string, token: string): Promise<unknown> => ask(at(name, '/export'), { token });
export const deleteSeason = (name: string, token: string): Promise<unknown> =>
  ask(at(name), { method: 'DELETE', token });

/** A cup: see shared/season/cup.ts. The list of entrants as it is from now on. */
export const setEntrants = (
  name: string,
  token: string,
  request: object,
): Promise<{ readonly entrants: readonly string[] }> =>
  ask(at(name, '/entrants'), { method: 'PUT', token, body: request });
/** Closes the list and draws. */
export const drawCup = (name: string, token: string): Promise<unknown> => post(at(name, '/draw'), {}, token);
export const openFixtures = (
  name: string,
  token: string,
  request: object,
): Promise<{ readonly opened: readonly Omit<OpenedEpisode, 'advice'>[] }> =>
  post(at(name, '/fixtures'), request, token);
/** A walkover or a correction; null takes it back. */
export const decideFixture = (name: string, token: string, id: string, verdict: object | null): Promise<unknown> =>
  ask(at(name, `/fixtures/${id}`), {
    method: verdict === null ? 'DELETE' : 'PUT',
    token,
    ...(verdict && { body: verdict }),
  });
/** `token`: of a seat in an earlier episode. */
export const getNextSeat = (name: string, token: string): Promise<NextSeat> => ask(at(name, '/seat'), { token });

export const getFigures = (name: string): Promise<SeasonFigures> => ask(at(name, '/figures'));
export const getHall = (name: string): Promise<SeasonHall> => ask(at(name, '/hall'));
/** Without `into`, the name is parted. */
export const mergeNames = (season: string, token: string, name: string, into = ''): Promise<unknown> =>
  post(at(season, '/names'), { name, into }, token);
export const joinHall = (
  name: string,
  token: string,
  other: { readonly name: string; readonly token: string },
): Promise<unknown> => post(at(name, '/hall'), { season: other.name, token: other.token }, token);
export const leaveHall = (name: string, token: string): Promise<unknown> =>
  ask(at(name, '/hall'), { method: 'DELETE', token });

/** `asked`: the host has to decide. Otherwise `as` says who stands in for each name now. */
interface Forgotten {
  readonly asked: boolean;
  readonly as: readonly string[];
}

/** `token`: of the season's host, of a seat in one of its shows, or "". */
export const forgetPlayer = (season: string, token: string, name: string): Promise<Forgotten> =>
  post(at(season, '/forget'), { name }, token);
export const getForgetRequests = (
  season: string,
  token: string,
): Promise<{ readonly requests: readonly { readonly name: string; readonly at: number }[] }> =>
  ask(at(season, '/forget'), { token });
export const dismissForgetting = (season: string, token: string, name: string): Promise<unknown> =>
  ask(at(season, '/forget'), { method: 'DELETE', token, body: { name } });

/** The pages' requests to the server over HTTP. */
import type { RoomFacts } from '../shared/crowd/messages.ts';
import type { BoardShape } from '../shared/engine/board.ts';
import type { DeskMessage } from '../shared/engine/desk-message.ts';
import type { Json } from '../shared/engine/json.ts';
import type { Decides, DeskReply, Shell } from '../shared/engine/protocol.ts';
import type { Strength } from '../shared/engine/robots.ts';
import type { EpisodeSettings, SettingsChange } from '../shared/engine/settings.ts';
import type { BlockTime, OperatorBlock, OperatorNews } from '../shared/operator.ts';
import type { DealWish } from '../shared/packs/deal.ts';
import type { Clip } from '../shared/recap/clips.ts';
import { words } from '../shared/words/index.ts';

/** Aborts what takes longer. `AbortSignal.timeout` does the same, but needs Chromium 103 or Safari 16. */
export const timeLimit = (milliseconds: number): AbortSignal => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(), milliseconds);
  return limit.signal;
};

/** A field of options or of a pack as data: what `shared/engine/fields.ts` declares, without its parser. */
export interface FieldFacts {
  readonly kind: string;
  readonly fallback?: Json;
  readonly min?: number;
  readonly max?: number;
  /** Choices, the items of a list, or the fields of a record. */
  readonly of?: readonly string[] | FieldFacts | { readonly [name: string]: FieldFacts };
}

export interface ShowFacts {
  readonly name: string;
  /** Lowest and highest number allowed; null: any number. */
  readonly seats: readonly [number, number | null];
  readonly options: FieldFacts;
  readonly pack: FieldFacts;
  /** Number of items in each list of the bundled pack. */
  readonly bundled: Readonly<Record<string, number>>;
  /** Suggested options, such as real prizes. */
  readonly suggested: Readonly<Record<string, Json>>;
}

export interface Listed {
  readonly code: string;
  readonly show: string;
  readonly title: string;
  readonly clients: number;
}

export interface EpisodeFacts extends EpisodeSettings {
  readonly code: string;
  readonly title: string;
  readonly show: string;
  readonly phase: string;
  readonly options: Readonly<Record<string, Json>>;
  /** How the options differ from the original; {} where they do not. */
  readonly rules: Readonly<Record<string, Json>>;
  readonly over: boolean;
  /** The demo episode of its show, which robots play for spectators. */
  readonly demo: boolean;
  /** Listed in the lobby. */
  readonly public: boolean;
  /** Only for an episode of a season. */
  readonly season?: { readonly name: string; readonly kind: string };
  readonly deadline: number;
  readonly paused: string;
  readonly entries: number;
}

interface Links {
  readonly host: string;
  readonly play: string;
  readonly watch: string;
  readonly tv: string;
}

interface Opening extends SettingsChange {
  readonly show: string;
  readonly name: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly pack?: Json;
  readonly seats: number;
  readonly public: boolean;
  readonly teams?: { readonly decides: Decides; readonly names: readonly string[] };
  readonly robots?: 'seats' | 'host';
  readonly strength?: Strength;
  /** What the house deals, in the page's language by default, and the secret that tells to whom. */
  readonly questions?: Partial<DealWish>;
  readonly host?: string;
}

/** One mistake in a pack. `line` counts from 1; 0 means that it has no line. */
export interface PackFault {
  readonly path: string;
  readonly message: string;
  readonly line: number;
  readonly field: string;
}

export interface PackCheck {
  readonly pack: Readonly<Record<string, Json>> | null;
  readonly faults: readonly PackFault[];
  readonly advice: readonly PackFault[];
  readonly counts: Readonly<Record<string, number>>;
  /** The contents of a table with faults, to be corrected item by item. */
  readonly draft?: Readonly<Record<string, Json>>;
}

/** What is wrong with one field of a request: `options.lastRound[0]`. */
export interface NamedFault {
  readonly path: string;
  readonly message: string;
}

/** The server's refusal, with its text, and the fields that it is about. */
export class Declined extends Error {
  readonly status: number;
  readonly faults: readonly NamedFault[];
  /** Of the problem, "" if it has none. */
  readonly code: string;
  constructor(status: number, message: string, faults: readonly NamedFault[] = [], code = '') {
    super(message);
    this.code = code;
    this.status = status;
    this.faults = faults;
  }
}

interface Complaint {
  readonly code?: string;
  readonly error?: string;
  readonly faults?: readonly NamedFault[];
}

const usualPatience = 10_000;

interface Asking {
  /** By default GET, and POST with a body. */
  readonly method?: 'PUT' | 'POST' | 'DELETE';
  readonly body?: object;
  /** Of a host, a seat, a screen or the operator; "" for none. */
  readonly token?: string;
  /** Milliseconds. */
  readonly patience?: number;
}

/** `fetch`, within so many milliseconds. What a browser says of an answer that does not come is not for readers, nor in their language. */
export const fetchWithin = async (patience: number, path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(path, { ...init, signal: timeLimit(patience) });
  } catch {
    throw new Error(words().pages.trouble.noAnswer);
  }
};

/** Throws `Declined` if the server refuses. */
export const request = async (
  path: string,
  { body, token = '', patience = usualPatience, ...rest }: Asking = {},
): Promise<Response> => {
  const response = await fetchWithin(patience, path, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...rest,
    headers: {
      // Refusals come in the language of the page, whatever the browser prefers.
      'accept-language': words().language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  if (response.ok) return response;
  const { code = '', error, faults = [] } = (await response.json().catch(() => ({}))) as Complaint;
  throw new Declined(response.status, error ?? String(response.status), faults, code);
};

/** The answer's contents; {} for none. */
export const ask = async <T>(path: string, asking: Asking = {}): Promise<T> =>
  (await request(path, asking)).json().catch(() => ({}));

export const post = <T>(path: string, body: object, token = ''): Promise<T> => ask(path, { body, token });

/** By `show/act`. */
export const getBoards = (): Promise<Readonly<Record<string, BoardShape>>> => ask('/api/boards');

export const getShows = (): Promise<readonly ShowFacts[]> => ask('/api/shows');
/** How much there is, and how much of it a host has not asked yet. */
interface Fresh {
  readonly of: number;
  readonly fresh: number;
}
/** By list of the show's pack, and by category of the bank. */
interface BankFacts extends Fresh {
  readonly lists: Readonly<Record<string, Fresh>>;
  readonly categories: Readonly<Record<string, Fresh>>;
}
export const getBank = (asked: Pick<Opening, 'show' | 'questions' | 'host'>): Promise<BankFacts> =>
  post('/api/bank', asked);
export const getPublicShows = (): Promise<readonly Listed[]> => ask('/api/episodes');
export const getEpisode = (code: string): Promise<EpisodeFacts> => ask(`/api/episodes/${code}`);
/** As everybody may know it. */
export const getShell = (code: string): Promise<Pick<Shell, 'waiting' | 'seats'>> => ask(`/api/episodes/${code}/state`);
export const getDemo = (show: string): Promise<{ readonly code: string }> => ask(`/api/demo/${show}`);
/** The best of every show, for the trailer. */
export const getTrailer = (): Promise<readonly Clip[]> => ask('/api/trailer');
/** Starts an act on its own. Returns the link of the seat. */
export const practise = (show: string, name: string, options: object): Promise<{ readonly link: string }> =>
  post('/api/practice', { show, name, options });
export const openShow = (opening: Opening): Promise<{ readonly code: string; readonly links: Links }> =>
  post('/api/episodes', opening);
/** Sends a desk message from outside the desk. */
export const sendToDesk = (code: string, token: string, message: DeskMessage): Promise<DeskReply> =>
  post(`/api/episodes/${code}/desk`, message, token);
/** Deletes the episode and its names for good. */
export const deleteEpisode = (code: string, token: string): Promise<unknown> =>
  ask(`/api/episodes/${code}`, { method: 'DELETE', token });

/** A host's own questions. `kept`: id of the stored pack that they come from, "" for none. */
export interface OwnQuestions {
  readonly pack: Readonly<Record<string, Json>>;
  readonly kept: string;
}

/** Opens the same show again with the same people. Returns a private link for each seat that had one. */
export interface Opened {
  readonly code: string;
  readonly links: Links;
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly link: string }[];
}

/** `pack`: the host's own questions for it. */
export const requestRematch = (code: string, token: string, pack?: OwnQuestions['pack']): Promise<Opened> =>
  post(`/api/episodes/${code}/again`, pack === undefined ? {} : { pack }, token);
/** The same for a player, in a show without a host. */
export const playAgain = (code: string, token: string): Promise<Pick<Opened, 'code'>> =>
  post(`/api/episodes/${code}/again`, {}, token);
/** The caller's token in the show that follows this one, "" for none. */
export const getNext = (code: string, token: string): Promise<{ readonly code: string; readonly token: string }> =>
  post(`/api/episodes/${code}/next`, {}, token);

/** How the crowd called, and its table. */
export const getRoom = (code: string): Promise<RoomFacts> => ask(`/api/episodes/${code}/room`);
/** How the evening went for whoever has this secret, as a picture. */
export const getRoomCard = async (code: string, secret: string): Promise<Blob> =>
  (await request(`/api/episodes/${code}/room/card.png`, { body: { secret } })).blob();
export const checkPack = (show: string, text: string, options: object): Promise<PackCheck> =>
  post('/api/packs/check', { show, text, options });

/** Reports something offensive in a public show. */
export const reportShow = (code: string, why: string): Promise<unknown> =>
  post(`/api/episodes/${code}/report`, { why });

export const getOperatorNews = (token: string): Promise<OperatorNews> => ask('/api/operator', { token });
export const operate = (token: string, code: string, what: 'dismiss' | 'close'): Promise<unknown> =>
  post(`/api/operator/episodes/${code}`, { do: what }, token);

export interface NewBlock {
  readonly kind: OperatorBlock['kind'];
  readonly value: string;
  readonly for: BlockTime;
  readonly reason: string;
  /** Even if it is the operator's own network. */
  readonly sure: boolean;
}

export const block = (token: string, added: NewBlock): Promise<unknown> => post('/api/operator/blocks', added, token);
export const unblock = (token: string, id: string): Promise<unknown> =>
  ask(`/api/operator/blocks/${id}`, { method: 'DELETE', token });

interface HostRecord {
  readonly options: Readonly<Record<string, Json>>;
  readonly pack: Readonly<Record<string, Json>>;
}

/** The host's record of a show, with the whole pack. */
export const getHostRecord = (code: string, token: string): Promise<HostRecord> =>
  ask(`/api/episodes/${code}/record`, { token });

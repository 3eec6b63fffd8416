/**
 * Where episodes are kept. Every method settles only when its effect is on disk; a rejection means that nothing of it
 * happened, or that nobody can know (`StoreFailure`), never that half of it did.
 */
import type { Line } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import type { SideBoard } from '../../shared/side-game/messages.ts';
import type { Ticket } from '../../shared/side-game/table.ts';
import type { Reminders } from './reminders.ts';
import type { Chair, EpisodeFacts, EpisodeState, RobotCasting, StoredEntry, StoredEpisode } from './stored-episode.ts';
import type { LedgerWrite, SeasonEpisode, SeasonFacts, StoredSeason } from './stored-season.ts';

/** Who plays the audience's game of an episode. */
export interface StoredFan {
  /** From a secret of the browser; says nothing of it. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly tickets: readonly Ticket[];
  /** Number of entries up to which its tickets are settled. */
  readonly settled: number;
}

/** `overlay`: shows parts of the stage in streaming software, and does nothing else. */
export type TokenRole = 'host' | 'co-host' | 'seat' | 'overlay';

export interface StoredToken {
  /** SHA-256 of the token in hex; the token itself is kept nowhere. */
  readonly hash: string;
  /** Names the token where it is listed or revoked. */
  readonly id: string;
  readonly code: string;
  readonly role: TokenRole;
  /** -1 for a host's. */
  readonly seat: number;
  readonly created: number;
  /**
   * Who made it a link to be given away: the id of the token that did, and with which it dies, or `withTheShow`. "": nobody
   * did; its holder made the show, or sat down by name.
   */
  readonly maker: string;
}

/** `maker` of links that were made along with their show. */
export const withTheShow = 'show';

/** Tokens that become worthless: one, all of a seat, or the links to a seat that were given away. */
export type Revoked = { readonly id: string } | { readonly seat: number } | { readonly linksTo: number };

/** A line of the lobby's list. */
export interface Listed
  extends Pick<EpisodeFacts, 'code' | 'show' | 'title' | 'created'>,
    Pick<EpisodeState, 'act' | 'phase' | 'chairs'> {
  readonly robots: RobotCasting;
}

/** Why a show was reported. */
export type ReportReason = 'name' | 'title' | 'questions' | 'other';

/** What was reported about one show. */
export interface Reported {
  readonly code: string;
  readonly show: string;
  readonly title: string;
  readonly chairs: readonly Chair[];
  /** From how many places. */
  readonly count: number;
  readonly reasons: readonly ReportReason[];
  /** When it was reported last. */
  readonly latest: number;
}

/** Reports from this many places take a show off the lobby's list. */
export const tooManyReports = 3;

/** `none`: there is no such episode; `elsewhere`: a process that is alive plays it. */
export type Taken = { readonly epoch: number } | 'none' | 'elsewhere';

/** Where a process is found. */
export interface Place {
  /** Names it in the paths of sockets; "" where no other process asks for it. */
  readonly id: string;
  /** How other processes reach it, without a slash at the end. */
  readonly address: string;
  /** How browsers reach it, "" where all processes stand behind one address. */
  readonly publicAddress: string;
}

/** What the daily sweep goes by: times before which something is done. */
export interface Sweep {
  readonly now: number;
  /** The time has been confirmed: what cannot be taken back may be done. */
  readonly confirmed: boolean;
  /** Episodes that ended before are published. */
  readonly over: number;
  /** Episodes that nothing happened in since are broken off, and published. */
  readonly abandoned: number;
  /** Episodes published before are deleted with their names, and so are those never begun. */
  readonly kept: number;
  /** The same for shared demos. */
  readonly demos: number;
}

export interface Store {
  readonly reminders: Reminders;
  /** False when the code is taken. `ledger`: who was seated is written along with it. */
  create(
    facts: EpisodeFacts,
    state: EpisodeState,
    tokens: readonly StoredToken[],
    ledger?: LedgerWrite,
  ): Promise<boolean>;
  episode(code: string): Promise<StoredEpisode | undefined>;
  /** In order. */
  entries(code: string): Promise<readonly StoredEntry[]>;
  /**
   * Makes `owner` the one that plays it, unless somebody else who is alive does. Writes of an earlier epoch fail with
   * `NotOwner`. `sparing`: nothing that somebody else played last, whether they give signs of life or not.
   */
  take(code: string, owner: string, sparing?: boolean): Promise<Taken>;
  /** Nobody plays it any more; whoever is asked for it may take it. */
  release(code: string, epoch: number): Promise<void>;
  /** A sign of life: until `milliseconds` from now nobody takes what `owner` plays. */
  beat(owner: string, milliseconds: number, place?: Place): Promise<void>;
  /** Where the process that plays it is; undefined where none does, or none that can be found. */
  playedAt(code: string): Promise<Place | undefined>;
  /** Codes of what `owner` plays. */
  playedBy(owner: string): Promise<readonly string[]>;
  /** All processes that are alive and can be found. */
  places(): Promise<readonly Place[]>;
  /** Those that gave a sign of life. */
  processes(): Promise<readonly string[]>;
  /** `owner` goes; everything it played is nobody's. */
  leave(owner: string): Promise<void>;
  /** Writes an entry, what it changes and what it gives to a season in one transaction. */
  append(
    code: string,
    epoch: number,
    entry: StoredEntry,
    change: Partial<EpisodeState>,
    ledger?: LedgerWrite,
  ): Promise<void>;
  /** False when the name is taken. `pack`: null for the questions of the house. */
  createSeason(facts: SeasonFacts, pack: unknown, used: UsedQuestions, lines: readonly Line[]): Promise<boolean>;
  season(name: string): Promise<StoredSeason | undefined>;
  /** The host's questions, and keys of those that have been played. */
  seasonPack(name: string): Promise<{ readonly pack: unknown; readonly used: UsedQuestions } | undefined>;
  seasonEpisodes(name: string): Promise<readonly SeasonEpisode[]>;
  /** Adds to a ledger; false where there is no such season. Rejects with `SeasonRefusal` as `LedgerWrite` does. */
  addLines(ledger: LedgerWrite): Promise<boolean>;
  /** Another pack, further keys of questions that were played, other settings. */
  changeSeason(
    name: string,
    change: {
      readonly pack?: unknown;
      readonly used?: UsedQuestions;
      readonly settings?: unknown;
      readonly host?: string;
    },
  ): Promise<void>;
  /** With its ledger, not with its episodes; false where there is none. */
  removeSeason(name: string): Promise<boolean>;
  change(code: string, epoch: number, change: Partial<EpisodeState>): Promise<void>;
  /** Marks an episode as published, whoever plays it. */
  publish(code: string, now: number): Promise<void>;
  /** The same people play on in another show, whoever plays this one. */
  follow(code: string, next: string): Promise<void>;
  /** With everything about it; false where there is none. */
  remove(code: string): Promise<boolean>;
  /** Returns the codes that were deleted. */
  sweep(times: Sweep): Promise<readonly string[]>;
  /** How many the same sweep would break off or delete, if its time is to be trusted. */
  doomed(times: Sweep): Promise<number>;
  fans(code: string): Promise<readonly StoredFan[]>;
  /** Names and points of the best of the audience, best first. */
  bestFans(code: string, limit: number): Promise<SideBoard>;
  /** New ones, and how known ones stand now. */
  keepFans(code: string, fans: readonly StoredFan[]): Promise<void>;
  addToken(token: StoredToken): Promise<void>;
  token(hash: string): Promise<StoredToken | undefined>;
  tokens(code: string): Promise<readonly StoredToken[]>;
  /** Makes the token `id` worthless and another one valid, both or neither. */
  exchange(code: string, id: string, token: StoredToken): Promise<readonly string[]>;
  /** Makes tokens worthless at once, with all that they made; names them. */
  revoke(code: string, which: Revoked): Promise<readonly string[]>;
  /** Public shows that are on, latest first; not those that too many reported. */
  listed(limit: number): Promise<readonly Listed[]>;
  /** `visitor` reports a show; once, however often. */
  report(code: string, visitor: string, why: ReportReason, at: number): Promise<void>;
  /** Those that were reported, latest first. */
  reports(limit: number): Promise<readonly Reported[]>;
  /** What was reported about a show is settled. */
  dismissReports(code: string): Promise<void>;
  /** The latest demo of a show that is not over. */
  demo(show: string): Promise<string | undefined>;
  /** Episodes whose running clock ended by now, earliest first; those that no other process plays. */
  due(now: number, limit: number, owner: string): Promise<readonly string[]>;
  /** The latest time that any process saw, 0 for none. */
  seen(): Promise<number>;
  /** Keeps the time as seen. */
  see(now: number): Promise<void>;
  /**
   * The machine's clock shows `now` where it should show `expected`. Running clocks of episodes that nobody plays go on as if
   * it had not jumped, or stand still for the host with what was left (`pause`). Done once, whoever notices.
   */
  jumped(expected: number, now: number, pause: boolean): Promise<void>;
  /** The sealed seed of some episode; undefined where there is none. */
  anySeed(): Promise<{ readonly code: string; readonly seed: string } | undefined>;
  /** A value that all processes share. The process that asks first makes it. */
  shared(name: string, make: () => string): Promise<string>;
  /** Writes something; rejects while the store cannot. */
  check(): Promise<void>;
  close(): Promise<void>;
}

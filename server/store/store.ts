/**
 * The interface of the store. Every method resolves only when its effect is on disk. A rejection means that nothing happened,
 * or that nobody can know (`StoreFailure`), but never that half of it did.
 */
import type { Line } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import type { SideBoard } from '../../shared/side-game/messages.ts';
import type { Ticket } from '../../shared/side-game/table.ts';
import type { Reminders } from './reminders.ts';
import type {
  Chair,
  EpisodeFacts,
  EpisodeState,
  KnownEpisode,
  RobotCasting,
  Shown,
  StoredEntry,
  StoredEpisode,
} from './stored-episode.ts';
import type { LedgerWrite, SeasonEpisode, SeasonFacts, StoredSeason } from './stored-season.ts';

/** A player of the audience's game. */
export interface StoredFan {
  /** Derived from a secret of the browser, which it does not reveal. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly tickets: readonly Ticket[];
  /** Number of entries up to which its tickets are settled. */
  readonly settled: number;
}

/** `overlay`: shows parts of the stage in streaming software, and nothing else. */
export type TokenRole = 'host' | 'co-host' | 'seat' | 'overlay';

export interface StoredToken {
  /** SHA-256 of the token in hex. The token itself is not stored. */
  readonly hash: string;
  /** Identifies the token where it is listed or revoked. */
  readonly id: string;
  readonly code: string;
  readonly role: TokenRole;
  /** -1 for a host's. */
  readonly seat: number;
  readonly created: number;
  /**
   * The id of the token that created it as a link to give away. That token can revoke it. `withTheShow` for links created with
   * the show. "" if nobody did: its holder created the show, or sat down by name.
   */
  readonly maker: string;
}

/** `maker` of links that were created with their show. */
export const withTheShow = 'show';

/** Tokens to revoke: one, all of a seat, or the links to a seat that were given away. */
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

/** A show that this many places have reported is not listed in the lobby. */
export const tooManyReports = 3;

/** `none`: there is no such episode; `elsewhere`: another live process plays it. */
export type Taken = { readonly epoch: number } | 'none' | 'elsewhere';

/** How to reach a process. */
export interface Place {
  /** Its name in the paths of sockets; "" in a single process. */
  readonly id: string;
  /** The address for other processes, without a slash at the end. */
  readonly address: string;
  /** The address for browsers; "" if all processes are behind one address. */
  readonly publicAddress: string;
}

/** Times that the sweep compares with. */
export interface Sweep {
  readonly now: number;
  /** The clock is trusted, so what cannot be undone may be done. */
  readonly confirmed: boolean;
  /** Episodes that ended before are published. */
  readonly over: number;
  /** Episodes in which nothing has happened since are broken off and published. */
  readonly abandoned: number;
  /** Episodes published before are deleted with their names, and so are those that never began. */
  readonly retainedSince: number;
  /** The same for shared demos. */
  readonly demos: number;
}

export interface Store {
  readonly reminders: Reminders;
  /** False if the code is taken. `ledger`: the lines that record who was seated. */
  create(
    facts: EpisodeFacts,
    state: EpisodeState,
    tokens: readonly StoredToken[],
    ledger?: LedgerWrite,
  ): Promise<boolean>;
  episode(code: string): Promise<StoredEpisode | undefined>;
  /** The same without its pack. */
  known(code: string): Promise<KnownEpisode | undefined>;
  /** In order. */
  entries(code: string): Promise<readonly StoredEntry[]>;
  /** Its pack as it is stored, as JSON. */
  packText(code: string): Promise<string | undefined>;
  /** The entries from number `from` up to `to` as they are stored, as JSON. */
  entryTexts(code: string, from: number, to: number): Promise<readonly string[]>;
  /** Stores what everybody may ask, worked out again, unless the episode has gone on since it had that many entries. */
  keepShown(code: string, entries: number, shown: Shown): Promise<void>;
  /**
   * Makes `owner` the owner of an episode, unless another live process is. Writes of earlier epochs fail with `NotOwner` from
   * then on. `sparing`: takes nothing that another process owned last, alive or not.
   */
  take(code: string, owner: string, sparing?: boolean): Promise<Taken>;
  /** Gives up an episode, so that any process may take it. */
  release(code: string, epoch: number): Promise<void>;
  /** Renews a lease: for `milliseconds` from now nobody takes the episodes of `owner`. */
  renewLease(owner: string, milliseconds: number, place?: Place): Promise<void>;
  /** The process that plays the episode; undefined if there is none that can be reached. */
  playedAt(code: string): Promise<Place | undefined>;
  /** Codes of the episodes of `owner`. */
  playedBy(owner: string): Promise<readonly string[]>;
  /** All live processes that can be reached. */
  places(): Promise<readonly Place[]>;
  /** All processes with a row, alive or not. */
  processes(): Promise<readonly string[]>;
  /** Ends a lease: everybody may take the episodes of `owner`. */
  endLease(owner: string): Promise<void>;
  /** Writes an entry, its changes, and its lines for a season's ledger in one transaction. */
  append(
    code: string,
    epoch: number,
    entry: StoredEntry,
    change: Partial<EpisodeState>,
    ledger?: LedgerWrite,
  ): Promise<void>;
  /** False if the name is taken. `pack`: null for the built-in questions. */
  createSeason(facts: SeasonFacts, pack: unknown, used: UsedQuestions, lines: readonly Line[]): Promise<boolean>;
  season(name: string): Promise<StoredSeason | undefined>;
  /** The host's questions, and keys of those that have been used. */
  seasonPack(name: string): Promise<{ readonly pack: unknown; readonly used: UsedQuestions } | undefined>;
  seasonEpisodes(name: string): Promise<readonly SeasonEpisode[]>;
  /** Adds to a ledger. False if there is no such season. Rejects with `SeasonRefusal` as `LedgerWrite` says. */
  addLines(ledger: LedgerWrite): Promise<boolean>;
  /** Replaces the pack or settings, or adds keys of used questions. */
  changeSeason(
    name: string,
    change: {
      readonly pack?: unknown;
      readonly used?: UsedQuestions;
      readonly settings?: unknown;
      readonly host?: string;
    },
  ): Promise<void>;
  /** Removes a season with its ledger, but not its episodes. False if there is none. */
  removeSeason(name: string): Promise<boolean>;
  change(code: string, epoch: number, change: Partial<EpisodeState>): Promise<void>;
  /** Marks an episode as published, whichever process owns it. */
  publish(code: string, now: number): Promise<void>;
  /** Names the show in which the same people play on, whichever process owns this one. */
  setNext(code: string, next: string): Promise<void>;
  /** Removes an episode with everything about it. False if there is none. */
  remove(code: string): Promise<boolean>;
  /** Returns the codes that were deleted. */
  sweep(times: Sweep): Promise<readonly string[]>;
  /** How many episodes the same sweep would break off or delete if the clock were trusted. */
  countExpiring(times: Sweep): Promise<number>;
  fans(code: string): Promise<readonly StoredFan[]>;
  /** Names and points of the best of the audience, best first. */
  bestFans(code: string, limit: number): Promise<SideBoard>;
  /** Adds new fans and updates known ones. */
  saveFans(code: string, fans: readonly StoredFan[]): Promise<void>;
  addToken(token: StoredToken): Promise<void>;
  token(hash: string): Promise<StoredToken | undefined>;
  tokens(code: string): Promise<readonly StoredToken[]>;
  /** Revokes the token `id` and adds another one, both or neither. Returns the ids of all revoked tokens. */
  exchange(code: string, id: string, token: StoredToken): Promise<readonly string[]>;
  /** Revokes tokens and all that they created. Returns their ids. */
  revoke(code: string, which: Revoked): Promise<readonly string[]>;
  /** Public shows in progress, latest first, without those that too many reported. */
  listed(limit: number): Promise<readonly Listed[]>;
  /** `visitor` reports a show. Repeating it has no effect. */
  report(code: string, visitor: string, why: ReportReason, at: number): Promise<void>;
  /** Reported shows, latest first. */
  reports(limit: number): Promise<readonly Reported[]>;
  /** Settles the reports of a show. */
  dismissReports(code: string): Promise<void>;
  /** The latest demo of a show that is not over. */
  demo(show: string): Promise<string | undefined>;
  /** Episodes whose clock has ended and that no other process plays, earliest first. */
  due(now: number, limit: number, owner: string): Promise<readonly string[]>;
  /** The latest time that any process saw, 0 for none. */
  latestTime(): Promise<number>;
  /** Stores the time as seen. */
  recordTime(now: number): Promise<void>;
  /**
   * The machine's clock shows `now` where it should show `expected`. Running clocks of episodes that nobody plays go on as if
   * it had not jumped, or stop with what was left until the host resumes (`pause`). Done once, whichever process notices.
   */
  correctClocks(expected: number, now: number, pause: boolean): Promise<void>;
  /** The encrypted seed of any episode; undefined if there is none. */
  anySeed(): Promise<{ readonly code: string; readonly seed: string } | undefined>;
  /** A value that all processes share. The process that asks first makes it. */
  shared(name: string, make: () => string): Promise<string>;
  /** Writes something. Rejects if the store cannot be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Where episodes are kept. Every method settles only when its effect is on disk; a rejection means that nothing of it
 * happened, or that nobody can know (`StoreFailure`), never that half of it did.
 */
import type { Chain } from '../../shared/engine/chain.ts';
import type { Entry } from '../../shared/engine/episode.ts';
import type { PublicSource } from '../../shared/engine/fair.ts';
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import type { Strength } from '../../shared/engine/robots.ts';
import type { EpisodeSettings } from '../../shared/engine/settings.ts';
import type { EpisodeKind, Line } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import type { SideBoard } from '../../shared/side-game/messages.ts';
import type { Ticket } from '../../shared/side-game/table.ts';
import type { Reminders } from './reminders.ts';

/** Why a show stands still; "" means that it does not (shared/engine/protocol.ts Shell.paused). */
export type Pause = '' | 'host' | 'away' | 'store';

/** What robots do in an episode: nothing, all of it, the seats only, or the host only. */
export type RobotCasting = '' | 'all' | 'seats' | 'host';

/** No person has to host. */
export const houseHosts = (casting: RobotCasting): boolean => casting === 'all' || casting === 'host';

/** Seats are played by robots: a demo or a rehearsal. */
export const robotsPlay = (casting: RobotCasting): boolean => casting === 'all' || casting === 'seats';

/** A contestant's place. */
export interface Chair {
  /** As it stands in the record's `seats`: "" while free, not changed by a substitute. */
  readonly name: string;
  readonly robot: boolean;
  /** How well its robot plays; middle if nothing is said. */
  readonly strength?: Strength;
  /** Whoever comes may take it: it is free, or the host took it back from somebody. */
  readonly open: boolean;
  /** Under rules 1: SHA-256 of the client's part of the public seed, "" for none. */
  readonly pledge: string;
  /** Under rules 1: the part itself in hex, "" until revealed. */
  readonly part: string;
  /** From where whoever sits there came, unreadable; left out where nobody knows. */
  readonly visitor?: string;
  /** `CODE:SEAT` of an earlier episode of the season whose contestant this seat is kept for. */
  readonly from?: string;
  /** How many times as long as the clock says whoever sits there has for a move; 1 where nothing is said. */
  readonly time?: number;
}

/** What never changes about an episode. */
export interface EpisodeFacts {
  readonly code: string;
  readonly show: string;
  /** The host's name for it, may be "". */
  readonly title: string;
  readonly options: unknown;
  readonly pack: unknown;
  readonly robots: RobotCasting;
  /** The shared demo of its show. */
  readonly demo: boolean;
  /** Milliseconds between two moves of robots. */
  readonly pace: number;
  /** Listed in the lobby. */
  readonly public: boolean;
  /** Version of the rules it is played under. */
  readonly rules: number;
  /** 32 bytes, encrypted. */
  readonly seed: string;
  /** Milliseconds since 1970, like every time here. */
  readonly created: number;
  /** The season that it takes from and gives back to, and as what. */
  readonly season?: { readonly name: string; readonly kind: EpisodeKind };
}

/** Somebody whom the host does not let play. */
export interface Banned {
  /** Names the ban where it is listed or lifted. */
  readonly id: string;
  /** Under which they sat. */
  readonly name: string;
  /** From where they came, unreadable; "" where nobody knows. */
  readonly visitor: string;
}

/** A `start` between being asked for and being accepted. */
export interface Starting {
  /** Sender and the sender's own id of the move, null for a move that nobody sent. */
  readonly key: string | null;
  /** By name of the chain, the link given for the public seed; the host's came with the move. */
  readonly links: Readonly<Record<string, string>>;
}

/** What changes as it is played. */
export interface EpisodeState {
  readonly chairs: readonly Chair[];
  readonly settings: EpisodeSettings;
  readonly banned: readonly Banned[];
  /** When the running clock ends, or while paused when the show goes on by itself; 0: neither. */
  readonly deadline: number;
  readonly paused: Pause;
  /** Milliseconds that were left of the running clock when the show was paused. */
  readonly left: number;
  /** Public sources of the dice, null until `start` fixed them. */
  readonly sources: readonly PublicSource[] | null;
  /** What pages pledged, oldest first (fairness.md 2). */
  readonly chains: readonly Chain[];
  /** What pages found wrong with their part in the dice; kept for good (fairness.md 10). */
  readonly alarms: readonly DiceAlarm[];
  /** `start` was asked for, and pages give their links for it; null otherwise (fairness.md 3). */
  readonly starting: Starting | null;
  readonly act: string;
  readonly phase: string;
  /** When it came to its end; 0 before. */
  readonly over: number;
  /** When its seed was published; 0 before. No move is accepted any more. */
  readonly closed: number;
  /** The show in which the same people play on, "" for none. */
  readonly next: string;
  /** When anything last changed. */
  readonly touched: number;
}

export interface StoredEpisode extends EpisodeFacts, EpisodeState {
  readonly entries: number;
  /** The process that plays it, "" for none, and how often it changed hands. */
  readonly owner: string;
  readonly epoch: number;
}

export interface StoredEntry {
  readonly seq: number;
  /** Actor and client's own id of the move, null for moves that nobody sent. */
  readonly id: string | null;
  readonly entry: Entry;
}

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

/** A season as it was set up. */
export interface SeasonFacts {
  /** As in its address. */
  readonly name: string;
  readonly title: string;
  readonly show: string;
  /** SHA-256 of the host's token in hex. */
  readonly host: string;
  readonly settings: unknown;
  readonly created: number;
}

export interface StoredSeason extends SeasonFacts {
  readonly lines: readonly Line[];
}

/** An episode of a season, latest last. */
export interface SeasonEpisode {
  readonly code: string;
  readonly show: string;
  readonly title: string;
  readonly kind: EpisodeKind;
  readonly created: number;
  /** When its running clock ends; 0: none runs. */
  readonly deadline: number;
  readonly over: number;
  readonly closed: number;
  readonly phase: string;
  readonly act: string;
  readonly chairs: readonly Chair[];
}

/** What is added to a season's ledger, found out in the transaction that writes it: nobody can come in between. */
export interface LedgerWrite {
  readonly season: string;
  /** Throws `SeasonRefusal` where the ledger has gone on meanwhile; then nothing of the transaction happens. */
  readonly lines: (before: readonly Line[]) => readonly Line[];
}

/** The ledger has gone on so that what was to be written makes no sense any more. */
export class SeasonRefusal extends Error {}

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
  /** Writes something; rejects while the store cannot. */
  check(): Promise<void>;
  close(): Promise<void>;
}

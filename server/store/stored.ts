/** What is stored: episodes, seasons and what belongs to them, and what the store is asked. */

import type { Ticket } from '../../shared/crowd/bets.ts';
import type { Chain } from '../../shared/engine/chain.ts';
import type { Commitment } from '../../shared/engine/commitments.ts';
import type { Entry } from '../../shared/engine/episode.ts';
import type { PublicSource } from '../../shared/engine/fair.ts';
import type { ProgramRight } from '../../shared/engine/programs.ts';
import type { Decides, DiceAlarm } from '../../shared/engine/protocol.ts';
import type { Strength } from '../../shared/engine/robots.ts';
import type { EpisodeSettings } from '../../shared/engine/settings.ts';
import type { DealWish } from '../../shared/packs/deal.ts';
import type { ShowFigures } from '../../shared/recap/figures.ts';
import type { EpisodeKind, Line } from '../../shared/season/ledger.ts';
import type { MediumName } from './media.ts';

/** Why a show is paused; "" if it is not (shared/engine/protocol.ts Shell.paused). */
type Pause = '' | 'host' | 'away' | 'store';

/** What robots play: nothing, everything, the seats only, or the host only. */
export type RobotCasting = '' | 'all' | 'seats' | 'host';

/** The house hosts: no person has to. */
export const houseHosts = (casting: RobotCasting): boolean => casting === 'all' || casting === 'host';

/** Robots play the seats: a demo or a rehearsal. */
export const robotsPlay = (casting: RobotCasting): boolean => casting === 'all' || casting === 'seats';

/** A seat that many hold together. */
export interface Team {
  readonly decides: Decides;
  /** Seconds for a vote. */
  readonly seconds: number;
  /** Whoever plays along and is in no other team is in this one. */
  readonly everybody: boolean;
  /** Whoever knows it hears what the team advises. Its members are told. */
  readonly key: string;
  /** Id of the person of the crowd who holds the seat; "" for none. */
  readonly captain: string;
  /** After so many entries they became captain. */
  readonly since: number;
}

/** A contestant's place. */
export interface Chair {
  /** As in the record's `seats`: "" while free, unchanged by a substitute. */
  readonly name: string;
  readonly robot: boolean;
  /** How well its robot plays; middle by default. */
  readonly strength?: Strength;
  /** Anybody may take it: it is free, or the host took it back. */
  readonly open: boolean;
  /** Pseudonym of the player's network; left out if unknown. */
  readonly visitor?: string;
  /** `CODE:SEAT` of an earlier episode of the season whose contestant this seat is reserved for. */
  readonly from?: string;
  /** Multiplies the time for a move; 1 by default. */
  readonly time?: number;
  /** It is a team's. */
  readonly team?: Team;
}

/** What a host wished to be dealt, and who that is. */
export interface Dealing {
  /** The hash of the secret by which a host is known; "" for nobody. */
  readonly host: string;
  readonly wish: DealWish;
}

/** A show that was dealt to a host. */
export interface DealtShow {
  readonly code: string;
  readonly show: string;
  readonly entries: number;
  /** Neither finished nor broken off. */
  readonly open: boolean;
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
  /** 32 bytes, encrypted. */
  readonly seed: string;
  /** Milliseconds since 1970, like every time here. */
  readonly created: number;
  /** Where the house dealt its questions. */
  readonly dealing?: Dealing;
  /** Where its pack has pictures or sounds. */
  readonly media?: readonly MediumName[];
  /** Its season and its kind of game in it. */
  readonly season?: { readonly name: string; readonly kind: EpisodeKind };
  /** The show whose crowd comes along, "" for none. */
  readonly follows: string;
}

/** A person banned from playing by the host. */
export interface Banned {
  /** Identifies the ban. */
  readonly id: string;
  /** The name under which they sat. */
  readonly name: string;
  /** Pseudonym of their network; "" if unknown. */
  readonly visitor: string;
}

/** A `start` that was requested and not yet accepted. */
export interface Starting {
  /** Sender and the sender's own id of the move, null if nobody sent it. */
  readonly key: string | null;
  /** The links given for the public seed, by name of the chain. The host's came with the move. */
  readonly links: Readonly<Record<string, string>>;
}

/** What everybody may ask about an episode and what only a replay tells otherwise. Stored with each entry. */
export interface Shown {
  /** Names by seat, substitutes included. */
  readonly names: readonly string[];
  /** By seat: the score, and after the end what the seat takes home. */
  readonly scores: readonly number[];
  /** Commitments to hidden draws, opened as far as the rules have opened them (fairness.md 7). */
  readonly commitments: readonly Commitment[];
  /** Hash of the public record; left out until it was asked for after publication (fairness.md 8). */
  readonly hash?: string;
}

/** What changes as it is played. */
export interface EpisodeState {
  readonly chairs: readonly Chair[];
  readonly settings: EpisodeSettings;
  readonly banned: readonly Banned[];
  /** When the running clock ends, or when a pause ends by itself; 0 for neither. */
  readonly deadline: number;
  readonly paused: Pause;
  /** Milliseconds that were left on the clock when the show was paused. */
  readonly left: number;
  /** Public sources of the dice, null until `start` fixes them. */
  readonly sources: readonly PublicSource[] | null;
  /** The chains that pages pledged, oldest first (fairness.md 2). */
  readonly chains: readonly Chain[];
  /** Faults that pages found in their part of the dice, stored for good (fairness.md 10). */
  readonly alarms: readonly DiceAlarm[];
  /** `start` was requested, and pages give their links for it; null otherwise (fairness.md 3). */
  readonly starting: Starting | null;
  readonly act: string;
  readonly phase: string;
  /** The latest entries, oldest first, and when pages have told each, milliseconds since 1970. What is not here has been told. */
  readonly telling: readonly (readonly [entry: number, until: number])[];
  /** When it ended; 0 before. */
  readonly over: number;
  /** When its seed was published; 0 before. After that no move is accepted. */
  readonly closed: number;
  /** The show in which the same people play on, "" for none. */
  readonly next: string;
  /** null if it has to be worked out again. */
  readonly shown: Shown | null;
  /** When anything last changed. */
  readonly touched: number;
}

/** All but the pack, which is long and only needed to play. */
export interface KnownEpisode extends Omit<EpisodeFacts, 'pack'>, EpisodeState {
  readonly entries: number;
  /** The process that plays it, "" for none. The epoch rises with each of its owners. */
  readonly owner: string;
  readonly epoch: number;
}

export interface StoredEpisode extends KnownEpisode {
  readonly pack: unknown;
}

export interface StoredEntry {
  readonly seq: number;
  /** Actor and the client's own id of the move, null if nobody sent it. */
  readonly id: string | null;
  readonly entry: Entry;
}

/** A season as it was created. */
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
  /** The season whose hall it is in; "" for its own. */
  readonly hall: string;
  /** When somebody was last forgotten; 0 for never. */
  readonly forgotten: number;
  readonly lines: readonly Line[];
}

/** An episode of a season, latest last. */
export interface SeasonEpisode {
  readonly code: string;
  readonly show: string;
  readonly title: string;
  readonly kind: EpisodeKind;
  readonly created: number;
  /** When its running clock ends; 0 for none. */
  readonly deadline: number;
  readonly over: number;
  readonly telling: EpisodeState['telling'];
  readonly closed: number;
  readonly phase: string;
  readonly act: string;
  readonly chairs: readonly Chair[];
  readonly shown: Shown | null;
  /** How many. */
  readonly entries: number;
}

/** What was reckoned of a finished show of a season. `entries`: of its record then. */
export interface KeptFigures {
  readonly code: string;
  readonly entries: number;
  readonly figures: ShowFigures;
}

/** Lines for a season's ledger, worked out inside the transaction that writes them, so that nobody can come in between. */
export interface LedgerWrite {
  readonly season: string;
  /** Throws `SeasonRefusal` if the ledger has changed so that they no longer apply. Then nothing of the transaction happens. */
  readonly lines: (before: readonly Line[]) => readonly Line[];
}

/** The ledger has changed so that the lines no longer apply. */
export class SeasonRefusal extends Error {}

/** Somebody who plays along. */
export interface StoredFan {
  /** Derived from a secret of the browser, which it does not reveal. */
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly tickets: readonly Ticket[];
  /** Number of entries up to which its tickets are settled. */
  readonly settled: number;
  /** Would like to play. */
  readonly volunteers: boolean;
  /** The seat of their team; -1 for none. */
  readonly team: number;
  /** Points that the evening brought, once it is over; 0 before. */
  readonly won: number;
  /** Their name on the season's list; "" for none. */
  readonly listed: string;
}

/** What somebody called. `task`: the key of the task, the crowd's or a team's. `fan`: the id of the person. */
export interface StoredCall {
  readonly task: string;
  readonly fan: string;
  readonly value: string;
  /** Rises with every call of this show. */
  readonly at: number;
}

/** `overlay`: shows parts of the stage in streaming software, and nothing else. `program`: does what its `may` says. */
export type TokenRole = 'host' | 'co-host' | 'seat' | 'overlay' | 'program';

export interface StoredToken {
  /** SHA-256 of the token in hex. The token itself is not stored. */
  readonly hash: string;
  /** Identifies the token where it is listed or revoked. */
  readonly id: string;
  readonly code: string;
  readonly role: TokenRole;
  /** -1 for none. */
  readonly seat: number;
  readonly created: number;
  /**
   * The id of the token that created it as a link to give away. That token can revoke it. `withTheShow` for links created with
   * the show. "" if nobody did: its holder created the show, or sat down by name.
   */
  readonly maker: string;
  /** "" for what is no program. */
  readonly may: ProgramRight | '';
  /** What a program is called. */
  readonly name: string;
  /** When a program came last, to the minute; 0 for never. */
  readonly used: number;
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
export type ReportReason = 'name' | 'title' | 'questions' | 'word' | 'other';

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
  /** Pictures and sounds that no show and no shared pack has are deleted if nobody used them after. */
  readonly media: number;
  /** What hosts have asked is forgotten if they open nothing after. */
  readonly hosts: number;
}

/** Somebody in the rooms of a season, by the points of all its evenings. */
export interface SeasonFan {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** Evenings that brought any. */
  readonly evenings: number;
}

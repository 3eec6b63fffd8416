/** An episode as it is stored: what never changes, what changes as it is played, and its entries. */
import type { Chain } from '../../shared/engine/chain.ts';
import type { Entry } from '../../shared/engine/episode.ts';
import type { PublicSource } from '../../shared/engine/fair.ts';
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import type { Strength } from '../../shared/engine/robots.ts';
import type { EpisodeSettings } from '../../shared/engine/settings.ts';
import type { EpisodeKind } from '../../shared/season/ledger.ts';

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

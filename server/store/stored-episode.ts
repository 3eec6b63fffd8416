/** An episode as it is stored: what never changes, what changes as it is played, and its entries. */
import type { Chain } from '../../shared/engine/chain.ts';
import type { Commitment } from '../../shared/engine/commitments.ts';
import type { Entry } from '../../shared/engine/episode.ts';
import type { PublicSource } from '../../shared/engine/fair.ts';
import type { DiceAlarm } from '../../shared/engine/protocol.ts';
import type { Strength } from '../../shared/engine/robots.ts';
import type { EpisodeSettings } from '../../shared/engine/settings.ts';
import type { EpisodeKind } from '../../shared/season/ledger.ts';

/** Why a show is paused; "" if it is not (shared/engine/protocol.ts Shell.paused). */
export type Pause = '' | 'host' | 'away' | 'store';

/** What robots play: nothing, everything, the seats only, or the host only. */
export type RobotCasting = '' | 'all' | 'seats' | 'host';

/** The house hosts: no person has to. */
export const houseHosts = (casting: RobotCasting): boolean => casting === 'all' || casting === 'host';

/** Robots play the seats: a demo or a rehearsal. */
export const robotsPlay = (casting: RobotCasting): boolean => casting === 'all' || casting === 'seats';

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
  /** Its season and its kind of game in it. */
  readonly season?: { readonly name: string; readonly kind: EpisodeKind };
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
  /** The process that plays it, "" for none. The epoch counts its owners. */
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

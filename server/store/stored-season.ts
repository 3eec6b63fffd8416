/** A season as it is stored, its episodes, and how its ledger is written. */
import type { EpisodeKind, Line } from '../../shared/season/ledger.ts';
import type { Chair } from './stored-episode.ts';

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
  readonly closed: number;
  readonly phase: string;
  readonly act: string;
  readonly chairs: readonly Chair[];
}

/** Lines for a season's ledger, worked out inside the transaction that writes them, so that nobody can come in between. */
export interface LedgerWrite {
  readonly season: string;
  /** Throws `SeasonRefusal` if the ledger has changed so that they no longer apply. Then nothing of the transaction happens. */
  readonly lines: (before: readonly Line[]) => readonly Line[];
}

/** The ledger has changed so that the lines no longer apply. */
export class SeasonRefusal extends Error {}

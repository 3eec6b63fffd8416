/** A season as it is stored, its episodes, and how its ledger is written. */
import type { EpisodeKind, Line } from '../../shared/season/ledger.ts';
import type { Chair } from './stored-episode.ts';

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

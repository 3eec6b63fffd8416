/** What every show declares about its seasons. */
import type { Json } from '../engine/json.ts';
import type { Book, Change, EpisodeEntry, EpisodeKind } from './ledger.ts';

/** An episode that has ended. */
export interface Ended {
  readonly code: string;
  readonly kind: EpisodeKind;
  readonly show: string;
  readonly title: string;
  /** Who sat on each seat at the end. A substitute has taken over everything of the seat. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly options: unknown;
  readonly result: Json;
  /** How many deadlines each of those who played missed, by name; left out for none. */
  readonly missed?: ReadonlyMap<string, { readonly times: number }>;
}

/** The settings of the season's host. */
export interface House {
  /** Options of every episode, besides those from the book. */
  readonly options: Readonly<Record<string, Json>>;
  /** Prizes that replace paid ones, for each medal, in order and then from the start again. */
  readonly shelf: readonly (readonly Prize[])[];
}

export interface Prize {
  readonly name: string;
  readonly value: number;
}

export interface Outcome {
  readonly changes: readonly Change[];
  readonly people: EpisodeEntry['people'];
  readonly bonus: string;
  /** Of a game of a cup. */
  readonly places?: readonly number[];
}

/** Numbers of the house rules that a season's page shows, if its show has any. */
export interface SeasonLimits {
  /** Straight wins after which a champion retires. */
  readonly retiresAfter?: number;
  /** Losses that eliminate a player (HD-44); 0 for none. */
  readonly eliminatedAfter?: number;
  /** Dollars that retire a player. */
  readonly retiresAt?: number;
  /** Broadcasts to sit out: eliminated, retired. */
  readonly waits?: readonly [number, number];
  /** The jackpot after it was won. */
  readonly base?: number;
}

export interface SeasonRules {
  /** `house`: as the season's host set it. */
  limits?(house: Json | undefined): SeasonLimits;
  /** The first lines of the book. */
  begin(house: House): readonly Change[];
  /** Options of the next episode that follow from the book. `lineup`: names by seat. */
  options(book: Book, lineup: readonly string[], house: House): Readonly<Record<string, Json>>;
  /** Changes for a player who returns after a wait (HD-A19). */
  comeBack(book: Book, name: string, house: House): readonly Change[];
  close(book: Book, ended: Ended, house: House): Outcome;
}

/** What every show says of its seasons. */
import type { Json } from '../engine/json.ts';
import type { Book, Change, EpisodeEntry, EpisodeKind } from './ledger.ts';

/** An episode that came to its end. */
export interface Ended {
  readonly code: string;
  readonly kind: EpisodeKind;
  readonly show: string;
  readonly title: string;
  /** Who sat on each seat at the end: a substitute has taken over the seat with all that hangs on it. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly options: unknown;
  readonly result: Json;
}

/** What the season's host set once. */
export interface House {
  /** Options of every episode beside those that the book gives. */
  readonly options: Readonly<Record<string, Json>>;
  /** Prizes that take the place of those paid, for each medal; used one after the other, and then again. */
  readonly shelf: readonly (readonly Prize[])[];
}

export interface Prize {
  readonly name: string;
  readonly value: number;
}

interface Outcome {
  readonly changes: readonly Change[];
  readonly people: EpisodeEntry['people'];
  readonly bonus: string;
}

/** Numbers of the house rules that a season's page tells, where its show has them. */
export interface SeasonLimits {
  /** Straight wins after which a champion retires. */
  readonly retiresAfter?: number;
  /** So many losses send somebody away (HD-44); 0 for none. */
  readonly eliminatedAfter?: number;
  /** Dollars after which somebody retires. */
  readonly retiresAt?: number;
  /** Broadcasts to sit out: eliminated, retired. */
  readonly waits?: readonly [number, number];
  /** Where the jackpot opens again once it is won. */
  readonly base?: number;
}

export interface SeasonRules {
  /** `house`: as a season's host wrote it. */
  limits?(house: Json | undefined): SeasonLimits;
  /** Where the book begins. */
  begin(house: House): readonly Change[];
  /** Options for the next episode that only the book can say; `lineup` are names by seat. */
  options(book: Book, lineup: readonly string[], house: House): Readonly<Record<string, Json>>;
  /** Changes for somebody who comes back after a wait (HD-A19). */
  comeBack(book: Book, name: string, house: House): readonly Change[];
  close(book: Book, ended: Ended, house: House): Outcome;
}

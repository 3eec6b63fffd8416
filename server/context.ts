/** Everything that an episode needs around it, created once when the server starts. */
import type { Logger } from 'pino';
import type { Source } from '../shared/engine/chance.ts';
import type { PublicSource } from '../shared/engine/fair.ts';
import type { Luck } from '../shared/engine/robots.ts';
import type { Blocks } from './blocks.ts';
import type { Metrics } from './metrics.ts';
import type { Known } from './records/known.ts';
import type { Place } from './store/leases.ts';
import type { Store } from './store/store.ts';
import type { Vault } from './vault.ts';

/** Where the dice of an episode come from. In production always the fair source. */
export type SourceOf = (seed: Uint8Array, code: string, sources: readonly PublicSource[]) => Source;

/** Milliseconds. */
export interface Timing {
  /** How long a host may be gone before the show pauses. */
  readonly away: number;
  /** How long an empty room stays in memory. */
  readonly idle: number;
  /** How long after its end an episode may still be undone, unless it is published before (fairness.md 8). */
  readonly closing: number;
  /** How long a dropped socket may reconnect. */
  readonly reconnect: number;
  /** Between two pings of a socket. Two without an answer end it when the third is due. */
  readonly ping: number;
  /** How long robots play on after somebody asked about their show. */
  readonly looked: number;
  /** How long `start` waits for the links of pages that are present (fairness.md 3). */
  readonly links: number;
  /** Between the last person who sits down and the start, where the house hosts. */
  readonly gather: number;
  /** Between two moves of the shared demos. */
  readonly demoPace: number;
  /** How long a lease lasts without renewal. */
  readonly lease: number;
  /** Between two renewals of the lease. */
  readonly renewal: number;
  /** How long the clock must have run evenly before anything is deleted by it. */
  readonly confirmed: number;
  /** How long a finished episode is stored, and one in which nothing happens. */
  readonly retention: number;
}

export const day = 86_400_000;

export const usualTiming: Timing = {
  away: 15_000,
  idle: 30_000,
  closing: 600_000,
  links: 2500,
  reconnect: 15_000,
  ping: 3000,
  looked: 60_000,
  gather: 8000,
  demoPace: 2500,
  lease: 2000,
  renewal: 500,
  confirmed: 3 * 3_600_000,
  retention: 365 * day,
};

/** In a cluster, a process that stalls for a moment keeps its shows, and one that dies is replaced within 5 s. */
export const clusterTiming: Partial<Timing> = { lease: 3000 };

/** Unread bytes above which a slow reader is dropped. */
export const slowReader = 1024 * 1024;

/** Several times as many as the longest show with the most people has. */
export const maxEntries = 6000;

/** The same where robots play, who never tire. */
export const maxRobotEntries = 2000;

/** When those who watch a show read its tape in place of sockets (docs/contract.md 13). */
export interface TapeSettings {
  /** Where everybody reads tapes: the address of a CDN, without a slash at the end; "" for this server, and only when many watch. */
  readonly address: string;
  /** From so many who watch one show on. */
  readonly from: number;
}

export const usualTape: TapeSettings = { address: '', from: 1000 };

export interface ServerContext {
  readonly store: Store;
  readonly vault: Vault;
  readonly blocks: Blocks;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly timing: Timing;
  /** Entries after which an episode may only be ended, because all of them are replayed whenever it is restored. */
  readonly mostEntries: number;
  readonly tape: TapeSettings;
  readonly owner: string;
  /** How to reach this process. Its id is "" in a single process. */
  place(): Place;
  readonly source: SourceOf;
  readonly luck: Luck;
  /** Milliseconds since 1970, by a clock that somebody may set. */
  now(): number;
  /** Milliseconds of a monotonic clock. */
  steady(): number;
  /** What a worker makes of a stored record: the name of a task of `computing`, for folders below it. */
  compute(task: 'view' | 'snapshot' | 'notice' | 'figures', known: Known, input: unknown): Promise<string>;
  /** The address for links that are made inside a room; without a slash at the end. */
  address(): string;
}

/**
 * Which process plays which episode. A process renews its lease, and its episodes are its own while the
 * lease lasts. Epochs make that safe; leases only keep processes from taking each other's shows.
 */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DatabaseClock, Tables } from './tables.ts';

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

/**
 * No lease is longer. A row that says so was written before the database's clock went back, by a process that may have died since:
 * nobody waits longer for it than that.
 */
const longestLease = 10_000;

type Rows = ExpressionBuilder<Tables, 'episodes'>;

const nowhere: Place = { id: '', address: '', publicAddress: '' };

/** Codes of the episodes of `owner`. */
export const playedBy = async (db: Kysely<Tables>, owner: string): Promise<readonly string[]> =>
  (await db.selectFrom('episodes').select('code').where('owner', '=', owner).execute()).map(({ code }) => code);

export const processes = async (db: Kysely<Tables>): Promise<readonly string[]> =>
  (await db.selectFrom('processes').select('id').execute()).map(({ id }) => id);

/** Gives up an episode, so that any process may take it. */
export const release = async (db: Kysely<Tables>, code: string, epoch: number): Promise<void> => {
  await db.updateTable('episodes').set({ owner: '' }).where('code', '=', code).where('epoch', '=', epoch).execute();
};

/** Ends a lease: everybody may take the episodes of `owner`. */
export const endLease = async (db: Kysely<Tables>, owner: string): Promise<void> => {
  await db.deleteFrom('processes').where('id', '=', owner).execute();
};

/** Seconds since 1970, from which epochs are counted. */
const firstEpoch = Date.UTC(2026, 0, 1) / 1000;

export class Leases {
  readonly #clock: DatabaseClock;

  constructor(clock: DatabaseClock) {
    this.#clock = clock;
  }

  /**
   * At least as many seconds as have gone by: where the store comes back older (a backup, a replica), no epoch comes again under
   * which pages and caches have seen what is not there any more.
   */
  get #nextEpoch() {
    const seconds = sql`cast(${this.#clock} / 1000 - ${sql.lit(firstEpoch)} as integer)`;
    return sql<number>`case when epoch < ${seconds} then ${seconds} else epoch + 1 end`;
  }

  get #furthest() {
    return sql<number>`${this.#clock} + cast(${longestLease} as integer)`;
  }

  /** Whether a live process other than `besides` plays the episode. */
  ownedBy(row: Rows, besides?: string) {
    const alive = row
      .selectFrom('processes')
      .select('processes.id')
      .whereRef('processes.id', '=', 'episodes.owner')
      .where('processes.alive_until', '>', this.#clock)
      .where('processes.alive_until', '<=', this.#furthest);
    return row.exists(besides === undefined ? alive : alive.where('processes.id', '!=', besides));
  }

  /**
   * Makes `owner` the owner of an episode, unless another live process is. Writes of earlier epochs fail with `NotOwner` from
   * then on. `sparing`: takes nothing that another process owned last, alive or not.
   */
  async take(db: Kysely<Tables>, code: string, owner: string, sparing = false): Promise<Taken> {
    const taken = await db
      .updateTable('episodes')
      .set({ owner, epoch: this.#nextEpoch })
      .where('code', '=', code)
      .where(row => (sparing ? row('owner', 'in', ['', owner]) : row.not(this.ownedBy(row, owner))))
      .returning('epoch')
      .executeTakeFirst();
    if (taken !== undefined) return { epoch: taken.epoch };
    const there = await db.selectFrom('episodes').select('code').where('code', '=', code).executeTakeFirst();
    return there === undefined ? 'none' : 'elsewhere';
  }

  async renew(db: Kysely<Tables>, owner: string, milliseconds: number, place = nowhere): Promise<void> {
    const until = sql<number>`${this.#clock} + cast(${Math.min(milliseconds, longestLease)} as integer)`;
    await db
      .insertInto('processes')
      .values({
        id: owner,
        alive_until: until,
        place: place.id,
        address: place.address,
        public_address: place.publicAddress,
      })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ alive_until: until }))
      .execute();
  }

  /** Live processes that can be reached; only the one that plays `code`, if it is given. */
  async places(db: Kysely<Tables>, code?: string): Promise<readonly Place[]> {
    const alive = db
      .selectFrom('processes')
      .select(['place as id', 'address', 'public_address as publicAddress'])
      .where('place', '!=', '')
      .where('alive_until', '>', this.#clock)
      .where('alive_until', '<=', this.#furthest);
    const rows = await (code === undefined
      ? alive
      : alive.where('processes.id', '=', db.selectFrom('episodes').select('owner').where('code', '=', code))
    ).execute();
    return rows;
  }

  /** Episodes whose clock has ended and that no other process plays, earliest first. */
  async due(db: Kysely<Tables>, now: number, limit: number, owner: string): Promise<readonly string[]> {
    const rows = await db
      .selectFrom('deadlines')
      .innerJoin('episodes', 'episodes.code', 'deadlines.code')
      .select('deadlines.code')
      .where('due', '<=', now)
      .where(row => row.not(this.ownedBy(row as never, owner)))
      .orderBy('due')
      .limit(limit)
      .execute();
    return rows.map(({ code }) => code);
  }

  async removeDead(db: Kysely<Tables>): Promise<void> {
    await db
      .deleteFrom('processes')
      .where('alive_until', '<', sql<number>`${this.#clock} - cast(${longestLease} as integer)`)
      .execute();
  }
}

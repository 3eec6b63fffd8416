/**
 * Which process plays which episode. A process renews its lease, and its episodes are its own while the
 * lease lasts. Epochs make that safe; leases only keep processes from taking each other's shows.
 */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Place, Taken } from './store.ts';
import type { DatabaseClock, Tables } from './tables.ts';

/** No lease is longer. A row that says so was written before the database's clock went back. */
const longestLease = 60_000;

type Rows = ExpressionBuilder<Tables, 'episodes'>;

export class Leases {
  readonly #clock: DatabaseClock;

  constructor(clock: DatabaseClock) {
    this.#clock = clock;
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

  async take(db: Kysely<Tables>, code: string, owner: string, sparing: boolean): Promise<Taken> {
    const taken = await db
      .updateTable('episodes')
      .set(row => ({ owner, epoch: row('epoch', '+', 1) }))
      .where('code', '=', code)
      .where(row => (sparing ? row('owner', 'in', ['', owner]) : row.not(this.ownedBy(row, owner))))
      .returning('epoch')
      .executeTakeFirst();
    if (taken !== undefined) return { epoch: taken.epoch };
    const there = await db.selectFrom('episodes').select('code').where('code', '=', code).executeTakeFirst();
    return there === undefined ? 'none' : 'elsewhere';
  }

  async renew(db: Kysely<Tables>, owner: string, milliseconds: number, place: Place): Promise<void> {
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

  /** Removes rows of processes that died a while ago. */
  async removeDead(db: Kysely<Tables>): Promise<void> {
    await db
      .deleteFrom('processes')
      .where('alive_until', '<', sql<number>`${this.#clock} - cast(${longestLease} as integer)`)
      .execute();
  }
}

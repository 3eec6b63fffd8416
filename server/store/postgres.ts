/** The store over Postgres (DATABASE_URL), which several processes can share. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Client, Pool, type PoolClient } from 'pg';
import type { Trouble } from './failures.ts';
import { migrate } from './migrations.ts';
import { type Store, sqlStore } from './store.ts';
import type { Tables } from './tables.ts';

/**
 * Times in milliseconds: after the first, a database that does not answer counts as gone and the show pauses. After the second,
 * the database gives up a process that hangs inside a transaction and releases its locks.
 */
const timeouts = { connect: 3000, answer: 5000, between: 3000 };

type Timeouts = typeof timeouts;

/** The same while tables are created, because another process may be creating them. */
const setupTimeouts: Timeouts = { connect: 15_000, answer: 60_000, between: 60_000 };

const connections = 10;

/** The first entry that the SQLSTATE begins with. */
const troubles: readonly (readonly [string, Trouble])[] = [
  // A deadlock or a serialization failure, after which nothing of the transaction has happened.
  ['40P01', 'conflict'],
  ['40001', 'conflict'],
  ['23503', 'orphan'],
  // The database ended the connection: it was stopped, or this side hung inside a transaction.
  ['57P01', 'cut-off'],
  ['57P02', 'cut-off'],
  ['57P05', 'cut-off'],
  ['25P03', 'cut-off'],
  ['53100', 'disk'],
  ['58', 'disk'],
  ['XX', 'disk'],
  ['08', 'away'],
  ['53', 'away'],
  ['57', 'away'],
  ['25006', 'away'],
  ['28', 'away'],
  ['3D', 'away'],
];

/** Messages of the library and of Node for a broken connection, and for one that cannot be opened. */
const broke = /^Connection terminated( unexpectedly)?$|not queryable/;
const brokeCodes: readonly unknown[] = ['ECONNRESET', 'EPIPE'];
const unreachable = /^Query read timeout$|timeout|after calling end|driver has already been destroyed/i;

export const postgresTrouble = (error: unknown): Trouble => {
  const { code, message, syscall } = error as Partial<Record<'code' | 'message' | 'syscall', unknown>>;
  if (brokeCodes.includes(code) || (code === undefined && broke.test(String(message)))) return 'cut-off';
  // System errors name the call that failed. The library's own have no code.
  if (syscall !== undefined || (code === undefined && unreachable.test(String(message)))) return 'away';
  return troubles.find(([begin]) => String(code).startsWith(begin))?.[1] ?? 'mistake';
};

/** Every commit must reach the disk before it counts. */
const assertDurable = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')`.execute(db);
  for (const { name, setting } of rows) {
    if (setting === 'off') throw new Error(`Postgres runs with ${name} = off, so commits may get lost. Turn it on.`);
  }
};

/**
 * Closes a connection whose answer timed out. The library would reuse it, and behind a network that swallows packets nothing
 * would be written for a quarter of an hour. A new connection reaches the database at once.
 */
const closeWhenLate = (client: PoolClient): void => {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
  const loggedQuery = (...args: unknown[]): unknown => {
    const answer = ask(...args);
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        // The library's error has no code.
        if (error.message === 'Query read timeout') void (client as unknown as Client).end().catch(() => undefined);
      });
    return answer;
  };
  Object.assign(client, { query: loggedQuery });
};

const connected = (address: string, max: number, { connect, answer, between }: Timeouts): Kysely<Tables> => {
  const pool = new Pool({
    connectionString: address,
    max,
    connectionTimeoutMillis: connect,
    query_timeout: answer,
    idle_in_transaction_session_timeout: between,
    keepAlive: true,
    application_name: 'boxcars',
  });
  // A connection may break at any time, also between two queries of a transaction. The next query reports it. Without a
  // handler, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    client.on('error', () => undefined);
    closeWhenLate(client);
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
};

/** Opens the store at a `postgres://` address and brings its tables to the latest version. */
export const openPostgres = async (address: string, waits: Timeouts = timeouts): Promise<Store> => {
  const making = connected(address, 1, setupTimeouts);
  try {
    await assertDurable(making);
    await migrate(making as unknown as Kysely<unknown>);
  } finally {
    await making.destroy();
  }
  const db = connected(address, connections, waits);
  return sqlStore(db, {
    clock: sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`,
    troubleOf: postgresTrouble,
  });
};

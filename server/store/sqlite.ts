/** The store in one file: nothing to install, nothing to start. */

import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Trouble } from './failures.ts';
import { migrate } from './migrations.ts';
import { type Store, sqlStore } from './store.ts';
import type { Tables } from './tables.ts';

export const databaseFile = 'boxcars.sqlite';

/** Every commit must reach the disk before it counts. WAL alone leaves the last ones to the operating system. */
export const assertDurable = (database: Database): void => {
  const mode = database.pragma('journal_mode = WAL', { simple: true });
  if (mode !== 'wal')
    throw new Error(`SQLite cannot use WAL in this folder (journal mode ${String(mode)}). Choose a local disk.`);
  // Setting WAL makes the library fall back to NORMAL, so this comes after it.
  database.pragma('synchronous = FULL');
  const level = database.pragma('synchronous', { simple: true });
  if (level !== 2) throw new Error(`SQLite did not accept synchronous = FULL (level ${String(level)})`);
  database.pragma('foreign_keys = ON');
  // Deleted names are overwritten, not only unlinked.
  database.pragma('secure_delete = ON');
};

/** Kysely would prepare every statement again. A store has few, so they are cached. */
const preparedOnce = (database: Database) => {
  const statements = new Map<string, ReturnType<Database['prepare']>>();
  return {
    prepare(sql: string) {
      // On a full disk SQLite rolls back by itself. A second rollback would fail and hide the error of the disk.
      const query = sql === 'rollback' && !database.inTransaction ? 'select 0' : sql;
      let statement = statements.get(query);
      if (statement === undefined) {
        statement = database.prepare(query);
        statements.set(query, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
};

export const kyselyOn = <T>(database: Database): Kysely<T> =>
  new Kysely<T>({ dialect: new SqliteDialect({ database: preparedOnce(database) }) });

const timeout = 5000;
/** By the beginning of SQLite's error code. */
const troubles: readonly (readonly [string, Trouble])[] = [
  ['SQLITE_CONSTRAINT_FOREIGNKEY', 'orphan'],
  ['SQLITE_FULL', 'disk'],
  ['SQLITE_IOERR', 'disk'],
  ['SQLITE_CORRUPT', 'disk'],
  ['SQLITE_NOTADB', 'disk'],
  ['SQLITE_NOMEM', 'disk'],
  ['SQLITE_BUSY', 'away'],
  ['SQLITE_LOCKED', 'away'],
  ['SQLITE_PROTOCOL', 'away'],
  ['SQLITE_READONLY', 'away'],
  ['SQLITE_CANTOPEN', 'away'],
  ['SQLITE_PERM', 'away'],
];

const closed = /connection is not open|driver has already been destroyed/;

export const sqliteTrouble = (error: unknown): Trouble => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (closed.test(String(message))) return 'away';
  return troubles.find(([begin]) => String(code).startsWith(begin))?.[1] ?? 'mistake';
};

const isBusy = (error: unknown): boolean => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/**
 * Repeats `step` until nothing is in its way. SQLite's own busy timeout does not apply to the change to WAL, and whoever is in
 * the way may be in this process, which must go on meanwhile.
 */
const whenFree = async (database: Database, step: () => void): Promise<void> => {
  database.pragma('busy_timeout = 0');
  try {
    for (const until = performance.now() + timeout; ; await pause(20)) {
      try {
        step();
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error;
      }
    }
  } finally {
    database.pragma(`busy_timeout = ${timeout}`);
  }
};

/** All steps or none, and one process at a time. Kysely alone promises neither on SQLite. */
const migrated = async (database: Database, db: Kysely<unknown>): Promise<void> => {
  await whenFree(database, () => database.exec('begin immediate'));
  try {
    await migrate(db);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
};

/** These files hold names, hashes of tokens and encrypted seeds, so nobody else on the machine may read them. */
const keepToOwner = (folder: string): void => {
  for (const file of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`])
    if (existsSync(join(folder, file))) chmodSync(join(folder, file), 0o600);
};

/** Opens the store in `folder`, which is created if missing, and brings its tables to the latest version. */
export const openSqlite = async (folder: string): Promise<Store> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new Database(join(folder, databaseFile), { timeout });
  keepToOwner(folder);
  try {
    await whenFree(database, () => assertDurable(database));
  } catch (error) {
    database.close();
    throw error;
  }
  const db = kyselyOn<Tables>(database);
  await migrated(database, db as unknown as Kysely<unknown>);
  return sqlStore(db, {
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    troubleOf: sqliteTrouble,
    // The write-ahead log still holds what was deleted.
    scrub: db => sql`pragma wal_checkpoint(truncate)`.execute(db),
  });
};

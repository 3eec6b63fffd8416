/** The store in one file (design.md section 4): nothing to install, nothing to start. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { migrate } from './migrations.ts';
import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

export const databaseFile = 'boxcars.sqlite';

/** Every commit reaches the disk before it counts: WAL alone would leave the last ones to the operating system. */
export const assertDurable = (database: Database): void => {
  const mode = database.pragma('journal_mode = WAL', { simple: true });
  if (mode !== 'wal') throw new Error(`SQLite keeps its journal as ${String(mode)}, not as WAL`);
  // Under WAL the library falls to NORMAL by itself, so this comes after it.
  database.pragma('synchronous = FULL');
  const level = database.pragma('synchronous', { simple: true });
  if (level !== 2) throw new Error(`SQLite syncs at level ${String(level)}, not FULL`);
  database.pragma('foreign_keys = ON');
  // Deleted names are overwritten, not merely let go.
  database.pragma('secure_delete = ON');
};

/** Kysely prepares every statement afresh; the few that a store has are worth keeping. */
const preparedOnce = (database: Database) => {
  const statements = new Map<string, ReturnType<Database['prepare']>>();
  return {
    prepare(sql: string) {
      let statement = statements.get(sql);
      if (statement === undefined) {
        statement = database.prepare(sql);
        statements.set(sql, statement);
      }
      return statement;
    },
    close: () => database.close(),
  };
};

const patience = 5000;
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** All steps or none, and one process at a time; Kysely by itself promises neither on SQLite. */
const migrated = async (database: Database, db: Kysely<unknown>): Promise<void> => {
  // Waited for in turns of the loop: who is in the way may be in this process.
  database.pragma('busy_timeout = 0');
  for (const until = performance.now() + patience; ; await pause(20)) {
    try {
      database.exec('begin immediate');
      break;
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'SQLITE_BUSY' || performance.now() > until) throw error;
    }
  }
  try {
    await migrate(db);
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  } finally {
    database.pragma(`busy_timeout = ${patience}`);
  }
};

/** Opens the store in `folder`, which is made when missing, and brings its tables to the newest form. */
export const openSqlite = async (folder: string): Promise<Store> => {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, databaseFile), { timeout: patience });
  try {
    assertDurable(database);
  } catch (error) {
    database.close();
    throw error;
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparedOnce(database) }) });
  await migrated(database, db as unknown as Kysely<unknown>);
  return new SqlStore(db, {
    clock: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    mayRetry: () => false,
    // The log still holds what was deleted.
    scrub: db => sql`pragma wal_checkpoint(truncate)`.execute(db),
  });
};

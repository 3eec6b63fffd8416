/** The databases that the store supports. Every test of the store runs on each. */
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { LocalPostgres } from '../../tools/cluster/local-postgres.ts';

/** The Postgres of this test run. The first caller starts it, and the others wait. */
export const postgres = async (): Promise<LocalPostgres> => {
  const server = new LocalPostgres(inject('postgresFolder'));
  const lock = join(server.folder, 'starting');
  await vi.waitFor(() => mkdirSync(lock), { timeout: 60_000, interval: 50 });
  try {
    if (server.pid === 0) await server.start();
  } finally {
    rmdirSync(lock);
  }
  return server;
};

/** Where a store is kept. It can be opened more than once. */
export interface Place {
  open(): Promise<Store>;
  /** The environment of a server that uses it. */
  readonly env: Record<string, string>;
}

export const databases = ['SQLite', 'Postgres'] as const;
export type Database = (typeof databases)[number];

/** A new one. `folder` holds the key of the seeds, and SQLite's file. */
export const placeOn = async (database: Database, folder: string): Promise<Place> => {
  if (database === 'SQLite') return { open: () => openSqlite(folder), env: {} };
  const address = await (await postgres()).database();
  return { open: () => openPostgres(address), env: { DATABASE_URL: address } };
};

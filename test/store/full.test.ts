import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { assertDurable, kyselyOn } from '../../server/store/sqlite.ts';
import { freshFolder } from '../rooms/playhouse.ts';

test('on a full disk the store says that it is full, not what became of taking things back', async () => {
  const database = new Database(join(freshFolder(), 'small.sqlite'));
  assertDurable(database);
  const db = kyselyOn<Record<never, never>>(database);
  await sql`create table things (bytes blob)`.execute(db);
  database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
  const fill = db.transaction().execute(all => sql`insert into things values (zeroblob(100000))`.execute(all));
  await expect(fill).rejects.toThrow('database or disk is full');
  // It goes on as soon as there is room.
  database.pragma('max_page_count = 1000');
  await db.transaction().execute(all => sql`insert into things values (zeroblob(100000))`.execute(all));
  await db.destroy();
});

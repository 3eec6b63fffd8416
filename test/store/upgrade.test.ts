/** What a released version wrote is opened for ever; whatever this version cannot open is refused in words and left as it is. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { steps } from '../../server/store/migrations.ts';
import { databaseFile, kyselyOn } from '../../server/store/sqlite.ts';
import type { Tables } from '../../server/store/tables.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { freshFolder } from '../rooms/playhouse.ts';

const dialects = {
  SQLite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  Postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** Of release 0.2.0, for SQLite and Postgres. A step of a later release is added; none of these ever changes. */
const released: Readonly<Record<string, readonly [string, string]>> = {
  '0001-tables': ['43f74e2b8c0eb984', '0e1842417577d315'],
  '0002-chains': ['72096ecab66e142a', '72096ecab66e142a'],
  '0003-makers': ['43236124f10587ac', '43236124f10587ac'],
  '0004-next': ['5668caab27f615a3', '5668caab27f615a3'],
  '0005-shown': ['248c1f88d009de0e', '248c1f88d009de0e'],
  '0006-calls': ['ccebe41e9fb9ab23', 'ccebe41e9fb9ab23'],
  '0007-teams': ['a24242b70ececd0a', 'a24242b70ececd0a'],
  '0008-won': ['7a6cfb95ddada38b', '7a6cfb95ddada38b'],
  '0009-follows': ['c13dfecdceba97e8', 'c13dfecdceba97e8'],
  '0010-dealings': ['6ee5b2353d6640b3', '6ee5b2353d6640b3'],
  '0012-shared-packs': ['ceb907dd521a2682', 'ceb907dd521a2682'],
  '0013-media': ['1f58b809a6f0820c', '1f58b809a6f0820c'],
  '0014-programs': ['3aa97801d8917b0c', '3aa97801d8917b0c'],
  '0015-screens': ['450bf06d422a7690', '450bf06d422a7690'],
  '0016-blocks': ['b2287bbb8d8e2fb9', 'b2287bbb8d8e2fb9'],
};

const statementsOf = async (step: string, dialect: (typeof dialects)[keyof typeof dialects]) => {
  const hash = createHash('sha256');
  const db = new Kysely<unknown>({ dialect, log: ({ query }) => void hash.update(`${query.sql};`) });
  await steps[step]!.up(db);
  return hash.digest('hex').slice(0, 16);
};

test('a released step makes what it always made, on each database', async () => {
  const made: Record<string, readonly string[]> = {};
  for (const step of Object.keys(steps))
    made[step] = [await statementsOf(step, dialects.SQLite), await statementsOf(step, dialects.Postgres)];
  expect(Object.keys(made)).toEqual(Object.keys(made).sort());
  expect(made).toMatchObject(released);
});

test.each(databases)(
  'a database of a later version, or of none, is refused and left as it was (%s)',
  async database => {
    const folder = freshFolder();
    const place = await placeOn(database, folder);
    await (await place.open()).close();
    const address = place.env.DATABASE_URL;
    const db: Kysely<Tables & { kysely_migration: { name: string; timestamp: string } }> =
      address === undefined
        ? kyselyOn(new Database(join(folder, databaseFile)))
        : new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: address }) }) });
    onTestFinished(() => db.destroy());
    const note = (name: string) => db.insertInto('kysely_migration').values({ name, timestamp: '' }).execute();
    await note('0999-later');
    await db.updateTable('shared').set({ value: '9.8.7' }).where('name', '=', 'version').execute();
    const refusal = `It was written by version 9.8.7, and this is ${manifest.version}, which does not know 0999-later.`;
    await expect(place.open()).rejects.toThrow(refusal);
    await db.deleteFrom('kysely_migration').where('name', '=', '0999-later').execute();
    await (await place.open()).close();
    const version = db.selectFrom('shared').select('value').where('name', '=', 'version');
    expect(await version.executeTakeFirst()).toEqual({ value: manifest.version });

    await note('0001-episodes');
    await expect(place.open()).rejects.toThrow('Commit 6b969ca still opens it');
  },
);

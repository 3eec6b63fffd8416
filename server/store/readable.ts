/** Which databases this version opens. Any other is left as it is, and one sentence says how to go back. */
import { type Kysely, sql } from 'kysely';
import manifest from '../../package.json' with { type: 'json' };
import { rulesVersion, unreleasedRules } from '../../shared/engine/show.ts';
import type { Tables } from './tables.ts';

/** In the table `shared`: the version that opened the database last. */
const writer = 'version';

/** Its tables were made anew before the first release; those after it differ by their rules alone. */
const beforeTables = '0001-episodes';

/** The steps that made it; none of a new one. */
const executedIn = async (db: Kysely<unknown>): Promise<readonly string[]> => {
  const there = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!there.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
};

/** Throws if this version, which knows these steps, cannot open the database. */
export const assertReadable = async (db: Kysely<unknown>, steps: readonly string[]): Promise<void> => {
  const executed = await executedIn(db);
  if (executed.length === 0) return;
  if (executed.includes(beforeTables))
    throw new Error(
      'Its shows were written before the first release, 0.2.0, in tables that no release reads. Commit 6b969ca still opens it.',
    );
  const tables = db as Kysely<Tables>;
  const ofRules = (how: '<' | '>') =>
    tables.selectFrom('episodes').select(['code', 'rules']).where('rules', how, rulesVersion).executeTakeFirst();
  const newer = await ofRules('>');
  const unknown = [
    ...executed.filter(step => !steps.includes(step)),
    ...(newer === undefined ? [] : [`rules: ${newer.rules}`]),
  ];
  if (unknown.length > 0) {
    const row = await tables.selectFrom('shared').select('value').where('name', '=', writer).executeTakeFirst();
    throw new Error(
      `It was written by ${row === undefined ? 'a later version' : `version ${row.value}`}, and this is ${manifest.version}, which does not know ${unknown.join(', ')}. Start that version again, or restore a backup from before it (docs/self-hosting.md).`,
    );
  }
  const older = await ofRules('<');
  if (older !== undefined) throw new Error(`The show ${older.code} that is kept here ${unreleasedRules}.`);
};

/** Notes which version wrote the database, for an older one that is started on it. */
export const signVersion = async (db: Kysely<unknown>): Promise<void> => {
  const { version } = manifest;
  await (db as Kysely<Tables>)
    .insertInto('shared')
    .values({ name: writer, value: version })
    .onConflict(row => row.column('name').doUpdateSet({ value: version }))
    .execute();
};

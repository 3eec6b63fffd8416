/** How the tables are created. A released step never changes; a new column gets a step of its own in `later`. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { assertReadable, signVersion } from './readable.ts';
import { type Column, type Table, type TableName, type Tables, tables } from './tables.ts';

/** Columns that a step adds to tables of earlier ones, and tables of its own (`new`). */
const later: Readonly<Record<string, Partial<Record<TableName, readonly string[] | 'new'>>>> = {
  '0002-chains': { episodes: ['chains', 'alarms', 'starting'] },
  '0003-makers': { tokens: ['maker'] },
  '0004-next': { episodes: ['next'] },
  '0005-shown': { episodes: ['shown'] },
  '0006-calls': { fans: ['volunteers'], calls: 'new' },
  '0007-teams': { fans: ['team'], calls: ['at'] },
  '0008-won': { fans: ['won'] },
  '0009-follows': { episodes: ['follows'], fans: ['listed'] },
  '0010-dealings': { dealings: 'new', hosts: 'new' },
  '0012-shared-packs': { shared_packs: 'new' },
  '0013-media': { media: 'new', media_names: 'new' },
  '0014-programs': { tokens: ['may', 'name', 'used'] },
  '0015-screens': { screens: 'new', pins: 'new' },
  '0016-blocks': { blocks: 'new' },
  '0017-words': { words: 'new' },
  '0018-remembered': { seasons: ['hall', 'forgotten'], season_figures: 'new', forget_requests: 'new' },
  '0019-telling': { episodes: ['telling'] },
};

/** Columns that a table got after it was made. */
const addedTo = (table: string): readonly string[] =>
  Object.values(later).flatMap(step => {
    const columns = step[table as TableName] ?? [];
    return columns === 'new' ? [] : columns;
  });

const typeOf = (column: Column) =>
  column.startsWith('time')
    ? 'bigint'
    : /^(integer|flag)/.test(column)
      ? 'integer'
      : column === 'real'
        ? 'real'
        : column === 'bytes'
          ? 'bytea'
          : 'text';

const isNullable = (column: Column): boolean => /^\w+\?/.test(column);

const create = async (
  db: Kysely<unknown>,
  name: string,
  { columns, primary, unique = {}, indices = {} }: Table,
  added: readonly string[],
): Promise<void> => {
  let table = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns)) {
    if (added.includes(column)) continue;
    const parent = kind.split(' of ')[1];
    table = table.addColumn(column, typeOf(kind), made => {
      const keyed = kind.includes(' key') ? made.primaryKey() : isNullable(kind) ? made : made.notNull();
      return parent === undefined ? keyed : keyed.references(parent).onDelete('cascade');
    });
  }
  if (primary !== undefined) table = table.addPrimaryKeyConstraint(`${name}_key`, [...primary] as never);
  for (const [constraint, of] of Object.entries(unique))
    table = table.addUniqueConstraint(constraint, [...of] as never);
  await table.execute();
  for (const [index, of] of Object.entries(indices))
    await db.schema
      .createIndex(index)
      .on(name)
      .columns([...of])
      .execute();
};

const add = async (db: Kysely<unknown>, name: TableName, column: string): Promise<void> => {
  const kind = (tables[name] as Table).columns[column]!;
  const usual = { json: '[]', flag: 0, integer: -1, time: 0 }[kind as string] ?? '';
  await db.schema
    .alterTable(name)
    .addColumn(column, typeOf(kind), made => (isNullable(kind) ? made : made.notNull().defaultTo(usual)))
    .execute();
};

/** In the order of their names. */
export const steps: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db) {
      for (const [name, table] of Object.entries(tables)) {
        if (!Object.values(later).some(step => step[name as TableName] === 'new'))
          await create(db, name, table, addedTo(name));
      }
      await (db as Kysely<Tables>).insertInto('clock').values({ id: 1, seen: 0 }).execute();
    },
  },
  ...Object.fromEntries(
    Object.entries(later).map(([step, added]) => [
      step,
      {
        async up(db: Kysely<unknown>) {
          for (const [name, columns] of Object.entries(added))
            if (columns === 'new') await create(db, name, tables[name as TableName], addedTo(name));
            else for (const column of columns) await add(db, name as TableName, column);
        },
      },
    ]),
  ),
};

/** Brings a database to the latest version. Throws if it is of a later one, or of none that was released. */
export const migrate = async (db: Kysely<unknown>): Promise<void> => {
  await assertReadable(db, Object.keys(steps));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  await signVersion(db);
};

/** The tables and how they are created. A released step never changes; something new gets a step of its own. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { rulesVersion, unreleasedRules } from '../../shared/engine/show.ts';

/** `key`: the primary key. `time`: milliseconds since 1970, which need more than 32 bits in every database. */
type Column = 'text' | 'text?' | 'integer' | 'time' | 'key' | 'integer key' | `of ${string}` | `key of ${string}`;

interface TableOptions {
  readonly primary?: readonly string[];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indices?: Readonly<Record<string, readonly string[]>>;
}

/** `of episodes.code`: a foreign key, deleted with its row. */
const create = async (
  db: Kysely<unknown>,
  name: string,
  columns: Readonly<Record<string, Column>>,
  { primary, unique = {}, indices = {} }: TableOptions = {},
): Promise<void> => {
  let table = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns)) {
    const type = kind === 'time' ? 'bigint' : kind.startsWith('integer') ? 'integer' : 'text';
    const parent = kind.split('of ')[1];
    table = table.addColumn(column, type, made => {
      const keyed = kind.includes('key') ? made.primaryKey() : kind === 'text?' ? made : made.notNull();
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

const steps: Record<string, Migration> = {
  '0001-tables': {
    async up(db) {
      await create(
        db,
        'episodes',
        {
          code: 'key',
          show: 'text',
          title: 'text',
          robots: 'text',
          demo: 'integer',
          pace: 'integer',
          public: 'integer',
          rules: 'integer',
          seed: 'text',
          created: 'time',
          season: 'text',
          season_kind: 'text',
          chairs: 'text',
          settings: 'text',
          banned: 'text',
          paused: 'text',
          left_over: 'time',
          sources: 'text?',
          act: 'text',
          phase: 'text',
          over_at: 'time',
          closed_at: 'time',
          touched: 'time',
          entry_count: 'integer',
          owner: 'text',
          epoch: 'integer',
        },
        {
          indices: {
            episodes_running: ['over_at', 'created'],
            episodes_closed: ['closed_at', 'touched'],
            episodes_season: ['season', 'created'],
          },
        },
      );
      // A pack is long and never changes. In the row that every move changes, SQLite would write it again each time.
      await create(db, 'setups', { code: 'key of episodes.code', options: 'text', pack: 'text' });
      await create(
        db,
        'entries',
        { code: 'of episodes.code', seq: 'integer', move_id: 'text?', entry: 'text' },
        { primary: ['code', 'seq'], unique: { entries_move: ['code', 'move_id'] } },
      );
      await create(
        db,
        'tokens',
        { hash: 'key', id: 'text', code: 'of episodes.code', role: 'text', seat: 'integer', created: 'time' },
        { indices: { tokens_code: ['code'] } },
      );
      await create(
        db,
        'deadlines',
        { code: 'key of episodes.code', due: 'time' },
        { indices: { deadlines_due: ['due'] } },
      );
      await create(db, 'processes', {
        id: 'key',
        alive_until: 'time',
        place: 'text',
        address: 'text',
        public_address: 'text',
      });
      await create(db, 'clock', { id: 'integer key', seen: 'time' });
      await (db as Kysely<{ clock: { id: number; seen: number } }>)
        .insertInto('clock')
        .values({ id: 1, seen: 0 })
        .execute();
      await create(
        db,
        'fans',
        {
          code: 'of episodes.code',
          fan: 'text',
          name: 'text',
          points: 'time',
          tickets: 'text',
          settled: 'integer',
        },
        { primary: ['code', 'fan'] },
      );
      await create(
        db,
        'reports',
        { code: 'of episodes.code', visitor: 'text', why: 'text', at: 'time' },
        { primary: ['code', 'visitor'] },
      );
      await create(db, 'seasons', {
        name: 'key',
        title: 'text',
        show: 'text',
        host: 'text',
        settings: 'text',
        pack: 'text?',
        used: 'text',
        created: 'time',
        line_count: 'integer',
      });
      // Without a foreign key to episodes, because a line outlives its episode.
      await create(
        db,
        'season_lines',
        {
          season: 'of seasons.name',
          seq: 'integer',
          at: 'time',
          episode: 'text',
          account: 'text',
          who: 'text',
          was: 'text',
          becomes: 'text',
          why: 'text',
          of_line: 'integer',
          reason: 'text',
        },
        { primary: ['season', 'seq'] },
      );
      await create(
        db,
        'targets',
        {
          id: 'key',
          code: 'of episodes.code',
          kind: 'text',
          address: 'text',
          secret: 'text',
          format: 'text',
          events: 'text',
          whom: 'text',
          created: 'time',
          failures: 'integer',
          problem: 'text',
          worked: 'time',
          off: 'integer',
          language: 'text',
          token: 'text',
        },
        { indices: { targets_code: ['code'] } },
      );
      await create(db, 'noted', {
        code: 'key of episodes.code',
        entries: 'integer',
        due: 'time',
        over: 'time',
        seen: 'text',
      });
      await create(
        db,
        'notices',
        {
          id: 'key',
          target: 'of targets.id',
          code: 'of episodes.code',
          key: 'text',
          event: 'text',
          facts: 'text',
          due: 'time',
          tries: 'integer',
          claimed: 'time',
        },
        { unique: { notices_once: ['target', 'key'] }, indices: { notices_due: ['due'] } },
      );
      await create(db, 'shared', { name: 'key', value: 'text' });
    },
  },
  '0002-chains': {
    async up(db) {
      for (const list of ['chains', 'alarms'])
        await db.schema
          .alterTable('episodes')
          .addColumn(list, 'text', column => column.notNull().defaultTo('[]'))
          .execute();
      await db.schema.alterTable('episodes').addColumn('starting', 'text').execute();
    },
  },
  '0003-makers': {
    async up(db) {
      await db.schema
        .alterTable('tokens')
        .addColumn('maker', 'text', column => column.notNull().defaultTo(''))
        .execute();
    },
  },
  '0004-next': {
    async up(db) {
      await db.schema
        .alterTable('episodes')
        .addColumn('next', 'text', column => column.notNull().defaultTo(''))
        .execute();
    },
  },
  '0005-shown': {
    async up(db) {
      await db.schema.alterTable('episodes').addColumn('shown', 'text').execute();
    },
  },
};

/** Brings a database to the latest version. Throws if shows of unreleased rules are kept in it. */
export const migrate = async (db: Kysely<unknown>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  const older = await (db as Kysely<{ episodes: { code: string; rules: number } }>)
    .selectFrom('episodes')
    .select('code')
    .where('rules', '<', rulesVersion)
    .executeTakeFirst();
  if (older !== undefined) throw new Error(`The show ${older.code} that is kept here ${unreleasedRules}.`);
};

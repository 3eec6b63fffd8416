/** How the tables came to be, step by step; a step that has been released is never changed. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Milliseconds since 1970 need more than 32 bits, in every database. */
const time = 'bigint' as const;

const steps: Record<string, Migration> = {
  '0001-episodes': {
    async up(db) {
      await db.schema
        .createTable('episodes')
        .addColumn('code', 'text', column => column.primaryKey())
        .addColumn('show', 'text', column => column.notNull())
        .addColumn('title', 'text', column => column.notNull())
        .addColumn('options', 'text', column => column.notNull())
        .addColumn('pack', 'text', column => column.notNull())
        .addColumn('robots', 'text', column => column.notNull())
        .addColumn('demo', 'integer', column => column.notNull())
        .addColumn('pace', 'integer', column => column.notNull())
        .addColumn('public', 'integer', column => column.notNull())
        .addColumn('rules', 'integer', column => column.notNull())
        .addColumn('seed', 'text', column => column.notNull())
        .addColumn('created', time, column => column.notNull())
        .addColumn('chairs', 'text', column => column.notNull())
        .addColumn('locked', 'integer', column => column.notNull())
        .addColumn('clock', 'integer', column => column.notNull())
        .addColumn('paused', 'text', column => column.notNull())
        .addColumn('left_over', time, column => column.notNull())
        .addColumn('sources', 'text')
        .addColumn('act', 'text', column => column.notNull())
        .addColumn('phase', 'text', column => column.notNull())
        .addColumn('over_at', time, column => column.notNull())
        .addColumn('closed_at', time, column => column.notNull())
        .addColumn('entry_count', 'integer', column => column.notNull())
        .addColumn('owner', 'text', column => column.notNull())
        .addColumn('epoch', 'integer', column => column.notNull())
        .addColumn('lease_until', time, column => column.notNull())
        .execute();
      await db.schema.createIndex('episodes_running').on('episodes').columns(['over_at', 'created']).execute();
      await db.schema
        .createTable('entries')
        .addColumn('code', 'text', column => column.notNull().references('episodes.code').onDelete('cascade'))
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('move_id', 'text')
        .addColumn('entry', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['code', 'seq'])
        .addUniqueConstraint('entries_move', ['code', 'move_id'])
        .execute();
      await db.schema
        .createTable('tokens')
        .addColumn('hash', 'text', column => column.primaryKey())
        .addColumn('id', 'text', column => column.notNull())
        .addColumn('code', 'text', column => column.notNull().references('episodes.code').onDelete('cascade'))
        .addColumn('role', 'text', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('created', time, column => column.notNull())
        .execute();
      await db.schema.createIndex('tokens_code').on('tokens').column('code').execute();
      await db.schema
        .createTable('deadlines')
        .addColumn('code', 'text', column => column.primaryKey().references('episodes.code').onDelete('cascade'))
        .addColumn('due', time, column => column.notNull())
        .execute();
      await db.schema.createIndex('deadlines_due').on('deadlines').column('due').execute();
    },
  },
  '0002-leases': {
    async up(db) {
      // One sign of life a process takes the place of a lease an episode.
      await db.schema.alterTable('episodes').dropColumn('lease_until').execute();
      await db.schema
        .createTable('processes')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('alive_until', time, column => column.notNull())
        .execute();
      await db.schema
        .createTable('clock')
        .addColumn('id', 'integer', column => column.primaryKey())
        .addColumn('seen', time, column => column.notNull())
        .execute();
      await db.insertInto('clock').values({ id: 1, seen: 0 }).execute();
      await db.schema
        .alterTable('episodes')
        .addColumn('touched', time, column => column.notNull().defaultTo(0))
        .execute();
      await db
        .updateTable('episodes')
        .set(row => ({ touched: row.ref('created') }))
        .execute();
      await db.schema.createIndex('episodes_closed').on('episodes').columns(['closed_at', 'touched']).execute();
    },
  },
  '0003-settings': {
    async up(db) {
      // A pack is long and never changes; in the row that every move changes, SQLite would write it again each time.
      await db.schema
        .createTable('settings')
        .addColumn('code', 'text', column => column.primaryKey().references('episodes.code').onDelete('cascade'))
        .addColumn('options', 'text', column => column.notNull())
        .addColumn('pack', 'text', column => column.notNull())
        .execute();
      await db
        .insertInto('settings')
        .columns(['code', 'options', 'pack'])
        .expression(db.selectFrom('episodes').select(['code', 'options', 'pack']))
        .execute();
      for (const column of ['options', 'pack']) await db.schema.alterTable('episodes').dropColumn(column).execute();
    },
  },
  '0004-places': {
    async up(db) {
      // Where other processes and browsers find each process.
      for (const column of ['place', 'address', 'public_address'])
        await db.schema
          .alterTable('processes')
          .addColumn(column, 'text', text => text.notNull().defaultTo(''))
          .execute();
    },
  },
  '0005-seasons': {
    async up(db) {
      for (const column of ['season', 'season_kind'])
        await db.schema
          .alterTable('episodes')
          .addColumn(column, 'text', text => text.notNull().defaultTo(''))
          .execute();
      await db.schema.createIndex('episodes_season').on('episodes').columns(['season', 'created']).execute();
      await db.schema
        .createTable('seasons')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('title', 'text', column => column.notNull())
        .addColumn('show', 'text', column => column.notNull())
        .addColumn('host', 'text', column => column.notNull())
        .addColumn('settings', 'text', column => column.notNull())
        .addColumn('pack', 'text')
        .addColumn('used', 'text', column => column.notNull())
        .addColumn('created', time, column => column.notNull())
        .addColumn('line_count', 'integer', column => column.notNull())
        .execute();
      // No key to episodes: a line outlives the episode that it comes from.
      await db.schema
        .createTable('season_lines')
        .addColumn('season', 'text', column => column.notNull().references('seasons.name').onDelete('cascade'))
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('at', time, column => column.notNull())
        .addColumn('episode', 'text', column => column.notNull())
        .addColumn('account', 'text', column => column.notNull())
        .addColumn('who', 'text', column => column.notNull())
        .addColumn('was', 'text', column => column.notNull())
        .addColumn('becomes', 'text', column => column.notNull())
        .addColumn('why', 'text', column => column.notNull())
        .addColumn('of_line', 'integer', column => column.notNull())
        .addColumn('reason', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('season_lines_key', ['season', 'seq'])
        .execute();
    },
  },
  '0020-audience': {
    async up(db) {
      await db.schema
        .createTable('fans')
        .addColumn('code', 'text', column => column.notNull().references('episodes.code').onDelete('cascade'))
        .addColumn('fan', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('points', time, column => column.notNull())
        .addColumn('tickets', 'text', column => column.notNull())
        .addColumn('settled', 'integer', column => column.notNull())
        .addPrimaryKeyConstraint('fans_key', ['code', 'fan'])
        .execute();
      await db.schema
        .alterTable('episodes')
        .addColumn('odds', 'text', column => column.notNull().defaultTo('audience'))
        .execute();
      await db.schema
        .alterTable('episodes')
        .addColumn('side_game', 'integer', column => column.notNull().defaultTo(1))
        .execute();
    },
  },
  '0030-doors': {
    async up(db) {
      await db.schema
        .alterTable('episodes')
        .addColumn('doors', 'text', column => column.notNull().defaultTo(''))
        .execute();
      await db.schema
        .createTable('reports')
        .addColumn('code', 'text', column => column.notNull().references('episodes.code').onDelete('cascade'))
        .addColumn('visitor', 'text', column => column.notNull())
        .addColumn('why', 'text', column => column.notNull())
        .addColumn('at', time, column => column.notNull())
        .addPrimaryKeyConstraint('reports_key', ['code', 'visitor'])
        .execute();
    },
  },
  '0040-reminders': {
    async up(db) {
      await db.schema
        .createTable('targets')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('code', 'text', column => column.notNull().references('episodes.code').onDelete('cascade'))
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('address', 'text', column => column.notNull())
        .addColumn('secret', 'text', column => column.notNull())
        .addColumn('format', 'text', column => column.notNull())
        .addColumn('events', 'text', column => column.notNull())
        .addColumn('whom', 'text', column => column.notNull())
        .addColumn('created', time, column => column.notNull())
        .addColumn('failures', 'integer', column => column.notNull())
        .addColumn('problem', 'text', column => column.notNull())
        .addColumn('worked', time, column => column.notNull())
        .addColumn('off', 'integer', column => column.notNull())
        .execute();
      await db.schema.createIndex('targets_code').on('targets').column('code').execute();
      await db.schema
        .createTable('noted')
        .addColumn('code', 'text', column => column.primaryKey().references('episodes.code').onDelete('cascade'))
        .addColumn('entries', 'integer', column => column.notNull())
        .addColumn('due', time, column => column.notNull())
        .addColumn('over', time, column => column.notNull())
        .addColumn('seen', 'text', column => column.notNull())
        .execute();
      await db.schema
        .createTable('notices')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('target', 'text', column => column.notNull().references('targets.id').onDelete('cascade'))
        .addColumn('code', 'text', column => column.notNull().references('episodes.code').onDelete('cascade'))
        .addColumn('key', 'text', column => column.notNull())
        .addColumn('event', 'text', column => column.notNull())
        .addColumn('facts', 'text', column => column.notNull())
        .addColumn('due', time, column => column.notNull())
        .addColumn('tries', 'integer', column => column.notNull())
        .addColumn('claimed', time, column => column.notNull())
        .addUniqueConstraint('notices_once', ['target', 'key'])
        .execute();
      await db.schema.createIndex('notices_due').on('notices').column('due').execute();
      await db.schema
        .createTable('shared')
        .addColumn('name', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute();
    },
  },
  '0050-whose-reminders': {
    async up(db) {
      for (const [column, fallback] of [
        ['language', 'en'],
        ['token', ''],
      ] as const)
        await db.schema
          .alterTable('targets')
          .addColumn(column, 'text', text => text.notNull().defaultTo(fallback))
          .execute();
    },
  },
};

/** Brings a database to the newest form. */
export const migrate = async (db: Kysely<unknown>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};

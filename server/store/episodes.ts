/** Episodes and their entries as rows: created, played, published and swept. */

import { setImmediate } from 'node:timers/promises';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { readSettings } from '../../shared/engine/settings.ts';
import { rulesVersion } from '../../shared/engine/show.ts';
import type { EpisodeKind } from '../../shared/season/ledger.ts';
import { nextTurn } from '../turns.ts';
import { NotOwner } from './failures.ts';
import { nameMedia, pruneMedia } from './media.ts';
import { objectOf, rowOf, wholeRowOf } from './rows.ts';
import { type KeptSeasons, writeLedger } from './seasons.ts';
import type {
  EpisodeFacts,
  EpisodeState,
  KnownEpisode,
  LedgerWrite,
  Shown,
  StoredEntry,
  StoredEpisode,
  StoredToken,
  Sweep,
} from './stored.ts';
import type { Row, Tables } from './tables.ts';

export const setDeadline = async (transaction: Transaction<Tables>, code: string, due: number): Promise<void> => {
  if (due === 0) {
    await transaction.deleteFrom('deadlines').where('code', '=', code).execute();
    return;
  }
  await transaction
    .insertInto('deadlines')
    .values({ code, due })
    .onConflict(conflict => conflict.column('code').doUpdateSet({ due }))
    .execute();
};

export const createEpisode = async (
  seasons: KeptSeasons,
  transaction: Transaction<Tables>,
  facts: EpisodeFacts,
  state: EpisodeState,
  tokens: readonly StoredToken[],
  ledger?: LedgerWrite,
): Promise<boolean> => {
  const made = await transaction
    .insertInto('episodes')
    .values(newRow(facts, state))
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  await transaction.insertInto('setups').values(wholeRowOf('setups', facts)).execute();
  // A pack may have 2 MB. The commit, which writes them to disk, gets a turn of its own.
  await setImmediate();
  if (facts.dealing !== undefined)
    await transaction
      .insertInto('dealings')
      .values(wholeRowOf('dealings', { code: facts.code, ...facts.dealing }))
      .execute();
  await nameMedia(transaction, facts.code, facts.media ?? []);
  if (tokens.length > 0)
    await transaction
      .insertInto('tokens')
      .values([...tokens])
      .execute();
  if (state.deadline > 0) await setDeadline(transaction, facts.code, state.deadline);
  if (ledger !== undefined) await writeLedger(seasons, transaction, ledger);
  return true;
};

export const episodeWith = async (db: Kysely<Tables>, code: string): Promise<StoredEpisode | undefined> => {
  const row = await db
    .selectFrom('episodes')
    .innerJoin('setups', 'setups.code', 'episodes.code')
    .leftJoin('deadlines', 'deadlines.code', 'episodes.code')
    .selectAll('episodes')
    .select(['setups.options', 'setups.pack'])
    .select('deadlines.due as due')
    .where('episodes.code', '=', code)
    .executeTakeFirst();
  return row && episodeOf(row);
};

export const knownWith = async (db: Kysely<Tables>, code: string): Promise<KnownEpisode | undefined> => {
  const row = await db
    .selectFrom('episodes')
    .innerJoin('setups', 'setups.code', 'episodes.code')
    .leftJoin('deadlines', 'deadlines.code', 'episodes.code')
    .selectAll('episodes')
    .select(['setups.options', 'deadlines.due as due'])
    .where('episodes.code', '=', code)
    .executeTakeFirst();
  return row && knownOf(row);
};

export const packTextOf = async (db: Kysely<Tables>, code: string): Promise<string | undefined> =>
  (await db.selectFrom('setups').select('pack').where('code', '=', code).executeTakeFirst())?.pack;

/** Entries that are read at a time. After each batch, other work gets a turn. */
const batchSize = 500;

/** Rows of entries from number `from` up to `to`, batch by batch. */
async function* rowsOf(db: Kysely<Tables>, code: string, from: number, to: number) {
  for (let next = from; next < to; next += batchSize) {
    if (next > from) await nextTurn();
    const rows = await db
      .selectFrom('entries')
      .select(['seq', 'move_id', 'entry'])
      .where('code', '=', code)
      .where('seq', '>=', next)
      .where('seq', '<', Math.min(to, next + batchSize))
      .orderBy('seq')
      .execute();
    yield rows;
    if (rows.length < batchSize) return;
  }
}

/** In order. */
export const entriesOf = async (db: Kysely<Tables>, code: string): Promise<readonly StoredEntry[]> => {
  const entries: StoredEntry[] = [];
  for await (const rows of rowsOf(db, code, 0, Number.POSITIVE_INFINITY))
    for (const row of rows) entries.push(objectOf('entries', row));
  return entries;
};

/** The entries from number `from` up to `to` as they are stored, as JSON. */
export const entryTextsOf = async (
  db: Kysely<Tables>,
  code: string,
  from: number,
  to: number,
): Promise<readonly string[]> => {
  const texts: string[] = [];
  for await (const rows of rowsOf(db, code, from, to)) for (const { entry } of rows) texts.push(entry);
  return texts;
};

export const keepShown = async (
  transaction: Transaction<Tables>,
  code: string,
  entries: number,
  shown: Shown,
): Promise<void> => {
  await transaction
    .updateTable('episodes')
    .set(changeRow({ shown }))
    .where('code', '=', code)
    .where('entry_count', '=', entries)
    .execute();
};

export const changeEpisode = async (
  transaction: Transaction<Tables>,
  code: string,
  epoch: number,
  change: Partial<EpisodeState>,
): Promise<void> => {
  const { numUpdatedRows } = await transaction
    .updateTable('episodes')
    .set({ ...changeRow(change), epoch })
    .where('code', '=', code)
    .where('epoch', '=', epoch)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new NotOwner(code);
  if (change.deadline !== undefined) await setDeadline(transaction, code, change.deadline);
};

/** Marks an episode as published, whichever process owns it. */
export const publishEpisode = async (transaction: Transaction<Tables>, code: string, now: number): Promise<void> => {
  await transaction
    .updateTable('episodes')
    .set({ closed_at: now })
    .where('code', '=', code)
    .where('closed_at', '=', 0)
    .execute();
  await setDeadline(transaction, code, 0);
};

/** Names the show in which the same people play on, whichever process owns this one. */
export const setNextEpisode = async (transaction: Transaction<Tables>, code: string, next: string): Promise<void> => {
  await transaction.updateTable('episodes').set({ next }).where('code', '=', code).execute();
};

type Rows = ExpressionBuilder<Tables, 'episodes'>;

/** Nothing has happened for as long as shows are stored. */
const isAbandoned = (row: Rows, { abandoned }: Sweep) =>
  row.and([row('entry_count', '>', 0), row('touched', '<=', abandoned)]);

/** Stored for long enough. */
const isOld = (row: Rows, { retainedSince, demos }: Sweep) =>
  row.or([
    row.and([row('closed_at', '>', 0), row('closed_at', '<=', retainedSince)]),
    row.and([row('closed_at', '>', 0), row('closed_at', '<=', demos), row('demo', '=', 1)]),
    row.and([row('entry_count', '=', 0), row('touched', '<=', retainedSince)]),
  ]);

export const expiring = async (db: Kysely<Tables>, times: Sweep): Promise<number> => {
  const row = await db
    .selectFrom('episodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(row => row.or([row.and([row('closed_at', '=', 0), isAbandoned(row, times)]), isOld(row, times)]))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

export const sweep = async (transaction: Transaction<Tables>, times: Sweep): Promise<readonly string[]> => {
  const { now, over, confirmed } = times;
  await transaction
    .updateTable('episodes')
    .set({ closed_at: now })
    .where('closed_at', '=', 0)
    .where(row => {
      const ended = row.and([row('over_at', '>', 0), row('over_at', '<=', over)]);
      return confirmed ? row.or([ended, isAbandoned(row, times)]) : ended;
    })
    .execute();
  await transaction
    .deleteFrom('deadlines')
    .where('code', 'in', row => row.selectFrom('episodes').select('code').where('closed_at', '>', 0))
    .execute();
  if (!confirmed) return [];
  const rows = await transaction
    .deleteFrom('episodes')
    .where(row => isOld(row, times))
    .returning('code')
    .execute();
  await pruneMedia(transaction, times.media);
  await transaction.deleteFrom('shared_packs').where('until', '<=', now).execute();
  await transaction.deleteFrom('blocks').where('until', '>', 0).where('until', '<=', now).execute();
  await transaction.deleteFrom('hosts').where('touched', '<=', times.hosts).execute();
  return rows.map(({ code }) => code);
};

export const removeEpisode = async (db: Kysely<Tables>, code: string): Promise<boolean> =>
  (await db.deleteFrom('episodes').where('code', '=', code).returning('code').executeTakeFirst()) !== undefined;

/** The encrypted seed of any episode; undefined if there is none. */
export const anySeed = (db: Kysely<Tables>): Promise<{ readonly code: string; readonly seed: string } | undefined> =>
  db.selectFrom('episodes').select(['code', 'seed']).limit(1).executeTakeFirst();

/** The row of a new episode. `deadline` has its own table. */
const newRow = ({ season, dealing: _ownTable, media: _media, ...facts }: EpisodeFacts, state: EpisodeState) =>
  wholeRowOf('episodes', {
    ...facts,
    ...state,
    season: season?.name ?? '',
    season_kind: season?.kind ?? '',
    rules: rulesVersion,
    entries: 0,
    owner: '',
    epoch: 0,
  });

export const changeRow = (change: Partial<EpisodeState>) => rowOf('episodes', change);

type Stored = Row<'episodes'> & Pick<Row<'setups'>, 'options'> & { readonly due: number | null };

const knownOf = (row: Stored): KnownEpisode => {
  const { season, season_kind, rules: _rules, ...known } = objectOf<Record<string, unknown>>('episodes', row);
  return {
    ...(known as unknown as KnownEpisode),
    options: JSON.parse(row.options),
    settings: readSettings(known.settings as object),
    deadline: Number(row.due ?? 0),
    ...(season === '' ? {} : { season: { name: season as string, kind: season_kind as EpisodeKind } }),
  };
};

const episodeOf = (row: Stored & Row<'setups'>): StoredEpisode => ({
  ...knownOf(row),
  pack: JSON.parse(row.pack),
});

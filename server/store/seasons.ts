/** Seasons and their ledgers as rows. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Account, EpisodeKind, Line, LineReason } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import type { Store } from './store.ts';
import type { Chair } from './stored-episode.ts';
import type { LedgerWrite, SeasonEpisode, SeasonFacts, StoredSeason } from './stored-season.ts';
import type { SeasonLinesTable, SeasonsTable, Tables } from './tables.ts';

const lineOf = (row: Selectable<SeasonLinesTable>): Line => ({
  seq: row.seq,
  at: Number(row.at),
  episode: row.episode,
  account: row.account as Account,
  who: row.who,
  from: JSON.parse(row.was),
  to: JSON.parse(row.becomes),
  why: row.why as LineReason,
  of: row.of_line,
  reason: row.reason,
});

const rowOf = (season: string, line: Line) => ({
  season,
  seq: line.seq,
  at: line.at,
  episode: line.episode,
  account: line.account,
  who: line.who,
  was: JSON.stringify(line.from),
  becomes: JSON.stringify(line.to),
  why: line.why,
  of_line: line.of,
  reason: line.reason,
});

const factsOf = (row: Selectable<SeasonsTable>): SeasonFacts => ({
  name: row.name,
  title: row.title,
  show: row.show,
  host: row.host,
  settings: JSON.parse(row.settings),
  created: Number(row.created),
});

/** Rows per statement. After each, other work gets a turn. */
const batchSize = 200;

const insert = async (db: Transaction<Tables>, season: string, lines: readonly Line[]): Promise<void> => {
  for (let from = 0; from < lines.length; from += batchSize) {
    if (from > 0) await setImmediate();
    await db
      .insertInto('season_lines')
      .values(lines.slice(from, from + batchSize).map(line => rowOf(season, line)))
      .execute();
  }
};

const linesOf = async (db: Kysely<Tables>, season: string): Promise<readonly Line[]> => {
  const rows = await db.selectFrom('season_lines').selectAll().where('season', '=', season).orderBy('seq').execute();
  return rows.map(lineOf);
};

/** False if there is no such season. */
export const writeLedger = async (db: Transaction<Tables>, { season, lines }: LedgerWrite): Promise<boolean> => {
  // The season's row comes first, to lock out other writers until all is written.
  const { numUpdatedRows } = await db
    .updateTable('seasons')
    .set(row => ({ line_count: row('line_count', '+', 0) }))
    .where('name', '=', season)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  const before = await linesOf(db, season);
  const added = lines(before);
  await insert(db, season, added);
  await db
    .updateTable('seasons')
    .set({ line_count: before.length + added.length })
    .where('name', '=', season)
    .execute();
  return true;
};

export const createSeason = async (
  db: Transaction<Tables>,
  facts: SeasonFacts,
  pack: unknown,
  used: UsedQuestions,
  lines: readonly Line[],
): Promise<boolean> => {
  const made = await db
    .insertInto('seasons')
    .values({
      ...facts,
      settings: JSON.stringify(facts.settings),
      pack: pack === null ? null : JSON.stringify(pack),
      used: JSON.stringify(used),
      line_count: lines.length,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  await insert(db, facts.name, lines);
  return true;
};

export const seasonNamed = async (db: Kysely<Tables>, name: string): Promise<StoredSeason | undefined> => {
  const row = await db.selectFrom('seasons').selectAll().where('name', '=', name).executeTakeFirst();
  return row === undefined ? undefined : { ...factsOf(row), lines: await linesOf(db, name) };
};

export const packOf = async (db: Kysely<Tables>, name: string) => {
  const row = await db.selectFrom('seasons').select(['pack', 'used']).where('name', '=', name).executeTakeFirst();
  if (row === undefined) return undefined;
  return { pack: row.pack === null ? null : JSON.parse(row.pack), used: JSON.parse(row.used) as UsedQuestions };
};

export const episodesOf = async (db: Kysely<Tables>, name: string): Promise<readonly SeasonEpisode[]> => {
  const rows = await db
    .selectFrom('episodes')
    .leftJoin('deadlines', 'deadlines.code', 'episodes.code')
    .select([
      'episodes.code',
      'show',
      'title',
      'season_kind',
      'created',
      'over_at',
      'closed_at',
      'phase',
      'act',
      'chairs',
    ])
    .select('deadlines.due as due')
    .where('season', '=', name)
    .orderBy('created')
    .orderBy('episodes.code')
    .execute();
  return rows.map(row => ({
    code: row.code,
    show: row.show,
    title: row.title,
    kind: row.season_kind as EpisodeKind,
    created: Number(row.created),
    deadline: Number(row.due ?? 0),
    over: Number(row.over_at),
    closed: Number(row.closed_at),
    phase: row.phase,
    act: row.act,
    chairs: JSON.parse(row.chairs) as Chair[],
  }));
};

export const changeSeason = async (
  db: Kysely<Tables>,
  name: string,
  { pack, used, settings, host }: Parameters<Store['changeSeason']>[1],
): Promise<void> => {
  await db
    .updateTable('seasons')
    .set({
      ...(pack === undefined ? {} : { pack: pack === null ? null : JSON.stringify(pack) }),
      ...(used === undefined ? {} : { used: JSON.stringify(used) }),
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      ...(host === undefined ? {} : { host }),
    })
    .where('name', '=', name)
    .execute();
};

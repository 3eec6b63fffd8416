/** Seasons and their ledgers as rows. */

import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { EpisodeKind, Line } from '../../shared/season/ledger.ts';
import type { UsedQuestions } from '../../shared/season/questions.ts';
import { Latest } from '../latest.ts';
import { nextTurn } from '../turns.ts';
import { RepeatedQuery } from './compiled.ts';
import { objectOf, rowOf, wholeRowOf } from './rows.ts';
import type { LedgerWrite, SeasonEpisode, SeasonFacts, StoredSeason } from './stored.ts';
import type { Row, Tables } from './tables.ts';

/** A season's row without its pack, which is long. */
const columns = ['name', 'title', 'show', 'host', 'settings', 'created', 'line_count', 'hall', 'forgotten'] as const;
type SeasonRow = Pick<Row<'seasons'>, (typeof columns)[number]>;

const rowNamed = (db: Kysely<Tables>, name: string): Promise<SeasonRow | undefined> =>
  db.selectFrom('seasons').select(columns).where('name', '=', name).executeTakeFirst();

/** Rows per statement. After each, other work gets a turn. */
const batchSize = 100;

/** Rows that are made into lines in one turn. */
const readSize = 1000;

/** Inserts so many rows. Building such a statement takes ten times as long as running it. */
type Inserts = RepeatedQuery<Record<string, unknown>>;

const newInserts = (): Inserts =>
  new RepeatedQuery((db, values) => {
    const rows: Record<string, unknown>[] = [];
    for (const [name, value] of Object.entries(values)) {
      const [column = '', row = ''] = name.split(' ');
      rows[Number(row)] = { ...rows[Number(row)], [column]: value };
    }
    return db.insertInto('season_lines').values(rows as unknown as Row<'season_lines'>[]);
  });

export const insertLines = async (
  db: Transaction<Tables>,
  inserts: Inserts,
  season: string,
  lines: readonly Line[],
): Promise<void> => {
  for (let from = 0; from < lines.length; from += batchSize) {
    if (from > 0) await setImmediate();
    const rows = lines.slice(from, from + batchSize).map(line => rowOf('season_lines', { season, ...line }));
    const values = rows.flatMap((row, i) => Object.entries(row).map(([column, value]) => [`${column} ${i}`, value]));
    await inserts.run(db, Object.fromEntries(values));
  }
};

/** Lines from number `from` on, counted from 0. */
const linesFrom = async (db: Kysely<Tables>, season: string, from: number): Promise<readonly Line[]> => {
  const rows = await db
    .selectFrom('season_lines')
    .selectAll()
    .where('season', '=', season)
    .where('seq', '>', from)
    .orderBy('seq')
    .execute();
  const lines: Line[] = [];
  for (const [i, { season: _, ...row }] of rows.entries()) {
    if (i > 0 && i % readSize === 0) await nextTurn();
    lines.push(objectOf('season_lines', row));
  }
  return lines;
};

/** Lines in memory, of all seasons together. A line takes about half a kB. */
const maxKept = 40_000;

/**
 * Seasons in memory. Anybody may read a season over and over, so as long as its row stays the same, the same object is returned,
 * and whatever follows from it is kept with it. Lines are only added until somebody is forgotten, so only new ones are read.
 */
export class KeptSeasons {
  readonly inserts = newInserts();
  readonly #kept = new Map<string, { readonly row: SeasonRow; readonly season: StoredSeason }>();

  async named(db: Kysely<Tables>, name: string): Promise<StoredSeason | undefined> {
    const row = await rowNamed(db, name);
    const known = this.#kept.get(name);
    this.#kept.delete(name);
    if (row === undefined) return undefined;
    if (known !== undefined && columns.every(column => known.row[column] === row[column])) {
      this.#kept.set(name, known);
      return known.season;
    }
    const before = known === undefined || !isContinued(known.row, row) ? [] : known.season.lines;
    const added = await linesFrom(db, name, before.length);
    const { line_count: _, ...facts } = objectOf<Omit<StoredSeason, 'lines'> & { line_count: number }>('seasons', row);
    const season = { ...facts, lines: added.length === 0 ? before : [...before, ...added] };
    this.#keep(name, row, season);
    return season;
  }

  /** Inside the transaction that adds to the ledger, whose lines may still be taken back. So nothing is kept. */
  async linesIn(db: Transaction<Tables>, row: SeasonRow): Promise<readonly Line[]> {
    const known = this.#kept.get(row.name);
    if (known === undefined || !isContinued(known.row, row)) return linesFrom(db, row.name, 0);
    const { lines } = known.season;
    return lines.length === row.line_count ? lines : [...lines, ...(await linesFrom(db, row.name, lines.length))];
  }

  #keep(name: string, row: SeasonRow, season: StoredSeason): void {
    // Somebody else may have read more of it meanwhile.
    if (season.lines.length !== row.line_count) return;
    this.#kept.set(name, { row, season });
    let lines = 0;
    for (const each of this.#kept.values()) lines += each.season.lines.length;
    for (const [oldest, each] of this.#kept) {
      if (lines <= maxKept) break;
      this.#kept.delete(oldest);
      lines -= each.season.lines.length;
    }
  }
}

/** Whether a row is of the same season, which was not deleted and created anew under its name, and has the same lines or more. */
const isContinued = (before: SeasonRow, row: SeasonRow): boolean =>
  before.created === row.created &&
  before.host === row.host &&
  before.forgotten === row.forgotten &&
  before.line_count <= row.line_count;

/** A season's row, with all other writers locked out until everything is written; undefined if there is none. */
export const lockedRow = async (db: Transaction<Tables>, season: string): Promise<SeasonRow | undefined> => {
  const { numUpdatedRows } = await db
    .updateTable('seasons')
    .set(row => ({ line_count: row('line_count', '+', 0) }))
    .where('name', '=', season)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 0 ? undefined : rowNamed(db, season);
};

/** False if there is no such season. */
export const writeLedger = async (
  kept: KeptSeasons,
  db: Transaction<Tables>,
  { season, lines }: LedgerWrite,
): Promise<boolean> => {
  const row = await lockedRow(db, season);
  if (row === undefined) return false;
  const before = await kept.linesIn(db, row);
  const added = lines(before);
  await insertLines(db, kept.inserts, season, added);
  await db
    .updateTable('seasons')
    .set({ line_count: before.length + added.length })
    .where('name', '=', season)
    .execute();
  return true;
};

export const createSeason = async (
  kept: KeptSeasons,
  db: Transaction<Tables>,
  facts: SeasonFacts,
  pack: unknown,
  used: UsedQuestions,
  lines: readonly Line[],
): Promise<boolean> => {
  const made = await db
    .insertInto('seasons')
    .values(wholeRowOf('seasons', { hall: '', ...facts, pack, used, line_count: lines.length, forgotten: 0 }))
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  if (Number(made.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  // As in createEpisode: the commit of a large pack gets a turn of its own.
  await setImmediate();
  await insertLines(db, kept.inserts, facts.name, lines);
  return true;
};

interface StoredPack {
  readonly pack: unknown;
  readonly used: UsedQuestions;
}

/** Packs of seasons in memory, at most. One may have 2 MB. */
const maxPacks = 8;

/** Packs in memory, as `KeptSeasons`: the same object is returned for as long as its texts stay the same. */
export class KeptPacks {
  readonly #kept = new Latest<{ readonly pack: string | null; readonly used: string; readonly read: StoredPack }>(
    maxPacks,
  );

  async of(db: Kysely<Tables>, name: string): Promise<StoredPack | undefined> {
    const row = await db.selectFrom('seasons').select(['pack', 'used']).where('name', '=', name).executeTakeFirst();
    const known = this.#kept.get(name);
    if (row === undefined) {
      this.#kept.delete(name);
      return undefined;
    }
    const same = known !== undefined && known.pack === row.pack && known.used === row.used;
    const read = same ? known.read : objectOf<StoredPack>('seasons', row);
    this.#kept.set(name, { ...row, read });
    return read;
  }
}

/** Letters of chairs that are parsed before other work gets a turn. */
const batchLetters = 200_000;

export const episodesOf = async (db: Kysely<Tables>, name: string): Promise<readonly SeasonEpisode[]> => {
  const rows = await db
    .selectFrom('episodes')
    .leftJoin('deadlines', 'deadlines.code', 'episodes.code')
    .select(['episodes.code', 'show', 'title', 'season_kind as kind', 'created', 'over_at', 'closed_at', 'phase'])
    .select(['act', 'chairs', 'shown', 'telling', 'entry_count', 'deadlines.due as due'])
    .where('season', '=', name)
    .orderBy('created')
    .orderBy('episodes.code')
    .execute();
  const episodes: SeasonEpisode[] = [];
  let letters = 0;
  for (const row of rows) {
    letters += row.chairs.length;
    // A qualifier has up to a thousand chairs, and a season may have many.
    if (letters > batchLetters) {
      letters = 0;
      await nextTurn();
    }
    const { kind, due } = row;
    episodes.push({
      ...objectOf<SeasonEpisode>('episodes', row),
      kind: kind as EpisodeKind,
      deadline: Number(due ?? 0),
    });
  }
  return episodes;
};

export const changeSeason = async (
  db: Kysely<Tables>,
  name: string,
  change: Partial<StoredPack> & { readonly settings?: unknown; readonly host?: string; readonly hall?: string },
): Promise<void> => {
  await db.updateTable('seasons').set(rowOf('seasons', change)).where('name', '=', name).execute();
};

export const removeSeason = async (db: Kysely<Tables>, name: string): Promise<boolean> => {
  await db.updateTable('episodes').set({ season: '', season_kind: '' }).where('season', '=', name).execute();
  return (await db.deleteFrom('seasons').where('name', '=', name).returning('name').executeTakeFirst()) !== undefined;
};

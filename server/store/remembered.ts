/** What a season remembers beside its ledger, and how it forgets somebody. */
import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { uniqueNames } from '../../shared/engine/unique-names.ts';
import type { ShowFigures } from '../../shared/recap/figures.ts';
import { type Line, write } from '../../shared/season/ledger.ts';
import { renamed } from '../../shared/season/persons.ts';
import { objectOf, rowOf } from './rows.ts';
import { insertLines, type KeptSeasons, lockedRow } from './seasons.ts';
import type { Chair, KeptFigures } from './stored.ts';
import type { Tables } from './tables.ts';

export const figuresOfSeason = async (db: Kysely<Tables>, season: string): Promise<readonly KeptFigures[]> =>
  (await db.selectFrom('season_figures').selectAll().where('season', '=', season).execute()).map(row =>
    objectOf('season_figures', row),
  );

/** Nothing where the season was deleted meanwhile. */
export const keepFigures = async (
  db: Transaction<Tables>,
  season: string,
  { code, entries, figures }: KeptFigures,
): Promise<void> => {
  const there = await db.selectFrom('seasons').select('name').where('name', '=', season).executeTakeFirst();
  if (there === undefined) return;
  const row = { season, code, entries, figures: JSON.stringify(figures satisfies ShowFigures) };
  await db
    .insertInto('season_figures')
    .values(row)
    .onConflict(conflict => conflict.columns(['season', 'code']).doUpdateSet(row))
    .execute();
};

/** Names of the seasons of a hall, oldest first. `hall`: of the season in whose hall they are, which is one of them. */
export const seasonsOfHall = async (db: Kysely<Tables>, hall: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('seasons')
    .select('name')
    .where(row => row.or([row('hall', '=', hall), row('name', '=', hall)]))
    .orderBy('created')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

/** A season goes out of the hall in which it is with others. Those stay together, in the hall of the oldest of them. */
export const leaveHall = async (db: Kysely<Tables>, name: string): Promise<void> => {
  const [heir, ...rest] = (await seasonsOfHall(db, name)).filter(one => one !== name);
  const move = (season: string, hall: string) =>
    db.updateTable('seasons').set({ hall }).where('name', '=', season).execute();
  await move(name, '');
  if (heir !== undefined) await move(heir, '');
  for (const one of rest) await move(one, heir!);
};

interface ForgetRequest {
  readonly name: string;
  readonly at: number;
}

export const forgetRequests = async (db: Kysely<Tables>, season: string): Promise<readonly ForgetRequest[]> => {
  const rows = await db
    .selectFrom('forget_requests')
    .select(['name', 'at'])
    .where('season', '=', season)
    .orderBy('at')
    .orderBy('name')
    .execute();
  return rows.map(row => objectOf('forget_requests', row));
};

/** `most`: as many as a season may have; what comes after that is dropped, since the host has enough to look at. */
export const askToForget = async (
  db: Transaction<Tables>,
  season: string,
  { name, at }: ForgetRequest,
  most: number,
): Promise<void> => {
  if ((await forgetRequests(db, season)).length >= most) return;
  await db
    .insertInto('forget_requests')
    .values({ season, name, at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

/** False if nobody asked by that name. */
export const dismissForgetting = async (db: Kysely<Tables>, season: string, name: string): Promise<boolean> =>
  (await db
    .deleteFrom('forget_requests')
    .where('season', '=', season)
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst()) !== undefined;

/** Lines that are looked at before other work gets a turn. */
const batchSize = 100;

/** A name, and the one that takes its place. */
export interface StandIn {
  readonly from: string;
  readonly to: string;
}

/** Names in a published record: those of its seats, and of substitutes in the entries that let them in. */
const renameInEpisode = async (
  db: Transaction<Tables>,
  { code, chairs: stored, banned }: Pick<Tables['episodes'], 'code' | 'chairs' | 'banned'>,
  names: readonly StandIn[],
): Promise<void> => {
  const standIn = (name: string) => names.find(({ from }) => from === name)?.to ?? name;
  const chairs = JSON.parse(stored) as readonly Chair[];
  // The ledger numbers people of the same name.
  const called = uniqueNames(chairs.map(({ name }) => name));
  const now = chairs.map((chair, seat) => {
    const name = standIn(called[seat]!);
    return name === called[seat] ? chair : { ...chair, name };
  });
  const kept = (JSON.parse(banned) as readonly { readonly name: string }[]).filter(
    ({ name }) => standIn(name) === name,
  );
  await db
    .updateTable('episodes')
    .set({ ...rowOf('episodes', { chairs: now, banned: kept, shown: null }) })
    .where('code', '=', code)
    .execute();
  const replacing = await db
    .selectFrom('entries')
    .select(['seq', 'entry'])
    .where('code', '=', code)
    .where('entry', 'like', '%"replace"%')
    .execute();
  for (const { seq, entry } of replacing) {
    const read = JSON.parse(entry) as { readonly do: string; readonly name?: string };
    if (read.do !== 'replace' || read.name === undefined || standIn(read.name) === read.name) continue;
    const text = JSON.stringify({ ...read, name: standIn(read.name) });
    await db.updateTable('entries').set({ entry: text }).where('code', '=', code).where('seq', '=', seq).execute();
  }
  for (const { from, to } of names)
    await db.updateTable('fans').set({ listed: to }).where('code', '=', code).where('listed', '=', from).execute();
};

export interface Forgetting {
  readonly season: string;
  readonly at: number;
  /** Who takes the place of each name, found in the ledger as it is in the transaction; [] for nobody. */
  readonly standIns: (lines: readonly Line[]) => readonly StandIn[];
  /** Shows whose records are written anew. */
  readonly codes: readonly string[];
}

/** Puts stand-ins in the place of names in a ledger and in its published records, and adds a line for each. Returns them. */
export const forgetPlayer = async (
  kept: KeptSeasons,
  db: Transaction<Tables>,
  { season, at, standIns, codes }: Forgetting,
): Promise<readonly StandIn[]> => {
  const row = await lockedRow(db, season);
  if (row === undefined) return [];
  const before = await kept.linesIn(db, row);
  const names = standIns(before);
  if (names.length === 0) return [];
  const lines: Line[] = [];
  for (const line of before) {
    // A ledger of thousands of lines leaves turns to others.
    if (lines.length % batchSize === batchSize - 1) await setImmediate();
    const now = names.reduce((one, { from, to }) => renamed(one, from, to), line);
    lines.push(now);
    if (now === line) continue;
    const { seq: _, ...changed } = rowOf('season_lines', now);
    await db
      .updateTable('season_lines')
      .set(changed)
      .where('season', '=', season)
      .where('seq', '=', line.seq)
      .execute();
  }
  const added = write(
    lines,
    names.map(({ to }) => ({ account: 'forgotten', who: to, to: 1, why: 'forgotten' })),
    { at, episode: '' },
  );
  await insertLines(db, kept.inserts, season, added);
  await db
    .updateTable('seasons')
    .set({ line_count: lines.length + added.length, forgotten: at })
    .where('name', '=', season)
    .execute();
  for (const { from } of names)
    await db.deleteFrom('forget_requests').where('season', '=', season).where('name', '=', from).execute();
  for (const code of codes) {
    const episode = await db
      .selectFrom('episodes')
      .select(['code', 'chairs', 'banned'])
      .where('code', '=', code)
      .where('season', '=', season)
      .where('closed_at', '>', 0)
      .executeTakeFirst();
    if (episode !== undefined) await renameInEpisode(db, episode, names);
  }
  return names;
};

/** The crowd's people and calls as rows. */
import type { Kysely, Transaction } from 'kysely';
import type { SeasonFan, StoredCall, StoredFan } from './stored.ts';
import { objectOf, type Tables, wholeRowOf } from './tables.ts';

export const fansOf = async (db: Kysely<Tables>, code: string): Promise<readonly StoredFan[]> => {
  const rows = await db.selectFrom('fans').selectAll().where('code', '=', code).execute();
  return rows.map(row => objectOf('fans', row));
};

/** Adds new fans and updates known ones. */
export const saveFans = async (
  transaction: Transaction<Tables>,
  code: string,
  fans: readonly StoredFan[],
): Promise<void> => {
  await transaction
    .insertInto('fans')
    .values(fans.map(fan => wholeRowOf('fans', { code, ...fan })))
    .onConflict(conflict =>
      conflict.columns(['code', 'fan']).doUpdateSet(row => ({
        name: row.ref('excluded.name'),
        points: row.ref('excluded.points'),
        tickets: row.ref('excluded.tickets'),
        settled: row.ref('excluded.settled'),
        volunteers: row.ref('excluded.volunteers'),
        team: row.ref('excluded.team'),
        won: row.ref('excluded.won'),
      })),
    )
    .execute();
};

/** People whom a season's list of its rooms names. */
const mostInSeason = 1000;

/** Who has won points in the rooms of a season, best first. */
export const fansOfSeason = async (db: Kysely<Tables>, season: string): Promise<readonly SeasonFan[]> => {
  const rows = await db
    .selectFrom('fans')
    .innerJoin('episodes', 'episodes.code', 'fans.code')
    .where('episodes.season', '=', season)
    .where('fans.won', '!=', 0)
    .groupBy('fan')
    .select(({ fn }) => [
      'fan as id',
      fn.max<string>('fans.name').as('name'),
      fn.sum('fans.won').as('points'),
      fn.countAll().as('evenings'),
    ])
    .orderBy('points', 'desc')
    .orderBy('id')
    .limit(mostInSeason)
    .execute();
  return rows.map(row => ({ ...row, points: Number(row.points), evenings: Number(row.evenings) }));
};

export const callsOf = async (db: Kysely<Tables>, code: string): Promise<readonly StoredCall[]> => {
  const rows = await db.selectFrom('calls').selectAll().where('code', '=', code).execute();
  return rows.map(row => objectOf('calls', row));
};

/** The latest call of a person for a task replaces the one before. No two of them are of the same person and task. */
export const saveCalls = async (
  transaction: Transaction<Tables>,
  code: string,
  calls: readonly StoredCall[],
): Promise<void> => {
  await transaction
    .insertInto('calls')
    .values(calls.map(call => ({ code, ...call })))
    .onConflict(conflict =>
      conflict
        .columns(['code', 'task', 'fan'])
        .doUpdateSet(row => ({ value: row.ref('excluded.value'), at: row.ref('excluded.at') })),
    )
    .execute();
};

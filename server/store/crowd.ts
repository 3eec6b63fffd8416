/** The crowd's people and calls as rows. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { changeEpisode } from './episodes.ts';
import { objectOf, wholeRowOf } from './rows.ts';
import type { SeasonFan, StoredCall, StoredFan } from './stored.ts';
import type { Tables } from './tables.ts';

export const fansOf = async (db: Kysely<Tables>, code: string): Promise<readonly StoredFan[]> => {
  const rows = await db.selectFrom('fans').selectAll().where('code', '=', code).execute();
  return rows.map(row => objectOf('fans', row));
};

/** Adds new fans and updates known ones. Throws `NotOwner`. */
export const saveFans = async (
  transaction: Transaction<Tables>,
  code: string,
  epoch: number,
  fans: readonly StoredFan[],
): Promise<void> => {
  // Nobody takes the show until this is written.
  await changeEpisode(transaction, code, epoch, {});
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
        listed: row.ref('excluded.listed'),
      })),
    )
    .execute();
};

/** People whom a season's list of its rooms names. */
const mostInSeason = 1000;

/**
 * Who has won points in the rooms of a season, best first. Read evening by evening, with a turn of the loop between two of them:
 * one sum over many large rooms would stop it, and any stranger may ask.
 */
export const fansOfSeason = async (db: Kysely<Tables>, season: string): Promise<readonly SeasonFan[]> => {
  const codes = await db.selectFrom('episodes').select('code').where('season', '=', season).execute();
  const sums = new Map<string, SeasonFan>();
  for (const { code } of codes) {
    const rows = await db
      .selectFrom('fans')
      .select(['fan as id', 'name', 'won'])
      .where('code', '=', code)
      .where('won', '!=', 0)
      .execute();
    for (const { id, name, won } of rows) {
      const before = sums.get(id) ?? { id, name, points: 0, evenings: 0 };
      const points = before.points + Number(won);
      sums.set(id, { id, name: name > before.name ? name : before.name, points, evenings: before.evenings + 1 });
    }
    await nextTurn();
  }
  return [...sums.values()].toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1)).slice(0, mostInSeason);
};

export const callsOf = async (db: Kysely<Tables>, code: string): Promise<readonly StoredCall[]> => {
  const rows = await db.selectFrom('calls').selectAll().where('code', '=', code).execute();
  return rows.map(row => objectOf('calls', row));
};

/** The latest call of a person for a task replaces the one before. No two of them are of the same person and task. Throws `NotOwner`. */
export const saveCalls = async (
  transaction: Transaction<Tables>,
  code: string,
  epoch: number,
  calls: readonly StoredCall[],
): Promise<void> => {
  // Nobody takes the show until this is written.
  await changeEpisode(transaction, code, epoch, {});
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

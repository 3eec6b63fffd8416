/** The audience's game as rows. */
import type { Kysely, Transaction } from 'kysely';
import type { SideBoard } from '../../shared/side-game/messages.ts';
import type { StoredFan } from './stored.ts';
import { objectOf, type Tables, wholeRowOf } from './tables.ts';

export const fansOf = async (db: Kysely<Tables>, code: string): Promise<readonly StoredFan[]> => {
  const rows = await db.selectFrom('fans').selectAll().where('code', '=', code).execute();
  return rows.map(row => objectOf('fans', row));
};

/** Names and points of the best of the audience, best first. */
export const bestFans = async (db: Kysely<Tables>, code: string, limit: number): Promise<SideBoard> => {
  const rows = await db
    .selectFrom('fans')
    .select(['name', 'points'])
    .where('code', '=', code)
    .orderBy('points', 'desc')
    .orderBy('fan')
    .limit(limit)
    .execute();
  return rows.map(({ name, points }) => [name, Number(points)] as const);
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
      })),
    )
    .execute();
};

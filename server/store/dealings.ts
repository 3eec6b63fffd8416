/** What hosts were dealt and what was asked in their shows, as rows. */
import type { Kysely, Transaction } from 'kysely';
import { nothingUsed, type UsedQuestions } from '../../shared/season/questions.ts';
import { objectOf, rowOf, wholeRowOf } from './rows.ts';
import type { Dealing, DealtShow } from './stored.ts';
import type { Tables } from './tables.ts';

/** undefined for a show that the house dealt nothing to. */
export const dealingOf = async (db: Kysely<Tables>, code: string): Promise<Dealing | undefined> => {
  const row = await db.selectFrom('dealings').select(['host', 'wish']).where('code', '=', code).executeTakeFirst();
  return row && objectOf<Dealing>('dealings', row);
};

/** The newest shows of a host, newest first. */
export const dealtTo = async (db: Kysely<Tables>, host: string, limit: number): Promise<readonly DealtShow[]> => {
  const rows = await db
    .selectFrom('dealings')
    .innerJoin('episodes', 'episodes.code', 'dealings.code')
    .select(['episodes.code', 'show', 'entry_count as entries', 'over_at', 'closed_at'])
    .where('host', '=', host)
    .orderBy('created', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ over_at, closed_at, ...row }) => ({
    ...row,
    open: Number(over_at) === 0 && Number(closed_at) === 0,
  }));
};

export const askedBy = async (db: Kysely<Tables>, host: string): Promise<UsedQuestions> => {
  const row = await db.selectFrom('hosts').select('used').where('host', '=', host).executeTakeFirst();
  return row === undefined ? nothingUsed : objectOf<{ used: UsedQuestions }>('hosts', row).used;
};

/** Replaces what was asked in the shows of a host. */
export const keepAsked = async (
  db: Transaction<Tables>,
  host: string,
  used: UsedQuestions,
  touched: number,
): Promise<void> => {
  await db
    .insertInto('hosts')
    .values(wholeRowOf('hosts', { host, used, touched }))
    .onConflict(conflict => conflict.column('host').doUpdateSet(rowOf('hosts', { used, touched })))
    .execute();
};

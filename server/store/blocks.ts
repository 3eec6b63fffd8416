/** Who the operator keeps away, as rows. */
import type { Kysely, Transaction } from 'kysely';
import type { Block } from '../../shared/operator.ts';
import { objectOf, wholeRowOf } from './rows.ts';
import type { Tables } from './tables.ts';

/** Those that have not ended by then, the latest first. */
export const blocksAt = async (db: Kysely<Tables>, now: number): Promise<readonly Block[]> => {
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where(row => row.or([row('until', '=', 0), row('until', '>', now)]))
    .orderBy('made', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(row => objectOf<Block>('blocks', row));
};

/** In place of an earlier one of the same. False if there are `most` already. */
export const block = async (db: Transaction<Tables>, added: Block, most: number): Promise<boolean> => {
  await db.deleteFrom('blocks').where('kind', '=', added.kind).where('value', '=', added.value).execute();
  const { count } = await db
    .selectFrom('blocks')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await db.insertInto('blocks').values(wholeRowOf('blocks', added)).execute();
  return true;
};

/** False if there is none. */
export const unblock = async (db: Kysely<Tables>, id: string): Promise<boolean> =>
  (await db.deleteFrom('blocks').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;

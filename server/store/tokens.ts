/** Tokens as rows: who may do what in an episode. */
import type { Kysely, Transaction } from 'kysely';
import { tokenOf } from './rows.ts';
import type { StoredToken } from './store.ts';
import type { Tables } from './tables.ts';

export const addToken = async (transaction: Transaction<Tables>, token: StoredToken): Promise<void> => {
  await transaction.insertInto('tokens').values(token).execute();
};

export const tokenWith = async (db: Kysely<Tables>, hash: string): Promise<StoredToken | undefined> => {
  const row = await db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row === undefined ? undefined : tokenOf(row);
};

export const tokensOf = async (db: Kysely<Tables>, code: string): Promise<readonly StoredToken[]> => {
  const rows = await db.selectFrom('tokens').selectAll().where('code', '=', code).orderBy('created').execute();
  return rows.map(tokenOf);
};

export const exchange = async (
  transaction: Transaction<Tables>,
  code: string,
  id: string,
  token: StoredToken,
): Promise<void> => {
  await transaction.deleteFrom('tokens').where('code', '=', code).where('id', '=', id).execute();
  await transaction.deleteFrom('targets').where('code', '=', code).where('token', '=', id).execute();
  await transaction.insertInto('tokens').values(token).execute();
};

export const revoke = async (
  transaction: Transaction<Tables>,
  code: string,
  which: { readonly id: string } | { readonly seat: number },
): Promise<void> => {
  const rows = transaction.deleteFrom('tokens').where('code', '=', code);
  await ('id' in which
    ? rows.where('id', '=', which.id)
    : rows.where('role', '=', 'seat').where('seat', '=', which.seat)
  ).execute();
  // Nor is the device of who sat there reminded any more.
  const reminded = transaction.deleteFrom('targets').where('code', '=', code).where('kind', '=', 'push');
  await ('id' in which
    ? reminded.where('token', '=', which.id)
    : reminded.where('whom', '=', String(which.seat))
  ).execute();
};

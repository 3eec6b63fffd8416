/** Tokens as rows: who may do what in an episode. */
import type { Kysely, Transaction } from 'kysely';
import { objectOf } from './rows.ts';
import type { Revoked, StoredToken } from './stored.ts';
import type { Tables } from './tables.ts';

export const addToken = async (transaction: Transaction<Tables>, token: StoredToken): Promise<void> => {
  await transaction.insertInto('tokens').values(token).execute();
};

export const tokenWith = async (db: Kysely<Tables>, hash: string): Promise<StoredToken | undefined> => {
  const row = await db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row && objectOf('tokens', row);
};

/** Notes when a program came. */
export const tokenUsed = async (
  transaction: Transaction<Tables>,
  code: string,
  id: string,
  used: number,
): Promise<void> => {
  await transaction.updateTable('tokens').set({ used }).where('code', '=', code).where('id', '=', id).execute();
};

export const tokensOf = async (db: Kysely<Tables>, code: string): Promise<readonly StoredToken[]> => {
  const rows = await db.selectFrom('tokens').selectAll().where('code', '=', code).orderBy('created').execute();
  return rows.map(row => objectOf('tokens', row));
};

/** Ids of these tokens and of all that they created. */
const withMade = (tokens: readonly StoredToken[], wanted: (token: StoredToken) => boolean): readonly string[] => {
  const revoked = new Set(tokens.filter(wanted).map(({ id }) => id));
  let before = 0;
  while (revoked.size > before) {
    before = revoked.size;
    for (const { id, maker } of tokens) if (revoked.has(maker)) revoked.add(id);
  }
  return [...revoked];
};

const remove = async (transaction: Transaction<Tables>, code: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await transaction.deleteFrom('tokens').where('code', '=', code).where('id', 'in', ids).execute();
  // Devices that came with these tokens get no more reminders.
  await transaction.deleteFrom('targets').where('code', '=', code).where('token', 'in', ids).execute();
};

/** Adds a token in place of another one, both or neither. What the old one created is revoked with it. Returns all revoked ids. */
export const exchange = async (
  transaction: Transaction<Tables>,
  code: string,
  id: string,
  token: StoredToken,
): Promise<readonly string[]> => {
  const revoked = withMade(await tokensOf(transaction, code), before => before.id === id);
  await remove(transaction, code, revoked);
  await transaction.insertInto('tokens').values(token).execute();
  return revoked;
};

const isMeant = (which: Revoked, { id, role, seat, maker }: StoredToken): boolean =>
  'id' in which
    ? id === which.id
    : 'seat' in which
      ? seat === which.seat
      : role === 'seat' && seat === which.linksTo && maker !== '';

/** Revokes tokens and all that they created. Returns their ids. */
export const revoke = async (
  transaction: Transaction<Tables>,
  code: string,
  which: Revoked,
): Promise<readonly string[]> => {
  const revoked = withMade(await tokensOf(transaction, code), token => isMeant(which, token));
  await remove(transaction, code, revoked);
  if ('seat' in which) {
    // Whoever sits there next reads nothing of what was written to the one before.
    await transaction.deleteFrom('words').where('code', '=', code).where('seat', '=', which.seat).execute();
    await transaction
      .deleteFrom('targets')
      .where('code', '=', code)
      .where('kind', '=', 'push')
      .where('whom', '=', String(which.seat))
      .execute();
  }
  return revoked;
};

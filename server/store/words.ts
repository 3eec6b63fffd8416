/** What a host and a player have written to each other privately, as rows. They go with the show, and with the player. */
import type { Kysely, Transaction } from 'kysely';
import { objectOf, wholeRowOf } from './rows.ts';
import type { Tables } from './tables.ts';

/** Which side wrote, or reads. */
export type Side = 'host' | 'seat';

export interface StoredWord {
  readonly id: string;
  readonly code: string;
  /** Of the player. */
  readonly seat: number;
  readonly by: Side;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The other side has read it. */
  readonly seen: boolean;
  readonly reported: boolean;
}

/** Oldest first; of one seat, or of all. */
export const wordsOf = async (db: Kysely<Tables>, code: string, seat?: number): Promise<readonly StoredWord[]> => {
  const rows = db.selectFrom('words').selectAll().where('code', '=', code).orderBy('at').orderBy('id');
  const wanted = seat === undefined ? rows : rows.where('seat', '=', seat);
  return (await wanted.execute()).map(row => objectOf<StoredWord>('words', row));
};

/** Of each seat the latest `most` are kept. */
export const addWord = async (transaction: Transaction<Tables>, word: StoredWord, most: number): Promise<void> => {
  await transaction.insertInto('words').values(wholeRowOf('words', word)).execute();
  const all = await wordsOf(transaction, word.code, word.seat);
  const old = all.slice(0, Math.max(0, all.length - most)).map(({ id }) => id);
  if (old.length > 0) await transaction.deleteFrom('words').where('id', 'in', old).execute();
};

/** A side reads what the other one wrote: of one seat, or of all. How many were new. */
export const readWords = async (
  transaction: Transaction<Tables>,
  code: string,
  side: Side,
  seat?: number,
): Promise<number> => {
  const rows = transaction
    .updateTable('words')
    .set({ seen: 1 })
    .where('code', '=', code)
    .where('sender', '!=', side)
    .where('seen', '=', 0);
  const { numUpdatedRows } = await (seat === undefined ? rows : rows.where('seat', '=', seat)).executeTakeFirst();
  return Number(numUpdatedRows);
};

/** How many a side has not read: of one seat, or of all. */
export const unreadWords = async (db: Kysely<Tables>, code: string, side: Side, seat?: number): Promise<number> => {
  const rows = db
    .selectFrom('words')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('code', '=', code)
    .where('sender', '!=', side)
    .where('seen', '=', 0);
  const { count } = await (seat === undefined ? rows : rows.where('seat', '=', seat)).executeTakeFirstOrThrow();
  return Number(count);
};

/** From now on the operator may read it. False if the other side wrote no such word: nobody reports their own. */
export const reportWord = async (
  transaction: Transaction<Tables>,
  code: string,
  id: string,
  side: Side,
  seat?: number,
): Promise<boolean> => {
  const rows = transaction
    .updateTable('words')
    .set({ reported: 1 })
    .where('code', '=', code)
    .where('id', '=', id)
    .where('sender', '!=', side);
  const { numUpdatedRows } = await (seat === undefined ? rows : rows.where('seat', '=', seat)).executeTakeFirst();
  return Number(numUpdatedRows) > 0;
};

/** Those that were reported in these shows. */
export const reportedWords = async (
  db: Kysely<Tables>,
  codes: readonly string[],
): Promise<readonly Pick<StoredWord, 'code' | 'text'>[]> =>
  codes.length === 0
    ? []
    : db
        .selectFrom('words')
        .select(['code', 'text'])
        .where('reported', '=', 1)
        .where('code', 'in', [...codes])
        .orderBy('at')
        .execute();

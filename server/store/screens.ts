/** Televisions of shows, and the codes of those that wait for a show, as rows. Times are milliseconds since 1970. */
import type { Kysely, Transaction } from 'kysely';
import type { ScreenView } from '../../shared/engine/screens.ts';
import { objectOf, wholeRowOf } from './rows.ts';
import type { Tables } from './tables.ts';

export interface StoredScreen {
  readonly hash: string;
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly view: ScreenView;
  /** When it last asked; 0 once it has gone. */
  readonly seen: number;
}

const rowsOf = async (
  db: Kysely<Tables>,
  column: 'hash' | 'code',
  values: readonly string[],
): Promise<readonly StoredScreen[]> => {
  const rows = await db.selectFrom('screens').selectAll().where(column, 'in', values).orderBy('name').execute();
  return rows.map(row => objectOf('screens', row));
};

export const screensAt = (db: Kysely<Tables>, hashes: readonly string[]) => rowsOf(db, 'hash', hashes);
export const screensOf = (db: Kysely<Tables>, code: string) => rowsOf(db, 'code', [code]);

interface PinTimes {
  readonly now: number;
  readonly until: number;
  /** What ran out before this may be given away again. */
  readonly rested: number;
}

/** The pin that a screen has, or the first free one of `drawn`; undefined if none of them is free. */
export const takePin = async (
  transaction: Transaction<Tables>,
  hash: string,
  drawn: readonly string[],
  { now, until, rested }: PinTimes,
): Promise<{ readonly pin: string; readonly until: number } | undefined> => {
  const held = await transaction
    .updateTable('pins')
    .set({ seen: now })
    .where('hash', '=', hash)
    .where('until', '>', now)
    .returning(['pin', 'until'])
    .executeTakeFirst();
  if (held !== undefined) return { pin: held.pin, until: Number(held.until) };
  for (const pin of drawn) {
    const taken = await transaction
      .insertInto('pins')
      .values({ pin, hash, until, seen: now })
      .onConflict(conflict =>
        conflict.column('pin').doUpdateSet({ hash, until, seen: now }).where('pins.until', '<=', rested),
      )
      .returning('pin')
      .executeTakeFirst();
    if (taken !== undefined) return { pin, until };
  }
  return undefined;
};

interface Claim extends Pick<StoredScreen, 'id' | 'code' | 'name' | 'view'> {
  readonly now: number;
  /** A screen that has not asked since then shows its pin no longer. */
  readonly awake: number;
}

/** Gives the screen that shows this pin to a show. False if none shows it. */
export const claimPin = async (
  transaction: Transaction<Tables>,
  pin: string,
  { now, awake, ...screen }: Claim,
): Promise<boolean> => {
  const found = await transaction
    .updateTable('pins')
    .set({ until: now })
    .where('pin', '=', pin)
    .where('until', '>', now)
    .where('seen', '>', awake)
    .returning('hash')
    .executeTakeFirst();
  if (found === undefined) return false;
  const taken = await transaction
    .insertInto('screens')
    .values(wholeRowOf('screens', { ...screen, hash: found.hash, seen: now }))
    // It has a show already, and never showed this pin.
    .onConflict(conflict => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
};

/** A screen has asked, or (0) has gone. */
export const screenSeen = async (transaction: Transaction<Tables>, hash: string, seen: number): Promise<void> => {
  for (const table of ['screens', 'pins'] as const)
    await transaction.updateTable(table).set({ seen }).where('hash', '=', hash).execute();
};

/** False if the show has no such screen. */
export const changeScreen = async (
  transaction: Transaction<Tables>,
  code: string,
  id: string,
  change: Partial<Pick<StoredScreen, 'name' | 'view' | 'code'>>,
): Promise<boolean> =>
  (await transaction
    .updateTable('screens')
    .set({ ...change, id })
    .where('code', '=', code)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Its next request gets a pin. False if there is no such screen. */
export const removeScreen = async (
  transaction: Transaction<Tables>,
  which: { readonly hash: string } | { readonly code: string; readonly id: string },
): Promise<boolean> =>
  (await transaction
    .deleteFrom('screens')
    .where(row => row.and(which))
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Its screens show what the same people play next. */
export const screensFollow = async (transaction: Transaction<Tables>, code: string, next: string): Promise<void> => {
  await transaction.updateTable('screens').set({ code: next }).where('code', '=', code).execute();
};

/** Packs that were given away by a link, as rows. */
import type { Kysely, Transaction } from 'kysely';
import { wholeRowOf } from './rows.ts';
import type { Tables } from './tables.ts';

interface SharedPack {
  /** Hash of what the link names. */
  readonly id: string;
  /** Hash of what its owner deletes it with. */
  readonly secret: string;
  /** JSON. */
  readonly document: string;
  /** From then on nobody can read it. Milliseconds since 1970. */
  readonly until: number;
}

/** False if those that are kept already have too many letters for another one. */
export const sharePack = async (db: Transaction<Tables>, pack: SharedPack, mostLetters: number): Promise<boolean> => {
  const letters = pack.document.length;
  const kept = await db
    .selectFrom('shared_packs')
    .select(({ fn }) => fn.sum<number | string | null>('letters').as('letters'))
    .executeTakeFirst();
  if (Number(kept?.letters ?? 0) + letters > mostLetters) return false;
  await db
    .insertInto('shared_packs')
    .values(wholeRowOf('shared_packs', { ...pack, letters }))
    .execute();
  return true;
};

/** The document of a pack that is shared at that time. */
export const sharedPack = async (db: Kysely<Tables>, id: string, now: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('shared_packs')
      .select('document')
      .where('id', '=', id)
      .where('until', '>', now)
      .executeTakeFirst()
  )?.document;

/** False if there is none with that secret. */
export const unsharePack = async (db: Kysely<Tables>, id: string, secret: string): Promise<boolean> =>
  (await db
    .deleteFrom('shared_packs')
    .where('id', '=', id)
    .where('secret', '=', secret)
    .returning('id')
    .executeTakeFirst()) !== undefined;

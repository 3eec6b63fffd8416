/** Pictures and sounds of packs, each stored once by the hash of its file, and their names in episodes. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { wholeRowOf } from './rows.ts';
import type { Row, Tables } from './tables.ts';

type StoredMedium = Omit<Row<'media'>, 'size' | 'used'>;

/** A medium of an episode: under this name pages fetch it, and this key opens it. */
export interface MediumName {
  readonly name: string;
  readonly hash: string;
  readonly key: string;
}

/** False if those that are kept already have too many bytes for another one. */
export const keepMedium = async (
  db: Transaction<Tables>,
  medium: StoredMedium,
  used: number,
  mostBytes: number,
): Promise<boolean> => {
  const size = medium.bytes.length;
  const kept = await db
    .selectFrom('media')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('size'))
    .executeTakeFirst();
  if (Number(kept?.size ?? 0) + size > mostBytes) return false;
  await db
    .insertInto('media')
    .values({ ...medium, size, used })
    .onConflict(conflict => conflict.column('hash').doUpdateSet({ used }))
    .execute();
  return true;
};

/** Facts of a medium that is kept; undefined for none. */
export const mediumFacts = (db: Kysely<Tables>, hash: string) =>
  db.selectFrom('media').select(['hash', 'width', 'height', 'seconds']).where('hash', '=', hash).executeTakeFirst();

/** Those of the hashes that are kept. They are kept on from now. */
export const mediaKept = async (
  db: Transaction<Tables>,
  hashes: readonly string[],
  used: number,
): Promise<readonly string[]> => {
  if (hashes.length === 0) return [];
  const rows = await db.updateTable('media').set({ used }).where('hash', 'in', hashes).returning('hash').execute();
  return rows.map(({ hash }) => hash);
};

export const nameMedia = async (
  transaction: Transaction<Tables>,
  code: string,
  names: readonly MediumName[],
): Promise<void> => {
  if (names.length === 0) return;
  await transaction
    .insertInto('media_names')
    .values(names.map(name => wholeRowOf('media_names', { ...name, code })))
    .execute();
};

export const mediaBytes = (db: Kysely<Tables>, hashes: readonly string[]) =>
  hashes.length === 0
    ? Promise.resolve([])
    : db.selectFrom('media').select(['hash', 'bytes']).where('hash', 'in', hashes).execute();

/** A medium of an episode by its name, with its key. */
export const mediumNamed = (db: Kysely<Tables>, code: string, name: string) =>
  db
    .selectFrom('media_names')
    .innerJoin('media', 'media.hash', 'media_names.hash')
    .select(['media.type', 'media.bytes', 'media_names.key'])
    .where('media_names.name', '=', name)
    .where('media_names.code', '=', code)
    .executeTakeFirst();

/** A medium of a pack that is shared at that time, both by what names them. */
export const sharedMedium = (db: Kysely<Tables>, id: string, hash: string, now: number) =>
  db
    .selectFrom('shared_packs')
    .innerJoin('media', join => join.on('media.hash', '=', hash))
    .select(['media.type', 'media.bytes'])
    .where('id', '=', id)
    .where('until', '>', now)
    .where('document', 'like', `%${hash}%`)
    .executeTakeFirst();

/** Those that no episode and no shared pack has, and nobody used since then. */
export const pruneMedia = (transaction: Transaction<Tables>, since: number) =>
  transaction
    .deleteFrom('media')
    .where('used', '<=', since)
    .where('hash', 'not in', row => row.selectFrom('media_names').select('media_names.hash'))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('shared_packs').select('id').where('document', 'like', sql<string>`'%' || media.hash || '%'`),
        ),
      ),
    )
    .execute();

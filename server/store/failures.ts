/** Why something was not written or read. */

/** The episode was taken over, published or deleted since. Nothing was written. */
export class NotOwner extends Error {
  constructor(code: string, cause?: unknown) {
    super(`this process may not write ${code} any more: it was taken over, published or deleted`, { cause });
  }
}

/** The write refers to something that was deleted meanwhile. Nothing was written. */
class Orphan extends NotOwner {
  constructor(cause: unknown) {
    super('what this refers to', cause);
  }
}

/** The store cannot be written or read now because of the connection or the disk, and for no other reason. */
export class StoreFailure extends Error {}

/**
 * Kinds of database errors.
 * - `conflict`: another transaction was in the way; nothing happened.
 * - `cut-off`: this connection broke; another one may reach the database.
 * - `away`: the database does not answer, or nobody may write.
 * - `disk`: there is no room, or the disk fails; a smaller write may still fit.
 * - `orphan`: the write refers to a row that no longer exists.
 * - `mistake`: anything else: the statement is wrong, and the fault is ours.
 */
export type Trouble = 'conflict' | 'cut-off' | 'away' | 'disk' | 'orphan' | 'mistake';

export type TroubleOf = (error: unknown) => Trouble;

const isStore: readonly Trouble[] = ['cut-off', 'away', 'disk'];

/** The error that callers get: `StoreFailure`, `Orphan`, or a mistake as it was thrown. */
export const failureOf = (trouble: Trouble, error: unknown, what = 'the store does not answer'): Error => {
  if (isStore.includes(trouble)) return new StoreFailure(what, { cause: error });
  if (trouble === 'orphan') return new Orphan(error);
  return error instanceof Error ? error : new Error(String(error));
};

/** Runs a query and rejects with `failureOf` what the database throws. */
export type Guarded = <T>(work: () => Promise<T>) => Promise<T>;

export const guardedBy =
  (troubleOf: TroubleOf): Guarded =>
  async work => {
    try {
      return await work();
    } catch (error) {
      throw failureOf(troubleOf(error), error);
    }
  };

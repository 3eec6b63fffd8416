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

/** The connection or the disk keeps the store from being written or read now. */
export class StoreFailure extends Error {}

/**
 * Kinds of database errors.
 * - `conflict`: another transaction was in the way; nothing happened.
 * - `cut-off`: this connection broke; another one may reach the database.
 * - `away`: the database does not answer or accepts no writes.
 * - `disk`: the disk is full or fails; a smaller write may still fit.
 * - `orphan`: the write refers to a row that no longer exists.
 * - `mistake`: anything else, because the statement is wrong.
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
export const guardedBy =
  (troubleOf: TroubleOf) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw failureOf(troubleOf(error), error);
    }
  };

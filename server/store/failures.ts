/** Why something was not written or read. */

/** The episode was taken over, published or deleted since; what was to be written did not happen. */
export class NotOwner extends Error {
  constructor(code: string) {
    super(`episode ${code} is not this process's to write any more`);
  }
}

/** What was to be written belongs to something that was deleted meanwhile; it did not happen. */
class Orphan extends NotOwner {
  constructor(cause: unknown) {
    super('that is gone');
    this.cause = cause;
  }
}

/** The store cannot write or read now: the connection or the disk, and nothing else. */
export class StoreFailure extends Error {}

/**
 * What an error of a database says.
 * - `again`: somebody else stood in the way; nothing happened.
 * - `cut-off`: this connection broke; another one may find the database.
 * - `away`: the database does not answer, or nobody may write.
 * - `disk`: there is no room, or the disk fails; something smaller may still fit.
 * - `orphan`: it refers to something that is not there any more.
 * - `mistake`: anything else: what was asked for makes no sense, and the fault is ours.
 */
export type Trouble = 'again' | 'cut-off' | 'away' | 'disk' | 'orphan' | 'mistake';

const isStore: readonly Trouble[] = ['cut-off', 'away', 'disk'];

/** As callers get it: `StoreFailure`, `Orphan`, or a mistake as it was thrown. */
export const toldAs = (trouble: Trouble, error: unknown, what = 'the store does not answer'): Error => {
  if (isStore.includes(trouble)) return new StoreFailure(what, { cause: error });
  if (trouble === 'orphan') return new Orphan(error);
  return error instanceof Error ? error : new Error(String(error));
};

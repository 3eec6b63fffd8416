/** Group commit: what many rooms write at the same moment goes to disk in one transaction, with one sync. */
import type { Kysely, Transaction } from 'kysely';
import { NotOwner, StoreFailure } from './failures.ts';
import type { Tables } from './tables.ts';

/** Writes its part and resolves; throws `NotOwner` before it has changed anything. */
export type Write = (transaction: Transaction<Tables>) => Promise<void>;

interface Pending {
  readonly write: Write;
  readonly settle: (error?: Error) => void;
}

const most = 256;

export class Commits {
  readonly #db: Kysely<Tables>;
  readonly #pending: Pending[] = [];
  readonly #mayRetry: (error: unknown) => boolean;
  #running = false;

  constructor(db: Kysely<Tables>, mayRetry: (error: unknown) => boolean) {
    this.#db = db;
    this.#mayRetry = mayRetry;
  }

  /** Resolves once the write is on disk. */
  add(write: Write): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ write, settle: error => (error === undefined ? resolve() : reject(error)) });
      if (this.#running) return;
      this.#running = true;
      // Rooms that move in this turn of the loop share the commit.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, most);
      const outcomes = await this.#commit(batch);
      for (const [i, pending] of batch.entries()) pending.settle(outcomes[i]);
    }
    this.#running = false;
  }

  async #commit(batch: readonly Pending[], tries = 3): Promise<readonly (Error | undefined)[]> {
    const outcomes: (Error | undefined)[] = [];
    // What went wrong first; a rollback that fails as well says nothing of it.
    let first: unknown;
    try {
      await this.#db.transaction().execute(async transaction => {
        for (const [i, { write }] of batch.entries()) {
          try {
            await write(transaction);
          } catch (error) {
            // One room that lost its episode harms no other; a store that cannot write fails them all.
            if (!(error instanceof NotOwner)) {
              first = error;
              throw error;
            }
            outcomes[i] = error;
          }
        }
      });
      return outcomes;
    } catch (error) {
      if (tries > 1 && this.#mayRetry(first ?? error)) return this.#commit(batch, tries - 1);
      const failure = new StoreFailure('the store cannot write', { cause: first ?? error });
      return batch.map(() => failure);
    }
  }
}

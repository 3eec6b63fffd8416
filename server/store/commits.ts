/**
 * Group commit: what many rooms write at the same moment goes to disk in one transaction with one sync. A write that fails does
 * so alone, and the others are written without it.
 */
import type { Kysely, Transaction } from 'kysely';
import { failureOf, NotOwner, type TroubleOf } from './failures.ts';
import type { Tables } from './tables.ts';

/** Writes its part and resolves. Throws `NotOwner` before it has changed anything. May run more than once. */
type Write = (transaction: Transaction<Tables>) => Promise<void>;

interface Pending {
  readonly write: Write;
  readonly settle: (error?: Error) => void;
}

type Outcomes = readonly (Error | undefined)[];

const maxBatch = 256;

const maxTries = 3;

export class Commits {
  readonly #db: Kysely<Tables>;
  readonly #pending: Pending[] = [];
  readonly #troubleOf: TroubleOf;
  #running = false;

  constructor(db: Kysely<Tables>, troubleOf: TroubleOf) {
    this.#db = db;
    this.#troubleOf = troubleOf;
  }

  /** Resolves to what `work` does once that is on disk. */
  add<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T;
      const write: Write = async transaction => {
        result = await work(transaction);
      };
      this.#pending.push({ write, settle: error => (error === undefined ? resolve(result) : reject(error)) });
      if (this.#running) return;
      this.#running = true;
      // Rooms that write in the same turn of the event loop share the commit.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, maxBatch);
      const outcomes = await this.#commit(batch);
      for (const [i, pending] of batch.entries()) pending.settle(outcomes[i]);
    }
    this.#running = false;
  }

  async #commit(batch: readonly Pending[], tries = maxTries): Promise<Outcomes> {
    const outcomes: (Error | undefined)[] = [];
    // The error of a write. A rollback that fails too says nothing about it.
    let failed: { readonly error: unknown } | undefined;
    try {
      await this.#db.transaction().execute(async transaction => {
        for (const [i, { write }] of batch.entries()) {
          try {
            await write(transaction);
          } catch (error) {
            // A room that lost its episode has changed nothing yet.
            if (!(error instanceof NotOwner)) {
              failed = { error };
              throw error;
            }
            outcomes[i] = error;
          }
        }
      });
      return outcomes;
    } catch (error) {
      return this.#afterFailure(batch, tries, failed === undefined ? error : failed.error, failed !== undefined);
    }
  }

  /** `before`: it failed before the commit, so nothing of the batch happened. */
  async #afterFailure(batch: readonly Pending[], tries: number, error: unknown, before: boolean): Promise<Outcomes> {
    const trouble = this.#troubleOf(error);
    if (trouble === 'conflict' && tries > 1) return this.#commit(batch, tries - 1);
    // Another connection may reach the database at once. If it broke during the commit, nobody knows the outcome.
    if (trouble === 'cut-off' && before && tries > 1) return this.#commit(batch, 1);
    const forAll = trouble === 'cut-off' || trouble === 'away' || (trouble === 'disk' && !before);
    if (forAll || batch.length === 1) {
      const failure = failureOf(trouble, error, 'the store cannot write');
      return batch.map(() => failure);
    }
    // Splits the batch until the failing write is alone. Only failures cost these few short transactions.
    const middle = Math.ceil(batch.length / 2);
    const first = await this.#commit(batch.slice(0, middle));
    const second = await this.#commit(batch.slice(middle));
    return [...Array.from({ length: middle }, (_, i) => first[i]), ...second];
  }
}

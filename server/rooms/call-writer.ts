/** Stores calls before they are answered. Calls that come in one turn of the loop are written as one. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';
import { NotOwner } from '../store/failures.ts';
import type { StoredCall } from '../store/stored.ts';

export class CallWriter {
  readonly #context: Pick<ServerContext, 'store'>;
  readonly #code: string;
  /** Of a person and task the latest. */
  readonly #unsaved = new Map<string, StoredCall>();
  #saving: Promise<void> | undefined;

  constructor(context: Pick<ServerContext, 'store'>, code: string) {
    this.#context = context;
    this.#code = code;
  }

  /** Resolves once they are stored. Where it rejects they count all the same, and are stored with what comes next, or by `write`. */
  save(calls: readonly StoredCall[]): Promise<void> {
    for (const call of calls) this.#unsaved.set(keyOf(call), call);
    this.#saving ??= this.#saveNow();
    return this.#saving;
  }

  /** Stores what could not be stored when it came. Never rejects. */
  async write(): Promise<void> {
    if (this.#unsaved.size > 0) await this.save([]).catch(() => undefined);
  }

  async #saveNow(): Promise<void> {
    await nextTurn();
    this.#saving = undefined;
    const rows = [...this.#unsaved.values()];
    this.#unsaved.clear();
    try {
      await this.#context.store.saveCalls(this.#code, rows);
    } catch (error) {
      // Nothing is stored of a show that was deleted, or that another process plays.
      const lost = error instanceof NotOwner ? [] : rows;
      for (const call of lost) if (!this.#unsaved.has(keyOf(call))) this.#unsaved.set(keyOf(call), call);
      throw error;
    }
  }
}

const keyOf = ({ fan, task }: StoredCall): string => `${fan} ${task}`;

/** Stores calls before they are answered. Calls that come in one turn of the loop are written as one. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';
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

  /** Resolves once they are stored. */
  save(calls: readonly StoredCall[]): Promise<void> {
    for (const call of calls) this.#unsaved.set(`${call.fan} ${call.task}`, call);
    this.#saving ??= this.#saveNow();
    return this.#saving;
  }

  async #saveNow(): Promise<void> {
    await nextTurn();
    this.#saving = undefined;
    const rows = [...this.#unsaved.values()];
    this.#unsaved.clear();
    await this.#context.store.saveCalls(this.#code, rows);
  }
}

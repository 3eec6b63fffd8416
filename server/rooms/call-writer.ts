/** Stores calls before they are answered. Calls that come in one turn of the loop are written as one. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';
import { NotOwner } from '../store/failures.ts';
import type { StoredCall } from '../store/stored.ts';
import type { EpisodeLog } from './episode-log.ts';

export class CallWriter {
  readonly #context: Pick<ServerContext, 'store'>;
  readonly #log: Pick<EpisodeLog, 'code' | 'epoch' | 'lost'>;
  /** Of a person and task the latest. */
  readonly #unsaved = new Map<string, StoredCall>();
  #saving: Promise<void> | undefined;
  /** The latest write. The next one waits for it: one that fails late would put an older call in the place of a younger. */
  #writing: Promise<unknown> = Promise.resolve();

  constructor(context: Pick<ServerContext, 'store'>, log: Pick<EpisodeLog, 'code' | 'epoch' | 'lost'>) {
    this.#context = context;
    this.#log = log;
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
    await Promise.allSettled([nextTurn(), this.#writing]);
    this.#saving = undefined;
    const rows = [...this.#unsaved.values()];
    this.#unsaved.clear();
    this.#writing = this.#context.store.saveCalls(this.#log.code, this.#log.epoch, rows);
    try {
      await this.#writing;
    } catch (error) {
      // Nothing is stored of a show that was deleted, or that another process plays. One that is being taken again comes back.
      const lost = error instanceof NotOwner && this.#log.lost ? [] : rows;
      for (const call of lost) if (!this.#unsaved.has(keyOf(call))) this.#unsaved.set(keyOf(call), call);
      throw error;
    }
  }
}

const keyOf = ({ fan, task }: StoredCall): string => `${fan} ${task}`;

/** What this browser keeps of a seat's or a desk's part in the dice of a show, for all of its tabs (fairness.md 2 and 10). */
import type { Facts } from './dice-facts.ts';

const prefix = 'boxcars:dice:';
/** Number of parts that are kept. */
const maxKept = 30;

/** Asked each time, because in a private window even reading `localStorage` may throw. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const noStorage: StorageSource = () => {
  throw new Error('kept in memory');
};

export class DiceShelf {
  readonly #key: string;
  readonly #storage: StorageSource;
  /** If storage is refused, as in private windows, only this page knows its chain, and the next one pledges another. */
  #memory: Facts = {};

  /** Without a name it lasts as long as the page. */
  constructor(code: string, name = '', storage = noStorage) {
    this.#key = `${prefix}${code}:${name}`;
    this.#storage = storage;
  }

  /** Read each time, because another tab may have written meanwhile. */
  get facts(): Facts {
    return this.#read(this.#key) ?? this.#memory;
  }

  keep(facts: Facts): void {
    this.#memory = { ...this.facts, ...facts, at: `${Date.now()}` };
    try {
      const storage = this.#storage();
      const isNew = storage.getItem(this.#key) === null;
      storage.setItem(this.#key, JSON.stringify(this.#memory));
      if (isNew) this.#sweep();
    } catch {
      // Then it stays in memory.
    }
  }

  #read(key: string): Facts | undefined {
    try {
      const text = this.#storage().getItem(key);
      return text === null ? undefined : (JSON.parse(text) as Facts);
    } catch {
      return undefined;
    }
  }

  /** Deletes what was used least recently. */
  #sweep(): void {
    const storage = this.#storage();
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    const byAge = keys
      .filter(key => key.startsWith(prefix))
      .map(key => ({ key, at: Number(this.#read(key)?.at ?? 0) }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of byAge.slice(maxKept)) storage.removeItem(key);
  }
}

/** What is kept for a while, and what is under way. */

/** The values that were used last, by key. Older ones are forgotten. */
export class Latest<V> {
  readonly #most: number;
  readonly #kept = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): V | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const oldest = this.#kept.size > this.#most ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }
}

/** What `work` makes, or `otherwise` after so many milliseconds. */
export const within = async <T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>(resolve => {
    timer = setTimeout(resolve, milliseconds, otherwise);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Runs work by its name. Whoever asks for work that is under way gets its result. */
export const sharing = <T>() => {
  const running = new Map<string, Promise<T>>();
  return (name: string, work: () => Promise<T>): Promise<T> => {
    const shared = running.get(name) ?? work().finally(() => running.delete(name));
    running.set(name, shared);
    return shared;
  };
};

/** Caches the last few tables by what they were made for, because a show asks for the same ones again and again. */
export class Tables<T> {
  readonly #entries = new Map<string, T>();
  readonly #limit: number;

  constructor(most = 16) {
    this.#limit = most;
  }

  /** `fits`: whether a cached table can be used. */
  get(key: string, make: () => T, fits: (table: T) => boolean = () => true): T {
    const old = this.#entries.get(key);
    if (old !== undefined && fits(old)) return old;
    const table = make();
    this.#entries.delete(key);
    this.#entries.set(key, table);
    for (const first of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) break;
      this.#entries.delete(first);
    }
    return table;
  }
}

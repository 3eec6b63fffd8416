/** Caches the last few tables by what they were made for, because a show asks for the same ones again and again. */
export class Tables<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  constructor(most = 16) {
    this.#most = most;
  }

  /** `fits`: whether a cached table can be used. */
  get(key: string, make: () => T, fits: (table: T) => boolean = () => true): T {
    const old = this.#kept.get(key);
    if (old !== undefined && fits(old)) return old;
    const table = make();
    this.#kept.delete(key);
    this.#kept.set(key, table);
    for (const first of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) break;
      this.#kept.delete(first);
    }
    return table;
  }
}

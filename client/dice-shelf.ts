/** What this browser stores of its part in the dice of a show: its chains, and what it was shown (fairness.md 10). */
import type { ChainStorage, StoredChain } from '../shared/engine/chain-holder.ts';
import type { DiceAlarm } from '../shared/engine/protocol.ts';

interface SavedDice {
  readonly at: number;
  readonly commit: string;
  readonly publicSeed: string;
  readonly chains: readonly StoredChain[];
  readonly alarms: readonly DiceAlarm[];
  /** Pledges of others under this page's name that its user has vouched for. */
  readonly fine: readonly string[];
}

const prefix = 'boxcars:dice:';
/** Number of shows whose chains are kept. */
const maxShows = 30;

const emptyDice: SavedDice = { at: 0, commit: '', publicSeed: '', chains: [], alarms: [], fine: [] };

/** Called each time, because in a private window even reading `localStorage` may throw. */
type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const ofThisBrowser: StorageSource = () => localStorage;

const savedUnder = (drawer: StorageSource, key: string): SavedDice | undefined => {
  try {
    const text = drawer().getItem(key);
    return text === null ? undefined : { ...emptyDice, ...(JSON.parse(text) as Partial<SavedDice>) };
  } catch {
    return undefined;
  }
};

/** Deletes the oldest shows to make room for one more. */
const sweep = (drawer: StorageSource): void => {
  const storage = drawer();
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter(key =>
    key.startsWith(prefix),
  );
  const byAge = keys.map(key => ({ key, at: savedUnder(drawer, key)?.at ?? 0 })).sort((a, b) => b.at - a.at);
  for (const { key } of byAge.slice(maxShows)) storage.removeItem(key);
};

export class DiceShelf implements ChainStorage {
  readonly #key: string;
  readonly #drawer: StorageSource;
  /** If storage is refused, as in private windows, only this page knows its chain, and the next one pledges another. */
  #memory: SavedDice;

  constructor(code: string, drawer = ofThisBrowser) {
    this.#key = `${prefix}${code}`;
    this.#drawer = drawer;
    this.#memory = savedUnder(drawer, this.#key) ?? emptyDice;
  }

  /** Read each time, because another tab may have given a link meanwhile. */
  get saved(): SavedDice {
    return savedUnder(this.#drawer, this.#key) ?? this.#memory;
  }

  read(): readonly StoredChain[] {
    return this.saved.chains;
  }

  write(chains: readonly StoredChain[]): void {
    this.save({ chains });
  }

  save(change: Partial<SavedDice>): void {
    this.#memory = { ...this.saved, ...change, at: Date.now() };
    try {
      const storage = this.#drawer();
      const known = storage.getItem(this.#key) !== null;
      storage.setItem(this.#key, JSON.stringify(this.#memory));
      if (!known) sweep(this.#drawer);
    } catch {
      // Then it stays in memory.
    }
  }
}

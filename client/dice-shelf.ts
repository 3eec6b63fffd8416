/** What this browser stores of its part in the dice of a show: its chains, and what it sent and was shown (fairness.md 10). */
import type { DiceAlarm } from '../shared/engine/protocol.ts';

/** A chain of this page. */
export interface OwnChain {
  /** `player:SEAT` or `host`; "" until its holder has a seat. */
  readonly name: string;
  /** `c(0)`, hex. The whole chain follows from it. */
  readonly start: string;
  readonly pledge: string;
  /** The entry and the place before which it was pledged according to the state; left out until the state shows it. */
  readonly from?: number;
  readonly place?: number;
  /** Hashes from the deepest link that was sent up to the pledge; one more once an entry holds that link. 0 for none. */
  readonly deepest: number;
}

/** A press, and the link that went with it. */
export interface SentLink {
  /** The page's own id of the press. */
  readonly id: string;
  readonly name: string;
  /** "" for a move that draws nothing. */
  readonly link: string;
  /** The place at which it was sent, or `start` for the public seed. */
  readonly place: number | 'start';
  /** The entry of the press, -1 while none is known. */
  readonly entry: number;
  /** No entry may have the link. Without it one may, even if nobody answered. */
  readonly isRefused?: boolean;
}

interface SavedDice {
  readonly at: number;
  readonly commit: string;
  readonly publicSeed: string;
  readonly chains: readonly OwnChain[];
  readonly sent: readonly SentLink[];
  readonly alarms: readonly DiceAlarm[];
  /** Pledges of others under this page's name that its user has answered for. */
  readonly answered: readonly string[];
}

const prefix = 'boxcars:dice:';
/** Number of shows whose chains are kept. */
const maxShows = 30;

const emptyDice: SavedDice = { at: 0, commit: '', publicSeed: '', chains: [], sent: [], alarms: [], answered: [] };

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

export class DiceShelf {
  readonly #key: string;
  readonly #drawer: StorageSource;
  /** If storage is refused, as in private windows, only this page knows its chain, and the next one pledges another. */
  #memory: SavedDice;

  constructor(code: string, drawer = ofThisBrowser) {
    this.#key = `${prefix}${code}`;
    this.#drawer = drawer;
    this.#memory = savedUnder(drawer, this.#key) ?? emptyDice;
  }

  /** Read each time, because another tab may have written meanwhile. */
  get saved(): SavedDice {
    return savedUnder(this.#drawer, this.#key) ?? this.#memory;
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

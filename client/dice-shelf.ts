/** What this browser keeps of its part in the dice of a show: its chains, and what it was shown (fairness.md 10). */
import type { ChainShelf, KeptChain } from '../shared/engine/giving.ts';
import type { DiceAlarm } from '../shared/engine/protocol.ts';

interface Saved {
  readonly at: number;
  readonly commit: string;
  readonly publicSeed: string;
  readonly chains: readonly KeptChain[];
  readonly alarms: readonly DiceAlarm[];
  /** Pledges of others under this page's name that its person has answered for. */
  readonly fine: readonly string[];
}

const prefix = 'boxcars:dice:';
/** Shows whose chains are kept. */
const most = 30;

const nothing: Saved = { at: 0, commit: '', publicSeed: '', chains: [], alarms: [], fine: [] };

/** Asked for each time: a private window may refuse even to name its storage. */
type Drawer = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const ofThisBrowser: Drawer = () => localStorage;

const savedUnder = (drawer: Drawer, key: string): Saved | undefined => {
  try {
    const text = drawer().getItem(key);
    return text === null ? undefined : { ...nothing, ...(JSON.parse(text) as Partial<Saved>) };
  } catch {
    return undefined;
  }
};

/** Makes room for one more: the oldest shows go. */
const sweep = (drawer: Drawer): void => {
  const storage = drawer();
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter(key =>
    key.startsWith(prefix),
  );
  const byAge = keys.map(key => ({ key, at: savedUnder(drawer, key)?.at ?? 0 })).sort((a, b) => b.at - a.at);
  for (const { key } of byAge.slice(most)) storage.removeItem(key);
};

export class DiceShelf implements ChainShelf {
  readonly #key: string;
  readonly #drawer: Drawer;
  /** Private windows may refuse storage; then this page alone knows, and the next one pledges a chain of its own. */
  #memory: Saved;

  constructor(code: string, drawer = ofThisBrowser) {
    this.#key = `${prefix}${code}`;
    this.#drawer = drawer;
    this.#memory = savedUnder(drawer, this.#key) ?? nothing;
  }

  /** Read anew each time: another tab may have given a link meanwhile. */
  get saved(): Saved {
    return savedUnder(this.#drawer, this.#key) ?? this.#memory;
  }

  read(): readonly KeptChain[] {
    return this.saved.chains;
  }

  write(chains: readonly KeptChain[]): void {
    this.save({ chains });
  }

  save(change: Partial<Saved>): void {
    this.#memory = { ...this.saved, ...change, at: Date.now() };
    try {
      const storage = this.#drawer();
      const known = storage.getItem(this.#key) !== null;
      storage.setItem(this.#key, JSON.stringify(this.#memory));
      if (!known) sweep(this.#drawer);
    } catch {
      // It stays in memory.
    }
  }
}

/** Recaps of a season that was imported: its ledger names episodes, and this server may have played them. */

import { keptFor } from '../../shared/engine/kept.ts';
import type { EpisodeEntry, Line } from '../../shared/season/ledger.ts';
import { Latest } from '../latest.ts';
import type { Store } from '../store/store.ts';

/** How many of the newest episodes are looked up. */
const maxKnown = 300;
/** Milliseconds for which an answer is cached. */
const fresh = 600_000;
const cacheSize = 20_000;

/** An episode that a ledger names. */
interface Named {
  readonly code: string;
  readonly show: string;
  readonly names: ReadonlySet<string>;
  /** All of these facts in one text. */
  readonly key: string;
}

const namedIn = keptFor((lines: readonly Line[]): readonly Named[] => {
  const entries = new Map<string, EpisodeEntry>();
  for (const { account, who, to } of lines) if (account === 'episode') entries.set(who, to as unknown as EpisodeEntry);
  return [...entries].flatMap(([code, entry]) => {
    if (entry === null) return [];
    const names = entry.people.map(({ name }) => name);
    return [{ code, show: entry.show, names: new Set(names), key: JSON.stringify([code, entry.show, names]) }];
  });
});

export class Recaps {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #known = new Latest<{ readonly there: boolean; readonly until: number }>(cacheSize);

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Codes of episodes in the ledger that are on this server. `own`: those that are known to be. */
  async of(lines: readonly Line[], own: readonly string[]): Promise<readonly string[]> {
    const known = new Set(own);
    const others = namedIn(lines)
      .filter(({ code }) => !known.has(code))
      .slice(-maxKnown);
    const here: string[] = [];
    for (const named of others) if (await this.#isHere(named)) here.push(named.code);
    return here;
  }

  /** The ledger's facts about an episode must be right, so that a file of made-up codes does not find other people's shows. */
  async #isHere({ code, show, names, key }: Named): Promise<boolean> {
    const known = this.#known.get(key);
    if (known !== undefined && known.until > this.#now()) return known.there;
    const found = await this.#store.known(code);
    const there =
      found?.show === show && found.over > 0 && found.chairs.some(({ name }) => name !== '' && names.has(name));
    this.#known.set(key, { there, until: this.#now() + fresh });
    return there;
  }
}

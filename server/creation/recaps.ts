/** Recaps of a season that was imported: its ledger names episodes, and this server may have played them. */
import type { EpisodeEntry, Line } from '../../shared/season/ledger.ts';
import type { Store } from '../store/store.ts';

/** How many of the newest episodes are looked up. */
const maxKnown = 300;
/** Milliseconds for which an answer is cached. */
const fresh = 600_000;
const cacheSize = 20_000;

export class Recaps {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly there: boolean; readonly until: number }>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Codes of episodes in the ledger that are on this server. `own`: those that are known to be. */
  async of(lines: readonly Line[], own: readonly string[]): Promise<readonly string[]> {
    const entries = new Map<string, EpisodeEntry>();
    for (const { account, who, to } of lines)
      if (account === 'episode') entries.set(who, to as unknown as EpisodeEntry);
    const others = [...entries].filter(([code, entry]) => entry !== null && !own.includes(code)).slice(-maxKnown);
    const here: string[] = [];
    for (const [code, entry] of others) if (await this.#isHere(code, entry)) here.push(code);
    return here;
  }

  /** The ledger's facts about an episode must be right, so that a file of made-up codes does not find other people's shows. */
  async #isHere(code: string, { show, people }: EpisodeEntry): Promise<boolean> {
    const names = people.map(({ name }) => name);
    const key = JSON.stringify([code, show, names]);
    const known = this.#known.get(key);
    if (known !== undefined && known.until > this.#now()) return known.there;
    const found = await this.#store.episode(code);
    const sat = found?.chairs.map(({ name }) => name) ?? [];
    const there = found?.show === show && found.over > 0 && names.some(name => name !== '' && sat.includes(name));
    this.#known.delete(key);
    this.#known.set(key, { there, until: this.#now() + fresh });
    const oldest = this.#known.size > cacheSize ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
    return there;
  }
}

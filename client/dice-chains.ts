/** The chains of this page: made, kept over a reload, and given away link by link (fairness.md 2). */
import { type Chain, chainFrom, chainLength, depthAt, type LinkPlace } from '../shared/engine/chain.ts';
import { bytesToHex, hexToBytes } from '../shared/engine/fair.ts';
import { wholeChain } from './dice-chain.ts';
import type { DiceShelf, OwnChain } from './dice-shelf.ts';

export class OwnChains {
  readonly #shelf: DiceShelf;
  /** Full chains by pledge. */
  readonly #links = new Map<string, readonly string[]>();

  constructor(shelf: DiceShelf) {
    this.#shelf = shelf;
  }

  get all(): readonly OwnChain[] {
    return this.#shelf.saved.chains;
  }

  /** A chain that the state has never shown; made now if there is none. `name` may still be "". */
  async spare(name: string): Promise<OwnChain> {
    const found = this.all.find(chain => (chain.name === '' || chain.name === name) && chain.from === undefined);
    if (found !== undefined) return found;
    const start = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    const links = await wholeChain(start);
    const chain: OwnChain = { name, start, pledge: links[chainLength] ?? '', deepest: 0 };
    this.#links.set(chain.pledge, links);
    this.#shelf.save({ chains: [...this.all, chain] });
    return chain;
  }

  /** The server does not take it. */
  drop({ pledge }: OwnChain): void {
    this.#shelf.save({ chains: this.all.filter(chain => chain.pledge !== pledge) });
  }

  /** The state shows a chain. If it is one of these, its place is known from now on. */
  stands({ pledge, name, from, place }: Chain): void {
    const found = this.all.find(chain => chain.pledge === pledge);
    if (found !== undefined && found.from === undefined) this.#change(pledge, { name, from, place });
  }

  /** Computes the links without blocking the page. */
  async warmUp({ pledge, start }: OwnChain): Promise<void> {
    if (!this.#links.has(pledge)) this.#links.set(pledge, await wholeChain(start));
  }

  /** Whether the chain has a link for a place, no deeper one was sent, and no entry is known to hold this one. */
  isFresh({ place: first = 0, deepest }: OwnChain, place: LinkPlace): boolean {
    const depth = depthAt({ place: first }, place);
    return depth > 0 && depth >= deepest;
  }

  /** The link of a place, which counts as sent from now on. */
  give(chain: OwnChain, place: LinkPlace): string {
    const depth = depthAt({ place: chain.place ?? 0 }, place);
    this.#change(chain.pledge, { deepest: Math.max(chain.deepest, depth) });
    return this.#linksOf(chain)[chainLength - depth] ?? '';
  }

  /** An entry holds this link. Another tab may have sent it. */
  seeHeld(link: string): void {
    for (const chain of this.all) {
      const depth = chainLength - this.#linksOf(chain).indexOf(link);
      if (depth <= chainLength && depth >= chain.deepest) this.#change(chain.pledge, { deepest: depth + 1 });
    }
  }

  #linksOf({ pledge, start }: OwnChain): readonly string[] {
    const links = this.#links.get(pledge) ?? chainFrom(hexToBytes(start));
    this.#links.set(pledge, links);
    return links;
  }

  #change(pledge: string, change: Partial<OwnChain>): void {
    this.#shelf.save({ chains: this.all.map(chain => (chain.pledge === pledge ? { ...chain, ...change } : chain)) });
  }
}

/**
 * How a page gives its chain away, link by link (fairness.md 2). What was given stands in what is kept before it is sent, so
 * that a reload, a second tab or a lost answer brings no second throw.
 */
import { type Chain, chainFrom, chainLength, type Given, mostSteps } from './chain.ts';
import { bytesToHex, hexToBytes } from './fair.ts';

/** A link that was given: with which message, at which place, and the entry that has it, -1 while none is known. */
export interface GivenLink {
  /** Its number in the chain. */
  readonly at: number;
  readonly id: string;
  readonly place: number;
  readonly entry: number;
  /** The message was refused: no entry may have the link before it is given with another one. */
  readonly refused?: true;
}

/** Begins the id under which a link is given for the public seed, which spends it (fairness.md 3). */
const forStart = 'start ';

/** Of the `start` that the host asked for with this link. */
export const startId = (hostLink: string): string => `${forStart}${hostLink}`;

export const isForStart = ({ id }: Pick<GivenLink, 'id'>): boolean => id.startsWith(forStart);

/** A chain as its page keeps it. */
export interface KeptChain {
  /** `player:SEAT` or `host`; "" until a seat is had. */
  readonly name: string;
  /** `c(0)`, hex: the whole chain follows from it. */
  readonly start: string;
  readonly pledge: string;
  /** The entry before which the state says it was pledged; left out while it does not stand there. */
  readonly from?: number;
  /** It was made to sit down with: whoever holds it was the first of the name. */
  readonly sat?: true;
  /** Oldest first. */
  readonly given: readonly GivenLink[];
}

/** Where chains of one episode are kept; both are synchronous, so that two tabs never give the same link twice. */
export interface ChainShelf {
  read(): readonly KeptChain[];
  write(chains: readonly KeptChain[]): void;
}

/** With fewer links left than this a page pledges another chain. */
const nearlyUsedUp = 32;

/** A new chain, which is in force once its pledge stands in the state. */
export const newChain = (random: Uint8Array, name = ''): KeptChain => ({
  name,
  start: bytesToHex(random),
  pledge: chainFrom(random)[chainLength] ?? '',
  given: [],
});

/** Number of the next link that was never given. */
const nextOf = ({ given }: KeptChain): number => Math.min(chainLength, ...given.map(({ at }) => at)) - 1;

/** Steps from the next link to the last one that an entry has: further than `mostSteps` it would be refused for ever. */
const stepsTo = (chain: KeptChain): number =>
  Math.min(chainLength, ...chain.given.flatMap(({ at, entry }) => (entry < 0 ? [] : [at]))) - nextOf(chain);

const isOfUse = (chain: KeptChain): boolean => nextOf(chain) >= 0 && stepsTo(chain) <= mostSteps;

export class Giver {
  readonly #shelf: ChainShelf;
  /** Chains in full, by their pledge. */
  readonly #links = new Map<string, readonly string[]>();

  constructor(shelf: ChainShelf) {
    this.#shelf = shelf;
  }

  get chains(): readonly KeptChain[] {
    return this.#shelf.read();
  }

  add(chain: KeptChain): void {
    this.#shelf.write([...this.#shelf.read(), chain]);
  }

  /** The chain with this pledge was made before its page knew its name. */
  name(pledge: string, name: string): void {
    this.#change(pledge, chain => ({ ...chain, name, sat: true }));
  }

  /** The chain that a name gives links of: the latest that stands in the state, is not used up and not too far ahead. */
  inForce(name: string, pledged: readonly Chain[]): KeptChain | undefined {
    const stands = new Set(pledged.filter(chain => chain.name === name).map(({ pledge }) => pledge));
    return this.#shelf.read().findLast(chain => chain.name === name && stands.has(chain.pledge) && isOfUse(chain));
  }

  /** Whether it is time to pledge another. */
  runsOut(chain: KeptChain): boolean {
    return nextOf(chain) < nearlyUsedUp || stepsTo(chain) > mostSteps / 2;
  }

  /**
   * The link to send with a message. The same message gets the same link, and so does another one while no entry has the last
   * one and the place is still the one at which it was first given; all else gets the next. One that was given for the public
   * seed is spent by that, whether it came in time or not: whoever runs the server has seen it. Kept before it returns.
   */
  give(chain: KeptChain, id: string, place: number): string {
    const { given } = chain;
    const same = given.findLast(link => link.id === id);
    if (same !== undefined) return this.#linkAt(chain, same.at);
    const last = given.at(-1);
    if (last !== undefined && last.entry < 0 && last.place === place && !isForStart(last)) {
      this.#change(chain.pledge, kept => ({
        ...kept,
        given: kept.given.map(link => (link.at === last.at ? { at: link.at, id, place, entry: -1 } : link)),
      }));
      return this.#linkAt(chain, last.at);
    }
    const at = nextOf(chain);
    if (at < 0) return '';
    this.#change(chain.pledge, kept => ({ ...kept, given: [...kept.given, { at, id, place, entry: -1 }] }));
    return this.#linkAt(chain, at);
  }

  /** An entry has the link: the next message gets another one. */
  used(link: string, entry: number): void {
    for (const chain of this.#shelf.read()) {
      const found = chain.given.find(given => this.#linkAt(chain, given.at) === link);
      if (found === undefined || found.entry >= 0) continue;
      this.#change(chain.pledge, kept => ({
        ...kept,
        given: kept.given.map(given => (given.at === found.at ? { ...given, entry } : given)),
      }));
    }
  }

  /**
   * What the server knows of the name's chains: links that this page does not remember giving were given by another one with the
   * same chain. True if that was news.
   */
  learn(known: readonly Given[]): boolean {
    let news = false;
    for (const { pledge, link, entry } of known) {
      const chain = this.#shelf.read().find(kept => kept.pledge === pledge);
      if (chain === undefined || entry < 0) continue;
      const at = this.#linksOf(chain).indexOf(link);
      const before = chain.given.find(given => given.at === at);
      if (at < 0 || (before !== undefined && before.entry >= 0)) continue;
      news = true;
      const others = chain.given.filter(given => given.at !== at);
      const given = [...others, { at, id: before?.id ?? '', place: before?.place ?? -1, entry }];
      this.#change(pledge, kept => ({ ...kept, given: given.toSorted((a, b) => b.at - a.at) }));
    }
    return news;
  }

  /** A message was refused for its link, which another one may have: if it comes again, it gets one afresh. */
  forget(id: string): void {
    this.#changeGiven(id, link => ({ ...link, id: '' }));
  }

  /** A message was refused for good: the link that it came with is in no entry. */
  refused(id: string): void {
    this.#changeGiven(id, link => (link.entry < 0 ? { ...link, refused: true } : link));
  }

  /** The state shows the chain as pledged before this entry. */
  stood(pledge: string, from: number): void {
    this.#change(pledge, chain => ({ ...chain, from }));
  }

  #changeGiven(id: string, change: (link: GivenLink) => GivenLink): void {
    for (const chain of this.#shelf.read())
      if (chain.given.some(link => link.id === id))
        this.#change(chain.pledge, kept => ({
          ...kept,
          given: kept.given.map(link => (link.id === id ? change(link) : link)),
        }));
  }

  /** Every link that this page gave, in the order in which it gave them. */
  get given(): readonly (GivenLink & { readonly name: string; readonly link: string })[] {
    return this.#shelf
      .read()
      .flatMap(chain =>
        chain.given.map(given => ({ ...given, name: chain.name, link: this.#linkAt(chain, given.at) })),
      );
  }

  /** The chain in full was made elsewhere, a piece at a time. */
  hold(pledge: string, links: readonly string[]): void {
    this.#links.set(pledge, links);
  }

  #linksOf(chain: KeptChain): readonly string[] {
    const known = this.#links.get(chain.pledge) ?? chainFrom(hexToBytes(chain.start));
    this.#links.set(chain.pledge, known);
    return known;
  }

  #linkAt(chain: KeptChain, at: number): string {
    return this.#linksOf(chain)[at] ?? '';
  }

  #change(pledge: string, change: (chain: KeptChain) => KeptChain): void {
    this.#shelf.write(this.#shelf.read().map(chain => (chain.pledge === pledge ? change(chain) : chain)));
  }
}

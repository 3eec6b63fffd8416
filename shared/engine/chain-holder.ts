/**
 * How a page reveals its chain, link by link (fairness.md 2). A link is stored before it is sent, so that a reload, a second
 * tab or a lost reply brings no second throw.
 */
import { type Chain, type ChainStatus, chainFrom, chainLength, maxSteps } from './chain.ts';
import { bytesToHex, hexToBytes } from './fair.ts';

/** A link that was sent: with which message, at which place, and the entry that used it, -1 if none is known. */
export interface GivenLink {
  /** Its number in the chain. */
  readonly at: number;
  readonly id: string;
  readonly place: number;
  readonly entry: number;
  /** The message was refused, so no entry may have the link until it is sent with another message. */
  readonly refused?: true;
}

/** Prefix of the id under which a link is given for the public seed, which uses it up (fairness.md 3). */
const forStart = 'start ';

/** The id for the `start` that the host requested with this link. */
export const startId = (hostLink: string): string => `${forStart}${hostLink}`;

export const isForStart = ({ id }: Pick<GivenLink, 'id'>): boolean => id.startsWith(forStart);

/** A chain as its page stores it. */
export interface StoredChain {
  /** `player:SEAT` or `host`; "" until its holder has a seat. */
  readonly name: string;
  /** `c(0)`, hex. The whole chain follows from it. */
  readonly start: string;
  readonly pledge: string;
  /** The entry before which it was pledged according to the state; left out until the state shows it. */
  readonly from?: number;
  /** It was made in order to sit down, so its holder was the first of the name. */
  readonly sat?: true;
  /** Oldest first. */
  readonly given: readonly GivenLink[];
}

/**
 * Where a page stores the chains of an episode. Both methods are synchronous, so that two tabs never send the same link twice.
 */
export interface ChainStorage {
  read(): readonly StoredChain[];
  write(chains: readonly StoredChain[]): void;
}

/** With fewer links left, a page pledges another chain. */
const nearlyUsedUp = 32;

/** A new chain. It is in force once its pledge is in the state. */
export const newChain = (random: Uint8Array, name = ''): StoredChain => ({
  name,
  start: bytesToHex(random),
  pledge: chainFrom(random)[chainLength] ?? '',
  given: [],
});

/** The number of the next unused link. */
const nextOf = ({ given }: StoredChain): number => Math.min(chainLength, ...given.map(({ at }) => at)) - 1;

/** Steps from the next link to the last one that an entry has. With more than `maxSteps` the link would always be refused. */
const stepsTo = (chain: StoredChain): number =>
  Math.min(chainLength, ...chain.given.flatMap(({ at, entry }) => (entry < 0 ? [] : [at]))) - nextOf(chain);

const isOfUse = (chain: StoredChain): boolean => nextOf(chain) >= 0 && stepsTo(chain) <= maxSteps;

export class ChainHolder {
  readonly #shelf: ChainStorage;
  /** Full chains by pledge. */
  readonly #links = new Map<string, readonly string[]>();

  constructor(shelf: ChainStorage) {
    this.#shelf = shelf;
  }

  get chains(): readonly StoredChain[] {
    return this.#shelf.read();
  }

  add(chain: StoredChain): void {
    this.#shelf.write([...this.#shelf.read(), chain]);
  }

  /** Names a chain that was made before its page knew its name. */
  name(pledge: string, name: string): void {
    this.#change(pledge, chain => ({ ...chain, name, sat: true }));
  }

  /** The chain that a name sends links of: the latest in the state that is neither used up nor too far ahead. */
  inForce(name: string, pledged: readonly Chain[]): StoredChain | undefined {
    const stands = new Set(pledged.filter(chain => chain.name === name).map(({ pledge }) => pledge));
    return this.#shelf.read().findLast(chain => chain.name === name && stands.has(chain.pledge) && isOfUse(chain));
  }

  /** Whether it is time to pledge another chain. */
  runsOut(chain: StoredChain): boolean {
    return nextOf(chain) < nearlyUsedUp || stepsTo(chain) > maxSteps / 2;
  }

  /**
   * The link to send with a message. The same message gets the same link. So does another message while no entry has the last
   * link and the place is still the one at which it was first sent. Otherwise it is the next link. A link for the public seed
   * is used up even if it came too late, because the operator of the server has seen it. Stored before it returns.
   */
  give(chain: StoredChain, id: string, place: number): string {
    const { given } = chain;
    const same = given.findLast(link => link.id === id);
    if (same !== undefined) return this.#linkAt(chain, same.at);
    const last = given.at(-1);
    if (last !== undefined && last.entry < 0 && last.place === place && !isForStart(last)) {
      this.#change(chain.pledge, stored => ({
        ...stored,
        given: stored.given.map(link => (link.at === last.at ? { at: link.at, id, place, entry: -1 } : link)),
      }));
      return this.#linkAt(chain, last.at);
    }
    const at = nextOf(chain);
    if (at < 0) return '';
    this.#change(chain.pledge, stored => ({ ...stored, given: [...stored.given, { at, id, place, entry: -1 }] }));
    return this.#linkAt(chain, at);
  }

  /** An entry has the link, so the next message gets another one. */
  used(link: string, entry: number): void {
    for (const chain of this.#shelf.read()) {
      const found = chain.given.find(used => this.#linkAt(chain, used.at) === link);
      if (found === undefined || found.entry >= 0) continue;
      this.#change(chain.pledge, stored => ({
        ...stored,
        given: stored.given.map(given => (given.at === found.at ? { ...given, entry } : given)),
      }));
    }
  }

  /**
   * Learns what the server knows about the name's chains. Links that this page does not remember were sent by another page with
   * the same chain. True if there was news.
   */
  learn(known: readonly ChainStatus[]): boolean {
    let news = false;
    for (const { pledge, link, entry } of known) {
      const chain = this.#shelf.read().find(stored => stored.pledge === pledge);
      if (chain === undefined || entry < 0) continue;
      const at = this.#linksOf(chain).indexOf(link);
      const before = chain.given.find(used => used.at === at);
      if (at < 0 || (before !== undefined && before.entry >= 0)) continue;
      news = true;
      const others = chain.given.filter(used => used.at !== at);
      const given = [...others, { at, id: before?.id ?? '', place: before?.place ?? -1, entry }];
      this.#change(pledge, stored => ({ ...stored, given: given.toSorted((a, b) => b.at - a.at) }));
    }
    return news;
  }

  /** A message was refused for its link, which another message may have used. If it is sent again it gets a new link. */
  forget(id: string): void {
    this.#changeGiven(id, link => ({ ...link, id: '' }));
  }

  /** A message was refused for good: no entry has its link. */
  refused(id: string): void {
    this.#changeGiven(id, link => (link.entry < 0 ? { ...link, refused: true } : link));
  }

  /** The state shows that the chain was pledged before this entry. */
  confirmPledge(pledge: string, from: number): void {
    this.#change(pledge, chain => ({ ...chain, from }));
  }

  #changeGiven(id: string, change: (link: GivenLink) => GivenLink): void {
    for (const chain of this.#shelf.read())
      if (chain.given.some(link => link.id === id))
        this.#change(chain.pledge, stored => ({
          ...stored,
          given: stored.given.map(link => (link.id === id ? change(link) : link)),
        }));
  }

  /** Every link that this page sent, in order. */
  get given(): readonly (GivenLink & { readonly name: string; readonly link: string })[] {
    return this.#shelf
      .read()
      .flatMap(chain => chain.given.map(used => ({ ...used, name: chain.name, link: this.#linkAt(chain, used.at) })));
  }

  /** Adds a full chain that was computed elsewhere, in steps. */
  hold(pledge: string, links: readonly string[]): void {
    this.#links.set(pledge, links);
  }

  #linksOf(chain: StoredChain): readonly string[] {
    const known = this.#links.get(chain.pledge) ?? chainFrom(hexToBytes(chain.start));
    this.#links.set(chain.pledge, known);
    return known;
  }

  #linkAt(chain: StoredChain, at: number): string {
    return this.#linksOf(chain)[at] ?? '';
  }

  #change(pledge: string, change: (chain: StoredChain) => StoredChain): void {
    this.#shelf.write(this.#shelf.read().map(chain => (chain.pledge === pledge ? change(chain) : chain)));
  }
}

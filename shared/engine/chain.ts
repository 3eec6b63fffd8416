/** Hash chains (fairness.md 2). A page pledges the top of one and reveals it link by link, from the top down. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Draw } from './chance.ts';
import type { Entry } from './episode.ts';
import { fairTag, frame, type PublicSource } from './fair.ts';
import type { Actor } from './moves.ts';

/** The number of the pledge. The links below it are `chainLength - 1` … 0. */
export const chainLength = 1024;

/** The most steps from a revealed link to the last one that was used. */
export const maxSteps = 64;

const isLinkForm = /^[0-9a-f]{64}$/;

/** Whether a value looks like a link or a pledge: 64 lower-case hex digits. */
export const isLink = (value: unknown): value is string => typeof value === 'string' && isLinkForm.test(value);

/** The message hashed at each step. The link itself comes last. */
const step = frame(fairTag(2), 'chain', new Uint8Array(32));

/** The link above one. Both are 32 raw bytes. */
export const above = (link: Uint8Array): Uint8Array => {
  step.set(link, step.length - 32);
  return sha256(step);
};

/** The whole chain from its 32 random bytes: `c(0)` … `c(1024)`, hex. */
export const chainFrom = (start: Uint8Array): readonly string[] => {
  if (start.length !== 32) throw new RangeError(`a chain starts from 32 bytes, not ${start.length}`);
  const links = [bytesToHex(start)];
  for (let link = start; links.length <= chainLength; ) {
    link = above(link);
    links.push(bytesToHex(link));
  }
  return links;
};

/**
 * Where a later chain of a name came from: another `device` with the same link, a `link` that the host gave away (also a co-
 * host's), or the person who sat there `before`.
 */
export type ChainOrigin = 'device' | 'link' | 'before';

/** A chain that a name pledged. */
export interface Chain {
  /** `player:SEAT` or `host`. */
  readonly name: string;
  /** The number of the entry before which it was pledged, counting all entries. */
  readonly from: number;
  readonly pledge: string;
  /** Sent by the server while the show is on, so that a page knows what to expect. Not part of the record. */
  readonly came?: ChainOrigin;
}

/** The name of an actor's chains; "" for the clock, which has none. */
export const chainName = (by: Actor, hand?: 'host'): string =>
  hand === 'host' || by === 'host' ? 'host' : by === 'clock' ? '' : `player:${by}`;

/**
 * Whose part is in what an entry drew; undefined if it drew nothing. A draw that came again has the link of its first time. The
 * host's link counts as the host's part only in the host's own throws. A throw that a contestant sent by post has no part of
 * theirs.
 */
export const partOf = (
  [first]: readonly Draw[],
  by: Actor | undefined,
  ownerOf: (link: string) => string,
): 'player' | 'host' | 'house' | undefined => {
  if (first === undefined) return undefined;
  const name = ownerOf(first.link ?? '');
  if (name === 'host') return by === 'host' ? 'host' : 'house';
  return name === '' ? 'house' : 'player';
};

/** Tells, entry by entry, whose part is in each. It must be called with all accepted entries in order. */
export const partsInOrder = (): ((
  entry: LinkedEntry,
  draws: readonly Draw[],
) => 'player' | 'host' | 'house' | undefined) => {
  /** The owner of each link's chain. The server took the link from nobody else. */
  const owners = new Map<string, string>();
  return ({ by, hand, reveal = '' }, draws) => {
    if (reveal !== '') owners.set(reveal, chainName(by, hand));
    return partOf(draws, by, link => owners.get(link) ?? '');
  };
};

/** The chain of a link, and how many steps the link is below the last one used. */
interface Found {
  readonly chain: Chain;
  readonly steps: number;
}

/** The most chains of one name: far more than anybody loses, and too few for a flood. */
export const maxChains = 64;

/** What the holder of a chain is told about it: its last used link, or its pledge, with the entry that used it. */
export interface ChainStatus {
  readonly pledge: string;
  readonly link: string;
  /** -1: no link has been used. */
  readonly entry: number;
}

/** The chains of an episode, each with the last link that was used. */
export class Chains {
  readonly #chains: Chain[] = [];
  readonly #last = new Map<Chain, { readonly link: string; readonly entry: number }>();
  readonly #names = new Map<string, string>();
  /** The link that was looked up last, and the one above it. Whoever checks a link uses it next. */
  #climbed = ['', ''];

  get all(): readonly Chain[] {
    return this.#chains;
  }

  pledge(chain: Chain): void {
    this.#chains.push(chain);
  }

  of(name: string): readonly Chain[] {
    return this.#chains.filter(chain => chain.name === name);
  }

  /** The last used link with its entry; the pledge and -1 if none was used. */
  lastOf(chain: Chain): { readonly link: string; readonly entry: number } {
    return this.#last.get(chain) ?? { link: chain.pledge, entry: -1 };
  }

  /**
   * Finds the chain of a name that a link belongs to: 1 to 64 steps from it lead to the last used link. `before`: only chains
   * that were pledged before this entry.
   */
  find(name: string, link: string, before = Number.POSITIVE_INFINITY): Found | undefined {
    const open = this.#chains.filter(chain => chain.name === name && chain.from <= before);
    if (open.length === 0 || !isLink(link)) return undefined;
    const first = this.#above(link);
    // Nearly always it is the next one.
    const next = open.findLast(chain => this.lastOf(chain).link === first);
    if (next !== undefined) return { chain: next, steps: 1 };
    const heads = new Map(open.map(chain => [this.lastOf(chain).link, chain]));
    let at: Uint8Array = hexToBytes(first);
    for (let steps = 2; steps <= maxSteps; steps++) {
      at = above(at);
      const chain = heads.get(bytesToHex(at));
      if (chain !== undefined) return { chain, steps };
    }
    return undefined;
  }

  #above(link: string): string {
    if (this.#climbed[0] !== link) this.#climbed = [link, bytesToHex(above(hexToBytes(link)))];
    return this.#climbed[1] ?? '';
  }

  /** Marks the link as used by this entry. */
  use(chain: Chain, link: string, entry: number): void {
    this.#last.set(chain, { link, entry });
    this.#names.set(link, chain.name);
  }

  /** The owner of a used link's chain; "" for none. */
  nameOf(link: string): string {
    return this.#names.get(link) ?? '';
  }

  /** What is known about a name's chains. */
  statusOf(name: string): readonly ChainStatus[] {
    return this.of(name).map(chain => ({ pledge: chain.pledge, ...this.lastOf(chain) }));
  }

  /** Marks a link of a name as used by this entry, if it belongs to a chain. */
  useLink(name: string, link: string, entry: number): void {
    const found = this.find(name, link, entry);
    if (found !== undefined) this.use(found.chain, link, entry);
  }

  /** Marks the links of an entry as used: those of the public seed, which its `start` fixed, and its own. */
  useLinksOf(entry: LinkedEntry, index: number, fixed: readonly PublicSource[] = []): void {
    for (const { name, value } of fixed) if (value !== '') this.useLink(name, value, index);
    const { by, hand, reveal = '' } = entry;
    // The host's source is the link of `start` itself, which is used already.
    if (reveal !== '' && this.nameOf(reveal) === '') this.useLink(chainName(by, hand), reveal, index);
  }
}

type LinkedEntry = Pick<Entry, 'by' | 'hand' | 'reveal'>;

/** The chains of an episode after its entries. `sources` were fixed by the first entry. */
export const chainsAfter = (
  pledged: readonly Chain[],
  sources: readonly PublicSource[] | null,
  entries: readonly LinkedEntry[],
): Chains => {
  const chains = new Chains();
  for (const chain of pledged) chains.pledge(chain);
  for (const [index, entry] of entries.entries()) chains.useLinksOf(entry, index, index === 0 ? (sources ?? []) : []);
  return chains;
};

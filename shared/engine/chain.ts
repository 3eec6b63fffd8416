/** Hash chains (fairness.md 2): a page pledges the top of one and gives it away link by link, from the top down. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Draw } from './chance.ts';
import type { Entry } from './episode.ts';
import { fairTag, frame, type PublicSource } from './fair.ts';
import type { Actor } from './moves.ts';

/** Number of the pledge; the links below it are `chainLength - 1` … 0. */
export const chainLength = 1024;

/** Most steps from a link that is given to the last one that was used. */
export const mostSteps = 64;

const isLinkForm = /^[0-9a-f]{64}$/;

/** Whether a value is of the form of a link or a pledge: 64 lower-case hex digits. */
export const isLink = (value: unknown): value is string => typeof value === 'string' && isLinkForm.test(value);

/** The link above one. Both raw. */
export const above = (link: Uint8Array): Uint8Array => sha256(frame(fairTag(2), 'chain', link));

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
 * How a chain came that is none of whoever sat down or hosts first: from another `device` with the same link, from one with a
 * `link` that the host gave away (a co-host's too), or from whoever sat there `before`.
 */
export type Came = 'device' | 'link' | 'before';

/** A chain that a name pledged. */
export interface Chain {
  /** `player:SEAT` or `host`. */
  readonly name: string;
  /** The entry before which it was pledged, all entries counted. */
  readonly from: number;
  readonly pledge: string;
  /** Said by the server while the show is on, so that a page knows what to expect; no part of the record. */
  readonly came?: Came;
}

/** The name under which an actor's chains stand; "" for the clock, which has none. */
export const chainName = (by: Actor, hand?: 'host'): string =>
  hand === 'host' || by === 'host' ? 'host' : by === 'clock' ? '' : `player:${by}`;

/**
 * Whose part is in what an entry drew; undefined where it drew nothing. What came again has the link of its first time. The
 * host's link is the host's part in the host's own throws only: a contestant's throw that came by post has none of theirs.
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

/** Whose part is in each entry of a finished or running show; told of all that was accepted, in order. */
export const partsInOrder = (): ((
  entry: LinkedEntry,
  draws: readonly Draw[],
) => 'player' | 'host' | 'house' | undefined) => {
  /** Whose chain each link is of: the server took it from nobody else. */
  const owners = new Map<string, string>();
  return ({ by, hand, reveal = '' }, draws) => {
    if (reveal !== '') owners.set(reveal, chainName(by, hand));
    return partOf(draws, by, link => owners.get(link) ?? '');
  };
};

/** What a link came to: of which chain, and how many steps it lies below the last one used. */
interface Found {
  readonly chain: Chain;
  readonly steps: number;
}

/** Most chains of one name: far more than anybody loses, far less than a flood. */
export const mostChains = 64;

/** A chain as it is told to whoever holds it: the last link of it that was used, or its pledge, with the entry that has it. */
export interface Given {
  readonly pledge: string;
  readonly link: string;
  /** -1: none has been used. */
  readonly entry: number;
}

/** The chains of an episode with the last link of each that was used. */
export class Chains {
  readonly #chains: Chain[] = [];
  readonly #last = new Map<Chain, { readonly link: string; readonly entry: number }>();
  readonly #names = new Map<string, string>();
  /** The link that was looked for last and the one above it: whoever asks whether a link is one uses it next. */
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

  /** The last link used, with its entry; the pledge and -1 where none was. */
  lastOf(chain: Chain): { readonly link: string; readonly entry: number } {
    return this.#last.get(chain) ?? { link: chain.pledge, entry: -1 };
  }

  /**
   * Finds the chain of a name that a link belongs to: 1 to 64 steps from it lead to the last link used. `before`: only chains
   * pledged before this entry or between it and the one before.
   */
  find(name: string, link: string, before = Number.POSITIVE_INFINITY): Found | undefined {
    const heads = new Map<string, Chain>();
    for (const chain of this.of(name)) if (chain.from <= before) heads.set(this.lastOf(chain).link, chain);
    if (heads.size === 0 || !isLink(link)) return undefined;
    const first = this.#above(link);
    let at: Uint8Array | undefined;
    for (let steps = 1; steps <= mostSteps; steps++) {
      const chain = heads.get(at === undefined ? first : bytesToHex(at));
      if (chain !== undefined) return { chain, steps };
      at = above(at ?? hexToBytes(first));
    }
    return undefined;
  }

  #above(link: string): string {
    if (this.#climbed[0] !== link) this.#climbed = [link, bytesToHex(above(hexToBytes(link)))];
    return this.#climbed[1] ?? '';
  }

  /** The link is used up by this entry. */
  use(chain: Chain, link: string, entry: number): void {
    this.#last.set(chain, { link, entry });
    this.#names.set(link, chain.name);
  }

  /** Whose chain a link that was used belongs to; "" for none. */
  nameOf(link: string): string {
    return this.#names.get(link) ?? '';
  }

  /** What there is to know of a name's chains. */
  given(name: string): readonly Given[] {
    return this.of(name).map(chain => ({ pledge: chain.pledge, ...this.lastOf(chain) }));
  }

  /** A link of a name is used up by this entry, if it is one. */
  give(name: string, link: string, entry: number): void {
    const found = this.find(name, link, entry);
    if (found !== undefined) this.use(found.chain, link, entry);
  }

  /** Uses up the links of an entry: those of the public seed, which its `start` fixed, and its own. */
  hear(entry: LinkedEntry, index: number, fixed: readonly PublicSource[] = []): void {
    for (const { name, value } of fixed) if (value !== '') this.give(name, value, index);
    const { by, hand, reveal = '' } = entry;
    // The host's source is the link of `start` itself, and used up already.
    if (reveal !== '' && this.nameOf(reveal) === '') this.give(chainName(by, hand), reveal, index);
  }
}

type LinkedEntry = Pick<Entry, 'by' | 'hand' | 'reveal'>;

/** The chains of an episode after its entries. `sources` were fixed by the first of them. */
export const chainsAfter = (
  pledged: readonly Chain[],
  sources: readonly PublicSource[] | null,
  entries: readonly LinkedEntry[],
): Chains => {
  const chains = new Chains();
  for (const chain of pledged) chains.pledge(chain);
  for (const [index, entry] of entries.entries()) chains.hear(entry, index, index === 0 ? (sources ?? []) : []);
  return chains;
};

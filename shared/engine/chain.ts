/**
 * Hash chains (fairness.md 2). A page pledges the top of one. Every link below belongs to one place, so that a chain has one link
 * for a place and nobody can choose. Server, pages and verifier ask this module which link that is.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Draw } from './chance.ts';
import type { Entry, Hand } from './episode.ts';
import { fairTag, frame } from './fair.ts';
import type { Actor } from './moves.ts';

/** The number of the pledge. The links below it are `chainLength - 1` … 0. */
export const chainLength = 1024;

const isLinkForm = /^[0-9a-f]{64}$/;

/** Whether a value looks like a link or a pledge: 64 lower-case hex digits. */
export const isLink = (value: unknown): value is string => typeof value === 'string' && isLinkForm.test(value);

/** The message hashed at each step. The link itself comes last. */
const step = frame(fairTag, 'chain', new Uint8Array(32));

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

/** A chain that a page pledged. */
export interface Chain {
  /** `player:SEAT` or `host`. */
  readonly name: string;
  /** The number of the entry before which it was pledged, counting all entries. */
  readonly from: number;
  /** The place at that moment: the number of standing entries that had drawn something. */
  readonly place: number;
  readonly pledge: string;
}

/** Which link a move needs: that of its place, or the one that is kept for `start`. */
export type LinkPlace = number | 'start';

/** `place`: that of the next draw. */
export const linkPlaceOf = (move: string, place: number): LinkPlace => (move === 'start' ? 'start' : place);

/** Hashes from the link of a place up to the pledge; 0 if the chain has no link for that place. */
export const depthAt = ({ place: first }: Pick<Chain, 'place'>, place: LinkPlace): number => {
  if (place === 'start') return 1;
  const depth = place - first + 2;
  return depth >= 2 && depth <= chainLength ? depth : 0;
};

/** The name of an actor's chains; "" for the clock, which has none. */
export const chainName = (by: Actor, hand?: Hand): string =>
  hand === 'host' || by === 'host' ? 'host' : by === 'clock' ? '' : `player:${by}`;

/** The chains that a name may use before an entry: of a seat only the newest, of the host any. Newest first. */
export const inForce = (chains: readonly Chain[], name: string, entry = Number.POSITIVE_INFINITY): readonly Chain[] => {
  const own = chains.filter(chain => chain.name === name && chain.from <= entry).reverse();
  return name === 'host' ? own : own.slice(0, 1);
};

/** How many chains of a name the state shows. */
export const shownOf = (name: string): number => (name === 'host' ? 8 : 1);

/** The chains that the state shows: of each seat the newest, of the host the newest eight, in order. */
export const shownChains = (chains: readonly Chain[]): readonly Chain[] => {
  const names = new Set(chains.map(({ name }) => name));
  const shown = new Set([...names].flatMap(name => inForce(chains, name).slice(0, shownOf(name))));
  return chains.filter(chain => shown.has(chain));
};

/** The deepest link of each chain that was ever found to be its own. */
const deepest = new WeakMap<Chain, { readonly depth: number; readonly link: string }>();

/** The link so many steps above the first of these, which grow as far as anybody asks. */
const climb = (links: string[], steps: number): string => {
  while (links.length <= steps) links.push(bytesToHex(above(hexToBytes(links.at(-1) ?? ''))));
  return links[steps] ?? '';
};

/**
 * The chain whose link of this place it is, of those in force; undefined if it is nobody's. It costs one hash for each place
 * since the last link that is known.
 */
export const ownerOf = (link: string, chains: readonly Chain[], place: LinkPlace): Chain | undefined => {
  if (!isLink(link)) return undefined;
  // A host may have many chains, and what is above the link is the same for all of them.
  const links = [link];
  return chains.find(chain => {
    const depth = depthAt(chain, place);
    if (depth === 0) return false;
    const known = deepest.get(chain) ?? { depth: 0, link: chain.pledge };
    if (depth <= known.depth) return climb([known.link], known.depth - depth) === link;
    if (climb(links, depth - known.depth) !== known.link) return false;
    deepest.set(chain, { depth, link });
    return true;
  });
};

export type Part = 'player' | 'host' | 'house';

/**
 * Whose part is in what an entry drew; undefined if it drew nothing. A draw that came again has the link of its first time. The
 * host's link counts as the host's part only in the host's own throws. A throw that a contestant sent by post has no part of
 * theirs.
 */
export const partOf = (
  entries: readonly Pick<Entry, 'by' | 'hand' | 'reveal'>[],
  index: number,
  [first]: readonly Pick<Draw, 'link'>[],
): Part | undefined => {
  if (first === undefined) return undefined;
  // The server took the link from nobody but its owner.
  const giver = first.link === '' ? undefined : entries.findLast(({ reveal }) => reveal === first.link);
  const name = giver === undefined ? '' : chainName(giver.by, giver.hand);
  if (name === 'host') return entries[index]?.by === 'host' ? 'host' : 'house';
  return name === '' ? 'house' : 'player';
};

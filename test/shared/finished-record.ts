/** The record of a whole show as a server exports it: played by robots on fair dice, with an undo in the middle. */
import { type Chain, chainFrom, chainLength, chainName, depthAt, linkPlaceOf } from '../../shared/engine/chain.ts';
import { commitmentsOf } from '../../shared/engine/commitments.ts';
import { Episode } from '../../shared/engine/episode.ts';
import {
  bytesToHex,
  type FairKeys,
  FairSource,
  fairKeys,
  type PublicSource,
  seedCommit,
} from '../../shared/engine/fair.ts';
import type { Actor, Move } from '../../shared/engine/moves.ts';
import { recordHash, sumsOf, writeRecord } from '../../shared/engine/record.ts';
import { robotMove } from '../../shared/engine/robot-play.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';

export const code = 'K7QM4XRB';
const seed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i * 3);

/** The chain of a name, the n-th that its page makes. */
export const chainOf = (name: string, n = 0): readonly string[] =>
  chainFrom(new Uint8Array(32).fill((name === 'host' ? 1 : 8) + n));

/** Pages that give the link of their place, and pledge a new chain where they have none. */
class Pages {
  readonly chains: Chain[] = [];
  readonly #links = new Map<string, readonly string[]>();
  readonly #given = new Set<string>();
  readonly #deepest = new Map<string, number>();

  constructor(names: readonly string[]) {
    for (const name of names) this.#pledge(name, 0, 0);
  }

  /** The link of a name for a move; "" for one without a chain. `from`: the number of its entry. */
  link(name: string, move: string, place: number, from: number): string {
    const chain = this.chains.findLast(one => one.name === name);
    if (chain === undefined) return '';
    const depth = depthAt(chain, linkPlaceOf(move, place));
    const link = this.#links.get(chain.pledge)?.[chainLength - depth] ?? '';
    if (depth < (this.#deepest.get(chain.pledge) ?? 0) || this.#given.has(link)) {
      this.#pledge(name, from, place);
      return this.link(name, move, place, from);
    }
    this.#deepest.set(chain.pledge, depth);
    return link;
  }

  /** An entry holds it. */
  hold(link: string): void {
    this.#given.add(link);
  }

  #pledge(name: string, from: number, place: number): void {
    const links = chainOf(name, 16 * this.chains.filter(chain => chain.name === name).length);
    const pledge = links[chainLength] ?? '';
    this.#links.set(pledge, links);
    this.chains.push({ name, from, place, pledge });
  }
}

export interface FileEntry {
  by: Actor;
  do: string;
  drew?: { dice?: number[]; numbers?: number[]; orders?: number[][] };
  reveal?: string;
  at?: string;
  hand?: string;
  [input: string]: unknown;
}

/** A record as a test may spoil it. */
export interface File {
  seed: string;
  commit: string;
  commitments: { slot: string; hash: string; salt: string; value: unknown }[];
  chains: { name: string; from: number; place: number; pledge: string }[];
  sources: { name: string; value: string }[];
  entries: FileEntry[];
  [field: string]: unknown;
}

interface PlayedShow {
  readonly episode: Episode;
  readonly keys: FairKeys;
  readonly sources: readonly PublicSource[];
  readonly chains: readonly Chain[];
}

/**
 * `upto`: entries until the show is broken off; the host takes back the first throw of dice and it is made again. The second
 * seat has no page (fairness.md: house throws).
 */
const played = (name: string, upto = Number.POSITIVE_INFINITY): PlayedShow => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`there is no show ${name}`);
  const { setting, names } = casting(show, 0);
  const draws = show.acts.some(act => act.draws.length > 0);
  const pages = new Pages(draws ? ['host', 'player:0'] : []);
  const called = ['host', ...names.map((_, seat) => `player:${seat}`)];
  const isStarted = show.acts[0]?.moves.includes('start') === true;
  const sources = draws ? called.map(name => ({ name, value: isStarted ? pages.link(name, 'start', 0, 0) : '' })) : [];
  const episode = new Episode(show, setting, names, new FairSource(seed, code, sources));
  const luck = seededLuck(7);
  const linkFor = (move: Move): string => {
    if (!draws || !(move.do === 'start' || episode.act.draws.includes(move.do))) return '';
    return pages.link(chainName(move.by), move.do, episode.place, episode.entries.length);
  };
  const play = (move: Move) => {
    const reveal = linkFor(move);
    pages.hold(reveal);
    return episode.play(move, undefined, reveal === '' ? {} : { reveal });
  };
  let undone = false;
  while (!episode.over && episode.entries.length < upto) {
    const move = robotMove(episode, luck);
    const outcome = play(move);
    if (!outcome.ok) throw new Error(outcome.message);
    if (undone || outcome.entry.drew?.dice === undefined) continue;
    undone = true;
    play({ by: 'host', do: 'undo' });
    play(move);
  }
  return { episode, keys: fairKeys(seed, code, sources), sources, chains: pages.chains };
};

const written = ({ episode, keys, sources, chains }: PlayedShow, open: boolean) => {
  const entries = JSON.parse(JSON.stringify(episode.entries)) as unknown[];
  const own = sources.length === 0 ? {} : { chains, publicSeed: keys.publicSeed };
  return writeRecord(episode, {
    code,
    commit: seedCommit(code, seed),
    ...own,
    ...(sources.length === 0 ? {} : { sources }),
    ...(open ? { seed: bytesToHex(seed) } : {}),
    ...(open ? { sums: sumsOf(entries) } : {}),
    commitments: commitmentsOf(episode, keys, open),
  });
};

/** As JSON brings it, with the sums and the hash of a file that a server hands out. */
export const sealedRecord = (name = 'lucky-numbers', upto?: number): File => {
  const record = written(played(name, upto), true);
  return JSON.parse(JSON.stringify({ ...record, hash: recordHash(record) }));
};

/** The same without sums and hash: what is changed in it must show in what was changed. */
export const finishedRecord = (name = 'lucky-numbers', upto?: number): File => {
  const { sums: _sums, hash: _hash, ...record } = sealedRecord(name, upto);
  return record as File;
};

/** What the host gets before the end: neither seed nor unopened values. */
export const partialRecord = (name = 'lucky-numbers', upto = 40): object => ({
  ...JSON.parse(JSON.stringify(written(played(name, upto), false))),
  partial: true,
});

/** The record of a whole show as a server exports it: played by robots on fair dice, with an undo in the middle. */
import { chainFrom, chainName } from '../../shared/engine/chain.ts';
import { commitmentsOf } from '../../shared/engine/commitments.ts';
import { Episode } from '../../shared/engine/episode.ts';
import {
  bytesToHex,
  type FairKeys,
  FairSource,
  fairKeys,
  fairVersionOf,
  type PublicSource,
  seedCommit,
} from '../../shared/engine/fair.ts';
import type { Actor, Move } from '../../shared/engine/moves.ts';
import { recordHash, sumsOf, writeRecord } from '../../shared/engine/record.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { casting } from '../contract/castings.ts';
import { robotMove } from '../contract/robot-play.ts';

export const code = 'K7QM4XRB';
const seed = Uint8Array.from({ length: 32 }, (_, i) => 255 - i * 3);

/** Pages that give their links from the top down. */
class Pages {
  readonly chains: readonly { readonly name: string; readonly from: number; readonly pledge: string }[];
  readonly #links: ReadonlyMap<string, string[]>;

  constructor(names: readonly string[]) {
    const made = names.map((name, i) => [name, chainFrom(new Uint8Array(32).fill(7 * i + 1))] as const);
    this.#links = new Map(made.map(([name, links]) => [name, links.slice(0, -1)]));
    this.chains = made.map(([name, links]) => ({ name, from: 0, pledge: links.at(-1) ?? '' }));
  }

  /** The next link of a name; "" for one without a chain. */
  next(name: string): string {
    return this.#links.get(name)?.pop() ?? '';
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
  chains: { name: string; from: number; pledge: string }[];
  sources: { name: string; value: string }[];
  entries: FileEntry[];
  [field: string]: unknown;
}

interface PlayedShow {
  readonly episode: Episode;
  readonly keys: FairKeys;
  readonly sources: readonly PublicSource[];
  readonly chains: Pages['chains'];
}

/**
 * `upto`: entries until the show is broken off; the host takes back the first throw of dice and it is made again. The second
 * seat has no page (fairness.md: house throws).
 */
const played = (name: string, upto = Number.POSITIVE_INFINITY, rules = 2): PlayedShow => {
  const show = showNamed(name);
  if (show === undefined) throw new Error(`there is no show ${name}`);
  const { setting, names } = casting(show, 0);
  const version = fairVersionOf(rules);
  const draws = show.acts.some(act => act.draws.length > 0);
  const pages = new Pages(version === 1 || !draws ? [] : ['host', 'player:0']);
  const old = [
    { name: 'seat:0', value: 'a1'.repeat(16) },
    { name: 'seat:1', value: '' },
  ];
  const called = ['host', ...names.map((_, seat) => `player:${seat}`)];
  const sources = version === 1 ? old : draws ? called.map(name => ({ name, value: pages.next(name) })) : [];
  const episode = new Episode(show, { ...setting, rules }, names, new FairSource(seed, code, sources, version));
  const luck = seededLuck(7);
  const linkFor = (move: Move): string => {
    if (version === 1) return '';
    // A `start` that was taken back is made again with another link; the public seed stays.
    if (move.do === 'start' && episode.entries.length === 0) return sources[0]?.value ?? '';
    return move.do === 'start' || episode.act.draws.includes(move.do) ? pages.next(chainName(move.by)) : '';
  };
  const play = (move: Move) => {
    const reveal = linkFor(move);
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
  return { episode, keys: fairKeys(seed, code, sources, version), sources, chains: pages.chains };
};

const written = ({ episode, keys, sources, chains }: PlayedShow, open: boolean) => {
  const entries = JSON.parse(JSON.stringify(episode.entries)) as unknown[];
  const own = keys.version === 1 || sources.length === 0 ? {} : { chains, publicSeed: keys.publicSeed };
  return writeRecord(episode, {
    code,
    commit: seedCommit(code, seed, keys.version),
    ...own,
    ...(sources.length === 0 ? {} : { sources }),
    ...(open ? { seed: bytesToHex(seed) } : {}),
    ...(open && keys.version === 2 ? { sums: sumsOf(entries) } : {}),
    commitments: commitmentsOf(episode, keys, open),
  });
};

/** As JSON brings it, with the sums and the hash of a file that a server hands out. */
export const sealedRecord = (name = 'lucky-numbers', upto?: number, rules = 2): File => {
  const record = written(played(name, upto, rules), true);
  return JSON.parse(JSON.stringify(rules === 1 ? record : { ...record, hash: recordHash(record) }));
};

/** The same without sums and hash: what is changed in it must show in what was changed. */
export const finishedRecord = (name = 'lucky-numbers', upto?: number, rules = 2): File => {
  const { sums: _sums, hash: _hash, ...record } = sealedRecord(name, upto, rules);
  return record as File;
};

/** What the host gets before the end: neither seed nor unopened values. */
export const partialRecord = (name = 'lucky-numbers', upto = 40): object => ({
  ...JSON.parse(JSON.stringify(written(played(name, upto), false))),
  partial: true,
});

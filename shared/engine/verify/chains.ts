/** Checks chains, links and public sources of a record against each other (fairness.md 2 and 3). */
import { type Chain, chainName, depthAt, inForce, isLink, linkPlaceOf, ownerOf } from '../chain.ts';
import type { PublicSource } from '../fair.ts';
import { isObject } from '../json.ts';
import type { EpisodeRecord, RecordEntry } from '../record.ts';
import { drawsAnything } from '../show.ts';
import type { ChainFault, CheckedChain, LateChain } from './report.ts';

export interface ListedChain {
  readonly chain: Chain;
  readonly fault: ChainFault;
}

/** A count, or -1. */
const countIn = (value: unknown): number => (Number.isInteger(value) && Number(value) >= 0 ? Number(value) : -1);

/** Whose links a record may hold, in the order of its sources. */
const namesIn = ({ seats }: EpisodeRecord): readonly string[] => ['host', ...seats.map((_, seat) => chainName(seat))];

/** The chains of a file in order, each with the fault of its form. */
export const listedIn = (value: unknown, record: EpisodeRecord): readonly ListedChain[] => {
  const names = namesIn(record);
  const pledged = new Set<string>();
  let latest = 0;
  return (Array.isArray(value) ? value : []).map(item => {
    const { name, from, place, pledge } = isObject(item) ? item : {};
    const chain = { name: String(name), from: countIn(from), place: countIn(place), pledge: String(pledge) };
    const isTwice = pledged.has(chain.pledge);
    const isInOrder = chain.from >= latest && chain.from <= record.entries.length;
    pledged.add(chain.pledge);
    latest = Math.max(latest, chain.from);
    if (typeof name !== 'string' || chain.from < 0 || chain.place < 0 || !isLink(pledge))
      return { chain, fault: 'form' };
    if (!names.includes(name)) return { chain, fault: 'name' };
    return { chain, fault: isInOrder ? (isTwice ? 'twice' : '') : 'from' };
  });
};

/** Those whose links count. */
const sound = (listed: readonly ListedChain[]): readonly Chain[] =>
  listed.flatMap(({ chain, fault }) => (fault === '' ? [chain] : []));

/** The chain of an entry's link; undefined if it is not that of its place and of a chain in force. `place`: that of its draws. */
export const giverOf = (
  { move, marks: { hand, reveal } }: RecordEntry,
  index: number,
  listed: readonly ListedChain[],
  place: number,
): Chain | undefined =>
  reveal === undefined
    ? undefined
    : ownerOf(reveal, inForce(sound(listed), chainName(move.by, hand), index), linkPlaceOf(move.do, place));

/** Whether a chain was pledged after `start`, and what explains it. `places`: before each entry. */
const lateness = (
  chain: Chain,
  before: Chain | undefined,
  { entries }: EpisodeRecord,
  places: readonly number[],
): LateChain | '' => {
  const start = entries.findIndex(({ move }) => move.do === 'start');
  if (start < 0 || chain.from <= start) return '';
  if (before === undefined) return 'first';
  const between = entries.slice(before.from, chain.from);
  if (between.some(({ move }) => move.do === 'undo')) return 'undo';
  if (between.some(({ move }) => move.do === 'replace' && chainName(move.seat as number) === chain.name))
    return 'substitute';
  if (depthAt(before, chain.place) === 0) return 'end';
  const isSpent = between.some(
    ({ move: { by }, marks: { hand, reveal } }, i) =>
      reveal !== undefined && chainName(by, hand) === chain.name && places[before.from + i] === chain.place,
  );
  return isSpent ? 'spent' : 'unexplained';
};

/** What a replay found out. */
export interface Places {
  /** Before each entry, and after the last. */
  readonly places: readonly number[];
  /** Of the link of each entry. */
  readonly givers: readonly (Chain | undefined)[];
}

/**
 * All chains of a record, and whether its sources are the links for `start` (fairness.md 3). The host's came with the `start`
 * itself. `strict`: the record comes from a server, which always lists its sources.
 */
export const checkChains = (
  record: EpisodeRecord,
  listed: readonly ListedChain[],
  strict: boolean,
  { places, givers }: Places = { places: [], givers: [] },
): { readonly chains: readonly CheckedChain[]; readonly faults: readonly ('sources' | 'chains')[] } => {
  const { entries, sources, show } = record;
  const names = namesIn(record);
  const start = entries.findIndex(({ move }) => move.do === 'start');
  const givenBy = sources.map(({ name, value }) =>
    name === 'host' ? undefined : ownerOf(value, inForce(sound(listed), name, start), 'start'),
  );
  const isSourceRight = ({ name, value }: PublicSource, i: number) => {
    // Without a `start` nobody was asked for a part.
    const isGiven = name === 'host' || start < 0 ? value === (entries[start]?.marks.reveal ?? '') : value === '';
    return name === names[i] && (isGiven || (start >= 0 && givenBy[i] !== undefined));
  };
  const sourcesFit =
    sources.length === 0
      ? !(strict && drawsAnything(show) && entries.length > 0)
      : sources.length === names.length && sources.every(isSourceRight);
  const uses = [...givers, ...givenBy];
  const chains = listed.map(({ chain, fault }, i): CheckedChain => {
    const before = listed.slice(0, i).findLast(one => one.chain.name === chain.name)?.chain;
    return {
      ...chain,
      used: uses.filter(one => one === chain).length,
      late: lateness(chain, before, record, places),
      fault: fault === '' && places.length > 0 && places[chain.from] !== chain.place ? 'place' : fault,
    };
  });
  const isChainWrong = chains.some(({ fault }) => fault !== '');
  return {
    chains,
    faults: [...(sourcesFit ? [] : (['sources'] as const)), ...(isChainWrong ? (['chains'] as const) : [])],
  };
};

/** Checks chains, links and public sources of a record against each other (fairness.md 2 and 3). */
import { type Chain, Chains, chainName, depthAt, isLink, type LinkPlace, linkPlaceOf } from '../chain.ts';
import { isObject } from '../json.ts';
import type { EpisodeRecord } from '../record.ts';
import { drawsAnything } from '../show.ts';
import type { ChainFault, CheckedChain, CheckedLink, LateChain, RecordFault } from './report.ts';

interface ListedChain {
  readonly chain: Chain;
  readonly fault: ChainFault;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The chains of a file in order, each with the fault of its form. */
const chainsIn = (value: unknown, names: readonly string[], entries: number): readonly ListedChain[] => {
  const pledged = new Set<string>();
  let latest = 0;
  return (Array.isArray(value) ? value : []).map(item => {
    const { name, from, place, pledge } = isObject(item) ? item : {};
    const chain: Chain = {
      name: String(name),
      from: isCount(from) ? from : 0,
      place: isCount(place) ? place : 0,
      pledge: String(pledge),
    };
    const isWhole = typeof name === 'string' && isCount(from) && isCount(place) && isLink(pledge);
    const twice = pledged.has(chain.pledge);
    const isInOrder = chain.from >= latest && chain.from <= entries;
    pledged.add(chain.pledge);
    latest = Math.max(latest, chain.from);
    if (!isWhole) return { chain, fault: 'form' };
    if (!names.includes(chain.name)) return { chain, fault: 'name' };
    if (!isInOrder) return { chain, fault: 'from' };
    return { chain, fault: twice ? 'twice' : '' };
  });
};

/** The chains of one record. It is told of the entries one by one, as they are replayed. */
export class LinkCheck {
  readonly #record: EpisodeRecord;
  readonly #listed: readonly ListedChain[];
  readonly #chains: Chains;
  readonly #used = new Map<Chain, number>();
  /** The place before each entry so far. */
  readonly #places: number[] = [];
  readonly #sourcesFit: boolean;

  /** `chainList`: as in the file. `strict`: the record comes from a server, which always lists its sources. */
  constructor(record: EpisodeRecord, chainList: unknown, strict: boolean) {
    const names = ['host', ...record.seats.map((_, seat) => chainName(seat))];
    this.#record = record;
    this.#listed = chainsIn(chainList, names, record.entries.length);
    this.#chains = new Chains(this.#listed.flatMap(({ chain, fault }) => (fault === '' ? [chain] : [])));
    this.#sourcesFit = this.#checkSources(names, strict);
  }

  /** The link of an entry; null if none came with it. `place`: that of its draws. To be asked for each entry in order. */
  linkOf(index: number, place: number): CheckedLink | null {
    this.#places[index] = place;
    const entry = this.#record.entries[index];
    if (entry?.marks.reveal === undefined) return null;
    const { move, marks } = entry;
    return this.#owned(entry.marks.reveal, chainName(move.by, marks.hand), index, linkPlaceOf(move.do, place));
  }

  /** The chains after the last entry. `place`: that of the next draw; undefined if the entries could not be replayed. */
  checkedChains(place?: number): readonly CheckedChain[] {
    if (place !== undefined) this.#places.push(place);
    return this.#listed.map(({ chain, fault }) => ({
      ...chain,
      used: this.#used.get(chain) ?? 0,
      late: this.#lateness(chain),
      fault: fault !== '' || place === undefined || this.#places[chain.from] === chain.place ? fault : 'place',
    }));
  }

  faults(chains: readonly CheckedChain[]): readonly RecordFault[] {
    const isChainWrong = chains.some(({ fault }) => fault !== '');
    return [...(this.#sourcesFit ? [] : (['sources'] as const)), ...(isChainWrong ? (['chains'] as const) : [])];
  }

  #owned(link: string, name: string, index: number, place: LinkPlace): CheckedLink {
    const chain = name === '' ? undefined : this.#chains.ownerOf(link, name, index, place);
    if (chain !== undefined) this.#used.set(chain, (this.#used.get(chain) ?? 0) + 1);
    return { link, name: chain?.name ?? '', ok: chain !== undefined };
  }

  /** fairness.md 3: every source is the link for `start` of its name. The host's came with the `start` itself. */
  #checkSources(names: readonly string[], strict: boolean): boolean {
    const { entries, sources, show } = this.#record;
    if (sources.length === 0) return !(strict && drawsAnything(show) && entries.length > 0);
    if (sources.length !== names.length || sources.some(({ name }, i) => name !== names[i])) return false;
    const start = entries.findIndex(({ move }) => move.do === 'start');
    const given = sources.filter(({ value }) => value !== '');
    // Without a `start` nobody was asked for a part.
    if (start < 0) return given.length === 0;
    if (sources[0]?.value !== (entries[start]?.marks.reveal ?? '')) return false;
    return given.every(({ name, value }) => name === 'host' || this.#owned(value, name, start, 'start').ok);
  }

  /** Whether a chain was pledged after `start`, and what explains it. */
  #lateness(chain: Chain): LateChain | '' {
    const { entries } = this.#record;
    const start = entries.findIndex(({ move }) => move.do === 'start');
    if (start < 0 || chain.from <= start) return '';
    const own = this.#listed.map(one => one.chain).filter(({ name }) => name === chain.name);
    const before = own[own.indexOf(chain) - 1];
    if (before === undefined) return 'first';
    const between = entries.slice(before.from, chain.from);
    if (between.some(({ move }) => move.do === 'undo')) return 'undo';
    if (between.some(({ move }) => move.do === 'replace' && chainName(move.seat as number) === chain.name))
      return 'substitute';
    if (depthAt(before, chain.place) === 0) return 'end';
    const isSpent = between.some(
      ({ move: { by }, marks: { hand, reveal } }, i) =>
        reveal !== undefined && chainName(by, hand) === chain.name && this.#places[before.from + i] === chain.place,
    );
    return isSpent ? 'spent' : 'unexplained';
  }
}

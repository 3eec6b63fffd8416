/** Checks chains, links and public sources of a record against each other (fairness.md 2 and 3). */
import { type Chain, Chains, chainName, isLink } from '../chain.ts';
import type { EpisodeRecord } from '../record.ts';
import { drawsAnything } from '../show.ts';
import type { ChainFault, CheckedChain, CheckedLink, RecordFault, Skip } from './report.ts';

interface CheckedChains {
  readonly chains: readonly CheckedChain[];
  /** By entry; null if no link came with it. */
  readonly links: readonly (CheckedLink | null)[];
  readonly skips: readonly Skip[];
  readonly faults: readonly RecordFault[];
}

type Loose = Readonly<Record<string, unknown>>;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The chains of a file, each with its fault. */
const chainsIn = (
  value: unknown,
  names: readonly string[],
  entries: number,
): readonly { readonly chain: Chain; readonly fault: ChainFault }[] => {
  const pledged = new Set<string>();
  return (Array.isArray(value) ? (value as readonly unknown[]) : []).map(item => {
    const { name, from, pledge } = (typeof item === 'object' && item !== null ? item : {}) as Loose;
    const chain = { name: String(name), from: isCount(from) ? from : 0, pledge: String(pledge) };
    const twice = pledged.has(chain.pledge);
    pledged.add(chain.pledge);
    if (typeof name !== 'string' || !isCount(from) || !isLink(pledge)) return { chain, fault: 'form' };
    if (!names.includes(chain.name)) return { chain, fault: 'name' };
    if (chain.from > entries) return { chain, fault: 'from' };
    return { chain, fault: twice ? 'twice' : '' };
  });
};

/** `strict`: the record comes from a server, which always lists its sources. */
export const checkChains = (record: EpisodeRecord, chainList: unknown, strict: boolean): CheckedChains => {
  const { entries, sources, seats } = record;
  const names = ['host', ...seats.map((_, seat) => chainName(seat))];
  const found = chainsIn(chainList, names, entries.length);
  const chains = new Chains();
  for (const { chain, fault } of found) if (fault === '') chains.pledge(chain);
  const used = new Map<Chain, { used: number; skipped: number }>();
  const skips: Skip[] = [];

  const give = (name: string, link: string, entry: number): CheckedLink => {
    const hit = name === '' ? undefined : chains.find(name, link, entry);
    if (hit === undefined) return { link, name: '', steps: 0, ok: false };
    const before = used.get(hit.chain) ?? { used: 0, skipped: 0 };
    used.set(hit.chain, { used: before.used + 1, skipped: before.skipped + hit.steps - 1 });
    if (hit.steps > 1) skips.push({ entry, name, links: hit.steps - 1 });
    chains.use(hit.chain, link, entry);
    return { link, name, steps: hit.steps, ok: true };
  };

  const start = entries.findIndex(({ move }) => move.do === 'start');
  const draws = drawsAnything(record.show);
  const inOrder = sources.length === names.length && sources.every(({ name }, i) => name === names[i]);
  let sourcesFit = sources.length === 0 ? !(strict && draws && entries.length > 0) : inOrder;
  let hostSource: CheckedLink | null = null;
  const links = entries.map(({ move, marks }, index): CheckedLink | null => {
    if (index === start) {
      for (const { name, value } of sources) {
        if (value === '') continue;
        const status = give(name, value, index);
        if (!status.ok) sourcesFit = false;
        if (name === 'host') hostSource = status;
      }
      const fixed = sources.find(({ name }) => name === 'host')?.value ?? '';
      // The host's part of the public seed is the link of `start` itself.
      if (inOrder && fixed !== (marks.reveal ?? '')) sourcesFit = false;
      if (hostSource !== null && fixed === marks.reveal) return hostSource;
    }
    return marks.reveal === undefined ? null : give(chainName(move.by, marks.hand), marks.reveal, index);
  });
  // Without a `start` nobody was asked for a part.
  if (start < 0 && sources.some(({ value }) => value !== '')) sourcesFit = false;

  const checked = found.map(({ chain, fault }) => ({
    ...chain,
    ...(used.get(chain) ?? { used: 0, skipped: 0 }),
    late: start >= 0 && chain.from > start,
    fault,
  }));
  return {
    chains: checked,
    links,
    skips,
    faults: [
      ...(sourcesFit ? [] : (['sources'] as const)),
      ...(checked.some(({ fault }) => fault !== '') ? (['chains'] as const) : []),
    ],
  };
};

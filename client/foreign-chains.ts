/**
 * Chains under a page's own name that it did not pledge (fairness.md 10). A co-host, a second device and a substitute are no
 * fault. If the server accounts for a chain, the page tells its user quietly, who knows best whose it is and may deny it. All
 * other chains raise an alarm.
 */
import { type Chain, type ChainOrigin, type ChainStatus, Chains } from '../shared/engine/chain.ts';
import type { StoredChain } from '../shared/engine/chain-holder.ts';

/** `named`: the chains of the page's name in the state. `own`: those that this page has kept. */
interface ChainsView {
  readonly named: readonly Chain[];
  readonly own: readonly StoredChain[];
}

export const otherChains = ({ named, own }: ChainsView): readonly Chain[] => {
  const pledges = new Set(own.map(({ pledge }) => pledge));
  return named.filter(({ pledge }) => !pledges.has(pledge));
};

/** How the explained chains came about, and whether there is an unexplained one. */
export const reviewedOthers = (
  shown: ChainsView,
  answered: readonly string[],
): { readonly quiet: readonly ChainOrigin[]; readonly loud: boolean } => {
  const { named, own } = shown;
  const others = otherChains(shown);
  const first = named.find(chain => !others.includes(chain));
  // Until this page's own chain is in the state, the order of pledges is unknown.
  if (first === undefined && own.every(({ from }) => from === undefined)) return { quiet: [], loud: false };
  // A page that came by another's link expects the owner's chain. The second page expects the chain before its own.
  const isSecond = first?.came !== undefined && !own.some(({ sat }) => sat);
  const isExpected = (chain: Chain) =>
    first !== undefined && isSecond && (first.came === 'link' || named.indexOf(chain) < named.indexOf(first));
  const quiet = others.flatMap(({ came, pledge }) =>
    came === undefined || came === 'before' || answered.includes(pledge) ? [] : [came],
  );
  return {
    quiet: [...new Set(quiet)].sort(),
    loud: others.some(chain => chain.came === undefined && !isExpected(chain)),
  };
};

/** The chain to which a link belongs. `known`: the links that the server says were used of each chain. */
export const chainOfLink = (list: readonly Chain[], link: string, known: readonly ChainStatus[]): Chain | undefined => {
  const chains = new Chains();
  for (const chain of list) {
    chains.pledge(chain);
    const used = known.find(({ pledge }) => pledge === chain.pledge);
    if (used === undefined || used.entry < 0) continue;
    if (used.link === link) return chain;
    chains.use(chain, used.link, used.entry);
  }
  return list.length === 0 ? undefined : chains.find(list[0]?.name ?? '', link)?.chain;
};

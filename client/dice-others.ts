/**
 * Chains under a page's own name that it did not pledge (fairness.md 10). A co-host, another device and a substitute are no
 * fault: where the server accounts for a chain, the page tells its person quietly, who knows best whose it is and may deny it.
 * All others are said loudly.
 */
import { type Came, type Chain, Chains, type Given } from '../shared/engine/chain.ts';
import type { KeptChain } from '../shared/engine/giving.ts';

/** `named`: chains of the page's name as the state shows them; `own`: those that the page keeps under it. */
interface Shown {
  readonly named: readonly Chain[];
  readonly own: readonly KeptChain[];
}

export const othersIn = ({ named, own }: Shown): readonly Chain[] => {
  const pledges = new Set(own.map(({ pledge }) => pledge));
  return named.filter(({ pledge }) => !pledges.has(pledge));
};

/** How the accounted ones came, and whether there is one that nobody accounts for. */
export const judgedOthers = (
  shown: Shown,
  answered: readonly string[],
): { readonly quiet: readonly Came[]; readonly loud: boolean } => {
  const { named, own } = shown;
  const others = othersIn(shown);
  const first = named.find(chain => !others.includes(chain));
  // Until this page's own chain stands nobody knows which came first.
  if (first === undefined && own.every(({ from }) => from === undefined)) return { quiet: [], loud: false };
  // Who came with another's link expects the owner's chain; who came second the one before.
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

/** The chain of a list that a link is of. `known`: what the server says was used of each. */
export const chainOfLink = (list: readonly Chain[], link: string, known: readonly Given[]): Chain | undefined => {
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

/** Chains as a room keeps them (fairness.md 2), and what pages are told of how each came. */
import type { Came, Chain } from '../../shared/engine/chain.ts';

/** Whoever gave links under this name until now is gone: another one sits there. */
export const leftBehind = (chains: readonly Chain[], name: string): readonly Chain[] =>
  chains.map(chain => (chain.name === name ? { ...chain, came: 'before' } : chain));

/** How a chain came that is pledged by whoever is in already; undefined for the first. `given`: with a link that was given away. */
export const howItCame = (chains: readonly Chain[], name: string, given: boolean): Came | undefined => {
  if (given) return 'link';
  return chains.some(chain => chain.name === name && chain.came !== 'before') ? 'device' : undefined;
};

export const withChain = (chains: readonly Chain[], chain: Chain, came: Came | undefined): readonly Chain[] => [
  ...chains,
  came === undefined ? chain : { ...chain, came },
];

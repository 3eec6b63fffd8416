/** The chains of a room (fairness.md 2), and how pages learn where each came from. */
import type { Came, Chain } from '../../shared/engine/chain.ts';

/** Marks the chains of a name as left behind, because somebody else sits there now. */
export const markLeftBehind = (chains: readonly Chain[], name: string): readonly Chain[] =>
  chains.map(chain => (chain.name === name ? { ...chain, came: 'before' } : chain));

/** How a further chain came about; undefined for the first. `given`: with a link that was given away. */
export const howItCame = (chains: readonly Chain[], name: string, given: boolean): Came | undefined => {
  if (given) return 'link';
  return chains.some(chain => chain.name === name && chain.came !== 'before') ? 'device' : undefined;
};

export const withChain = (chains: readonly Chain[], chain: Chain, came: Came | undefined): readonly Chain[] => [
  ...chains,
  came === undefined ? chain : { ...chain, came },
];

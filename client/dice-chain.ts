/** A chain made a piece at a time, so that nobody feels it (fairness.md 2). */
import { above, chainLength } from '../shared/engine/chain.ts';
import { bytesToHex, hexToBytes } from '../shared/engine/fair.ts';

/** Links made at a stretch; a slow phone makes them in a few milliseconds and stays responsive. */
const atOnce = 32;

/** Gives the page its turn. A timer would sleep for a second in a tab that nobody looks at. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** A whole chain, made a piece at a time. */
export const wholeChain = async (start: string): Promise<readonly string[]> => {
  let link: Uint8Array = hexToBytes(start);
  const links = [start];
  while (links.length <= chainLength) {
    link = above(link);
    links.push(bytesToHex(link));
    if (links.length % atOnce === 0) await breathe();
  }
  return links;
};

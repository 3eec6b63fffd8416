/** Makes a chain without blocking the page (fairness.md 2). */
import { above, chainLength } from '../shared/engine/chain.ts';
import { bytesToHex, hexToBytes } from '../shared/engine/fair.ts';

/** Milliseconds of work at a time: half the time between two frames. */
const atOnce = 8;

/** Links made between two looks at the clock. */
const few = 16;

/** Yields to the page. A timer would sleep for a second in a hidden tab. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** `c(0)` to the pledge, hex. */
export const wholeChain = async (start: string): Promise<readonly string[]> => {
  const links = [start];
  let since = performance.now();
  for (let link: Uint8Array = hexToBytes(start); links.length <= chainLength; ) {
    link = above(link);
    links.push(bytesToHex(link));
    if (links.length % few > 0 || performance.now() - since < atOnce) continue;
    await breathe();
    since = performance.now();
  }
  return links;
};

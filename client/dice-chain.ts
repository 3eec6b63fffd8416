/** Makes a chain without blocking the page (fairness.md 2): in small steps, or in a worker if that would take long. */
import { above, chainLength } from '../shared/engine/chain.ts';
import { bytesToHex, hexToBytes } from '../shared/engine/fair.ts';

/** Milliseconds of work per step: half the time between two frames. */
const atOnce = 8;

/** Links made between two looks at the clock. The second batch also serves to estimate the time for all. */
const few = 16;

/** Milliseconds that a page may take for a whole chain. Slower phones use a worker, which costs a request. */
const felt = 50;

/** Milliseconds that a worker may take, including its download. */
const patience = 3000;

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

/** null where there is no thread to be had. */
const inThread = (start: string): Promise<readonly string[] | null> =>
  new Promise(resolve => {
    try {
      const thread = new Worker(new URL('./dice-chain-thread.ts', import.meta.url), { type: 'module' });
      const end = (links: readonly string[] | null) => {
        clearTimeout(timer);
        thread.terminate();
        resolve(links);
      };
      const timer = setTimeout(end, patience, null);
      thread.onmessage = ({ data }: MessageEvent<readonly string[]>) => end(data);
      thread.onerror = () => end(null);
      thread.postMessage(start);
    } catch {
      resolve(null);
    }
  });

/** The next few links of a chain; milliseconds that they took. */
const lengthen = (links: string[]): number => {
  const from = performance.now();
  let link: Uint8Array = hexToBytes(links.at(-1) ?? '');
  for (let i = 0; i < few && links.length <= chainLength; i++) {
    link = above(link);
    links.push(bytesToHex(link));
  }
  return performance.now() - from;
};

/** A whole chain. */
export const wholeChain = async (start: string): Promise<readonly string[]> => {
  const links = [start];
  // Not timed: the first links are slow on any machine, because the browser has not compiled this code yet.
  lengthen(links);
  const made = lengthen(links) * (chainLength / few) > felt ? await inThread(start) : null;
  if (made?.length === chainLength + 1) return made;
  for (let spent = 0; links.length <= chainLength; ) {
    spent += lengthen(links);
    if (spent < atOnce) continue;
    await breathe();
    spent = 0;
  }
  return links;
};

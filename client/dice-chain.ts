/** Makes a chain without blocking the page (fairness.md 2): in small steps, or in a worker if that would take long. */
import { above, chainLength } from '../shared/engine/chain.ts';
import { bytesToHex, hexToBytes } from '../shared/engine/fair.ts';

/** Milliseconds of work per step: half the time between two frames. */
const atOnce = 8;

/** Links made between two looks at the clock. */
const few = 16;

/** Milliseconds of work that a page may spend on a chain, in steps: what takes a tenth of a second seems to take no time. Slower phones use a worker, which costs a request. */
const workBudgetMs = 100;

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
  let requested = false;
  for (let spent = 0, all = 0; links.length <= chainLength; ) {
    const took = lengthen(links);
    spent += took;
    all += took;
    // What was really spent, and no guess from the first links: a page that is still loading makes those slow on any machine.
    if (all > workBudgetMs && links.length <= chainLength && !requested) {
      requested = true;
      const made = await inThread(start);
      if (made?.length === chainLength + 1) return made;
    }
    if (spent < atOnce || links.length > chainLength) continue;
    await breathe();
    spent = 0;
  }
  return links;
};

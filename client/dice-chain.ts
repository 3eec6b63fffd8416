/** A chain made so that nobody feels it (fairness.md 2): a piece at a time, or in a thread where all of it takes long. */
import { above, chainLength } from '../shared/engine/chain.ts';
import { bytesToHex, hexToBytes } from '../shared/engine/fair.ts';

/** Milliseconds that a page makes links at a stretch: half of what there is between two pictures. */
const atOnce = 8;

/** Links between two looks at the clock; also those by which the whole is reckoned. */
const few = 16;

/** Milliseconds that a page takes for all of a chain by itself. A phone that is slower gets a thread: fetching one costs more. */
const felt = 50;

/** Milliseconds that a thread may take, fetched over whatever network. */
const patience = 3000;

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

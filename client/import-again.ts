/**
 * Fetches a part of a page, and once more where it does not come through: under another address, because Firefox never asks the
 * network again for one that failed. Then the page offers to be loaded anew (upgraded.ts).
 */
import { partFailed, withdrawOffer } from './upgraded.ts';

const waits = [0, 400, 1500] as const;

const importAgain = async (path: string, base: string): Promise<unknown> => {
  const url = new URL(path, base).href;
  for (const [i, wait] of waits.entries()) {
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    try {
      const part: unknown = await import(/* @vite-ignore */ i === 0 ? url : `${url}?again=${Date.now()}`);
      withdrawOffer();
      return part;
    } catch (error) {
      if (i < waits.length - 1) continue;
      await partFailed();
      throw error;
    }
  }
};

Object.assign(globalThis, { importAgain });

// A style that does not come through keeps no script from running.
addEventListener('vite:preloadError', event => event.preventDefault());

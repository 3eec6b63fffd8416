/**
 * Fetches a part of a page, and retries when that fails. A retry has another address, because Firefox never asks the network again
 * for a module that failed. After the last one the page offers to reload (upgraded.ts).
 */
import { partFailed, withdrawOffer } from './upgraded.ts';

const waits = [0, 400, 1500] as const;

const retryImport = async (path: string, base: string): Promise<unknown> => {
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

Object.assign(globalThis, { retryImport });

// A script runs even when its stylesheet could not be fetched.
addEventListener('vite:preloadError', event => event.preventDefault());

/** Whether memory stays flat: looked at after everything that may go has gone. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use. */
export const inUse = async (): Promise<number> => {
  for (let i = 0; i < 3; i++) {
    collect();
    // What is let go of in a later turn goes as well.
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const megabyte = 1024 * 1024;

/** `samples`: after each chapter. The first ones fill caches; what comes later adds nothing. */
export const expectFlat = (samples: readonly number[], most = 12 * megabyte): void => {
  if (samples.length < 4) return;
  const third = Math.floor(samples.length / 3);
  const early = Math.min(...samples.slice(1, 1 + third));
  const late = Math.min(...samples.slice(-third));
  const shown = samples.map(bytes => (bytes / megabyte).toFixed(1)).join(' ');
  process.stdout.write(`megabytes in use: ${shown}\n`);
  expect(late - early, `memory after each chapter: ${shown}`).toBeLessThan(most);
};

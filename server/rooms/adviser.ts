import { BackgroundWorker } from '../background-worker.ts';

/**
 * Weighs decisions by the exact odds, for robots of full strength and for the crowd. A first table may take a second or two, so it
 * is computed in one thread for the whole process, which keeps its tables for two minutes after the last question.
 */
export const adviser = new BackgroundWorker<typeof import('../../shared/odds/all.ts')>(
  new URL('../../shared/odds/all.ts', import.meta.url),
  'odds',
  120_000,
);

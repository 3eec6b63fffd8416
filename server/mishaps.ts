/** What nobody caught: told in the log like everything else, with nothing in it that opens a door. */
import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

interface Mishaps {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Ends the process. */
  readonly exit: (status: number) => void;
}

/**
 * A promise that nobody waited for harms its own room at most: it is counted, and the others play on. After an exception that
 * nobody caught nobody knows what still holds: the process ends, and whoever starts it again finds everything in the store.
 */
export const watchMishaps = (process: EventEmitter, { log, metrics, exit }: Mishaps): void => {
  process.on('unhandledRejection', (error: unknown) => {
    metrics.failures.inc({ where: 'promise' });
    log.error({ err: error }, 'a promise was not kept');
  });
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ err: error }, 'the server cannot go on');
    exit(1);
  });
};

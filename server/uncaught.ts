/** Logs uncaught errors like everything else, with secrets masked. */
import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

interface UncaughtParts {
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Ends the process. */
  readonly exit: (status: number) => void;
}

/**
 * An unhandled rejection harms at most its own room: it is counted, and the others play on. After an uncaught exception the
 * state of the process is unknown, so the process ends. Whoever restarts it finds everything in the store.
 */
export const watchUncaught = (process: EventEmitter, { log, metrics, exit }: UncaughtParts): void => {
  process.on('unhandledRejection', (error: unknown) => {
    metrics.failures.inc({ where: 'promise' });
    log.error({ err: error }, 'a rejection was not handled');
  });
  process.on('uncaughtException', (error: unknown) => {
    log.fatal({ err: error }, 'an exception was not caught: the server stops');
    exit(1);
  });
};

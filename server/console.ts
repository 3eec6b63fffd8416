/**
 * The server's log. What libraries write to the console becomes log lines, too. Clients can cause such lines by sending nonsense, so their number
 * is limited: nobody may fill a disk that way.
 */

import type { EventEmitter } from 'node:events';
import { format } from 'node:util';
import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { masked } from './mask.ts';
import type { Metrics } from './metrics.ts';

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** Lines logged as warnings per minute. Further lines are logged at debug level. */
const maxWarnings = 10;
const minute = 60_000;

/** Redirects the console to the log. Calling the returned function ends that. */
export const consoleToLog = (log: Logger, steady: () => number = () => performance.now()): (() => void) => {
  const before = methods.map(method => [method, console[method]] as const);
  let since = steady();
  let warned = 0;
  for (const method of methods) {
    console[method] = (...args: unknown[]) => {
      if (steady() - since >= minute) {
        since = steady();
        warned = 0;
      }
      const warns = (method === 'warn' || method === 'error') && warned < maxWarnings;
      if (warns) warned += 1;
      log[warns ? 'warn' : 'debug']({ from: 'console' }, format(...args).slice(0, 500));
    };
  }
  return () => {
    for (const [method, original] of before) console[method] = original;
  };
};

/** Structured logs: one line of JSON per event. Links, tokens, seeds and answers are masked. `to`: standard output by default. */
export const createLog = (level: LevelWithSilent, to?: DestinationStream): Logger =>
  pino({ level, base: { pid: process.pid }, hooks: { streamWrite: masked } }, ...(to === undefined ? [] : [to]));

interface UncaughtParts {
  readonly log: Logger;
  readonly metrics: Metrics;
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

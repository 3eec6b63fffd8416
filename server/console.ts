/** Libraries write to the console where somebody sends them nonsense; nobody may fill a disk that way. */
import { format } from 'node:util';
import type { Logger } from 'pino';

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** Lines that are told as warnings in a minute; what goes beyond is only for whoever asks for everything. */
const mostWarnings = 10;
const minute = 60_000;

/** From now on the console's lines are lines of the log; calling what is returned ends that. */
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
      const warns = (method === 'warn' || method === 'error') && warned < mostWarnings;
      if (warns) warned += 1;
      log[warns ? 'warn' : 'debug']({ from: 'console' }, format(...args).slice(0, 500));
    };
  }
  return () => {
    for (const [method, original] of before) console[method] = original;
  };
};

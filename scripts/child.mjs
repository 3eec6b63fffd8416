// Runs a program in the foreground: its signals and its exit status are ours.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { node, root } from './install.mjs';

/** Environment in which `node` is the project's own. */
export const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** Whoever started this program. */
const parent = process.ppid;

/** Milliseconds between two looks at it. */
const look = 250;

/**
 * npm tells the shell that it started us in to end, and the shell tells nobody: a server that nobody knows of any more would
 * keep its port. Calls `end` once that shell is gone; who started us in another way may go.
 */
const whenLeftAlone = end => {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, look);
  return timer;
};

/** Resolves to the exit status; a child ended by a signal counts as 1, unless we passed the signal on. */
export const run = (file, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
    const pass = signal => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    const watching = whenLeftAlone(() => child.kill('SIGTERM'));
    child.once('error', error => {
      clearInterval(watching);
      reject(error);
    });
    child.once('exit', (status, signal) => {
      clearInterval(watching);
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, pass);
      resolve(status ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });

export const runNode = (file, args = [], options = {}) => run(node, [file, ...args], options);

// Runs a program in the foreground and takes over its signals and exit status.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { node, root } from './install.mjs';

/** Environment in which `node` is the project's own. */
export const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** The process that started this program. */
const parent = process.ppid;

/** Milliseconds between two checks of it. */
const look = 250;

/**
 * When npm is stopped, it ends the shell that started us, and the shell tells nobody. An orphaned server would keep its port.
 * Calls `end` once that shell is gone. A process that was started in another way may outlive its parent.
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

/** Resolves to the exit status. A child that a signal ended counts as 1, unless we passed the signal on. */
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

/** Resolves to the exit status, 1 where the tests could not be started. */
export const vitest = (args, options) =>
  runNode('node_modules/vitest/vitest.mjs', ['run', ...args], options).catch(error => {
    console.error(error.name === 'AbortError' ? 'Boxcars: not done in time' : error);
    return 1;
  });

export const runNode = (file, args = [], options = {}) => run(node, [file, ...args], options);

// Runs a program in the foreground: its signals and its exit status are ours.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { node, root } from './install.mjs';

/** Environment in which `node` is the project's own. */
export const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** Resolves to the exit status; a child ended by a signal counts as 1, unless we passed the signal on. */
export const run = (file, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: environment(), ...options });
    const pass = signal => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, pass);
      resolve(status ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });

export const runNode = (file, args = [], options = {}) => run(node, [file, ...args], options);

// `npm run test:faults`: kills, full disks, stopped databases, floods of old messages, and a cluster behind links that are cut, each
// with its numbers; at most 25 minutes. SEED chooses another run, KILLS, MESSAGES and STRIKES other amounts.

import { readdirSync } from 'node:fs';
import { vitest } from './child.mjs';
import { install } from './install.mjs';
import { provideTools } from './programs.mjs';

install();
const missing = [...provideTools(), ...provideTools(['iproute2'])];
process.env.FAULTS ??= 'whole';
const within = minutes => {
  const signal = AbortSignal.timeout(minutes * 60_000);
  return (...args) => vitest([...args, ...process.argv.slice(2)], { signal, killSignal: 'SIGTERM' });
};
const run = within(15);
process.env.LONG = '1';
// Kills mostly wait for a server to start, so both databases share the time. Tests that measure time run alone.
const kills = await run('test/faults/long/kills-', '--maxWorkers=2');
const away = await run('test/faults/long/store-away');
// Where no network namespaces are allowed, this says so and fails: nothing of it was tried.
const partitions = await within(10)('test/faults/long/partitions');
delete process.env.LONG;
const others = await run(
  ...readdirSync('test/faults')
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `test/faults/${name}`),
  '--no-file-parallelism',
);
process.exit(missing.length > 0 ? 1 : kills || away || partitions || others);

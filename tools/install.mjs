// Brings node_modules in line with package-lock.json if needed. `npm start`, `npm test` and the others call it first, so a
// fresh clone needs no other command. It runs under the machine's own Node (20 or later). It prints to stderr, because `npm run
// -s replay` promises a standard output of JSON only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules/.boxcars-installed');

/** The npm package `node`, which runs everything whatever Node the machine has. */
export const node = join(root, 'node_modules/.bin/node');

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.platform)
    .update(process.arch)
    .digest('hex');

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted() && existsSync(node);

const npm = (...args) => {
  const cli = process.env.npm_execpath;
  // `npm start` runs this under the package `node` of an older lock, which `npm ci` deletes: then the machine's own goes on.
  const runtime = existsSync(process.execPath) ? process.execPath : 'node';
  const [command, first] = cli?.endsWith('.js') ? [runtime, [cli]] : ['npm', []];
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // Deployments set NODE_ENV=production, but building the client needs the development packages as well.
    env: { ...process.env, npm_config_include: 'dev', npm_config_loglevel: 'error' },
  });
  return status === 0;
};

export const install = () => {
  if (isInstalled()) return;
  console.error('Boxcars: installing what is missing (once, about half a minute) …');
  // better-sqlite3 ships its binaries, but its install script would compile against headers from the network. Only the package
  // `node` needs its script, which installs the binary for this platform. The registry may fail once; a second try costs
  // nothing if the first succeeded.
  const placeNode = () => npm('rebuild', 'node') && existsSync(node);
  if (!npm('ci', '--ignore-scripts') || !(placeNode() || placeNode())) {
    console.error(
      'Boxcars: npm could not install the packages. Is the npm registry reachable? The lines above say more.',
    );
    process.exit(1);
  }
  const { status } = spawnSync(node, ['--version'], { stdio: 'ignore' });
  if (status !== 0) {
    console.error(`Boxcars: ${node} does not start; there is no Node 24 for this machine in the npm registry.`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted());
};

if (process.argv[1] === fileURLToPath(import.meta.url)) install();

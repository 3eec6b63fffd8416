// The programs that tests and `npm run cluster` need besides npm packages: found on the machine, or installed from Debian's
// packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const onPath = name => {
  for (const folder of (process.env.PATH ?? '').split(':'))
    if (folder && existsSync(join(folder, name))) return join(folder, name);
  return undefined;
};

/** Debian keeps servers where only root looks. */
const onSystemPath = name =>
  onPath(name) ?? (existsSync(join('/usr/sbin', name)) ? join('/usr/sbin', name) : undefined);

const postgresFolder = '/usr/lib/postgresql';
const postgres = () => {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map(version => join(postgresFolder, version, 'bin'))
    .find(folder => existsSync(join(folder, 'initdb')));
};

const known = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM',
    // Without the windows that nobody sees, which take up to two fifths of the time of a test.
    package: 'chromium-headless-shell',
    find: () => onPath('chromium-headless-shell') ?? onPath('chromium') ?? onPath('google-chrome'),
  },
  {
    name: 'Firefox',
    variable: 'FIREFOX',
    package: 'firefox-esr',
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
  },
  {
    name: 'WebKitGTK',
    variable: 'WEBKIT_DRIVER',
    package: 'webkit2gtk-driver',
    find: () => onPath('WebKitWebDriver'),
  },
  { name: 'Xvfb', variable: 'XVFB', package: 'xvfb', find: () => onPath('Xvfb') },
  // For docs/examples.
  { name: 'Python', variable: 'PYTHON', package: 'python3', find: () => onPath('python3') },
  { name: 'curl', variable: 'CURL', package: 'curl', find: () => onPath('curl') },
  { name: 'Redis', variable: 'REDIS_SERVER', package: 'redis-server', find: () => onPath('redis-server') },
  // For deploy/.
  { name: 'Varnish', variable: 'VARNISHD', package: 'varnish', find: () => onSystemPath('varnishd') },
  { name: 'nginx', variable: 'NGINX', package: 'nginx', find: () => onSystemPath('nginx') },
  // Only for the recipes of docs/self-hosting.md, which `npm run test:long` tries.
  { name: 'Caddy', variable: 'CADDY', package: 'caddy', find: () => onPath('caddy'), long: true },
  {
    name: 'systemd',
    variable: 'SYSTEMD_ANALYZE',
    package: 'systemd',
    find: () => onPath('systemd-analyze'),
    long: true,
  },
  // Only for links that are cut (tools/cluster/network.ts).
  { name: 'iproute2', variable: 'IPROUTE', package: 'iproute2', find: () => onSystemPath('ip'), long: true },
  { name: 'Postgres', variable: 'POSTGRES_BIN', package: 'postgresql', find: postgres },
];

/** Seconds between two attempts while another program installs packages, and how long to wait in all. */
const again = 5;
let patience = 180;
/** Gives up quickly on a mirror that does not answer. */
const soon = ['Retries=2', 'http::Timeout=20', 'https::Timeout=20'].flatMap(option => ['-o', `Acquire::${option}`]);

/** True if it worked. Errors have been printed. Waits for another program that installs packages. */
const aptGet = (...args) => {
  for (;;) {
    const { status, stderr } = spawnSync('apt-get', [...soon, ...args], {
      stdio: ['ignore', 2, 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
      maxBuffer: 64 * 1024 * 1024,
    });
    const isBusy = /Could not get lock|Unable to acquire the dpkg|is another process using it/.test(stderr ?? '');
    if (status === 0 || !isBusy || patience <= 0) {
      process.stderr.write(stderr ?? '');
      return status === 0;
    }
    console.error('Boxcars: waiting for another program that is installing packages …');
    patience -= again;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, again * 1000);
  }
};

const apt = packages => {
  aptGet('update', '-qq');
  for (const name of packages) aptGet('install', '-y', '-qq', '--no-install-recommends', name);
};

/**
 * Sets the variable of each tool to its path (CHROMIUM, REDIS_SERVER …). Returns the names of those that could not be
 * installed. `names`: only these.
 */
export const provideTools = (names = known.filter(({ long }) => !long).map(({ name }) => name)) => {
  const wanted = known.filter(({ name }) => names.includes(name));
  const missing = wanted.filter(tool => process.env[tool.variable] === undefined && tool.find() === undefined);
  if (missing.length > 0 && onPath('apt-get') && process.getuid?.() === 0) {
    console.error(`Boxcars: installing ${missing.map(tool => tool.name).join(', ')} …`);
    apt(missing.map(tool => tool.package));
  }
  return wanted.flatMap(tool => {
    const found = process.env[tool.variable] ?? tool.find();
    if (found === undefined) {
      console.error(
        `Boxcars: ${tool.name} could not be installed; what needs it counts as failed. On Debian: apt-get install ${tool.package}`,
      );
      return [tool.name];
    }
    process.env[tool.variable] = found;
    return [];
  });
};

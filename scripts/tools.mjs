// The programs that tests and `npm run cluster` use beside npm's packages: found on the machine, or installed from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const onPath = name => {
  for (const folder of (process.env.PATH ?? '').split(':'))
    if (folder && existsSync(join(folder, name))) return join(folder, name);
  return undefined;
};

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
    package: 'chromium',
    find: () => onPath('chromium') ?? onPath('google-chrome'),
  },
  { name: 'Redis', variable: 'REDIS_SERVER', package: 'redis-server', find: () => onPath('redis-server') },
  { name: 'Postgres', variable: 'POSTGRES_BIN', package: 'postgresql', find: postgres },
];

const apt = packages => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 2, 2], env };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  for (const name of packages) spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
};

/** Sets CHROMIUM, REDIS_SERVER and POSTGRES_BIN; returns the names of what could not be had. `names`: only these. */
export const provideTools = (names = known.map(({ name }) => name)) => {
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

/**
 * `npm run test:container`: goes through Dockerfile and compose.yaml step by step without a container. Folders stand for images
 * and volumes, real Redis and Postgres for their services; every command in the two files is run as it stands there, with
 * its folders and host names put in place of the container's. Takes about two minutes.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../server/cli/free-port.ts';
import { commandOf, stagesOf, wordsOf } from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'boxcars-container-'));
chmodSync(work, 0o755);
const asRoot = process.getuid?.() === 0;
/** Who has no rights on this machine stands for the image's `USER`. */
const nobody = asRoot ? { uid: 65_534, gid: 65_534 } : {};

type Environment = Readonly<Record<string, string>>;

const say = (text: string) => process.stdout.write(`${text}\n`);
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** The Node of the image: the project's own, of the same major version. */
const nodeFolder = join(root, 'node_modules/.bin');
const base: Environment = {
  PATH: [nodeFolder, process.env.PATH ?? ''].join(delimiter),
  HOME: join(work, 'home'),
  LANG: 'C.UTF-8',
};

/** Paths inside the container, as they lie here. */
const inside = (folder: string, text: string): string =>
  text.replace(
    /(^|[\s"'=])\/(app|data)(?=$|[\s/"'])/g,
    (_all, before: string, name: string) => `${before}${folder}/${name}`,
  );

const run = (folder: string, cwd: string, text: string, env: Environment): void => {
  say(`  RUN ${text}`);
  const [file = '', ...args] = commandOf(inside(folder, text));
  const { status, stderr } = spawnSync(file, args, {
    cwd,
    // The registry is reached the way this machine reaches it.
    env: { ...process.env, PATH: base.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`“${text}” failed: ${stderr.toString().slice(-2000)}`);
};

interface Image {
  readonly folder: string;
  readonly env: Environment;
  readonly cwd: string;
  readonly user: string;
  readonly health: readonly string[];
  readonly command: readonly string[];
  readonly ports: readonly string[];
}

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n');

/** What `COPY . .` takes from here. */
const copyContext = (to: string): void =>
  cpSync(root, to, {
    recursive: true,
    filter: source => !ignored.includes(relative(root, source).split('/')[0] ?? ''),
  });

const build = (): Image => {
  const images = new Map<string, Image>();
  let last: Image | undefined;
  for (const [i, { name, image, steps }] of stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8')).entries()) {
    say(`FROM ${image}`);
    const major = spawnSync('node', ['--version'], { env: base }).stdout.toString().trim().split('.')[0];
    if (!image.startsWith(`node:${major?.slice(1)}`)) throw new Error(`the image ${image} is not Node ${major}`);
    const folder = join(work, `stage-${i}`);
    mkdirSync(folder);
    let made: Image = { folder, env: {}, cwd: folder, user: '', health: [], command: [], ports: [] };
    for (const { name: step, text } of steps) {
      const { flags, words } = wordsOf(text);
      if (step === 'WORKDIR') {
        made = { ...made, cwd: join(folder, text) };
        mkdirSync(made.cwd, { recursive: true });
      } else if (step === 'ENV') {
        const pairs = words.map(pair => pair.split('=') as [string, string]);
        made = { ...made, env: { ...made.env, ...Object.fromEntries(pairs) } };
      } else if (step === 'COPY') {
        const [from = '', to = ''] = words;
        const target = join(made.cwd, to);
        const source = flags.from === undefined ? undefined : images.get(flags.from);
        say(`  COPY ${text}`);
        if (source === undefined) copyContext(target);
        else
          cpSync(join(source.folder, from), to.endsWith('/') ? join(target, basename(from)) : target, {
            recursive: true,
          });
      } else if (step === 'RUN') run(folder, made.cwd, text, made.env);
      else if (step === 'USER') made = { ...made, user: text };
      else if (step === 'EXPOSE') made = { ...made, ports: [...made.ports, text] };
      else if (step === 'HEALTHCHECK') made = { ...made, health: commandOf(text.replace(/^.*?CMD\s+/, '')) };
      else if (step === 'CMD') made = { ...made, command: commandOf(text) };
      else if (step !== 'VOLUME') throw new Error(`cannot do ${step}`);
    }
    images.set(name, made);
    last = made;
  }
  if (last === undefined) throw new Error('the Dockerfile builds nothing');
  return last;
};

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

const running: ChildProcess[] = [];

const start = (name: string, [file = '', ...args]: readonly string[], options: object): ChildProcess => {
  say(`${name}: ${[basename(file), ...args].join(' ')}`);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      said = (said + data.toString()).slice(-4000);
    });
  }
  child.once('exit', (code, signal) => {
    if (signal === null && code !== 0) say(`${name} gave up (${code}): ${said}`);
  });
  return child;
};

/** Asks as Docker does until the answer is yes. */
const healthy = async (name: string, [file = '', ...args]: readonly string[], env: Environment): Promise<void> => {
  say(`${name}: healthcheck ${[file, ...args].join(' ')}`);
  for (let tries = 0; tries < 150; tries++) {
    if (spawnSync(file, args, { env: { ...base, ...env } }).status === 0) return;
    await pause(200);
  }
  throw new Error(`${name} does not become healthy`);
};

/** What Docker makes of `${NAME:-}` and `${NAME:?why}`; refuses what must be there and is not. */
const filled = (text: string, given: Environment): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, how: string | undefined, rest: string) => {
    const value = given[name] ?? '';
    if (value !== '') return value;
    if (how === '?') throw new Error(`${name}: ${rest}`);
    return how === '-' ? rest : '';
  });

const postgresBin = process.env.POSTGRES_BIN ?? '';

/** As the image's entrypoint does: a cluster with this user and password, then the server. */
const startPostgres = async (port: number, environment: Environment): Promise<void> => {
  const folder = join(work, 'postgres');
  mkdirSync(folder, { mode: 0o777 });
  chmodSync(folder, 0o777);
  const password = join(folder, 'password');
  writeFileSync(password, environment.POSTGRES_PASSWORD ?? '');
  chmodSync(password, 0o644);
  const as = asRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  const user = environment.POSTGRES_USER ?? '';
  const [file = '', ...args] = [
    ...as,
    join(postgresBin, 'initdb'),
    ...['-D', join(folder, 'data'), '-U', user, `--pwfile=${password}`, '-A', 'scram-sha-256'],
  ];
  const { status, stderr } = spawnSync(file, args);
  if (status !== 0) throw new Error(`initdb failed: ${stderr.toString()}`);
  start(
    'postgres',
    [
      ...as,
      join(postgresBin, 'postgres'),
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
    ],
    {},
  );
  const asUser = { PGHOST: '127.0.0.1', PGPORT: String(port), PGPASSWORD: environment.POSTGRES_PASSWORD ?? '' };
  await healthy('postgres', [join(postgresBin, 'pg_isready')], asUser);
  spawnSync(join(postgresBin, 'createdb'), ['-U', user, '-h', '127.0.0.1', '-p', String(port), user], {
    env: { ...base, ...asUser },
  });
};

/** Whoever became another user for it does not pass signals on. */
const stopPostgres = (): void => {
  const file = join(work, 'postgres/data/postmaster.pid');
  if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGINT');
};

const fetchJson = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
};

const compose = async (image: Image): Promise<void> => {
  const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as {
    readonly services: Readonly<Record<string, Service>>;
  };
  const token = 'operator-of-the-container';
  const given: Environment = { POSTGRES_PASSWORD: 'a0b1c2d3e4f5', OPERATOR_TOKEN: token };
  const ports: Record<string, number> = {
    postgres: await freePort(),
    redis: await freePort(),
    boxcars: await freePort(),
  };
  const environmentOf = (service: Service): Environment =>
    Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([name, text]) => [
        name,
        filled(text, given).replace(/(@|\/\/)(postgres|redis):\d+/, (_all, before: string, host: string) => {
          return `${before}127.0.0.1:${ports[host]}`;
        }),
      ]),
    );
  for (const service of Object.values(services)) {
    try {
      for (const text of Object.values(service.environment ?? {})) filled(text, {});
    } catch (error) {
      say(`without a password: ${(error as Error).message}`);
    }
  }

  const { postgres, redis, boxcars } = services;
  if (postgres === undefined || redis === undefined || boxcars === undefined) throw new Error('a service is missing');
  await startPostgres(ports.postgres ?? 0, environmentOf(postgres));
  const [program = '', ...test] = postgres.healthcheck?.test.slice(1) ?? [];
  await healthy('postgres', [join(postgresBin, program), ...test], {
    PGHOST: '127.0.0.1',
    PGPORT: String(ports.postgres),
  });
  const [redisProgram = '', ...redisArgs] = redis.command ?? [];
  start('redis', [redisProgram, ...redisArgs, '--port', String(ports.redis), '--bind', '127.0.0.1', '--dir', work], {});
  const [client = '', ...ask] = redis.healthcheck?.test.slice(1) ?? [];
  await healthy('redis', [client, '-p', String(ports.redis), ...ask], {});

  // The volume takes over what the image has at its place.
  const env: Environment = {
    ...base,
    ...Object.fromEntries(Object.entries(image.env).map(([name, text]) => [name, inside(image.folder, text)])),
    ...environmentOf(boxcars),
    PORT: String(ports.boxcars),
  };
  const published = boxcars.ports?.map(pair => pair.split(':')[1]);
  if (published?.join() !== image.ports.join()) throw new Error(`${published} is published, ${image.ports} is exposed`);
  const server = start('boxcars', image.command, { cwd: image.cwd, env, ...(image.user === '' ? {} : nobody) });
  const health = image.health.map(part => part.replaceAll(/localhost:\d+/g, `localhost:${ports.boxcars}`));
  await healthy('boxcars', health, env);

  const url = `http://127.0.0.1:${ports.boxcars}`;
  const page = await (await fetch(url)).text();
  if (!page.includes('/assets/')) throw new Error('the pages are not in the image');
  const { code } = await fetchJson(`${url}/api/episodes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ show: 'hot-hand', robots: true, pace: 0 }),
  });
  for (let tries = 0; ; tries++) {
    const { over } = await fetchJson(`${url}/api/episodes/${code}`);
    if (over === true) break;
    if (tries > 200) throw new Error('the show does not come to its end');
    await pause(50);
  }
  const { figures } = await fetchJson(`${url}/api/operator`, { headers: { Authorization: `Bearer ${token}` } });
  say(`a show was played: ${JSON.stringify((figures as { entries: number }).entries)} entries`);
  const key = join(image.folder, 'data/key');
  if (!existsSync(key)) throw new Error('the key is not on the volume');
  const exited = once(server, 'exit') as Promise<[number | null]>;
  server.kill('SIGTERM');
  const [status] = await exited;
  if (status !== 0) throw new Error(`the server ended with ${status}`);
  say('told to stop, it stopped');
};

let status = 0;
try {
  mkdirSync(join(work, 'home'));
  const image = build();
  const size = Number(spawnSync('du', ['-sm', image.folder]).stdout.toString().split('\t')[0]);
  say(`the image holds ${size} MB beside Node`);
  if (asRoot) chownSync(dirname(join(image.folder, 'app')), 0, 0);
  await compose(image);
  say('Every step of Dockerfile and compose.yaml did what it should.');
} catch (error) {
  status = 1;
  process.stderr.write(`${(error as Error).message}\n`);
} finally {
  stopPostgres();
  for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
  await pause(1500);
  for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  rmSync(work, { recursive: true, force: true });
}
process.exit(status);

/**
 * `npm run test:container` goes through Dockerfile and compose.yaml step by step without a container. Folders replace images
 * and volumes, and real Redis and Postgres replace their services. Every command of the two files is run as written, with its
 * folders and host names in place of the container's. Takes about two minutes. With `CONTAINER_ENGINE=docker` or `podman`, it
 * first builds and runs the image itself.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { commitIn } from '../../server/commit.ts';
import { freePort } from '../../tools/cluster/local-redis.ts';
import { commandOf, isIgnored, stagesOf, wordsOf } from './dockerfile.ts';
import { inEngine } from './engine.ts';
import { composeOf, faultsOf, type Service } from './faults.ts';
import { fetchJson, pause, playShow } from './play.ts';

const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'boxcars-container-'));
chmodSync(work, 0o755);
const asRoot = process.getuid?.() === 0;
/** Who has no rights on this machine stands for the image's `USER`. */
const nobody = asRoot ? { uid: 65_534, gid: 65_534 } : {};

type Environment = Readonly<Record<string, string>>;

const say = (text: string) => process.stdout.write(`${text}\n`);

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
}

const fileOf = (name: string) => readFileSync(join(root, name), 'utf8');

const ignored = fileOf('.dockerignore').trim().split('\n');

/** What `COPY . .` takes from here. */
const copyContext = (to: string): void =>
  cpSync(root, to, {
    recursive: true,
    filter: source => !isIgnored(ignored, relative(root, source)),
  });

const build = (): Image => {
  const images = new Map<string, Image>();
  let last: Image | undefined;
  for (const [i, { name, image, steps }] of stagesOf(fileOf('Dockerfile')).entries()) {
    say(`FROM ${image}`);
    const major = spawnSync('node', ['--version'], { env: base }).stdout.toString().trim().split('.')[0];
    if (!image.startsWith(`node:${major?.slice(1)}`)) throw new Error(`the image ${image} is not Node ${major}`);
    const folder = join(work, `stage-${i}`);
    mkdirSync(folder);
    let made: Image = { folder, env: {}, cwd: folder, user: '', health: [], command: [] };
    for (const { name: step, text } of steps) {
      const { flags, words } = wordsOf(text);
      if (step === 'WORKDIR') {
        made = { ...made, cwd: join(folder, text) };
        mkdirSync(made.cwd, { recursive: true });
      } else if (step === 'ENV') {
        const pairs = words.map(pair => pair.split('=') as [string, string]);
        made = { ...made, env: { ...made.env, ...Object.fromEntries(pairs) } };
      } else if (step === 'COPY') {
        const to = words.at(-1) ?? '';
        const target = join(made.cwd, to);
        const source = flags.from === undefined ? undefined : images.get(flags.from);
        say(`  COPY ${text}`);
        if (source === undefined) copyContext(target);
        else
          for (const from of words.slice(0, -1))
            cpSync(join(source.folder, from), to.endsWith('/') ? join(target, basename(from)) : target, {
              recursive: true,
            });
      } else if (step === 'RUN') run(folder, made.cwd, text, made.env);
      else if (step === 'USER') made = { ...made, user: text };
      else if (step === 'HEALTHCHECK') made = { ...made, health: commandOf(text.replace(/^.*?CMD\s+/, '')) };
      else if (step === 'CMD') made = { ...made, command: commandOf(text) };
      // Nothing is done for these; `faultsOf` looks at them.
      else if (step !== 'VOLUME' && step !== 'EXPOSE') throw new Error(`cannot do ${step}`);
    }
    images.set(name, made);
    last = made;
  }
  if (last === undefined) throw new Error('the Dockerfile builds nothing');
  return last;
};

const running: ChildProcess[] = [];

const start = (name: string, [file = '', ...args]: readonly string[], options: object): ChildProcess => {
  say(`${name}: ${[basename(file), ...args].join(' ')}`);
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data: Buffer) => {
      output = (output + data.toString()).slice(-4000);
    });
  }
  child.once('exit', (code, signal) => {
    if (signal === null && code !== 0) say(`${name} gave up (${code}): ${output}`);
  });
  return child;
};

/** Asks as Docker does until the answer is yes. */
const healthy = async (
  name: string,
  [file = '', ...args]: readonly string[],
  env: Environment,
  options: object = {},
): Promise<void> => {
  say(`${name}: healthcheck ${[file, ...args].join(' ')}`);
  for (let tries = 0; tries < 150; tries++) {
    if (spawnSync(file, args, { env: { ...base, ...env }, ...options }).status === 0) return;
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

const environmentOfImage = (image: Image): Environment => ({
  ...base,
  ...Object.fromEntries(Object.entries(image.env).map(([name, text]) => [name, inside(image.folder, text)])),
});

/** Its command and its healthcheck, as the user that it names, until it is told to stop. */
const runImage = async (name: string, image: Image, port: number, given: Environment, use: () => Promise<void>) => {
  const env = { ...environmentOfImage(image), ...given, PORT: String(port) };
  const server = start(name, image.command, { cwd: image.cwd, env, ...nobody });
  const health = image.health.map(part => part.replaceAll(/localhost:\d+/g, `localhost:${port}`));
  await healthy(name, health, env, { cwd: image.cwd, ...nobody });
  await use();
  const exited = once(server, 'exit') as Promise<[number | null]>;
  server.kill('SIGTERM');
  const [status] = await exited;
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
  say(`${name}: told to stop, it stopped`);
};

const compose = async (image: Image): Promise<void> => {
  const { services } = composeOf(fileOf('compose.yaml'));
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
  // Nobody starts it with a password that everybody knows.
  for (const [name, { environment = {} }] of Object.entries(services)) {
    for (const [variable, text] of Object.entries(environment).filter(([, text]) => text.includes('PASSWORD'))) {
      let refused = '';
      try {
        filled(text, {});
      } catch (error) {
        refused = (error as Error).message;
      }
      if (refused === '') throw new Error(`${name} starts without a password in ${variable}`);
      say(`${name}: without a password: ${refused}`);
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

  const port = ports.boxcars ?? 0;
  const url = `http://127.0.0.1:${port}`;
  await runImage('boxcars', image, port, environmentOf(boxcars), async () => {
    await playShow(url);
    const { commit } = await fetchJson(`${url}/api/version`);
    if (commit !== commitIn(root)) throw new Error(`the image says it is “${commit}”`);
    const { processes } = await fetchJson(`${url}/api/operator`, { headers: { Authorization: `Bearer ${token}` } });
    say(`a show was played: ${(processes as readonly { entries: number }[])[0]?.entries} entries`);
  });
  // The volume takes over what the image has at its place.
  const data = inside(image.folder, image.env.DATA_DIR ?? '');
  if (readdirSync(data).join() !== 'key') throw new Error(`the volume holds ${readdirSync(data)}, not the key alone`);
};

/** `docker run` without the other two: one file on the volume. */
const alone = async (image: Image): Promise<void> => {
  const port = await freePort();
  const data = inside(image.folder, image.env.DATA_DIR ?? '');
  await runImage('boxcars alone', image, port, {}, async () => {
    await playShow(`http://127.0.0.1:${port}`);
    run(image.folder, image.cwd, 'npm run backup -- /data/backups/monday', environmentOfImage(image));
    if (!existsSync(join(data, 'backups/monday/key'))) throw new Error('the backup is not on the volume');
  });
  if (!existsSync(join(data, 'boxcars.sqlite'))) throw new Error('the shows are not on the volume');
};

let status = 0;
try {
  mkdirSync(join(work, 'home'));
  const faults = ['compose.yaml', 'compose.small.yaml'].flatMap(name => faultsOf(fileOf('Dockerfile'), fileOf(name)));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const engine = process.env.CONTAINER_ENGINE ?? '';
  if (engine !== '') await inEngine(engine, root, say);
  const image = build();
  const size = Number(spawnSync('du', ['-sm', image.folder]).stdout.toString().split('\t')[0]);
  say(`the image holds ${size} MB beside Node`);
  await compose(image);
  await alone(image);
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

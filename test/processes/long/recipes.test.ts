/** The recipes of docs/self-hosting.md, and of Caddy before Varnish in docs/audiences.md, each tried with the real program, and told of by the check when a line of it is missing. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { ColyseusSDK } from '@colyseus/sdk';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort, LocalRedis } from '../../../tools/cluster/local-redis.ts';
import { Engine } from '../../caches/engine.ts';
import { placeOn } from '../../databases/databases.ts';
import { freshFolder, Guest, until } from '../../rooms/playhouse.ts';
import { makeShow } from '../make-show.ts';
import { ownPort } from '../own-port.ts';
import { ServerProcess } from '../server-process.ts';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8');
const audiences = readFileSync(join(root, 'docs/audiences.md'), 'utf8');
const recipe = (language: string, text = guide): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';

/** Puts something else in place of a part that must be there. */
const instead = (text: string, ...parts: readonly (readonly [string, string])[]): string =>
  parts.reduce((made, [part, other]) => {
    expect(made).toContain(part);
    return made.replaceAll(part, other);
  }, text);

/** Set by `npm run test:long`. */
const program = (variable: string): string => {
  const found = process.env[variable];
  if (found === undefined) throw new Error(`set ${variable} to the program`);
  return found;
};

let folder = '';
let certificate = '';
let key = '';
beforeAll(() => {
  folder = join(process.env.TMPDIR ?? '/tmp', `boxcars-recipes-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = spawnSync('openssl', [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(' '),
    ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
  ]);
  expect(made.status, String(made.stderr)).toBe(0);
  // For the SDK in this process; the check below looks at the certificate.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
});
afterAll(() => vi.unstubAllEnvs());

const saidBy = (child: ChildProcess): (() => string) => {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => parts.push(data.toString()));
  return () => parts.join('');
};

type Start = (ports: { readonly site: number; readonly server: number }, change?: (text: string) => string) => string[];

const nginx: Start = ({ site, server }, change = text => text) => {
  const own = freshFolder();
  const text = instead(
    change(recipe('nginx')),
    ['443 ssl', `127.0.0.1:${site} ssl`],
    ['server_name dice.example.org', 'server_name localhost'],
    ['/etc/letsencrypt/live/dice.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/dice.example.org/privkey.pem', key],
    ['127.0.0.1:2567', `127.0.0.1:${server}`],
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${own}/${name};`,
  );
  const whole = `${user} pid ${own}/pid; events {} http { access_log off; ${temporary.join(' ')}\n${text}}`;
  writeFileSync(join(own, 'nginx.conf'), whole);
  return [program('NGINX'), '-p', own, '-e', 'stderr', '-c', join(own, 'nginx.conf'), '-g', 'daemon off;'];
};

const caddy: Start = ({ site, server }, change = text => text) => {
  const own = freshFolder();
  const text = instead(
    change(recipe('caddy')),
    ['dice.example.org {', `https://localhost:${site} {\n\ttls ${certificate} ${key}\n\tbind 127.0.0.1`],
    ['127.0.0.1:2567', `127.0.0.1:${server}`],
  );
  writeFileSync(join(own, 'Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${text}`);
  return [program('CADDY'), 'run', '--adapter', 'caddyfile', '--config', join(own, 'Caddyfile')];
};

const started = async (
  start: Start,
  server: number,
  site: number,
  change?: (text: string) => string,
): Promise<string> => {
  const [file = '', ...args] = start({ site, server }, change);
  const child: ChildProcess = spawn(file, args, { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
  const said = saidBy(child);
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });
  const url = `https://localhost:${site}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(said());
      await fetch(`${url}/healthz`);
    },
    { timeout: 20_000, interval: 50 },
  );
  return url;
};

/** A server behind a proxy, both at addresses of their own. */
const behind = async (start: Start, change?: (text: string) => string) => {
  const site = await ownPort();
  const server = await ServerProcess.at({
    DATA_DIR: freshFolder(),
    PUBLIC_ADDRESS: `https://localhost:${site}`,
    // So that a visitor may have another address of this machine.
    TRUST_PROXY: '127.0.0.1/32',
  });
  onTestFinished(async () => void (await server.stop()));
  await server.start();
  return { server, url: await started(start, Number(new URL(server.url).port), site, change) };
};

/** `npm start -- --check`, as somebody types it. */
const check = (address: string) => {
  const { status, stdout } = spawnSync('node', [join(root, 'tools/start.mjs'), '--check', address], {
    encoding: 'utf8',
    env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: undefined, NODE_EXTRA_CA_CERTS: certificate },
  });
  return { status, faults: stdout.match(/^✗.*\n.*/gm) ?? [], stdout };
};

const sendFrom = (localAddress: string, url: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { localAddress, headers, family: 4 }, async response =>
      resolve(Buffer.concat(await response.toArray()).toString()),
    );
    sent.once('error', reject);
    sent.end();
  });

test.each([
  ['nginx', nginx],
  ['Caddy', caddy],
] as const)(
  '%s: a show is played through it, visitors keep their addresses, and the check finds nothing',
  async (_, start) => {
    const { server, url } = await behind(start);
    expect(check(url)).toMatchObject({ status: 0, faults: [] });
    const { code, token, links } = await makeShow(url, { show: 'six-dice' });
    expect(links.host).toContain(`${url}/e/${code}/host#`);
    const join = async (options: object) => new Guest(await new ColyseusSDK(url).joinById(code, options));
    const host = await join({ as: 'host', token });
    const seats = [await join({ as: 'play', name: 'Ann' }), await join({ as: 'play', name: 'Ben' })];
    await until(() => host.owns.length > 0 && seats.every(({ seat }) => seat >= 0), 'everybody to be in');
    expect(await host.move('start')).toMatchObject({ ok: true });
    await until(() => seats.every(({ state }) => state.entries === 1), 'the start to be seen');

    const claimed = { 'X-Forwarded-For': '203.0.113.9' };
    const arrived = JSON.parse(await sendFrom('127.0.0.2', `${url}/api/arrival`, claimed));
    expect(arrived).toMatchObject({ address: '127.0.0.2', trusted: true, scheme: 'https', host: new URL(url).host });
    // The largest picture is refused by us, as none, and not by the proxy, as too large.
    const picture = await fetch(`${url}/api/media`, { method: 'POST', body: Buffer.alloc(6 * 1024 * 1024, 1) });
    expect(picture.status).toBe(422);
    expect(server.output).not.toContain('self-hosting');
  },
);

test.each([
  ['proxy_set_header Upgrade $http_upgrade;', 'live connections'],
  ['proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;', 'addresses of visitors'],
  ['proxy_set_header Host $http_host;', 'name of the site'],
])('nginx without “%s”: the check and the log of the server say so', async (line, fault) => {
  const { server, url } = await behind(nginx, text => instead(text, [line, '']));
  const { status, faults } = check(url);
  expect(status).toBe(1);
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(faults[0]).toContain(line);
  // As a page of the host does.
  await fetch(`${url}/api/shows`, { headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin' } });
  await until(() => server.output.includes(line.slice(0, -1)), 'the log');
});

test('Caddy sends tapes through Varnish, and nothing else', async () => {
  let varnish: Engine | undefined;
  onTestFinished(() => varnish?.stop());
  const site = await ownPort();
  const server = await ServerProcess.at({ DATA_DIR: freshFolder(), PUBLIC_ADDRESS: `https://localhost:${site}` });
  onTestFinished(async () => void (await server.stop()));
  await server.start();
  const port = Number(new URL(server.url).port);
  varnish = await Engine.varnish(port);
  const own = `127.0.0.1:${varnish.port}`;
  const url = await started(caddy, port, site, () => instead(recipe('caddy', audiences), ['127.0.0.1:6081', own]));
  expect(check(url)).toMatchObject({ status: 0, faults: [] });
  const { code, token } = await makeShow(url, { show: 'six-dice' });
  const host = new Guest(await new ColyseusSDK(url).joinById(code, { as: 'host', token }));
  await until(() => host.owns.length > 0, 'the host to be in');
  const before = varnish.count('MAIN.client_req');
  const tape = await fetch(`${url}/e/${code}/tape`);
  const { epoch, state } = (await tape.json()) as { readonly epoch: number; readonly state: number };
  expect((await fetch(`${url}/e/${code}/tape/${epoch}/${state}/state`)).headers.get('age')).toMatch(/^\d+$/);
  await fetch(`${url}/e/${code}/watch`);
  expect(varnish.count('MAIN.client_req') - before).toBe(2);
});

test('two processes behind Caddy play as one, whichever is asked', async () => {
  const data = freshFolder();
  const { env } = await placeOn('Postgres', data);
  const redis = new LocalRedis(await freePort());
  onTestFinished(() => redis.stop());
  await redis.start();
  const site = await ownPort();
  const servers = await Promise.all(
    [0, 1].map(() =>
      ServerProcess.at({ ...env, DATA_DIR: data, REDIS_URL: redis.address, SITE_ADDRESS: `https://localhost:${site}` }),
    ),
  );
  for (const server of servers) {
    onTestFinished(async () => void (await server.stop()));
    await server.start();
  }
  const both = /reverse_proxy 127\.0\.0\.1:2567 127\.0\.0\.1:2568/.exec(guide)?.[0] ?? '';
  const [first = '', second = ''] = servers.map(({ url }) => new URL(url).port);
  const url = await started(caddy, Number(first), site, text =>
    instead(text, ['reverse_proxy 127.0.0.1:2567', both.replace('2568', second)]),
  );
  expect(check(url)).toMatchObject({ status: 0 });
  const { code, token } = await makeShow(url, { show: 'six-dice' });
  const guests = await Promise.all(
    Array.from({ length: 4 }, async () => new Guest(await new ColyseusSDK(url).joinById(code, { as: 'watch' }))),
  );
  const host = new Guest(await new ColyseusSDK(url).joinById(code, { as: 'host', token }));
  for (const name of ['Ann', 'Ben']) await new ColyseusSDK(url).joinById(code, { as: 'play', name });
  await until(() => host.owns.length > 0, 'the host to be in');
  expect(await host.move('start')).toMatchObject({ ok: true });
  await until(() => guests.every(({ state }) => state.entries === 1), 'everybody to see the start');
});

test('the systemd unit is one, and its command starts the server as its lines say', async () => {
  const own = freshFolder();
  const unit = join(own, 'boxcars.service');
  writeFileSync(unit, instead(recipe('ini'), ['/opt/boxcars', root.replace(/\/$/, '')]));
  const { status, stderr } = spawnSync(program('SYSTEMD_ANALYZE'), ['verify', unit], { encoding: 'utf8' });
  expect([status, stderr.split('\n').filter(line => line.includes('boxcars'))]).toEqual([0, []]);
  const lines = readFileSync(unit, 'utf8').split('\n');
  const of = (name: string) =>
    lines.filter(line => line.startsWith(`${name}=`)).map(line => line.slice(name.length + 1));
  const env = Object.fromEntries(of('Environment').flatMap(line => line.split(' ').map(pair => pair.split('='))));
  expect(env.DATA_DIR).toBe(`/var/lib/${of('StateDirectory')[0]}`);
  const [file = '', ...args] = of('ExecStart')[0]?.split(' ') ?? [];
  const data = join(own, 'data');
  const child = spawn(file, args, { cwd: of('WorkingDirectory')[0], env: { ...env, DATA_DIR: data, PORT: '0' } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const said = saidBy(child);
  await until(() => said().includes('Everywhere:            https://dice.example.org'), 'the server');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('the systemd unit of two processes is one, and its lines are settings that the server takes', async () => {
  const own = freshFolder();
  const unit = join(own, 'boxcars@.service');
  const alone = 'Environment=PUBLIC_ADDRESS=https://dice.example.org\n';
  writeFileSync(unit, instead(recipe('ini'), ['/opt/boxcars', root.replace(/\/$/, '')], [alone, recipe('systemd')]));
  const { status, stderr } = spawnSync(program('SYSTEMD_ANALYZE'), ['verify', unit.replace('@', '@2567')], {
    encoding: 'utf8',
  });
  expect([status, stderr.split('\n').filter(line => line.includes('boxcars'))]).toEqual([0, []]);
  const lines = recipe('systemd').replaceAll('%i', '2567').replaceAll('%%', '%');
  const env = Object.fromEntries([...lines.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
  expect(env).toMatchObject({ PORT: '2567', SITE_ADDRESS: 'https://dice.example.org' });
  const { database, host, user } = new pg.Client(env.DATABASE_URL ?? '');
  expect({ database, host, user }).toEqual({ database: 'boxcars', host: '/var/run/postgresql', user: 'boxcars' });
});

test('an upgrade and the way back, as the guide says', async () => {
  const [data, copy] = [join(freshFolder(), 'data'), join(freshFolder(), 'before')];
  const server = await ServerProcess.at({ DATA_DIR: data });
  onTestFinished(async () => void (await server.stop()));
  await server.start();
  const { code } = await makeShow(server.url, { show: 'six-dice' });
  const npm = (...args: readonly string[]) =>
    spawnSync('npm', ['run', ...args], { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: data } });
  expect(npm('backup', '--', copy)).toMatchObject({ status: 0 });
  await server.stop('SIGTERM');
  // A later version was here.
  const { default: Database } = await import('better-sqlite3');
  const database = new Database(join(data, 'boxcars.sqlite'));
  database.exec(
    "insert into kysely_migration values ('0999-later', ''); update shared set value = '9.0.0' where name = 'version'",
  );
  database.close();
  await expect(server.start()).rejects.toThrow('It was written by version 9.0.0');
  const back = npm('restore', '--', copy, '--replace');
  expect([back.status, back.stderr]).toEqual([0, expect.anything()]);
  await server.start();
  expect((await fetch(`${server.url}/api/episodes/${code}`)).status).toBe(200);
});

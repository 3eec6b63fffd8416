/** What the server hands out under any path, and what pages may load and run. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { isFileServingAllowed, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { Playhouse } from './playhouse.ts';

const lucky = { show: 'lucky-numbers', options: { judging: 'auto' } };

/** The status of a request exactly as it is written: clients tidy paths up before they send them. */
const raw = (house: Playhouse, path: string, method = 'GET'): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(house.app.port, '127.0.0.1', () => {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', data => {
      text += data.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0), text }));
  });

test('no path leads out of the pages’ folder', async () => {
  const house = await Playhouse.open({ dist: join(import.meta.dirname, '../../client') });
  const key = readFileSync(join(house.folder, 'key'), 'utf8');
  for (const path of [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/pages/../../package.json',
    '/pages/%2e%2e%2f%2e%2e%2fpackage.json',
    '/....//package.json',
    '//etc/passwd',
    '/etc/passwd%00.html',
    '/.git/config',
    '/rules/..%2f..%2f..%2fetc%2fpasswd/x',
    '/api/episodes/..%2f..%2fkey/record',
    '/api/demo/..%2f..%2fkey',
    '/%ff%fe',
    '/api/episodes/%E0%A4%A',
    `/${'../'.repeat(20)}${house.folder}/key`,
  ]) {
    const { status, text } = await raw(house, path);
    expect([path, status]).toEqual([path, expect.toBeOneOf([400, 403, 404])]);
    expect(text).not.toContain(key);
    expect(text).not.toMatch(/"devDependencies"|root:|at \S+ \(|node_modules/);
  }
  expect((await raw(house, '/index.html')).status).toBe(200);
});

test('nothing that frameworks leave behind answers: no monitor, no playground, no room lists, no sources', async () => {
  const house = await Playhouse.open();
  await house.make(lucky);
  for (const path of [
    '/colyseus',
    '/monitor',
    '/playground',
    '/__playground',
    '/__healthcheck',
    '/__apidocs',
    '/matchmake',
    '/matchmake/',
    '/matchmake/episode',
    '/auth',
    '/graphql',
    '/admin',
    '/debug',
    '/debug/pprof',
    '/server/main.ts',
    '/@vite/client',
    '/stage.html',
    '/tools/preview/stage.html',
    '/main.tsx',
    '/.env',
    '/package.json',
    '/boxcars.sqlite',
    '/data/key',
  ])
    expect([path, (await raw(house, path)).status]).toEqual([path, 404]);
  for (const method of ['TRACE', 'TRACK', 'CONNECT', 'PUT', 'PATCH'])
    expect([method, (await raw(house, '/api/episodes', method)).status]).toEqual([
      method,
      expect.toBeOneOf([0, 400, 403, 404, 405, 501]),
    ]);
});

test('while pages are developed, the data folder and the server stay closed as well', async () => {
  const root = join(import.meta.dirname, '../..');
  const config = await resolveConfig({ configFile: join(root, 'vite.config.ts'), logLevel: 'silent' }, 'serve');
  const served = (file: string) => isFileServingAllowed(config, `/@fs${join(root, file)}`);
  const files = [
    'data/key',
    'data/boxcars.sqlite',
    '.git/config',
    'server/vault.ts',
    'package.json',
    '../../etc/passwd',
  ];
  expect(files.filter(served)).toEqual([]);
  expect(['client/main.tsx', 'shared/engine/moves.ts', 'node_modules/preact/package.json'].every(served)).toBe(true);
});

test('pages hold no script of their own but files from here, and none would run', async () => {
  const dist = join(import.meta.dirname, '../../dist');
  const house = await Playhouse.open({ dist });
  const made = await house.make({ ...lucky, name: '<script>alert(1)</script>' });
  for (const path of ['/', `/e/${made.code}`, `/e/${made.code}/host`, '/verify', '/operator']) {
    const html = String((await house.get(path)).body);
    expect(html).toContain('/assets/');
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/ src="\/[^/]/);
    expect(html).not.toMatch(/<[^>]*\son\w+=|javascript:|alert\(1\)<\/script>/i);
  }
  for (const path of ['/', '/api/shows', '/api/nothing', '/no-such-page', `/e/${made.code}/watch`, '/metrics']) {
    const policy = (await fetch(`${house.url}${path}`)).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect([path, scripts]).toEqual([path, "'self'"]);
    expect(policy).toMatch(/object-src 'none'.*base-uri 'none'/);
  }
});

test('a page may open sockets at its own host alone, and at the processes that were configured', async () => {
  const house = await Playhouse.open();
  const policy = (await fetch(house.url)).headers.get('content-security-policy') ?? '';
  const { host } = new URL(house.url);
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ws://${host} wss://${host}`);
});

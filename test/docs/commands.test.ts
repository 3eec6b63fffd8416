/** Every command of the guides does what they say. The slow ones are in long/commands.test.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeShow } from '../processes/make-show.ts';
import { commandsOfGuides, freshFolder, root, serving, typed } from './typed.ts';

/** Where each command is run. One that is new in the guides needs a line. */
const runBy: Readonly<Record<string, string>> = {
  'npm test': '.ci/run',
  'npm ci': 'tools/install.mjs',
  'npm start': 'test/docs/commands.test.ts',
  'npm run new-show': 'test/pig/new-show.test.ts',
  'npm run dev': 'test/docs/commands.test.ts',
  'npm run cluster': 'test/docs/commands.test.ts',
  'npm run backup': 'test/docs/commands.test.ts',
  'npm run restore': 'test/docs/commands.test.ts',
  'npm run preview': 'test/docs/commands.test.ts',
  'npm run build': 'test/docs/long/commands.test.ts',
  'npm run tape': 'test/cli/tape.test.ts',
  'npm run replay': 'test/cli/replay.test.ts',
  'npm run odds': 'test/cli/odds.test.ts',
  'node boxcars-verify.mjs': 'test/cli/verifier.test.ts',
  'npm run check': 'test/docs/long/commands.test.ts',
  'npm run bench': 'test/docs/long/commands.test.ts',
  'npm run pictures': 'test/docs/long/commands.test.ts',
  'npm run sounds': 'test/docs/long/commands.test.ts',
  'npm run test:faults': 'test/docs/long/commands.test.ts',
  'npm run world': 'test/docs/long/commands.test.ts',
  'npm run test:container': 'test/docs/long/commands.test.ts',
  'docker compose': 'test/container/run.ts',
  // It runs the long tests, these among them.
  'npm run test:long': 'tools/long.mjs',
};

test('every command of the guides is run by a test', () => {
  expect([...commandsOfGuides()].sort()).toEqual(Object.keys(runBy).sort());
  expect(Object.values(runBy).filter(file => !existsSync(join(root, file)))).toEqual([]);
});

test('npm start puts shows on the air; backup and restore bring them back', async () => {
  const [data, copy] = [freshFolder(), join(freshFolder(), 'monday')];
  const server = await serving(() => 'npm start', '/readyz', { DATA_DIR: data });
  const { code } = await makeShow(server.address, { show: 'lucky-numbers' });
  expect(await (await fetch(`${server.address}/e/${code}/tv`)).text()).toContain('Boxcars');
  expect(await typed(`npm run -s backup -- ${copy}`, { DATA_DIR: data })).toContain('1 episodes with 0 entries');
  await makeShow(server.address, { show: 'six-dice' });
  await server.end();
  expect(await typed(`npm run -s restore -- ${copy} --replace`, { DATA_DIR: data })).toContain('1 episodes');
  const again = await serving(() => 'npm start', '/readyz', { DATA_DIR: data });
  expect((await fetch(`${again.address}/api/episodes/${code}`)).status).toBe(200);
});

test('npm run dev serves pages from their sources', async () => {
  const server = await serving(() => 'npm run dev', '/', { DATA_DIR: freshFolder() });
  expect(await server.page()).toContain('/@vite/client');
});

test('npm run cluster serves from several processes behind one address', async () => {
  const server = await serving(() => 'npm run cluster -- 2', '/readyz', { DATA_DIR: freshFolder() });
  const answers = await Promise.all(Array.from({ length: 4 }, () => fetch(`${server.address}/healthz`)));
  expect(new Set(answers.map(({ headers }) => headers.get('x-boxcars-process'))).size).toBe(2);
});

test('npm run preview lists every moment, and each of its addresses is a page with moments to show', async () => {
  const preview = await serving(() => 'npm run preview', '/');
  const list = await preview.page();
  const [, address = ''] = /href="(\/e\/[^"]+)"/.exec(list) ?? [];
  const page = await (await fetch(`${preview.address}${address}`)).text();
  const [, script = 'none'] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  const served = await fetch(`${preview.address}${script}`);
  expect(served.headers.get('content-type')).toContain('javascript');
  const episode = new URL(address, preview.address).searchParams.get('episode');
  const moments = (await (await fetch(`${preview.address}/moments/${episode}`)).json()) as readonly object[];
  expect(moments.length).toBeGreaterThan(10);
});

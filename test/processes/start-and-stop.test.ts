import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ColyseusSDK } from '@colyseus/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder, Guest, until } from '../rooms/playhouse.ts';
import { makeShow } from './make-show.ts';
import { ServerProcess } from './server-process.ts';

/** A server that is not running yet, and is killed when the test is done. */
const serverAt = async (env: Record<string, string>): Promise<ServerProcess> => {
  const server = await ServerProcess.at(env);
  onTestFinished(async () => void (await server.stop()));
  return server;
};

/** What a server says that gives up. */
const givesUp = async (env: Record<string, string>): Promise<string> => {
  const server = await serverAt(env);
  await expect(server.start()).rejects.toThrow('gave up');
  return server.output;
};

/** A free port, taken until the test is done. */
const takenPort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
};

test('a port in use is reported plainly, and the server exits before anything is written', async () => {
  const port = await takenPort();
  const folder = freshFolder();
  const output = await givesUp({ PORT: String(port), HOST: '', DATA_DIR: folder });
  expect(readdirSync(folder)).toEqual([]);
  expect(output).toMatch(new RegExp(`^Port ${port} is in use\\.[^\\n]*\\n$`));
});

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ PUBLIC_ADDRESS: 'http://' }, 'PUBLIC_ADDRESS'],
  [
    { PUBLIC_ADDRESS: 'https://example.org/dice' },
    'without a path (a sub-domain works), not “https://example.org/dice”',
  ],
  [{ OPEN_SHOWS: 'code' }, 'set OPEN_CODE too'],
  [{ OPEN_SHOWS: 'operator' }, 'set OPERATOR_TOKEN too'],
  [{ KEEP_DAYS: 'long' }, 'KEEP_DAYS'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://localhost:1/x' }, 'DATABASE_URL'],
  [{ DATA_DIR: join(import.meta.filename, 'data') }, 'DATA_DIR'],
])('nonsense in the environment is said in one line: %o', async (env, named) => {
  const output = await givesUp({ DATA_DIR: freshFolder(), ...env });
  expect(output).toContain(named);
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('told to stop, the server finishes writing, tells the pages, and everything is there afterwards', async () => {
  const server = await serverAt({ DATA_DIR: freshFolder() });
  await server.start();
  const { url } = server;
  const { code } = await makeShow(url, { show: 'lucky-numbers', robots: true, pace: 0 });
  const viewer = new Guest(await new ColyseusSDK(url).joinById(code, { as: 'watch' }));
  await until(() => viewer.state.entries > 10, 'the show to run');
  // Within 5 s, or it would have ended with another status.
  expect(await server.stop('SIGTERM')).toBe(0);
  await until(() => viewer.left === 4001, 'the page to be told');
  const seen = viewer.state.entries;
  await server.start();
  const { entries } = (await (await fetch(`${url}/api/episodes/${code}`)).json()) as { entries: number };
  expect(entries).toBeGreaterThanOrEqual(seen);
  expect(server.output).not.toContain('token');
});

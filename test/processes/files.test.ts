import { existsSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { keyFile } from '../../server/vault.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { makeShow } from './make-show.ts';
import { ServerProcess } from './server-process.ts';

const server = async (folder: string): Promise<ServerProcess> => {
  const made = await ServerProcess.at({ DATA_DIR: folder });
  onTestFinished(async () => {
    await made.stop('SIGKILL');
  });
  return made;
};

const make = async (url: string): Promise<string> => (await makeShow(url, { show: 'six-dice' })).code;

test('only its owner can read a server’s files, and it does not start without its key or with another one', async () => {
  const folder = join(freshFolder(), 'data');
  const running = await server(folder);
  await running.start();
  const code = await make(running.url);
  expect(statSync(folder).mode & 0o077).toBe(0);
  for (const name of readdirSync(folder)) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  await running.stop();

  const [key, aside] = [join(folder, keyFile), join(folder, 'aside')];
  renameSync(key, aside);
  await expect(running.start()).rejects.toThrow('is missing');
  // Nothing was put in its place.
  expect(existsSync(key)).toBe(false);

  writeFileSync(key, 'ab'.repeat(32), { mode: 0o600 });
  await expect(running.start()).rejects.toThrow('is not the key');

  renameSync(aside, key);
  await running.start();
  expect((await fetch(`${running.url}/api/episodes/${code}`)).status).toBe(200);
});

test('a folder with shows of rules that were never released is refused in one plain sentence that names the commit to go back to', async () => {
  const folder = join(freshFolder(), 'data');
  const running = await server(folder);
  await running.start();
  const code = await make(running.url);
  await running.stop();
  const database = new Database(join(folder, 'boxcars.sqlite'));
  database.exec('UPDATE episodes SET rules = 2');
  database.close();
  const refusal = await running.start().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(refusal).toContain(
    `The show ${code} that is kept here was played under rules that were never released. Commit a9707e9 still reads it.`,
  );
  expect(refusal).not.toMatch(/\n\s+at /);
});

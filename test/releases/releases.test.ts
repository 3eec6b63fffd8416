/** The data folder of every release, as it was written then, under today's server. */
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { steps } from '../../server/store/migrations.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { keyFile } from '../../server/vault.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { freshFolder, Playhouse } from '../rooms/playhouse.ts';
import type { Told } from './make.ts';
import { ask, hash, playOn, recordHash } from './people.ts';

const releases = readdirSync(import.meta.dirname).filter(name => /^\d/.test(name));

const folderOf = (release: string): string => {
  const from = join(import.meta.dirname, release);
  const folder = join(freshFolder(), 'data');
  mkdirSync(folder);
  const packed = readFileSync(join(from, `${databaseFile}.br`));
  writeFileSync(join(folder, databaseFile), brotliDecompressSync(packed));
  copyFileSync(join(from, keyFile), join(folder, keyFile));
  chmodSync(join(folder, keyFile), 0o600);
  const database = new Database(join(folder, databaseFile));
  // Its links end, and this test does not.
  database.prepare('update shared_packs set until = ?').run([Date.now() + 86_400_000]);
  database.close();
  return folder;
};

test.each(releases)(
  'release %s: its folder opens, its records are the same bytes, and its shows go on',
  async release => {
    const told = JSON.parse(readFileSync(join(import.meta.dirname, release, 'told.json'), 'utf8')) as Told;
    const server = await ServerProcess.at({ DATA_DIR: folderOf(release), WEBHOOKS: 'anywhere' });
    onTestFinished(async () => void (await server.stop()));
    await server.start();
    const { url } = server;
    const read = (path: string, token = '') => ask(url, 'GET', path, token);
    for (const { code, host, record } of told.finished) {
      const text = await read(`/api/episodes/${code}/record`, host);
      expect(hash(text), code).toBe(record);
      expect(verifyRecord(JSON.parse(text), showNamed).verdict, code).toBe('ok');
    }
    const { season, pack } = told;
    expect(hash(await read(`/api/seasons/${season.name}/export`, season.token))).toBe(season.export);
    const shared = await read(`/api/packs/${pack.id}`);
    expect(hash(shared)).toBe(pack.text);
    const [, picture = ''] = /"hash":"(\w+)"/.exec(shared) ?? [];
    expect((await fetch(`${url}/api/packs/${pack.id}/media/${picture}`)).status).toBe(200);
    for (const show of told.running) {
      expect(await recordHash(url, show), show.code).toBe(show.record);
      await playOn(url, show, show.later.most, 3);
      expect(await recordHash(url, show, false), show.code).toBe(show.later.record);
    }
    // And so is a next game of its season.
    const next = JSON.parse(
      await ask(url, 'POST', `/api/seasons/${season.name}/episodes`, season.token, { kind: 'main' }),
    );
    expect(next).toMatchObject({ code: expect.any(String) });
    expect(server.output).not.toContain('"level":50');
  },
);

test('this version has a folder here, and says what it is and what is new', async () => {
  expect(releases).toContain(manifest.version);
  const house = await Playhouse.open();
  const { body } = await house.get('/api/version');
  expect(body).toEqual({
    version: manifest.version,
    commit: expect.stringMatching(/^([0-9a-f]{40})?$/),
    step: Object.keys(steps).sort().at(-1),
    changes: expect.stringMatching(/^The first release[\s\S]+\n### Fixed\n/),
  });
});

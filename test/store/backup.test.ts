import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BackupRefusal, backup, restoreBackup } from '../../server/store/backup.ts';
import { readRecord, replay } from '../../shared/engine/record.ts';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { freshFolder, Playhouse, until } from '../rooms/playhouse.ts';

const robots = { show: 'six-dice', seats: 2, options: { target: 50_000 }, robots: true, pace: 0 };

/** Shows that play by themselves as fast as they can, one that people play, and one that is over. */
const busyHouse = async () => {
  const house = await Playhouse.open();
  const fast = await Promise.all(Array.from({ length: 4 }, () => house.make(robots)));
  const over = await house.make({ show: 'hot-hand', robots: true, pace: 0 });
  const { made, host } = await house.gather({ show: 'lucky-numbers', options: { judging: 'auto' } });
  await host.move('start');
  await until(() => house.live(over.code).over, 'the end of one');
  await house.live(over.code).close();
  await until(() => fast.every(({ code }) => house.live(code).episode.entries.length > 20), 'the others to run');
  return { house, fast, over, made, host };
};

const entriesIn = async (house: Playhouse, code: string) =>
  ((await house.get(`/api/episodes/${code}`)).body as { entries: number }).entries;

test('a backup made while shows run is of one moment, and plays on elsewhere', async () => {
  const { house, fast, over, made, host } = await busyHouse();
  const folder = join(freshFolder(), 'copy');
  const facts = backup(house.folder, folder);
  expect(facts.episodes).toBe(6);
  expect(readdirSync(folder).sort()).toEqual(['boxcars.sqlite', 'key']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  // The server never waited, and goes on.
  const running = fast.map(({ code }) => house.live(code).episode.entries.length);
  expect(await host.move('open-game')).toMatchObject({ ok: true });
  await until(() => fast.some(({ code }, i) => house.live(code).episode.entries.length > (running[i] ?? 0)), 'more');

  const data = join(freshFolder(), 'data');
  expect(restoreBackup(folder, data)).toMatchObject({ episodes: 6, entries: facts.entries, before: '' });
  const again = await Playhouse.open({ folder: data });
  expect(await entriesIn(again, made.code)).toBe(1);
  const back = await again.host(made);
  expect(await back.move('open-game')).toMatchObject({ ok: true });
  // The dice come from the same seed.
  const drawn = [house, again].map(each => each.live(made.code).episode.entries.at(-1)?.drew);
  expect(drawn[1]).toEqual(drawn[0]);
  for (const { code } of fast) expect(await entriesIn(again, code)).toBeGreaterThan(20);
  const { body } = await again.get(`/api/episodes/${over.code}/record`, over.token);
  expect(verifyRecord(body, showNamed).verdict).toBe('ok');
  expect(replay(readRecord(body, showNamed)).refused).toEqual([]);
  expect(String((await again.get('/metrics')).body)).toContain('boxcars_replay_mismatches_total 0');
});

test('a backup is put back over what is there only when asked, and never under a running server', async () => {
  const { house } = await busyHouse();
  const folder = join(freshFolder(), 'copy');
  backup(house.folder, folder);
  expect(() => backup(house.folder, folder)).toThrow('exists already');
  expect(() => restoreBackup(folder, house.folder)).toThrow('--replace');
  expect(() => restoreBackup(folder, house.folder, { replace: true })).toThrow('Stop it first');
  await house.app.close();
  const key = readFileSync(join(house.folder, 'key'), 'utf8');
  const { before, episodes } = restoreBackup(folder, house.folder, { replace: true, now: 0 });
  expect(episodes).toBe(6);
  expect(before).toBe(join(house.folder, 'before-1970-01-01T00-00-00-000Z'));
  expect(readFileSync(join(before, 'key'), 'utf8')).toBe(key);
  expect(existsSync(join(before, 'boxcars.sqlite'))).toBe(true);
  expect(readdirSync(house.folder).filter(name => /coming|wal|shm/.test(name))).toEqual([]);
});

test('what is no backup, or a damaged one, or one with another key, changes nothing', async () => {
  const house = await Playhouse.open();
  await house.make({ show: 'hot-hand' });
  const data = join(freshFolder(), 'data');
  const copy = (name: string) => {
    const folder = join(freshFolder(), name);
    backup(house.folder, folder);
    return folder;
  };
  const empty = freshFolder();
  expect(() => restoreBackup(empty, data)).toThrow(BackupRefusal);
  expect(() => backup(empty, join(freshFolder(), 'x'))).toThrow(BackupRefusal);
  const cut = copy('cut');
  truncateSync(join(cut, 'boxcars.sqlite'), 20_000);
  expect(() => restoreBackup(cut, data)).toThrow(BackupRefusal);
  const locked = copy('locked');
  writeFileSync(join(locked, 'key'), 'ab'.repeat(32), { mode: 0o600 });
  expect(() => restoreBackup(locked, data)).toThrow(BackupRefusal);
  mkdirSync(data, { recursive: true });
  expect(readdirSync(data)).toEqual([]);
});

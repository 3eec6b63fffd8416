import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseFile } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import type { EpisodeState } from '../../server/store/stored.ts';
import { newToken } from '../../server/tokens.ts';
import { nothingUsed } from '../../shared/season/questions.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { entry, epochOf, facts, openedAt, state } from './sample.ts';

describe.each(databases)('what is kept, on %s', database => {
  const opened = async (): Promise<Store> => openedAt(await placeOn(database, freshFolder()));

  /** An episode with one entry, and what that changed. */
  const began = async (store: Store, code: string, change: Partial<EpisodeState>, demo = false) => {
    await store.create(facts(code, { demo, robots: demo ? 'all' : '' }), state, []);
    await store.append(code, epochOf(await store.take(code, 'me')), entry(0), change);
  };

  test('finished shows are published, abandoned ones ended, and old ones deleted', async () => {
    const store = await opened();
    await began(store, 'JUSTOVER', { over: 1000, touched: 1000 });
    await began(store, 'OVER2222', { over: 900, touched: 900 });
    await began(store, 'RUNNING2', { touched: 600, deadline: 5000 });
    await began(store, 'LEFT2222', { touched: 500, deadline: 5000 });
    await began(store, 'KEPT2222', { over: 1, closed: 301, touched: 1 });
    await began(store, 'GONE2222', { over: 1, closed: 300, touched: 1 });
    await began(store, 'DEMO2222', { over: 1, closed: 600, touched: 1 }, true);
    await store.create(facts('EMPTY222'), { ...state, touched: 301 }, []);
    await store.create(facts('NEVER222'), { ...state, touched: 300 }, []);
    const asked = { keys: ['questions:who?'], episodes: ['GONE2222'] };
    await store.keepAsked('long ago', asked, 400);
    await store.keepAsked('lately', nothingUsed, 1);
    await store.keepAsked('lately', asked, 401);
    const gone = await store.sweep({
      now: 2000,
      confirmed: true,
      over: 900,
      abandoned: 500,
      retainedSince: 300,
      demos: 700,
      hosts: 400,
      media: 0,
    });
    // Whoever has opened nothing for long is forgotten.
    expect(await store.askedBy('long ago')).toEqual(nothingUsed);
    expect(await store.askedBy('lately')).toEqual(asked);
    expect([...gone].sort()).toEqual(['DEMO2222', 'GONE2222', 'NEVER222']);
    for (const code of gone) expect(await store.episode(code)).toBeUndefined();
    expect(await store.entries('GONE2222')).toEqual([]);
    const closed = async (code: string) => (await store.episode(code))?.closed;
    expect(await closed('JUSTOVER')).toBe(0);
    expect(await closed('OVER2222')).toBe(2000);
    expect(await closed('RUNNING2')).toBe(0);
    expect(await store.episode('LEFT2222')).toMatchObject({ closed: 2000, over: 0, deadline: 0 });
    expect(await closed('KEPT2222')).toBe(301);
    expect(await store.due(9999, 9, 'me')).toEqual(['RUNNING2']);
  });

  test('an episode is deleted with everything about it', async () => {
    const store = await opened();
    const token = newToken('AAAAAAAA', 'host', -1, 1);
    await store.create(facts('AAAAAAAA'), { ...state, deadline: 5 }, [token.stored]);
    await store.append('AAAAAAAA', epochOf(await store.take('AAAAAAAA', 'me')), entry(0), {});
    await store.create(facts('BBBBBBBB'), state, []);
    expect(await store.remove('AAAAAAAA')).toBe(true);
    expect(await store.remove('AAAAAAAA')).toBe(false);
    expect(await store.token(token.stored.hash)).toBeUndefined();
    expect(await store.entries('AAAAAAAA')).toEqual([]);
    expect(await store.due(99, 9, 'me')).toEqual([]);
    expect(await store.episode('BBBBBBBB')).toBeDefined();
  });

  test('a picture is kept once, as long as a show has it or somebody has just used it, while there is room', async () => {
    const store = await opened();
    const picture = (hash: string, bytes = 3) => ({
      ...{ hash, type: 'image/webp', width: 8, height: 6, seconds: 0 },
      bytes: Buffer.alloc(bytes, hash),
    });
    for (const hash of ['shown', 'used', 'old', 'old'])
      expect(await store.keepMedium(picture(hash), 100, 12)).toBe(true);
    expect(await store.keepMedium(picture('late'), 100, 11)).toBe(false);
    expect(await store.mediaKept(['used', 'none'], 500)).toEqual(['used']);
    const media = [{ hash: 'shown', name: 'NAME', key: 'KEY' }];
    await store.create({ ...facts('SHOWN222'), media }, { ...state, touched: 1000 }, []);
    const times = { now: 2000, confirmed: true, over: 0, abandoned: 0, retainedSince: 0, demos: 0, hosts: 0 };
    await store.sweep({ ...times, media: 300 });
    expect([...(await store.mediaKept(['shown', 'used', 'old'], 100))].sort()).toEqual(['shown', 'used']);
    const named = await store.mediumNamed('SHOWN222', 'NAME');
    expect(named).toMatchObject({ type: 'image/webp', key: 'KEY' });
    expect(Buffer.from(named?.bytes ?? []).toString()).toBe('sho');
    expect(await store.mediumNamed('OTHER222', 'NAME')).toBeUndefined();
    await store.remove('SHOWN222');
    expect(await store.mediumNamed('SHOWN222', 'NAME')).toBeUndefined();
    await store.sweep({ ...times, media: 100 });
    expect(await store.mediaKept(['shown', 'used', 'old'], 100)).toEqual([]);
  });

  test('a token is exchanged for another', async () => {
    const store = await opened();
    const [old, fresh] = [newToken('AAAAAAAA', 'host', -1, 1), newToken('AAAAAAAA', 'host', -1, 2)];
    await store.create(facts('AAAAAAAA'), state, [old.stored]);
    await store.exchange('AAAAAAAA', old.stored.id, fresh.stored);
    expect(await store.token(old.stored.hash)).toBeUndefined();
    expect(await store.token(fresh.stored.hash)).toEqual(fresh.stored);
  });

  /** Three clocks that run: of an episode that nobody plays, of one that is played, of one that has passed. */
  const running = async () => {
    const store = await opened();
    for (const [code, deadline] of [
      ['NOBODY22', 9000],
      ['PLAYED22', 9000],
      ['PASSED22', 1000],
    ] as const)
      await store.create(facts(code), { ...state, deadline }, []);
    await store.renewLease('me', 60_000);
    await store.take('PLAYED22', 'me');
    await store.recordTime(4900);
    const deadlines = async () =>
      Promise.all(['NOBODY22', 'PLAYED22', 'PASSED22'].map(async code => (await store.episode(code))?.deadline));
    return { store, deadlines };
  };

  test.each([
    ['back', 2000, [6000, 9000, 1000]],
    ['a little ahead', 35_000, [39_000, 9000, 1000]],
  ])('a clock that jumps %s leaves what was left, once for however many notice', async (_, now, then) => {
    const { store, deadlines } = await running();
    await store.correctClocks(5000, now, false);
    expect(await deadlines()).toEqual(then);
    await store.correctClocks(5010, now + 10, false);
    expect(await deadlines()).toEqual(then);
    expect(await store.latestTime()).toBe(now);
  });

  test('after a jump far ahead the clocks wait for the host', async () => {
    const { store, deadlines } = await running();
    await store.correctClocks(5000, 500_000, true);
    expect(await deadlines()).toEqual([0, 9000, 1000]);
    expect(await store.episode('NOBODY22')).toMatchObject({ paused: 'host', left: 4000, epoch: 1 });
    expect(await store.episode('PASSED22')).toMatchObject({ paused: '' });
  });
});

test('in the file of SQLite nothing can be read of what was deleted', async () => {
  const folder = freshFolder();
  const store = await openedAt(await placeOn('SQLite', folder));
  const names = ['Qzanna', 'Qzbert'];
  const chairs = names.map(name => ({ name, robot: false, open: false, pledge: '', part: '' }));
  await store.create(facts('AAAAAAAA'), { ...state, chairs }, []);
  const has = (name: string) =>
    ['', '-wal'].some(end => readFileSync(join(folder, `${databaseFile}${end}`)).includes(name));
  expect(names.map(has)).toEqual([true, true]);
  await store.remove('AAAAAAAA');
  expect(names.map(has)).toEqual([false, false]);
});

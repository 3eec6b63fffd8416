import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { NotOwner } from '../../server/store/failures.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { assertDurable, databaseFile } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import type { EpisodeFacts } from '../../server/store/stored.ts';
import { newToken } from '../../server/tokens.ts';
import { keyFile, openVault } from '../../server/vault.ts';
import { databases, placeOn, postgres } from '../databases/databases.ts';
import { freshFolder } from '../rooms/playhouse.ts';
import { entry, epochOf, facts, openedAt, state } from './sample.ts';

describe('SQLite', () => {
  test('keeps a log ahead of its writes and syncs each commit', () => {
    const database = new Database(join(freshFolder(), databaseFile));
    assertDurable(database);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(database.pragma('synchronous', { simple: true })).toBe(2);
    database.close();
  });

  test('where commits cannot be made durable, the server does not start', () => {
    // A database in memory has no log to keep.
    const database = new Database(':memory:');
    expect(() => assertDurable(database)).toThrow('WAL');
    database.close();
  });
});

describe('Postgres', () => {
  test('where commits cannot be made durable, the server does not start', async () => {
    const address = await (await postgres()).database();
    await expect(openPostgres(`${address}&options=${encodeURIComponent('-c synchronous_commit=off')}`)).rejects.toThrow(
      'synchronous_commit = off',
    );
  });
});

describe.each(databases)('the store on %s', database => {
  const opened = async (): Promise<Store> => openedAt(await placeOn(database, freshFolder()));

  /** A store with one episode, taken by this process. */
  const withEpisode = async (code = 'AAAAAAAA', more: Partial<EpisodeFacts> = {}) => {
    const store = await opened();
    await store.create(facts(code, more), state, []);
    return { store, code, epoch: epochOf(await store.take(code, 'me')) };
  };

  test('what was written is there when the store is opened again', async () => {
    const place = await placeOn(database, freshFolder());
    const store = await openedAt(place);
    const token = newToken('AAAAAAAA', 'host', -1, 5);
    expect(await store.create(facts('AAAAAAAA'), state, [token.stored])).toBe(true);
    const epoch = epochOf(await store.take('AAAAAAAA', 'me'));
    await store.append('AAAAAAAA', epoch, entry(0), {
      phase: 'buzz',
      deadline: 1_800_000_060_000,
      sources: [{ name: 'seat:0', value: 'ff' }],
    });
    await store.change('AAAAAAAA', epoch, {
      settings: { ...state.settings, locked: true, clock: 60 },
      paused: 'host',
      left: 1234,
    });
    await store.close();
    const again = await openedAt(place);
    expect(await again.episode('AAAAAAAA')).toEqual({
      ...facts('AAAAAAAA'),
      ...state,
      phase: 'buzz',
      deadline: 1_800_000_060_000,
      sources: [{ name: 'seat:0', value: 'ff' }],
      settings: { ...state.settings, locked: true, clock: 60 },
      paused: 'host',
      left: 1234,
      entries: 1,
      owner: 'me',
      epoch,
    });
    expect(await again.entries('AAAAAAAA')).toEqual([entry(0)]);
    expect(await again.token(token.stored.hash)).toEqual(token.stored);
  });

  test('a code is given once', async () => {
    const { store } = await withEpisode();
    expect(await store.create(facts('AAAAAAAA', { title: 'Another' }), state, [])).toBe(false);
    expect((await store.episode('AAAAAAAA'))?.title).toBe('Ünïcode ✓');
    expect(await store.episode('BBBBBBBB')).toBeUndefined();
  });

  test('entries come back in order, each number once', async () => {
    const { store, code, epoch } = await withEpisode();
    await Promise.all([0, 1, 2, 3].map(seq => store.append(code, epoch, entry(seq), {})));
    await expect(store.append(code, epoch, entry(2, 'host:other'), {})).rejects.toThrow(NotOwner);
    await expect(store.append(code, epoch, entry(4, 'host:1'), {})).rejects.toThrow(NotOwner);
    await store.append(code, epoch, entry(4, null), {});
    await store.append(code, epoch, entry(5, null), {});
    expect((await store.entries(code)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
    expect((await store.episode(code))?.entries).toBe(6);
  });

  test('a process that was overtaken writes nothing more, and harms nobody who writes at the same moment', async () => {
    const { store, code, epoch } = await withEpisode();
    await store.create(facts('BBBBBBBB'), state, []);
    const other = epochOf(await store.take('BBBBBBBB', 'me'));
    const newer = epochOf(await store.take(code, 'somebody else'));
    expect(newer).toBeGreaterThan(epoch);
    const outcomes = await Promise.allSettled([
      store.append('BBBBBBBB', other, entry(0), {}),
      store.append(code, epoch, entry(0), { phase: 'stale', deadline: 7 }),
      store.change(code, epoch, { phase: 'stale', deadline: 7 }),
      store.append('BBBBBBBB', other, entry(1), {}),
      store.append(code, newer, entry(0), { phase: 'fresh' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await store.episode(code)).toMatchObject({ phase: 'fresh', deadline: 0, entries: 1 });
    expect(await store.entries('BBBBBBBB')).toHaveLength(2);
  });

  test('many rooms at once share their commits and lose nothing', async () => {
    const store = await opened();
    const codes = Array.from({ length: 40 }, (_, i) => `CODE${i}`);
    for (const code of codes) await store.create(facts(code), state, []);
    await Promise.all(
      codes.flatMap(code =>
        Array.from({ length: 25 }, (_, seq) => store.append(code, 0, entry(seq), { phase: `p${seq}` })),
      ),
    );
    for (const code of codes) {
      expect((await store.entries(code)).map(({ seq }) => seq)).toEqual(Array.from({ length: 25 }, (_, seq) => seq));
      expect((await store.episode(code))?.phase).toBe('p24');
    }
  });

  test('deadlines that have come are found, earliest first, and are gone when the clock stops', async () => {
    const { store, code, epoch } = await withEpisode();
    await store.create(facts('BBBBBBBB'), { ...state, deadline: 500 }, []);
    await store.append(code, epoch, entry(0), { deadline: 900 });
    expect(await store.due(499, 10, 'me')).toEqual([]);
    expect(await store.due(900, 10, 'me')).toEqual(['BBBBBBBB', code]);
    expect(await store.due(900, 1, 'me')).toEqual(['BBBBBBBB']);
    await store.change(code, epoch, { deadline: 400 });
    expect(await store.due(900, 10, 'me')).toEqual([code, 'BBBBBBBB']);
    await store.append(code, epoch, entry(1), { deadline: 0 });
    expect(await store.due(900, 10, 'me')).toEqual(['BBBBBBBB']);
    await store.append(code, epoch, entry(2), { phase: 'untouched' });
    expect(await store.due(9e15, 10, 'me')).toEqual(['BBBBBBBB']);
  });

  test('tokens are found by their hash alone until they are revoked', async () => {
    const { store, code } = await withEpisode();
    const made = [
      newToken(code, 'host', -1, 1),
      newToken(code, 'co-host', -1, 2),
      newToken(code, 'seat', 0, 3),
      newToken(code, 'seat', 1, 4),
    ];
    expect(new Set(made.map(({ token }) => token)).size).toBe(4);
    for (const { token, stored } of made) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(24);
      await store.addToken(stored);
    }
    expect((await store.tokens(code)).map(({ role, seat }) => [role, seat])).toEqual([
      ['host', -1],
      ['co-host', -1],
      ['seat', 0],
      ['seat', 1],
    ]);
    await store.revoke(code, { seat: 1 });
    await store.revoke(code, { id: made[1]?.stored.id ?? '' });
    expect((await store.tokens(code)).map(({ role }) => role)).toEqual(['host', 'seat']);
    expect(await store.token(made[3]?.stored.hash ?? '')).toBeUndefined();
  });

  test('lists: what is public and on, and the demo of a show', async () => {
    const store = await opened();
    await store.create(facts('PUBLIC22', { public: true, created: 1 }), state, []);
    await store.create(facts('PUBLIC33', { public: true, created: 2 }), state, []);
    await store.create(facts('PUBLOVER', { public: true, created: 3 }), { ...state, over: 9 }, []);
    await store.create(facts('DEMODEMO', { demo: true, robots: 'all' }), state, []);
    await store.create(facts('DEMOOVER', { demo: true, robots: 'all', created: 2e12 }), { ...state, over: 9 }, []);
    expect((await store.listed(10)).map(({ code }) => code)).toEqual(['PUBLIC33', 'PUBLIC22']);
    expect(await store.demo('lucky-numbers', '')).toBe('DEMODEMO');
    expect(await store.demo('six-dice', '')).toBeUndefined();
    const dealing = { host: 'demo de', wish: { language: 'de', categories: [], difficulties: [] } } as const;
    await store.create(facts('DEMODEDE', { demo: true, robots: 'all', dealing }), state, []);
    expect(await store.demo('lucky-numbers', 'demo de')).toBe('DEMODEDE');
    expect(await store.demo('lucky-numbers', '')).toBe('DEMODEMO');
    expect(await store.dealing('DEMODEDE')).toEqual(dealing);
    expect(await store.dealtTo('demo de', 5)).toEqual([
      { code: 'DEMODEDE', show: 'lucky-numbers', entries: 0, open: true },
    ]);
    await store.publish('PUBLOVER', 77);
    await store.publish('PUBLOVER', 99);
    expect((await store.episode('PUBLOVER'))?.closed).toBe(77);
  });

  test('a store that is closed fails, and says so', async () => {
    const { store, code, epoch } = await withEpisode();
    await store.check();
    await store.close();
    await expect(store.check()).rejects.toThrow('cannot write');
    await expect(store.append(code, epoch, entry(0), {})).rejects.toThrow('cannot write');
    await expect(store.episode(code)).rejects.toThrow('does not answer');
  });
});

describe('the vault', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);

  test('opens what it sealed, under the same name and with the same key only', () => {
    const folder = freshFolder();
    const vault = openVault(folder);
    const sealed = vault.seal(secret, 'AAAAAAAA');
    expect(sealed).not.toBe(vault.seal(secret, 'AAAAAAAA'));
    expect(openVault(folder).open(sealed, 'AAAAAAAA')).toEqual(secret);
    expect(() => vault.open(sealed, 'BBBBBBBB')).toThrow();
    expect(() => openVault(freshFolder()).open(sealed, 'AAAAAAAA')).toThrow();
  });

  test('keeps its key in a file that nobody else may read', () => {
    const folder = freshFolder();
    openVault(folder);
    expect(statSync(join(folder, keyFile)).mode & 0o777).toBe(0o600);
  });
});

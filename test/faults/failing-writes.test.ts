/** One write of many that share a commit fails, for every reason there is: the others stand, and no show pauses. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { NotOwner, StoreFailure } from '../../server/store/failures.ts';
import { migrate } from '../../server/store/migrations.ts';
import { assertDurable, databaseFile, kyselyOn, sqliteTrouble } from '../../server/store/sqlite.ts';
import { type Store, sqlStore } from '../../server/store/store.ts';
import { SeasonRefusal } from '../../server/store/stored.ts';
import type { Tables } from '../../server/store/tables.ts';
import { newToken } from '../../server/tokens.ts';
import { pick, seededLuck } from '../../shared/engine/robots.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { freshFolder, Playhouse, until } from '../rooms/playhouse.ts';
import { entry, facts, openedAt, state } from '../store/sample.ts';
import { sizes } from './sizes.ts';

const batch = 64;
const codeOf = (i: number) => `SHOW${String(i).padStart(4, '0')}`;

interface Place {
  readonly store: Store;
  readonly code: string;
  readonly seq: number;
}

const cyclic = (): object => {
  const self: { itself?: unknown } = {};
  self.itself = self;
  return self;
};

const token = newToken(codeOf(0), 'seat', 0, 1).stored;
const season = { name: 'autumn', title: '', show: 'lucky-numbers', host: 'ff', settings: {}, created: 1 };

/** Writes that the database or our own code refuses, each with the error that its caller gets. */
const reasons: Readonly<
  Record<
    string,
    { readonly write: (place: Place) => Promise<void>; readonly error: abstract new (...given: never) => Error }
  >
> = {
  'points of the audience of a show that was deleted': {
    write: ({ store }) =>
      store.saveFans('DELETED1', 1, [
        { id: 'a', name: 'Ann', points: 1, tickets: [], won: 0, volunteers: false, team: -1, settled: 0, listed: '' },
      ]),
    error: NotOwner,
  },
  'a link to a show that was deleted': {
    write: ({ store }) => store.addToken(newToken('DELETED1', 'seat', 0, 1).stored),
    error: NotOwner,
  },
  'a show that somebody else took over': {
    write: ({ store, code, seq }) => store.append(code, 99, entry(seq), {}),
    error: NotOwner,
  },
  'a show that is deleted already': {
    write: ({ store, seq }) => store.append('DELETED1', 0, entry(seq), {}),
    error: NotOwner,
  },
  'a column that may not be empty': {
    write: ({ store, code, seq }) => store.append(code, 0, entry(seq), { phase: null as never }),
    error: Error,
  },
  'a token that is there already': { write: ({ store }) => store.addToken(token), error: Error },
  'an entry that is no JSON': {
    write: ({ store, code, seq }) =>
      store.append(code, 0, { seq, id: null, entry: { by: 'host', do: 'ask', self: cyclic() } }, {}),
    error: TypeError,
  },
  'a season’s book that has gone on': {
    write: ({ store, code, seq }) =>
      store.append(
        code,
        0,
        entry(seq),
        {},
        {
          season: season.name,
          lines: () => {
            throw new SeasonRefusal();
          },
        },
      ),
    error: SeasonRefusal,
  },
  'a mistake in what reads the season’s book': {
    write: ({ store, code, seq }) =>
      store.append(
        code,
        0,
        entry(seq),
        {},
        {
          season: season.name,
          lines: ([first]) => [{ ...first!, seq: first!.seq }],
        },
      ),
    error: TypeError,
  },
};

describe.each(databases)('on %s', database => {
  test(`any one write of ${batch} fails alone, ${sizes.failingWrites} times`, async () => {
    const store = await openedAt(await placeOn(database, freshFolder()));
    await store.createSeason(season, null, { keys: [], episodes: [] }, []);
    for (let i = 0; i < batch; i++) await store.create(facts(codeOf(i)), state, i === 0 ? [token] : []);
    const written = Array.from({ length: batch }, () => 0);
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
    const luck = seededLuck(seed);
    for (let round = 0; round < sizes.failingWrites; round++) {
      const at = Math.floor(luck() * batch);
      const reason = pick(Object.keys(reasons), luck);
      const { write, error: expectedError } = reasons[reason]!;
      const outcomes = await Promise.allSettled(
        written.map((seq, i) =>
          i === at ? write({ store, code: codeOf(i), seq }) : store.append(codeOf(i), 0, entry(seq, null), {}),
        ),
      );
      const where = `seed ${seed}, round ${round}: ${reason}`;
      for (const [i, outcome] of outcomes.entries()) {
        if (i !== at) {
          expect(outcome.status, `${where}; write ${i}`).toBe('fulfilled');
          written[i]! += 1;
          continue;
        }
        const error = outcome.status === 'rejected' ? outcome.reason : undefined;
        expect(error, where).toBeInstanceOf(expectedError);
        expect(error, where).not.toBeInstanceOf(StoreFailure);
      }
    }
    for (const [i, count] of written.entries()) {
      expect((await store.episode(codeOf(i)))?.entries).toBe(count);
      expect((await store.entries(codeOf(i))).map(({ seq }) => seq)).toEqual(
        Array.from({ length: count }, (_, seq) => seq),
      );
    }
    expect((await store.season(season.name))?.lines).toEqual([]);
  });
});

test('a connection that is cut off in the middle of a batch costs none of its writes', async () => {
  const place = await placeOn('Postgres', freshFolder());
  const store = await openedAt(place);
  await store.createSeason(season, null, { keys: [], episodes: [] }, []);
  const codes = Array.from({ length: batch }, (_, i) => codeOf(i));
  for (const code of codes) await store.create(facts(code), state, []);
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  for (let seq = 0; seq < 5; seq++) {
    let cuts = 1;
    const lines = () => {
      if (cuts-- > 0)
        execFileSync(join(process.env.POSTGRES_BIN ?? '', 'psql'), [place.env.DATABASE_URL ?? '', '-qc', cut]);
      return [];
    };
    await Promise.all(
      codes.map((code, i) =>
        store.append(code, 0, entry(seq), {}, i === 31 ? { season: season.name, lines } : undefined),
      ),
    );
  }
  for (const code of codes) expect(await store.entries(code)).toHaveLength(5);
});

test('a write for which the disk has no room fails alone', async () => {
  const folder = freshFolder();
  const database = new Database(join(folder, databaseFile));
  assertDurable(database);
  const db = kyselyOn<Tables>(database);
  await migrate(db as unknown as Kysely<unknown>);
  const store = sqlStore(db, { clock: sql<number>`0`, troubleOf: sqliteTrouble });
  const codes = Array.from({ length: batch }, (_, i) => codeOf(i));
  for (const code of codes) await store.create(facts(code), state, []);
  database.pragma(`max_page_count = ${Number(database.pragma('page_count', { simple: true })) + 100}`);
  const outcomes = await Promise.allSettled(
    codes.map((code, i) =>
      store.append(
        code,
        0,
        i === 40 ? { seq: 0, id: null, entry: { by: 'host', do: 'ask', text: 'x'.repeat(2_000_000) } } : entry(0),
        {},
      ),
    ),
  );
  expect(outcomes.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([40]);
  expect(outcomes[40]).toMatchObject({ reason: expect.any(StoreFailure) });
  await store.close();
});

test('a show whose audience is deleted under it stops no other show', async () => {
  let store: Store | undefined;
  const house = await Playhouse.open({
    store: given => {
      store = given;
      return given;
    },
  });
  const made = await house.make({ show: 'six-dice', seats: 2 });
  const desk = await house.host(made);
  await house.join(made.code, { as: 'play', name: 'Ann' });
  await house.join(made.code, { as: 'play', name: 'Ben' });
  const lost = store!.saveFans('DELETED1', 1, [
    { id: 'a', name: 'Ann', points: 1, tickets: [], won: 0, volunteers: false, team: -1, settled: 0, listed: '' },
  ]);
  const [reply, outcome] = await Promise.all([desk.move('start'), Promise.allSettled([lost])]);
  expect(outcome[0]?.status).toBe('rejected');
  expect(reply).toMatchObject({ ok: true });
  await until(() => desk.state.phase === 'roll', 'the start');
  expect(house.live(made.code).state.paused).toBe('');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchMaker } from 'colyseus';
import { expect, test } from 'vitest';
import { StoreFailure } from '../../server/store/failures.ts';
import { databaseFile, openSqlite } from '../../server/store/sqlite.ts';
import { closeCode } from '../../shared/engine/protocol.ts';
import { databases, placeOn } from '../databases/databases.ts';
import { fixedDice, freshFolder, Playhouse, until } from './playhouse.ts';
import { storeThrough } from './store-through.ts';

test.each(databases)(
  'after a restart every show is where it was: seats, host, clock, view, and the same dice (%s)',
  async database => {
    const folder = freshFolder();
    const place = await placeOn(database, folder);
    const source = () => fixedDice(11);
    const before = await Playhouse.open({ folder, place, source });
    const made = await before.make({ show: 'lucky-numbers', options: { judging: 'auto' }, clock: 120, name: 'Monday' });
    const idle = await before.make({ show: 'six-dice', seats: 3 });
    const host = await before.host(made);
    const ann = await before.join(made.code, { as: 'play', name: 'Ann' });
    const ben = await before.join(made.code, { as: 'play', name: 'Ben' });
    const coHost = await host.tell({ do: 'co-host' });
    for (const move of ['start', 'open-game', 'ask']) await host.move(move);
    await ann.move('buzz', { number: 33 }, 'mine');
    await ben.sees(4);
    const { view, state, token } = { view: ben.view, state: ben.state, token: ben.token };
    await before.app.close();
    await until(() => [host, ann, ben].every(({ left }) => left === 4001), 'everybody to be told');

    const after = await Playhouse.open({ folder, place, source });
    const benAgain = await after.join(made.code, { as: 'play', token });
    expect(benAgain.seat).toBe(1);
    expect(benAgain.view).toEqual(view);
    expect(benAgain.state).toMatchObject({
      deadline: state.deadline,
      clock: 120,
      commit: state.commit,
      title: 'Monday',
      // What happened is history after a restart: it has no time any more.
      cues: JSON.stringify({ ...JSON.parse(state.cues), time: undefined }),
      entries: 4,
    });
    const annAgain = await after.join(made.code, { as: 'play', token: ann.token });
    // The answer to her move was perhaps lost; sent again, it counts once.
    expect(await annAgain.move('buzz', { number: 33 }, 'mine')).toEqual({ ok: true, entry: 3 });
    const hostAgain = await after.host(made);
    expect(hostAgain.own.undo).toMatchObject({ entry: { by: 0, do: 'buzz' } });
    if (!coHost.ok) throw new Error('no co-host');
    await after.join(made.code, { as: 'host', token: coHost.link?.split('#')[1] ?? '' });
    expect(await benAgain.move('buzz', { number: 66 })).toMatchObject({ ok: true, entry: 4 });
    await until(() => hostAgain.view.phase === 'answer', 'the show to go on');
    expect((await after.get(`/api/episodes/${idle.code}`)).body).toMatchObject({ show: 'six-dice', phase: 'lobby' });
  },
);

test('a deadline that passed while the server was down fires when it is back', async () => {
  const folder = freshFolder();
  let now = 1_800_000_000_000;
  const before = await Playhouse.open({ folder, now: () => now });
  const made = await before.make({ show: 'lucky-numbers', options: { judging: 'auto' }, clock: 60 });
  const host = await before.host(made);
  for (const name of ['Ann', 'Ben']) await before.join(made.code, { as: 'play', name });
  for (const move of ['start', 'open-game', 'ask']) await host.move(move);
  await before.app.close();
  now += 600_000;
  const after = await Playhouse.open({ folder, now: () => now });
  await until(() => after.app.rooms.get(made.code)?.live.episode.entries.length === 4, 'the deadline');
  expect(after.live(made.code).episode.entries[3]).toMatchObject({ by: 'clock', do: 'expire' });
});

test('robots that play by themselves go on after a restart as soon as somebody watches', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder, source: () => fixedDice(2) });
  const made = await before.make({ show: 'lucky-numbers', robots: true, pace: 5 });
  await until(() => before.live(made.code).episode.entries.length >= 10, 'ten entries');
  await before.app.close();
  const after = await Playhouse.open({ folder, source: () => fixedDice(2) });
  expect(after.app.rooms.get(made.code)).toBeUndefined();
  await after.join(made.code, { as: 'watch' });
  await until(() => after.live(made.code).over, 'the end');
  expect((await after.get(`/api/episodes/${made.code}`)).body).toMatchObject({ phase: 'over' });
});

test('neither tokens nor seeds can be read in the database', async () => {
  const folder = freshFolder();
  const house = await Playhouse.open({ folder });
  const made = await house.make({ show: 'lucky-numbers', robots: true, pace: 0 });
  await until(() => house.live(made.code).over, 'the end');
  await house.live(made.code).close();
  const { body } = await house.get(`/api/episodes/${made.code}/record`, made.token);
  const { seed } = body as { seed: string };
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  await house.app.close();
  const bytes = readFileSync(join(folder, databaseFile));
  expect(bytes.includes(made.code)).toBe(true);
  for (const secret of [made.token, seed]) expect(bytes.includes(secret)).toBe(false);
  expect(bytes.includes(Buffer.from(seed, 'hex'))).toBe(false);
});

/** A disk that can be pulled out. */
class Disk {
  gone = false;
  readonly of = storeThrough((name, pass) =>
    this.gone && name !== 'close' ? Promise.reject(new StoreFailure('pulled out')) : pass(),
  );
}

test.each(databases)(
  'a store that fails pauses the show, accepts nothing from memory, and it goes on when it is back (%s)',
  async database => {
    const disk = new Disk();
    const folder = freshFolder();
    const house = await Playhouse.open({ folder, place: await placeOn(database, folder), store: disk.of });
    const { host, ann, ben } = await house.asked();
    disk.gone = true;
    expect(await ann.move('buzz', { number: 1 }, 'again')).toMatchObject({ ok: false, code: 'store' });
    await until(() => [host, ann, ben].every(({ state }) => state.paused === 'store'), 'everybody to be told');
    expect(ben.state.entries).toBe(3);
    expect(await host.move('undo')).toMatchObject({ ok: false, code: 'store' });
    expect((await house.get('/readyz')).status).toBe(503);
    disk.gone = false;
    await until(() => ben.state.paused === '', 'the show to go on');
    expect(await ann.move('buzz', { number: 1 }, 'again')).toEqual({ ok: true, entry: 3 });
    await ben.sees(4);
    expect((await house.get('/readyz')).status).toBe(200);
  },
);

test('an episode that another process has taken is played there only', async () => {
  const folder = freshFolder();
  const house = await Playhouse.open({ folder });
  const { made, host } = await house.gather({ show: 'lucky-numbers' });
  const elsewhere = await openSqlite(folder);
  // As if this process had given no sign of life for too long.
  await elsewhere.endLease(house.app.owner);
  expect(await elsewhere.take(made.code, 'another process')).toHaveProperty('epoch');
  await elsewhere.close();
  // The answer may get lost with the socket; an effect it never has.
  expect(await host.move('start').catch(() => ({ ok: false }))).toMatchObject({ ok: false });
  await until(() => host.left === 4102, 'the host to be sent on');
  const again = await house.host(made);
  expect(again.state.entries).toBe(0);
  expect(await again.move('start')).toEqual({ ok: true, entry: 0 });
});

/** Clocks of a server that can be set ahead together. */
const clocks = () => {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    steady: () => performance.now() + ahead,
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
};

test('a process that lost the store leaves others their shows for a moment, because they lost it too', async () => {
  const disk = new Disk();
  const folder = freshFolder();
  const time = clocks();
  const house = await Playhouse.open({ folder, store: disk.of, now: time.now, steady: time.steady });
  const [own, theirs] = [await house.make({ show: 'six-dice' }), await house.make({ show: 'six-dice' })];
  const elsewhere = await openSqlite(folder);
  const taken = await elsewhere.take(theirs.code, 'another process');
  const host = await house.host(own);
  disk.gone = true;
  await until(() => host.state.paused === 'store', 'the host to be told');
  disk.gone = false;
  await until(() => host.state.paused === '', 'the show to go on');
  // The other process has no row any more, as after an outage of minutes.
  await expect(house.host(theirs)).rejects.toThrow();
  expect({ epoch: (await elsewhere.episode(theirs.code))?.epoch }).toEqual(taken);
  time.pass(5000);
  expect((await house.host(theirs)).state.code).toBe(theirs.code);
  await elsewhere.close();
});

test('time in which the store was asked and gave no answer is nobody’s', async () => {
  const time = clocks();
  let fail: (() => void) | undefined;
  let hangs = false;
  const store = storeThrough((name, pass) => {
    if (!hangs || name === 'close') return pass();
    if (name !== 'append') return Promise.reject(new StoreFailure('hangs'));
    return new Promise((_, reject) => {
      fail = () => reject(new StoreFailure('no answer'));
    });
  });
  const house = await Playhouse.open({ store, now: time.now, steady: time.steady });
  const made = await house.make({ show: 'six-dice', clock: 30 });
  const host = await house.host(made);
  const [ann] = [await house.join(made.code, { as: 'play', name: 'Ann' })];
  await house.join(made.code, { as: 'play', name: 'Ben' });
  await host.move('start');
  await until(() => ann.own.legal.some(({ do: move }) => move === 'roll'), 'Ann to be asked');
  const { shows } = ann;
  time.pass(20_000);
  hangs = true;
  const asked = ann.move('roll', {}, 'first');
  await until(() => fail !== undefined, 'the move to be written');
  // Longer than what was left.
  time.pass(15_000);
  fail?.();
  expect(await asked).toMatchObject({ ok: false, code: 'store' });
  hangs = false;
  await until(() => ann.state.paused === '', 'the show to go on');
  const left = ann.state.deadline - time.now();
  expect(left).toBeGreaterThan(5000);
  expect(left).toBeLessThanOrEqual(10_000 + shows);
  expect(await ann.move('roll', {}, 'first')).toEqual({ ok: true, entry: 1 });
});

test('a show that could not be brought back because the store took no sign of life is tried again soon', async () => {
  const folder = freshFolder();
  const time = clocks();
  const before = await Playhouse.open({ folder, now: time.now, steady: time.steady });
  const made = await before.make({ show: 'six-dice', seats: 2, clock: 15 });
  const { code } = made;
  for (const name of ['Ann', 'Ben']) await before.join(code, { as: 'play', name });
  await (await before.host(made)).move('start');
  await before.app.close();
  // Its clock ends while no server runs.
  time.pass(60_000);
  let asks = 0;
  const store = storeThrough((name, pass) =>
    name === 'renewLease' && asks++ === 0 ? Promise.reject(new StoreFailure('no answer')) : pass(),
  );
  const { now, steady } = time;
  const house = await Playhouse.open({ folder, store, now, steady, timing: { renewal: 50 } });
  expect([asks, house.app.rooms.get(code)]).toEqual([1, undefined]);
  let passed = 0;
  const back = () => {
    if (passed < 15_000) time.pass(50);
    passed += 50;
    return house.app.rooms.get(code) !== undefined;
  };
  await until(back, 'the show to be back');
});

test('a room that leaves waits for nobody who reserved a place in it, and its show comes back', async () => {
  const house = await Playhouse.open();
  const { made } = await house.gather({ show: 'six-dice' });
  const { rooms } = house.app;
  // Longer than any test.
  matchMaker.getLocalRoomById(made.code).seatReservationTimeout = 1e6;
  expect(await house.post(`/matchmake/joinById/${made.code}`, { as: 'watch' })).toMatchObject({ status: 200 });
  rooms.get(made.code)?.retire(closeCode.moved);
  expect(await rooms.ensure(made.code)).toBe('here');
  await house.join(made.code, { as: 'watch' });
});

test('a show that is asked for while its room is being closed waits until the room is gone', async () => {
  const house = await Playhouse.open();
  const { rooms } = house.app;
  const [{ code }, other] = [await house.make({ show: 'six-dice' }), await house.make({ show: 'six-dice' })];
  const closed = Promise.withResolvers<void>();
  rooms.leaving.add(code, closed.promise);
  const back = rooms.ensure(code);
  // As long as it takes to bring back another one.
  await rooms.ensure(other.code);
  expect(rooms.get(code)).toBeUndefined();
  closed.resolve();
  expect(await back).toBe('here');
});

import { expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { freshFolder, Playhouse, until } from './playhouse.ts';

/** A clock on the wall that somebody sets, and time that only goes on. */
class Clocks {
  wall = 1_800_000_000_000;
  steady = 5000;
  readonly now = () => this.wall;
  readonly time = () => this.steady;

  pass(seconds: number): void {
    this.wall += seconds * 1000;
    this.steady += seconds * 1000;
  }

  /** By that many seconds, in no time. */
  set(seconds: number): void {
    this.wall += seconds * 1000;
  }
}

const hour = 3600;
const timing = { away: 365 * 24 * hour * 1000, idle: 365 * 24 * hour * 1000 };

const open = (clocks: Clocks, folder: string, idle = timing.idle) =>
  Playhouse.open({ folder, now: clocks.now, steady: clocks.time, timing: { ...timing, idle } });

/** Both contestants owe a number, by a clock of 60 seconds or another. */
const owing = async (clock = 60, idle?: number) => {
  const [clocks, folder] = [new Clocks(), freshFolder()];
  const house = await open(clocks, folder, idle);
  const { made, host, ann, ben } = await house.asked({ show: 'lucky-numbers', options: { judging: 'auto' }, clock });
  await ben.sees(3);
  return { clocks, folder, house, made, host, ann, ben };
};

test.each([
  ['back by a second', -1],
  ['back by an hour', -hour],
  ['back by ten years', -87_600 * hour],
  ['ahead by 59 seconds', 59],
])('a clock that is set %s gives nobody more time or less', async (_, seconds) => {
  const { clocks, ann, ben } = await owing();
  clocks.pass(20);
  clocks.set(seconds);
  await until(() => ben.state.deadline === clocks.wall + 40_000, 'the deadline to be put right');
  expect(ben.state.paused).toBe('');
  clocks.pass(39);
  expect(await ann.move('buzz', { number: 5 })).toMatchObject({ ok: true });
  await ben.sees(4);
  expect(ben.state).toMatchObject({ deadline: clocks.wall + 1000, waiting: [1] });
  clocks.pass(1.1);
  await until(() => ben.view.phase === 'answer', 'the deadline');
});

test('a clock that is set far ahead pauses the show for the host, with the time that was left', async () => {
  const { clocks, ann, ben, host } = await owing();
  clocks.pass(20);
  clocks.set(5 * hour);
  await until(() => ben.state.paused === 'host', 'the pause');
  expect(ben.state).toMatchObject({ entries: 3, deadline: 0, phase: 'buzz' });
  expect(await ann.move('buzz', { number: 5 })).toMatchObject({ ok: false, code: 'paused' });
  expect(await host.tell({ do: 'resume' })).toEqual({ ok: true });
  await until(() => ben.state.deadline === clocks.wall + 40_000, 'the clock to go on');
});

test('a move right after the jump, before anything noticed it, is judged by the time that really passed', async () => {
  const { clocks, ann, ben } = await owing();
  clocks.pass(50);
  clocks.set(-hour);
  expect(await ann.move('buzz', { number: 5 })).toMatchObject({ ok: true });
  await ben.sees(4);
  expect(ben.state.deadline).toBe(clocks.wall + 10_000);
  clocks.set(50);
  expect(await ben.move('buzz', { number: 6 })).toMatchObject({ ok: true });
  await until(
    () => ben.view.phase === 'answer' && ben.state.deadline === clocks.wall + ben.shows + 60_000,
    'a fresh clock',
  );
});

test('more time that the host gives counts from what was left', async () => {
  const { clocks, ben, host } = await owing();
  clocks.pass(50);
  clocks.set(-hour);
  expect(await host.tell({ do: 'extend', seconds: 100 })).toEqual({ ok: true });
  await until(() => ben.state.deadline === clocks.wall + 110_000, 'more time');
});

test('a deadline that really passed passes, however the clock is set', async () => {
  const { clocks, ben } = await owing();
  clocks.pass(61);
  clocks.set(-hour);
  await until(() => ben.view.phase === 'ready' && ben.state.entries === 4, 'the deadline');
});

/** The same by the day, with nobody there and the room out of memory. */
const asleep = async () => {
  const given = await owing(86_400, 1000);
  for (const guest of [given.host, given.ann, given.ben]) await guest.leave();
  given.clocks.pass(2);
  await until(() => given.house.app.rooms.get(given.made.code) === undefined, 'the room to leave memory');
  const deadlineOf = async () =>
    (await given.house.get(`/api/episodes/${given.made.code}`)).body as {
      deadline: number;
      paused: string;
      entries: number;
    };
  const deadline = (wanted: number) => expect.poll(async () => (await deadlineOf()).deadline).toBe(wanted);
  return { ...given, told: deadlineOf, deadline };
};

test('by the day, with nobody there, a clock that is set back gives nobody more time', async () => {
  const { clocks, house, made, deadline } = await asleep();
  clocks.pass(hour);
  clocks.set(-10 * hour);
  await deadline(clocks.wall + (23 * hour - 2) * 1000);
  clocks.pass(23 * hour);
  await until(() => house.app.rooms.get(made.code)?.live.episode.entries.length === 4, 'the deadline');
});

test('by the day, with nobody there, a clock that is set far ahead pauses for the host instead of expiring', async () => {
  const { clocks, house, made, told } = await asleep();
  clocks.pass(hour);
  clocks.set(1000 * hour);
  const host = await house.host(made);
  expect(host.state).toMatchObject({ paused: 'host', entries: 3, deadline: 0 });
  expect(await host.tell({ do: 'resume' })).toEqual({ ok: true });
  await until(() => host.state.deadline === clocks.wall + (23 * hour - 2) * 1000, 'what was left');
  expect((await told()).entries).toBe(3);
});

test('a clock that went back while the server was down gives nobody more time', async () => {
  const { clocks, folder, house, made, host, ann, ben } = await owing(86_400);
  for (const guest of [host, ann, ben]) await guest.leave();
  clocks.pass(12 * hour);
  // The latest sign of life holds the time.
  const store = await openSqlite(folder);
  await expect.poll(() => store.latestTime()).toBe(clocks.wall);
  await store.close();
  await house.app.close();
  clocks.set(-100 * hour);
  const after = await open(clocks, folder);
  const back = await after.host(made);
  expect(back.state).toMatchObject({ deadline: clocks.wall + 12 * hour * 1000, paused: '', entries: 3 });
});

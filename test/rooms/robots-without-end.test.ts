import { expect, test, vi } from 'vitest';
import { maxRobotEntries } from '../../server/context.ts';
import { Playhouse, until } from './playhouse.ts';

const endless = { show: 'six-dice', robots: true, seats: 8, options: { target: 1_000_000 } };

/** A clock that only this test moves. */
const steadyClock = () => {
  let time = 1e6;
  return {
    steady: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

/** From somewhere else than this machine. */
const stranger = { 'X-Forwarded-For': '198.51.100.7' };

test('robots play while somebody watches, and no longer', async () => {
  const { steady, pass } = steadyClock();
  const house = await Playhouse.open({ steady, now: () => Date.now(), timing: { looked: 1000, idle: 1000 } });
  const { code } = await house.make({ ...endless, pace: 1 });
  pass(500);
  const live = house.live(code);
  await until(() => live.episode.entries.length > 20, 'the first moves');
  // One move may be under way when time is up. The room may leave memory at once: what it played is looked at here.
  const stood = live.episode.entries.length;
  pass(2000);
  pass(1100);
  await until(() => house.app.rooms.get(code) === undefined, 'the room to leave memory');
  const { entries } = (await house.get(`/api/episodes/${code}`)).body as { entries: number };
  expect(entries - stood).toBeLessThanOrEqual(1);
  // Nor does it come back by itself.
  pass(5000);
  const due = vi.spyOn(house.app.context.store, 'due');
  await until(() => due.mock.calls.length > 1, 'the server to look which shows go on');
  expect(house.app.rooms.get(code)).toBeUndefined();
  const viewer = await house.join(code, { as: 'watch' });
  await until(() => viewer.state.entries > entries, 'the show to go on');
});

test('a show that robots play is ended by their host after so many entries', async () => {
  const house = await Playhouse.open({ mostEntries: 60 });
  const { code } = await house.make({ ...endless, pace: 0 });
  await until(() => house.live(code).over, 'the end');
  const { entries } = house.live(code).episode;
  expect(entries).toHaveLength(61);
  expect(entries.at(-1)).toMatchObject({ by: 'host', do: 'end' });
  expect(maxRobotEntries).toBeLessThanOrEqual(2000);
});

test('the clock of a show of robots stands still while nobody watches', async () => {
  const { steady, pass } = steadyClock();
  const house = await Playhouse.open({ steady, now: () => steady(), timing: { looked: 1000, idle: 60_000 } });
  const { code } = await house.make({ ...endless, pace: 60_000, clock: 30 });
  const live = house.live(code);
  await live.move('host', { id: null, do: 'start' });
  expect(live.state.deadline).toBeGreaterThan(0);
  pass(2000);
  await until(() => live.state.paused === 'away', 'the clock to stand still');
  await house.join(code, { as: 'watch' });
  await until(() => live.state.paused === '', 'the clock to go on');
});

test('strangers make a limited number of robot shows an hour, and none that plays too fast to follow', async () => {
  const house = await Playhouse.open({ limits: { robots: 3 } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) {
    const { status, body } = await house.post('/api/episodes', { ...endless, pace: 0 }, stranger);
    statuses.push(status);
    if (status === 201) expect(house.live((body as { code: string }).code).facts.pace).toBe(250);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  // Shows of people are another matter.
  expect((await house.post('/api/episodes', { show: 'six-dice' }, stranger)).status).toBe(201);
});

test('twenty qualifyings with a thousand robots each do not keep a human waiting', async () => {
  const house = await Playhouse.open();
  const { host: desk, ann, ben } = await house.gather({ show: 'six-dice', seats: 2 });
  await desk.move('start');
  const pack = { ask: 'How many steps?', answer: 1665 };
  const codes: string[] = [];
  for (let i = 0; i < 20; i++)
    codes.push((await house.make({ show: 'qualifying', robots: true, seats: 1000, pace: 0, pack })).code);
  const played = () => codes.reduce((sum, code) => sum + house.live(code).episode.entries.length, 0);
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    const from = performance.now();
    const player = desk.view.board.turn === 0 ? ann : ben;
    const { legal } = player.own;
    await player.move(legal.some(({ do: move }) => move === 'bank') ? 'bank' : 'roll');
    times.push(performance.now() - from);
    await desk.caughtUp();
    const before = played();
    await until(() => played() > before || codes.every(code => house.live(code).over), 'the robots to move');
  }
  const entries = codes.map(code => house.live(code).episode.entries.length);
  const middle = times.toSorted((a, b) => a - b)[30] ?? 0;
  console.log(
    `a human's move among 20,000 robots: p50 ${middle.toFixed(1)} ms, p95 ${times.toSorted((a, b) => a - b)[57]?.toFixed(1)} ms; they made ${entries.reduce((a, b) => a + b)} moves`,
  );
  expect(Math.min(...entries)).toBeGreaterThan(0);
  expect(middle).toBeLessThan(50);
});

import { expect, test } from 'vitest';
import { seededLuck } from '../../shared/engine/robots.ts';
import { takenHome } from '../../shared/engine/taken-home.ts';
import { shows } from '../../shared/shows/loaded.ts';
import type { SixDiceState } from '../../shared/shows/six-dice/game.ts';
import { hotDice } from '../../shared/shows/six-dice/scoring.ts';
import { fixedDice, Playhouse, until } from './playhouse.ts';

const packs: Readonly<Record<string, object>> = { qualifying: { pack: { ask: 'How many steps?', answer: 1665 } } };

test.each(shows.map(({ name }) => name))('robots host and play a whole show of %s by themselves', async show => {
  const house = await Playhouse.open();
  const made = await house.make({ show, robots: true, pace: 0, ...packs[show] });
  await until(() => house.live(made.code).over, `${show} to be over`);
  const { episode } = house.live(made.code);
  expect(episode.state.result).not.toBeNull();
  // The API says what a seat takes home, including the bonus, as every page does.
  const { body } = await house.get(`/api/episodes/${made.code}`);
  const scores = (body as { readonly seats: readonly { readonly score: number }[] }).seats.map(({ score }) => score);
  expect(scores).toEqual(takenHome(episode.view('audience')));
});

test('robots play at three strengths, and true is middle', async () => {
  const house = await Playhouse.open();
  const strengthsOf = async (wish: object) => {
    const made = await house.make({ show: 'six-dice', pace: 60_000, ...wish });
    await house.host(made);
    const { facts, state } = house.live(made.code);
    return [facts.robots, ...new Set(state.chairs.map(({ strength }) => strength ?? 'middle'))];
  };
  expect(await strengthsOf({ robots: true })).toEqual(['all', 'middle']);
  for (const robots of ['easy', 'middle', 'full']) expect(await strengthsOf({ robots })).toEqual(['all', robots]);
  expect(await strengthsOf({ robots: 'seats', strength: 'full' })).toEqual(['seats', 'full']);
  const refused = await house.post('/api/episodes', { show: 'six-dice', robots: 'hardest' });
  expect(refused.status).toBe(400);
});

test('robots of full strength play a whole show by the odds, reckoned beside the rooms', async () => {
  const house = await Playhouse.open({ source: () => fixedDice(3), luck: seededLuck(3) });
  const options = { rules: 'hot-dice', target: 2000 };
  const { code } = await house.make({ show: 'six-dice', options, robots: 'full', pace: 0 });
  await until(() => house.live(code).over, 'the end');
  // A robot of middle strength holds all that scores, always.
  const holds = house.live(code).episode.standing.flatMap(({ entry, before }) => {
    if (entry.do !== 'hold') return [];
    const { dice, options } = before.state as SixDiceState;
    return [{ held: entry.dice, all: hotDice(dice, options.house).places }];
  });
  expect(holds.some(({ held, all }) => `${held}` !== `${all}`)).toBe(true);
});

test('a host rehearses with robots in the seats; a player who joins in the lobby replaces a robot', async () => {
  const house = await Playhouse.open();
  const made = await house.make({ show: 'lucky-numbers', options: { judging: 'auto' }, robots: 'seats', pace: 0 });
  const host = await house.host(made);
  expect(host.state.seats.map(({ name, connected }) => [name, connected])).toEqual([
    ['Ada', true],
    ['Bolt', true],
  ]);
  const ann = await house.join(made.code, { as: 'play', name: 'Ann', seat: 1 });
  expect(ann.seat).toBe(1);
  for (const move of ['start', 'open-game', 'ask']) expect(await host.move(move)).toMatchObject({ ok: true });
  await until(() => ann.state.waiting.length === 1 && ann.state.waiting[0] === 1, 'the robot’s number');
  expect(await ann.move('buzz', { number: 50 })).toMatchObject({ ok: true });
  await until(() => ann.view.phase !== 'buzz', 'both numbers');
});

test('there is one demo of a show; it stands still while nobody watches, and a new one follows it', async () => {
  const house = await Playhouse.open({ timing: { demoPace: 0, idle: 200 } });
  const demos = await Promise.all(Array.from({ length: 5 }, () => house.get('/api/demo/lucky-numbers')));
  const codes = new Set(demos.map(({ body }) => (body as { code: string }).code));
  expect(codes.size).toBe(1);
  const [code = ''] = codes;
  expect((await house.get(`/api/episodes/${code}`)).body).toMatchObject({ entries: 0, phase: 'lobby', robots: true });
  const viewer = await house.join(code, { as: 'watch' });
  await until(() => viewer.state.entries > 5, 'the show to run');
  await viewer.leave();
  await until(() => house.app.rooms.get(code) === undefined, 'the room to leave memory');
  const stood = (await house.get(`/api/episodes/${code}`)).body as { entries: number; over: boolean };
  expect(stood.over).toBe(false);
  expect((await house.get('/api/demo/lucky-numbers')).body).toEqual({ code });
  const again = await house.join(code, { as: 'watch' });
  expect(again.state.entries).toBeGreaterThanOrEqual(stood.entries);
  await until(() => again.state.phase === 'over', 'the end');
  const { body } = await house.get('/api/demo/lucky-numbers');
  expect((body as { code: string }).code).not.toBe(code);
  expect((await house.get('/api/demo/no-such-show')).status).toBe(404);
});

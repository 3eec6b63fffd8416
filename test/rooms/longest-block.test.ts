/**
 * How long the loop that serves everybody stands still for one request, at the worst: every route, on the largest shows that
 * the limits allow.
 */
import { matchMaker } from 'colyseus';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { Receiver } from '../forum/receiver.ts';
import {
  bringSeason,
  largestShows,
  lastRoutesOf,
  lastRoutesOfSeason,
  makeLargest,
  makeRunning,
  operatorToken,
  routesOf,
  routesOfRunning,
  routesOfSeason,
  routesOfSite,
  withSeat,
} from './largest.ts';
import { longest, tell, worstOf } from './longest-turn.ts';
import { Playhouse, until } from './playhouse.ts';

test.each(Object.keys(largestShows))('no request on %s stops the loop for long', async what => {
  const timing = { idle: 1, away: 1e9, looked: 1 };
  const house = await Playhouse.open({ timing, limits: { post: 1000 }, operatorToken });
  const { made, entries } = await makeLargest(house, what);
  await house.told(made.code);
  // The page of pictures and the thread of records are loaded once.
  const small = await house.make({ show: 'six-dice', seats: 2 });
  await house.app.rooms.ensure(small.code);
  await house.live(small.code).seats.sit('Ann', 0);
  await house.live(small.code).seats.sit('Ben', 1);
  for (const move of ['start', 'end']) await house.live(small.code).move('host', { id: null, do: move, winner: -1 });
  await house.told(small.code);
  await worstOf(house, [...routesOf(await withSeat(house, small), 1), ...routesOfSite(small.code)]);
  const asks = [...routesOf(made, entries), ...routesOfSite(made.code), ...lastRoutesOf(made)];
  const here = await worstOf(house, asks);
  tell(`${what}, ${entries} entries`, here);
  expect(here[0]?.[0], here[0]?.[1]).toBeLessThanOrEqual(longest);
});

test('no request on a long show that goes on stops the loop: calendars, reports, hooks, notices, places, new links', async () => {
  // Who was cut off comes back while the room is in memory.
  const [receiver, timing] = [await Receiver.open(), { idle: 60_000, away: 1e9, looked: 1, reconnect: 60_000 }];
  const mail = { url: 'smtp://127.0.0.1:9', from: 'boxcars@example.org' };
  const reminders = { anywhere: true, every: 3_600_000, timeout: 60_000, mail };
  const house = await Playhouse.open({ timing, limits: { post: 1000 }, operatorToken, reminders });
  const { made, entries } = await makeRunning(house);
  const authority = { Authorization: `Bearer ${made.token}` };
  const elsewhere = receiver.url('').replace(/\/$/, '');
  const hooked = { address: `${elsewhere}/first`, format: 'json', events: ['move'] };
  const { body } = await house.post(`/api/episodes/${made.code}/hooks`, hooked, authority);
  const guest = await house.join(made.code, { as: 'play', token: made.seat });
  const doors = { do: 'set', settings: { doors: house.app.context.now() + 3_600_000 } };
  expect(await house.post(`/api/episodes/${made.code}/desk`, doors, authority)).toMatchObject({ status: 200 });
  const room = matchMaker.getLocalRoomById(made.code);
  const { ref } = room.clients.get(guest.room.sessionId)! as unknown as { ref: { terminate(): void } };
  ref.terminate();
  await until(() => guest.left > 0, 'the page to be cut off');
  const needs = {
    hook: (body as { id: string }).id,
    elsewhere,
    reconnection: guest.room.reconnectionToken.split(':')[1]!,
  };
  const turns = await worstOf(house, routesOfRunning(made, entries, needs));
  tell('a show that goes on', turns);
  expect(turns[0]?.[0], turns[0]?.[1]).toBeLessThanOrEqual(longest);
});

test('every route that the server has is walked', async () => {
  const added = vi.spyOn(express.Router.prototype, 'route');
  const house = await Playhouse.open({ operatorToken });
  const routes = added.mock.results.flatMap(({ value: { path, methods } }) =>
    typeof path === 'object' && !Array.isArray(path)
      ? []
      : [path].flat().flatMap(one => Object.keys(methods).map(method => [method.toUpperCase(), one] as const)),
  );
  added.mockRestore();
  const made = await withSeat(house, await house.make({ show: 'six-dice', seats: 2 }));
  const season = await bringSeason(house, 'walked', 0, 20);
  const walked = [
    ...routesOf(made, 1),
    ...routesOfRunning(made, 1, { hook: 'one', elsewhere: '', reconnection: 'gone' }),
    ...lastRoutesOf(made),
    ...routesOfSeason(season, false),
    ...lastRoutesOfSeason(season),
    ...routesOfSite(made.code),
  ].map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
  const isWalked = ([method, path]: readonly [string, string]) => {
    const form = new RegExp(`^${method} .*${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
    return walked.some(line => form.test(path === '/' ? `${line}/` : line));
  };
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter(route => !isWalked(route)).map(route => route.join(' '))).toEqual([]);
});

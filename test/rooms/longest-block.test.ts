/**
 * How long the loop that serves everybody stands still for one request, at the worst: every route, on the largest shows that
 * the limits allow.
 */
import { expect, test } from 'vitest';
import { largestShows, makeLargest, routesOf } from './largest.ts';
import { longest, tell, worstOf } from './longest-turn.ts';
import { Playhouse } from './playhouse.ts';

test.each(Object.keys(largestShows))('no request on %s stops the loop for long', async what => {
  const house = await Playhouse.open({ timing: { idle: 1, away: 1e9, looked: 1 }, limits: { post: 1000 } });
  const { made, entries } = await makeLargest(house, what);
  // The page of pictures and the thread of records are loaded once.
  const small = await house.make({ show: 'six-dice', seats: 2 });
  await house.app.rooms.ensure(small.code);
  await house.live(small.code).seats.sit('Ann', 0);
  await house.live(small.code).seats.sit('Ben', 1);
  for (const move of ['start', 'end']) await house.live(small.code).move('host', { id: null, do: move, winner: -1 });
  await worstOf(house, routesOf(small, 1));
  const here = await worstOf(house, routesOf(made, entries));
  tell(`${what}, ${entries} entries`, here);
  expect(here[0]?.[0], here[0]?.[1]).toBeLessThanOrEqual(longest);
});

/**
 * Every route over many of the largest shows, seasons and packs at once, cold, from several addresses, beside a show that plays:
 * its moves must not notice.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anyMove, pick, seededLuck } from '../../../shared/engine/robots.ts';
import { shows } from '../../../shared/shows/loaded.ts';
import {
  bringSeason,
  copyOf,
  fillRooms,
  largestPack,
  largestShows,
  makeLargest,
  operatorToken,
  routesOf,
  routesOfSeason,
  routesOfSite,
} from '../largest.ts';
import { type Ask, askAtOnce, longest, type Visitor, waitedFor, worked } from '../longest-turn.ts';
import { Playhouse } from '../playhouse.ts';

/** A show that somebody watches, ready to be played. */
const opened = async (house: Playhouse): Promise<ReturnType<Playhouse['live']>> => {
  const made = await house.make({ show: 'six-dice', seats: 2, options: { target: 1_000_000 } });
  await house.join(made.code, { as: 'watch' });
  const live = house.live(made.code);
  for (const seat of [0, 1]) await live.seats.sit(`Player ${seat}`, seat);
  return live;
};

/** The moves of a show, and how long each waited. */
const playOn = async (live: ReturnType<Playhouse['live']>, until: Promise<unknown>): Promise<readonly number[]> => {
  const luck = seededLuck(7);
  const waits: number[] = [];
  let done = false;
  void until.finally(() => {
    done = true;
  });
  while (!done) {
    const legal = live.legal.filter(({ by, do: move }) => by !== 'clock' && !['undo', 'end', 'correct'].includes(move));
    const { by, ...move } = anyMove(pick(legal, luck), luck);
    waits.push(
      await waitedFor(async () =>
        expect(await live.move(by as 0, { ...move, do: move.do, id: null })).toMatchObject({ ok: true }),
      ),
    );
    await pause(10);
  }
  return waits;
};

const walkers = 8;

/** The same requests, begun at another place by each visitor. */
const visitorsOf = (asks: readonly Ask[]): readonly Visitor[] =>
  Array.from({ length: walkers }, (_, i) => {
    const first = Math.floor((i * asks.length) / walkers);
    return { from: `198.51.100.${i + 1}`, asks: [...asks.slice(first), ...asks.slice(0, first)] };
  });

test('what a move waits for is measured, whoever else uses the machine', async () => {
  const wait = await waitedFor(async () => {
    const from = worked();
    while (worked() - from < 60);
  });
  expect(wait).toBeGreaterThan(longest);
  expect(await waitedFor(() => pause(60))).toBeLessThan(longest);
});

test('moves go on while strangers ask for everything about many of the largest at once', async () => {
  const house = await Playhouse.open({ timing: { idle: 1, away: 1e9, looked: 1 }, operatorToken });
  const walks: (readonly Ask[])[] = [];
  for (const [what, count] of Object.entries(largestShows).map(([what], i) => [what, i === 0 ? 7 : 2] as const)) {
    const { made, entries } = await makeLargest(house, what);
    await house.told(made.code);
    walks.push(routesOf(made, entries));
    for (let i = 1; i < count; i++) walks.push(routesOf(await copyOf(house, what, made), entries));
  }
  // One route after another, each about all shows in turn, so that what one asked for is of no use to the next.
  const longestWalk = Math.max(...walks.map(({ length }) => length));
  const asks = Array.from({ length: longestWalk }, (_, i) => walks.flatMap(walk => walk.slice(i, i + 1))).flat();
  for (const name of ['one', 'two', 'three']) {
    const season = await bringSeason(house, name, 18, 1000);
    if (name === 'one') await fillRooms(house, season);
    asks.push(...routesOfSeason(season, false));
  }
  const playing = await opened(house);
  const withPack = shows.find(({ name }) => name === 'lucky-numbers')!;
  const pack = largestPack(withPack);
  const body = JSON.stringify({ show: withPack.name, pack });
  asks.push(
    { method: 'POST', path: '/api/episodes', body },
    {
      method: 'POST',
      path: '/api/packs/check',
      body: JSON.stringify({ show: withPack.name, text: JSON.stringify(pack) }),
    },
    ...routesOfSite(playing.code),
  );
  const asking = askAtOnce(house, visitorsOf(asks));
  const waits = (await playOn(playing, asking)).toSorted((a, b) => a - b);
  const answers = await asking;
  const at = (share: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);
  const statuses = Map.groupBy(answers, ({ status }) => status);
  console.log(
    `${answers.length} answers (${[...statuses].map(([status, { length }]) => `${status}: ${length}`).join(', ')}), ${waits.length} moves: median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
  );
  expect(waits.length).toBeGreaterThan(200);
  // Whoever is refused is told when to come again, and nothing fails.
  for (const { route, status, later } of answers) {
    expect([route, status === 0 || status === 500]).toEqual([route, false]);
    if (status === 503 || status === 429) expect([route, Number(later) > 0]).toEqual([route, true]);
  }
  const served = answers.filter(({ status }) => status < 300);
  expect(served.length).toBeGreaterThan(answers.length / 2);
  expect(at(0.99)).toBeLessThan(longest);
});

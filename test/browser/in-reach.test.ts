/**
 * On the smallest phone, in every phase of every show, what decides is seen without scrolling, and no word breaks, in the language
 * with the longer words. All phones, in both: long/in-reach.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goldenEpisodes,
  goldenMoments,
  hardNames,
  longestWords,
  picturedMoments,
  robotMoments,
} from '../../tools/preview/moments.ts';
import { ended } from '../../tools/preview/room-states.ts';
import { addressOf, openPage, openStudio, type PictureStudio } from '../../tools/preview/studio.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { joining, openReach, turnsOf, waitsOf } from './reach.ts';

const browser = oneBrowser(...plainDice);
const all = goldenEpisodes.flatMap(name => {
  const moments = goldenMoments(name, hardNames);
  return [...joining(name, moments), ...turnsOf(name, moments)];
});
/** Of what several episodes have alike, the last. */
const turns = [
  ...Map.groupBy(all, ({ moment, name }) => `${moment.view.show} ${name.slice(name.indexOf(','))}`).values(),
].flatMap(alike => alike.slice(-1));
/** Shows that spell words in boxes, with the longest that they ship. */
const spelling = ['lucky-puzzle', 'on-a-roll'].flatMap(show =>
  turnsOf(`${show}, the longest words`, longestWords(show, ['Ann', 'Ben'])),
);

/** The way into a show of eight seats, all taken but one. */
const crowded = ['six-dice', 'hot-hand'].flatMap(show =>
  joining(`${show}, eight seats`, robotMoments(show, hardNames)),
);

/** With a picture beside each question. */
const pictured = [
  ['lucky-numbers', 2],
  ['lucky-puzzle', 2],
  ['hot-dice', 2],
  ['on-a-roll', 2],
  ['qualifying', 5],
] as const satisfies readonly (readonly [string, number])[];

let studio: PictureStudio;
beforeAll(async () => {
  studio = await openStudio({ language: 'de' });
});
afterAll(() => studio?.close());

test('at 320×568, with a browser’s bars and without, every move is in reach', async () => {
  const reach = await openReach(browser(), studio.url, [...turns, ...spelling, ...crowded]);
  const found = [
    ...(await reach.look({ width: 320, height: 568 })),
    ...(await reach.look({ width: 320, height: 460 })),
  ];
  expect(found).toEqual([]);
  await reach.close();
});

test('at 320×568, whoever waits or has finished reads whole words, and nothing lies on them', async () => {
  const waits = goldenEpisodes.flatMap(name => waitsOf(name, goldenMoments(name)));
  const reach = await openReach(
    browser(),
    studio.url,
    [
      ...Map.groupBy(waits, ({ moment }) => `${moment.view.show} ${moment.view.act} ${moment.view.phase}`).values(),
    ].flatMap(alike => alike.slice(-1)),
  );
  expect(await reach.look({ width: 320, height: 568 })).toEqual([]);
  await reach.close();
});

test('at 320×568, the poster of a show names what was won beside the money', async () => {
  const { page, close } = await openPage(browser(), `${studio.url}${addressOf('play')}`, { width: 320, height: 568 });
  const poster = ended('lucky-numbers', goldenMoments('lucky-numbers').at(-1)!, Date.now() - 60_000);
  await page.evaluate(moment => {
    (globalThis as unknown as { showMoment(moment: unknown, seat: number): void }).showMoment(moment, 0);
  }, poster as never);
  const seen = page.locator('.sheet.over');
  // What is hidden is no inner text.
  await expect.poll(async () => ((await seen.count()) === 1 ? seen.innerText() : '')).toMatch(/bronze.*gold/i);
  await close();
});

test('at 320×568, a picture beside a question covers nothing of any page', async () => {
  const turns = pictured.flatMap(([show, seats]) =>
    turnsOf(`${show}, pictured`, picturedMoments(show, hardNames.slice(0, seats))).filter(
      ({ moment }) => moment.view.beside?.picture !== undefined,
    ),
  );
  expect(new Set(turns.map(({ moment }) => moment.view.show)).size).toBe(pictured.length);
  const reach = await openReach(browser(), studio.url, turns);
  expect(await reach.look({ width: 320, height: 568 })).toEqual([]);
  await reach.close();
});

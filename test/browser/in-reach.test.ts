/**
 * On the smallest phone, in every phase of every show, what decides is seen without scrolling, and no word breaks, in the language
 * with the longer words. All phones, in both: long/in-reach.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goldenEpisodes, goldenMoments, hardNames, longestWords } from '../../tools/preview/moments.ts';
import { openStudio, type PictureStudio } from '../../tools/preview/studio.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { joining, openReach, turnsOf } from './reach.ts';

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

let studio: PictureStudio;
beforeAll(async () => {
  studio = await openStudio({ language: 'de' });
});
afterAll(() => studio?.close());

test('at 320×568, with a browser’s bars and without, every move is in reach', async () => {
  const reach = await openReach(browser(), studio.url, [...turns, ...spelling]);
  const found = [
    ...(await reach.look({ width: 320, height: 568 })),
    ...(await reach.look({ width: 320, height: 460 })),
  ];
  expect(found).toEqual([]);
  await reach.close();
});

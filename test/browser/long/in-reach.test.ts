/**
 * Moves are in reach: on every phone, in every phase of every show, the buttons that decide are seen without scrolling, and
 * nothing lies on them. A player who does not see *Stop* does not stop.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../shared/words/languages.ts';
import { goldenEpisodes, goldenMoments, hardNames } from '../../../tools/preview/moments.ts';
import { openStudio, type PictureStudio, type Size } from '../../../tools/preview/studio.ts';
import { oneBrowser } from '../evening.ts';
import { joining, largestText, openReach, turnsOf } from '../reach.ts';

const browser = oneBrowser();

const phones: readonly Size[] = [
  { width: 320, height: 568 },
  // The same with a browser's bars.
  { width: 320, height: 460 },
  { width: 360, height: 640 },
  { width: 375, height: 548 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

/** A page at 200 % has half as many pixels of its own. */
const zoomed = ({ width, height }: Size): Size => ({ width: Math.floor(width / 2), height: Math.floor(height / 2) });

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  let studio: PictureStudio;
  beforeAll(async () => {
    studio = await openStudio({ language });
  });
  afterAll(() => studio?.close());

  // Every show has a page of its own, as it has at home: styles of two shows never meet.
  test.each(goldenEpisodes)(`%s (${language}): every move is in reach on every phone`, async name => {
    const moments = goldenMoments(name, hardNames);
    const reach = await openReach(browser(), studio.url, [...joining(name, moments), ...turnsOf(name, moments)]);
    const found: string[] = [];
    for (const size of phones) found.push(...(await reach.look(size)), ...(await reach.look(zoomed(size))));
    for (const size of phones)
      found.push(...(await reach.look(size, largestText)).map(fault => `large text, ${fault}`));
    await reach.close();
    expect(found).toEqual([]);
  });
}

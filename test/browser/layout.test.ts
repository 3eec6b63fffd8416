/** Layout computed from the boxes of elements: no text over another, none cut, no scrolling on a television. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goldenMoments, hardNames, type Moment, phasesOf, robotMoments } from '../sheets/moments.ts';
import { addressOf, openPage, openStudio, type PictureStudio, type Size } from '../sheets/studio.ts';
import { oneBrowser } from './evening.ts';
import { layoutFaults } from './layout.ts';

/** `npm run test:long` measures every phase of every golden episode, `npm test` the fullest of each show. */
const long = process.env.LONG !== undefined;

const browser = oneBrowser();
let studio: PictureStudio;
beforeAll(async () => {
  studio = await openStudio();
}, 60_000);
afterAll(() => studio?.close());

/** The phases in which most stands on the stage, by golden episode. */
const fullest: Readonly<Record<string, RegExp>> = {
  'lucky-numbers': /match choice|main-event wild/,
  'lucky-puzzle': /game decide|main-event offer/,
  'hot-dice-bonanza': /game double|bonus-bonanza decide/,
  'hot-dice-mega': /mega-roll double/,
  'on-a-roll-best-of-three': /game decide|big-six guess|lucky-seven roll/,
  qualifying: /over/,
};

const moments = (): readonly Moment[] => [
  ...Object.entries(fullest).flatMap(([name, full]) =>
    phasesOf(goldenMoments(name, hardNames)).filter(moment => long || full.test(moment.name)),
  ),
  ...['six-dice', 'hot-hand'].flatMap(show =>
    phasesOf(robotMoments(show, hardNames)).filter(({ name }) => long || /decide|roll/.test(name)),
  ),
];

const screens: readonly (readonly [page: 'tv' | 'watch' | 'play' | 'host', size: Size])[] = [
  ['tv', { width: 1280, height: 720 }],
  ['watch', { width: 390, height: 844 }],
  ...(long
    ? ([
        ['tv', { width: 1920, height: 1080 }],
        ['tv', { width: 3840, height: 2160 }],
        ['tv', { width: 844, height: 390 }],
        ['watch', { width: 844, height: 390 }],
        ['play', { width: 320, height: 640 }],
        ['play', { width: 390, height: 844 }],
        ['play', { width: 844, height: 390 }],
        ['host', { width: 1280, height: 720 }],
        ['host', { width: 390, height: 844 }],
      ] as const)
    : []),
];

test.each(screens)('%s at %o: no text is cut or lies on another', { timeout: 600_000 }, async (name, size) => {
  const shown = await openPage(browser(), `${studio.url}${addressOf(name)}`, size);
  const found: string[] = [];
  for (const moment of moments()) {
    await shown.show(moment);
    const faults = await layoutFaults(shown.page, { scroll: name === 'tv' ? 'none' : 'down' });
    found.push(...faults.map(fault => `${moment.shell.show}, ${moment.name}: ${fault}`));
  }
  expect([...found, ...shown.complaints]).toEqual([]);
  await shown.close();
});

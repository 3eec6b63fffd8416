/**
 * Moves are in reach: on every phone, in every phase of every show, the buttons that decide are seen without scrolling, and
 * nothing lies on them. A player who does not see *Stop* does not stop.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../shared/words/languages.ts';
import { goldenEpisodes, goldenMoments, hardNames, type Moment } from '../../sheets/moments.ts';
import { addressOf, openPage, openStudio, type PictureStudio, type Size } from '../../sheets/studio.ts';
import { oneBrowser } from '../evening.ts';

const long = process.env.LONG !== undefined;

const browser = oneBrowser();

const phones: readonly Size[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 375, height: 548 },
  { width: 390, height: 664 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

/** A page at 200 % has half as many pixels of its own. */
const zoomed = ({ width, height }: Size): Size => ({ width: Math.floor(width / 2), height: Math.floor(height / 2) });

const screens: readonly Size[] = [...phones, ...phones.map(zoomed)];

/** Where decisive buttons were once found below the edge. */
const oftenHidden: readonly string[] = ['main-event-alone', 'bonus-bonanza', 'big-six', 'lucky-numbers'];

/** One moment for every act, phase and kind of moves; the seat that has them. */
const turnsOf = (moments: readonly Moment[]): readonly { readonly moment: Moment; readonly seat: number }[] => {
  const turns = moments.flatMap(moment =>
    moment.seats.flatMap(({ legal }, seat) => (legal.length > 0 ? [{ moment, seat, legal }] : [])),
  );
  const kinds = Map.groupBy(
    turns.filter(({ moment }) => moment.view.phase !== 'lobby'),
    ({ moment, legal }) => `${moment.name}: ${legal.map(({ do: move }) => move).join(', ')}`,
  );
  return [...kinds.values()].flatMap(turns => turns.slice(-1));
};

/** Buttons that decide and cannot be pressed where the page stands, with what is wrong with them. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const all = [...document.querySelectorAll<HTMLElement>('.controls button')].filter(button =>
      button.checkVisibility(),
    );
    const heroes = all.filter(button => button.matches('.hero'));
    // Where each choice decides by itself there is no big button; the first one shows that there is something to choose.
    const decisive = heroes.length > 0 ? heroes : all.slice(0, 1);
    // Safari zooms into a field of smaller letters as soon as it has the focus, and does not come back.
    const small = [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter(field => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(field => `${field.tagName} of ${getComputedStyle(field).fontSize}`);
    const hidden = decisive.flatMap(button => {
      const label = (button.textContent ?? '').trim().slice(0, 30);
      const { top, bottom, left, right } = button.getBoundingClientRect();
      if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)
        return [`${label}: from ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`];
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return button.contains(hit) ? [] : [`${label}: under ${hit?.className || hit?.tagName}`];
    });
    return [...hidden, ...small];
  });

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  if (!long && language === 'en') continue;
  let studio: PictureStudio;
  beforeAll(async () => {
    studio = await openStudio(language);
  });
  afterAll(() => studio?.close());

  test.each(goldenEpisodes.filter(name => long || oftenHidden.includes(name)))(
    `%s (${language}): every move is in reach on every phone`,
    { timeout: 600_000 },
    async name => {
      const found: string[] = [];
      const turns = turnsOf(goldenMoments(name, hardNames));
      for (const seat of new Set(turns.map(turn => turn.seat))) {
        const shown = await openPage(browser(), `${studio.url}${addressOf('play', seat)}`, phones[0] as Size);
        for (const { moment } of turns.filter(turn => turn.seat === seat)) {
          await shown.page.setViewportSize(phones[0] as Size);
          await shown.show(moment);
          for (const size of screens) {
            await shown.page.setViewportSize(size);
            const faults = await outOfReach(shown.page);
            found.push(...faults.map(fault => `${moment.name} at ${size.width}×${size.height}: ${fault}`));
          }
        }
        found.push(...shown.complaints);
        await shown.close();
      }
      expect(found).toEqual([]);
    },
  );
}

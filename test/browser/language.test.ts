/** A browser whose language is `C`, as kiosks and WebKitGTK without a locale say: what formats numbers by it comes up all the same. */
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('a browser of the language C draws charts', async () => {
  const house = await Playhouse.open({ dist });
  const { page, complaints } = await Screen.open(browser(), 'kiosk', 'desk');
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' });
  });
  await page.goto(`${house.url}/odds/hot-dice`);
  await page.locator('.uplot canvas').first().waitFor();
  expect(complaints).toEqual([]);
});

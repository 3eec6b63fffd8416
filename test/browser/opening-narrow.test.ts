/** Everything that a host can set before a show fits the narrowest phone, in the language with the longer words. */
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, plainHost } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('at 320 px the lobby with every panel open is as wide as the phone', async () => {
  const house = await Playhouse.open({ dist });
  for (const locale of ['en-US', 'de-DE']) {
    const context = await browser().newContext({ locale, viewport: { width: 320, height: 568 } });
    const page = await context.newPage();
    await page.goto(`http://${plainHost}:${house.app.port}/?show=lucky-numbers`);
    await page
      .getByRole('button', { name: /^(Options|Optionen|Einstellungen)/ })
      .first()
      .click();
    await page.locator('.house-panel').waitFor({ state: 'attached' });
    await page.locator('.opening-form details').evaluateAll(all => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    await page.locator('.house-panel .house-rule').first().waitFor();
    await page.locator('.setting button').first().waitFor();
    const wide = await page
      .locator('.opening-form button')
      .evaluateAll(all => all.filter(each => each.getBoundingClientRect().right > 320).map(each => each.textContent));
    expect(wide, locale).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320);
    await context.close();
  }
});

test('at 320 px the trailer is as wide as the phone, over the lobby', async () => {
  const house = await Playhouse.open({ dist });
  const context = await browser().newContext({ viewport: { width: 320, height: 568 } });
  const page = await context.newPage();
  await page.goto(`http://${plainHost}:${house.app.port}/`);
  await page.getByRole('button', { name: 'Demo' }).click();
  const stage = page.locator('.trailer .stage').first();
  await expect.poll(async () => (await stage.boundingBox())?.width).toBe(320);
  await expect.poll(async () => (await stage.locator('.board').first().boundingBox())?.width).toBeGreaterThan(200);
  await context.close();
});

/** A demo that has come to its end goes round again, on a television and on a watch page. */
import { expect, test } from 'vitest';
import { Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser, plainDice } from '../evening.ts';
import { dist, somewhere } from '../studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('the watch page and the television of a demo that is over go on to the next one', async () => {
  const house = await Playhouse.open({ dist, timing: { demoPace: 1 } });
  const { code } = (await (await fetch(`${house.url}/api/demo/six-dice`)).json()) as { code: string };
  const context = await browser().newContext(somewhere);
  const [watch, tv] = [await context.newPage(), await context.newPage()];
  await watch.goto(`${house.url}/e/${code}/watch`);
  await tv.goto(`${house.url}/e/${code}/tv`);
  await expect.poll(() => house.live(code).over, { timeout: 60_000 }).toBe(true);
  for (const page of [watch, tv]) await page.getByText(/The robots play again in \d+ s\./).waitFor({ timeout: 60_000 });
  expect(await tv.locator('.next-demo button').count()).toBe(0);
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await watch.getByRole('button', { name: 'Play again now' }).click();
  for (const page of [watch, tv]) await page.waitForURL(url => !url.pathname.includes(code), { timeout: 40_000 });
  await context.close();
});

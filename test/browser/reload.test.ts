/** A part of a page that fails to load is requested again. Then the page offers a reload. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
/** The lobby's own script, by its name in the build. */
const part = (url: URL) => url.pathname === `/${manifest['pages/lobby.tsx'].file}`;

test('a part that fails once is asked for again under another address, and the page comes', async () => {
  const { url } = await Playhouse.open({ dist });
  const page = await browser().newPage();
  const asked: string[] = [];
  await page.route(part, route => {
    asked.push(new URL(route.request().url()).search);
    return new URL(route.request().url()).search === '' ? route.abort() : route.continue();
  });
  await page.goto(url);
  await page.waitForSelector('#code');
  expect(asked.some(search => search.startsWith('?again='))).toBe(true);
  expect(await page.locator('#reload-offer').count()).toBe(0);
  await page.close();
});

test('a part that never comes makes the page offer to be loaded anew, which helps once it is there', async () => {
  const { url } = await Playhouse.open({ dist });
  const page = await browser().newPage();
  await page.route(part, route => route.abort());
  await page.goto(url);
  const button = page.locator('#reload-offer button');
  await button.waitFor();
  await page.unroute(part);
  await button.click();
  await page.waitForSelector('#code');
  await page.close();
});

test('without scripts every page says what it needs, in one sentence with a link that can be read', async () => {
  const house = await Playhouse.open({ dist });
  const { code } = await house.make({ show: 'lucky-numbers' });
  const context = await browser().newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', `/e/${code}`, `/e/${code}/watch`, `/e/${code}/tv`]) {
    await page.goto(`${house.url}${path}`);
    const note = page.locator('#no-script');
    await note.getByRole('link').waitFor();
    // Scripts of the driver run all the same.
    const [letters, paper] = await note.evaluate(box => {
      const light = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
      const { color, backgroundColor } = getComputedStyle(box);
      return [light(color), /rgba/.test(backgroundColor) ? 0 : light(backgroundColor)];
    });
    expect([path, letters, paper]).toEqual([
      path,
      expect.toSatisfy(one => one < 150),
      expect.toSatisfy(one => one > 600),
    ]);
  }
  await context.close();
});

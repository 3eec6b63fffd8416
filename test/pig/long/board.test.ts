/** Pig with a folder of its own on the pages: its board, its colors, and what it tells the host. */
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser, Screen } from '../../browser/studio-pages.ts';
import { makeShow } from '../../processes/make-show.ts';
import { serverWithPig } from '../serving.ts';

test('a second folder and a second line give Pig its own board, colors and words for the host', async () => {
  const url = await serverWithPig('words', true);
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const made = await makeShow(url, { show: 'pig', robots: true, pace: 1500, options: { target: 200 } });
  const [tv, desk] = [await Screen.open(browser, 'tv', 'smallTv'), await Screen.open(browser, 'desk', 'desk')];
  await tv.page.goto(`${url}/e/${made.code}/tv`);
  await desk.page.goto(made.links.host.replace(/^https?:\/\/[^/]+/, url));
  await tv.page.getByRole('img', { name: /\d+ of 200 in the trough/ }).waitFor();
  await expect.poll(() => desk.text()).toContain('at risk');
  const wall = tv.page.locator('.wall rect');
  expect(await wall.evaluate(rect => getComputedStyle(rect).fill)).toBe('rgb(168, 71, 106)');
  expect(tv.complaints).toEqual([]);
});

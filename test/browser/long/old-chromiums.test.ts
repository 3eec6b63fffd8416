/**
 * Lucky Numbers in Chromiums of the floor: host, player, watcher and television of one show, and the sentence that one below it
 * shows. The pictures lie in pictures/old-chromiums.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Playhouse } from '../../rooms/playhouse.ts';
import { OldChromium, type OldPage, type OldVersion } from '../old-chromium.ts';

const dist = join(import.meta.dirname, '../../../dist');
const pictures = join(import.meta.dirname, '../../../pictures/old-chromiums');
mkdirSync(pictures, { recursive: true });

const started = async (version: OldVersion): Promise<OldChromium> => {
  const chromium = await OldChromium.start(version);
  onTestFinished(() => chromium.close());
  return chromium;
};

const reads = (page: OldPage, text: RegExp) =>
  vi.waitFor(async () => expect(await page.evaluate<string>('document.body.innerText')).toMatch(text), {
    timeout: 60_000,
    interval: 200,
  });

const holds = (page: OldPage, selector: string) =>
  vi.waitFor(
    async () =>
      expect([selector, await page.evaluate(`document.querySelector(${JSON.stringify(selector)}) !== null`)]).toEqual([
        selector,
        true,
      ]),
    { timeout: 60_000, interval: 200 },
  );

/** Types as a person does: the page hears of it. */
const type = (page: OldPage, selector: string, text: string) =>
  page.evaluate(`(async () => {
    const field = document.querySelector(${JSON.stringify(selector)});
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    field.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  })()`);

const press = (page: OldPage, selector: string) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);

test.each([85, 88, 92, 103, 106] as const)(
  'Chromium %i: two join, the host opens the show, a watcher and a television see it',
  async version => {
    const house = await Playhouse.open({ dist });
    const made = await house.make({ show: 'lucky-numbers' });
    const at = (path: string) => `${house.url}/e/${made.code}${path}`;
    const chromium = await started(version);
    const host = await chromium.page(at(`/host#${made.token}`), 1280, 800);
    const ann = await chromium.page(at(''), 390, 844);
    const ben = await chromium.page(at(''), 390, 844);
    const watcher = await chromium.page(at('/watch'), 1280, 800);
    const tv = await chromium.page(at('/tv'), 1280, 720);
    const pages = { host, ann, ben, watcher, tv };
    for (const [name, page] of [
      ['Ann', ann],
      ['Ben', ben],
    ] as const) {
      await holds(page, 'form input');
      await type(page, 'form input', name);
      // Whoever comes first sits on the left.
      await reads(tv, new RegExp(name, 'i'));
    }
    await reads(tv, /Ann[\s\S]*Ben/i);
    await reads(host, /Ann[\s\S]*Ben/);
    await holds(host, '.desk .grid button');
    const seen = house.live(made.code).episode;
    expect(seen.seats.length).toBe(2);
    await vi.waitFor(
      async () => {
        await press(host, '.next-button button, button.next, .next button');
        expect(house.live(made.code).episode.entries.length).toBeGreaterThan(1);
      },
      { timeout: 60_000, interval: 500 },
    );
    await holds(tv, '.stage .set');
    await holds(watcher, '.stage .set');
    await tv.evaluate('new Promise(done => setTimeout(done, 6000))');
    for (const [name, page] of Object.entries(pages)) await page.picture(join(pictures, `${version}-${name}.png`));
    for (const [name, page] of Object.entries(pages)) expect([name, page.errors]).toEqual([name, []]);
  },
  300_000,
);

test('Chromium 80, below the floor, says so in one sentence with a link', async () => {
  const house = await Playhouse.open({ dist });
  const chromium = await started(80);
  const page = await chromium.page(`${house.url}/`, 1280, 720);
  await reads(page, /browser is too old for Boxcars/);
  expect(await page.evaluate<string>("document.querySelector('#floor a').href")).toMatch(/^https:/);
  await page.picture(join(pictures, '80-lobby.png'));
}, 120_000);

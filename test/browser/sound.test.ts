/** Sound rendered in Chromium and measured: the pieces of one score, the audience and the props; and how much code it takes. */
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PieceName } from '../../client/sound/score.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { expectSound, openHall } from './hall.ts';
import { dist, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);
const hall = openHall(browser);

test('every piece of a score has its loudness and length, and none clips, clicks or falls silent', async () => {
  for (const name of ['background', 'danger', 'right', 'wrong', 'steal', 'reveal'] satisfies PieceName[])
    expectSound(name, await hall().piece('six-dice', 'six-dice', name), 'six-dice');
  // What phones play, and a television until the band is ready.
  for (const name of ['background', 'right', 'wrong', 'win'] satisfies PieceName[])
    expectSound(name, await hall().piece('six-dice', 'six-dice', name, true), 'six-dice, combo');
});

test('the audience has its loudness, and does not clip', async () => {
  for (const [name, lufs] of [
    ['gasp', -24],
    ['applause', -26],
  ] as const) {
    const found = await hall().crowd(name);
    expect(Math.abs(found.lufs - lufs), name).toBeLessThan(1.2);
    expect(found.truePeak, name).toBeLessThan(-1);
    expect(found.begins, name).toBeLessThan(0.001);
    expect(found.ends, name).toBeLessThan(0.001);
  }
});

test('props stay below full scale, have no offset and end in silence', async () => {
  const found = await hall().props();
  expect(found.length).toBe(11);
  for (const { name, truePeak, offset, ends } of found) {
    expect(truePeak, name).toBeGreaterThan(-14);
    expect(truePeak, name).toBeLessThan(-0.4);
    expect(Math.abs(offset), name).toBeLessThan(0.02);
    expect(ends, name).toBeLessThan(0.01);
  }
});

test('a television fetches the band at the first touch, less than 60 kB; a silent page fetches none', async () => {
  const house = await Playhouse.open({ dist });
  const { code } = await house.make({ show: 'six-dice' });
  const fetched = async (path: string) => {
    const screen = await Screen.open(browser(), path, 'desk');
    const { page } = screen;
    await page.addInitScript(() => {
      const peaks: number[] = [];
      Object.assign(globalThis, { peaks });
      const render = OfflineAudioContext.prototype.startRendering;
      OfflineAudioContext.prototype.startRendering = async function (this: OfflineAudioContext) {
        const buffer = await render.call(this);
        if (buffer.duration > 1) peaks.push(Math.max(...buffer.getChannelData(0).subarray(0, 40_000)));
        return buffer;
      };
    });
    await page.goto(`${house.url}/e/${code}/${path}`);
    await page.locator('.stage .set').waitFor();
    await page.waitForLoadState('networkidle');
    // Dice may be fetched meanwhile, once the page is quiet.
    const sizes: Promise<number>[] = [];
    page.on('response', response => {
      if (/\b(?:band|players|crowd|score)-/.test(response.url()))
        sizes.push(response.body().then(body => brotliCompressSync(body).byteLength));
    });
    await page.mouse.click(3, 400);
    // As it is built for the air, too, its first piece can be heard.
    if (path === 'tv')
      await expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { peaks: number[] }).peaks[0] ?? 0))
        .toBeGreaterThan(0.001);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(screen.complaints).toEqual([]);
    await page.context().close();
    return bytes;
  };
  const bytes = await fetched('tv');
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(60_000);
  expect(await fetched('watch')).toBe(0);
});

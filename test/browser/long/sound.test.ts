/** Sound by its figures, rendered in Chromium: nothing clips, clicks or hums, and the bed stays far behind everything else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figures } from '../../sheets/hearing.ts';
import { openStudio, type PictureStudio } from '../../sheets/studio.ts';
import { oneBrowser } from '../evening.ts';

const browser = oneBrowser();
let studio: PictureStudio;
let figures: ReadonlyMap<string, Figures>;
beforeAll(async () => {
  studio = await openStudio();
  const page = await browser().newPage();
  await page.goto(`${studio.url}/hearing`);
  await page.waitForFunction(() => 'heard' in globalThis, undefined, { timeout: 60_000 });
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: Promise<readonly Figures[]> }).heard);
  figures = new Map(heard.map(one => [one.name, one]));
  await page.close();
}, 300_000);
afterAll(() => studio?.close());

const of = (name: string): Figures => figures.get(name) as Figures;
const effects = () => [...figures.values()].filter(({ name }) => !/^(bar|bed|between|silence|six)/.test(name));

test('effects are well heard, stay below full scale, have no offset and end in silence', () => {
  expect(effects().length).toBeGreaterThanOrEqual(14);
  for (const { name, peak, loudest, offset, end } of effects()) {
    expect(peak, name).toBeGreaterThan(0.2);
    expect(peak, name).toBeLessThan(0.95);
    expect(loudest, name).toBeGreaterThan(0.04);
    expect(Math.abs(offset), name).toBeLessThan(0.002);
    expect(end, name).toBeLessThan(0.001);
  }
  expect(of('six dice').peak).toBeLessThan(1);
});

test('the bed lies at least 14 decibels below every effect, and one bar is as loud as the next', () => {
  const loudness = of('bar 2').rms;
  expect(loudness).toBeGreaterThan(0.002);
  for (const { name, loudest } of effects()) expect(loudest / loudness, name).toBeGreaterThan(5);
  for (const name of ['bar 1', 'bar 3']) expect(of(name).rms / loudness, name).toBeCloseTo(1, 1);
  expect(of('bed').peak).toBeLessThan(0.25);
  // Where brushes are silent a step is a click: strings below 420 hertz make none, also where the walk begins again.
  expect(of('between brushes').step).toBeLessThan(of('bed').peak * 0.1);
  expect(of('silence').peak).toBe(0);
});

/** The winning throw as a clip: upright and wide in real Chromium, and a picture where nothing can be filmed. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser } from '../evening.ts';
import { dist, root, Screen } from '../studio-pages.ts';

const browser = oneBrowser();

test('a recap films its winning throw in both formats; without a recorder it hands out the picture', async () => {
  const house = await Playhouse.open({ dist, source: () => fixedDice(5), luck: seededLuck(5) });
  const { code } = await house.make({ show: 'lucky-numbers', robots: true, pace: 2, options: { lastRound: [4, 4] } });
  await expect.poll(() => house.live(code).episode.over, { interval: 100 }).toBe(true);
  await house.told(code);
  const screen = await Screen.open(browser(), 'film', 'desk', { calm: false });
  const { page } = screen;
  // The pages' own policy plays nothing that comes from elsewhere.
  const probe = await screen.context.newPage();
  const film = async (label: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 90_000 }),
      page.getByRole('button', { name: label, exact: true }).click(),
    ]);
    const file = await download.path();
    const folder = join(root, 'pictures');
    mkdirSync(folder, { recursive: true });
    copyFileSync(file, join(folder, download.suggestedFilename()));
    return { name: download.suggestedFilename(), bytes: readFileSync(file) };
  };
  await page.goto(`${house.url}/e/${code}/recap`);
  for (const [label, width, height] of [
    ['Wide', 1280, 720],
    ['Upright', 720, 1280],
  ] as const) {
    const { name, bytes } = await film(label);
    expect(name).toMatch(new RegExp(`^boxcars-${code}-${label.toLowerCase()}\\.(webm|mp4)$`));
    // Not one picture standing still.
    expect(bytes.length).toBeGreaterThan(60_000);
    const type = name.endsWith('mp4') ? 'video/mp4' : 'video/webm';
    const { size, levels } = await probe.evaluate(
      async ([data, type]) => {
        const bytes = Uint8Array.from(atob(data), sign => sign.charCodeAt(0));
        const sound = await new OfflineAudioContext(2, 1, 44_100).decodeAudioData(bytes.slice().buffer);
        const samples = sound.getChannelData(0);
        // Decibels of each half second.
        const levels = Array.from({ length: Math.floor(sound.duration * 2) }, (_, half) => {
          const part = samples.subarray(half * 22_050, (half + 1) * 22_050);
          return 10 * Math.log10(part.reduce((sum, one) => sum + one * one, 1e-12) / part.length);
        });
        const video = document.createElement('video');
        video.src = URL.createObjectURL(new Blob([bytes], { type }));
        await new Promise((done, fail) => {
          video.onloadeddata = done;
          video.onerror = fail;
        });
        return { size: [video.videoWidth, video.videoHeight], levels };
      },
      [bytes.toString('base64'), type] as const,
    );
    expect(size).toEqual([width, height]);
    // It is heard from the first bar to the last, and is loudest after the dice have landed.
    expect(levels.length).toBeGreaterThan(15);
    expect(Math.min(...levels.slice(1, 15))).toBeGreaterThan(-60);
    expect(Math.max(...levels.slice(6, 14))).toBeGreaterThan(-28);
    expect(Math.max(...levels.slice(6, 14))).toBeGreaterThan(Math.max(...levels.slice(0, 4)) + 3);
  }
  expect(screen.complaints).toEqual([]);

  const without = async (change: () => void) => {
    await page.addInitScript(change);
    await page.reload();
    const { name, bytes } = await film('Upright');
    expect(name).toMatch(/upright\.png$/);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([720, 1280]);
    await screen.sees('This browser can’t film, so here’s the picture.');
  };
  // It promises to record, and hands out nothing.
  await without(() => {
    class MediaRecorder {
      static isTypeSupported = () => true;
      readonly state = 'recording';
      start() {}
      stop() {}
    }
    Object.assign(globalThis, { MediaRecorder });
  });
  await without(() => {
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
  });
});

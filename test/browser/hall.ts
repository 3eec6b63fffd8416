/** A page that renders what the band of a show plays, and the bounds of every piece. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { CrowdName } from '../../client/sound/crowd.ts';
import type { PieceName } from '../../client/sound/score.ts';
import type { Figures, Hearing } from '../../tools/preview/hearing.ts';
import { openStudio, type PictureStudio } from '../../tools/preview/studio.ts';

type Page = Awaited<ReturnType<Browser['newPage']>>;

interface Hall {
  scores(): ReturnType<Hearing['scores']>;
  /** `combo`: what phones play. */
  piece(show: string, look: string, name: PieceName, combo?: boolean): Promise<Figures>;
  crowd(name: CrowdName): Promise<Figures>;
  props(): Promise<readonly Figures[]>;
  loudest(show: string, look: string): Promise<Figures>;
}

interface Heard {
  readonly hearing: Hearing;
}

const hallIn = async (browser: Browser, studio: PictureStudio): Promise<Hall> => {
  const page: Page = await browser.newPage();
  await page.goto(`${studio.url}/hearing`);
  await page.waitForFunction(() => 'hearing' in globalThis, undefined, { timeout: 60_000 });
  return {
    scores: () => page.evaluate(() => (globalThis as unknown as Heard).hearing.scores()),
    piece: (show, look, name, combo = false) =>
      page.evaluate(
        ([show, look, name, combo]) =>
          (globalThis as unknown as Heard).hearing.hearPiece(show, look, name, false, combo),
        [show, look, name, combo] as const,
      ),
    crowd: name => page.evaluate(name => (globalThis as unknown as Heard).hearing.hearCrowd(name), name),
    loudest: (show, look) =>
      page.evaluate(([show, look]) => (globalThis as unknown as Heard).hearing.hearLoudest(show, look), [
        show,
        look,
      ] as const),
    props: () => page.evaluate(() => (globalThis as unknown as Heard).hearing.hearProps()),
  };
};

/** One hall for all tests of a file. */
export const openHall = (browser: () => Browser): (() => Hall) => {
  let studio: PictureStudio;
  let hall: Hall;
  beforeAll(async () => {
    studio = await openStudio();
    hall = await hallIn(browser(), studio);
  });
  afterAll(() => studio?.close());
  return () => hall;
};

/** LUFS and seconds, from and to. */
const bounds: Readonly<
  Record<PieceName, { readonly lufs: readonly [number, number]; readonly lasts: [number, number] }>
> = {
  theme: { lufs: [-19, -17], lasts: [7.5, 8.5] },
  // Felt rather than heard: at least `apart` below everything that happens.
  background: { lufs: [-34, -32], lasts: [10, 20] },
  danger: { lufs: [-29.5, -27], lasts: [8, 20] },
  reveal: { lufs: [-21.5, -19], lasts: [3.5, 5] },
  right: { lufs: [-20.5, -18], lasts: [1, 2.5] },
  wrong: { lufs: [-21.5, -19], lasts: [1, 2.5] },
  steal: { lufs: [-20.5, -18], lasts: [1, 2.5] },
  flourish: { lufs: [-23.5, -21], lasts: [0.5, 1.5] },
  win: { lufs: [-19, -17], lasts: [4, 8] },
  loss: { lufs: [-21, -19], lasts: [4, 9] },
  ceremony: { lufs: [-18.5, -16.5], lasts: [9.5, 11] },
};

/** Decibels between the background, which is at -33 LUFS, and everything that happens. */
const apart = 8;

export const expectSound = (name: PieceName, found: Figures, of: string): void => {
  const at = `${of} ${name}`;
  const { lufs, lasts } = bounds[name];
  expect.soft(found.lufs, at).toBeGreaterThan(lufs[0]);
  expect.soft(found.lufs, at).toBeLessThan(lufs[1]);
  expect.soft(found.written, at).toBeGreaterThan(lasts[0]);
  expect.soft(found.written, at).toBeLessThan(lasts[1]);
  expect.soft(found.truePeak, at).toBeLessThan(-1);
  expect.soft(Math.abs(found.offset), at).toBeLessThan(0.004);
  expect.soft(found.holes, at).toEqual([]);
  if (name === 'background' || name === 'danger') {
    // One round is exactly as long as it is written, or the beat would limp; and no step where it begins again.
    expect.soft(found.seconds, at).toBeCloseTo(found.written, 3);
    expect.soft(found.seam, at).toBeLessThan(0.5);
  } else {
    // It is audible over the background on a television too, whose loudspeakers have no bass.
    expect.soft(found.lufs - found.thins, at).toBeGreaterThan(-33 + apart);
    expect.soft(found.begins, at).toBeLessThan(0.001);
    expect.soft(found.ends, at).toBeLessThan(0.001);
  }
  if (name === 'reveal') expect.soft(found.accent, at).toBeGreaterThan(1.5);
};

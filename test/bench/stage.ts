/**
 * The stage of a television at 1280×720: six rolling dice against an empty Pixi stage of that size, what is drawn while nothing
 * moves, and what 500 throws leave in memory.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { type Moment, robotMoments } from '../../tools/preview/moments.ts';
import { addressOf, openPage, openStudio, type PictureStudio } from '../../tools/preview/studio.ts';
import { flags } from '../browser/chromium-flags.ts';
import { type Figure, figure } from './figure.ts';

const size = { width: 1280, height: 720 };
const small = { width: 480, height: 270 };
const throwsTimed = 3;
/** Most of a throw, milliseconds. */
const timed = 1400;
const sampleSize = 500;
/** Throws until everything that is kept on purpose is there. */
const warmUp = 100;
/** Seconds of a stage on which nothing moves. */
const watched = 3;

const plainPaint = '--disable-gpu-rasterization';

interface Counter {
  frames: number;
  draws: number;
}

/** Counts the frames that the browser gives and the calls that draw on a canvas. */
const count = (page: Page) =>
  page.evaluate(() => {
    const counter: Counter = { frames: 0, draws: 0 };
    Object.assign(globalThis, { counter });
    for (const name of ['drawElements', 'drawArrays', 'clear'] as const) {
      const draw = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => void;
      Object.assign(WebGL2RenderingContext.prototype, {
        [name](this: WebGL2RenderingContext, ...args: unknown[]) {
          counter.draws++;
          draw.apply(this, args);
        },
      });
    }
    const frame = () => {
      counter.frames++;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

const counted = (page: Page) =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { counter: Counter }).counter,
    at: performance.now(),
  }));

/** The same moment with another throw of six dice, entry by entry. */
const thrown = (moment: Moment, entry: number): Moment => {
  const dice = Array.from({ length: 6 }, (_, die) => 1 + ((entry * 7 + die * (1 + (entry % 5))) % 6));
  const cue = { cue: 'rolled', seat: entry % 2, dice, total: dice.reduce((sum, face) => sum + face, 0) };
  return {
    ...moment,
    view: { ...moment.view, board: { ...moment.view.board, dice } },
    shell: { ...moment.shell, cues: JSON.stringify({ entry, cues: [cue], check: '' }) },
  };
};

const put = (page: Page, moment: Moment) =>
  page.evaluate(
    next => (globalThis as unknown as { showMoment(next: unknown): void }).showMoment(next),
    moment as never,
  );

/** Frames a second of an empty stage, alone on the screen. */
const emptyStage = async (browser: Browser, studio: PictureStudio): Promise<number> => {
  const page = await browser.newPage({ viewport: size });
  await page.goto(`${studio.url}/empty-stage`);
  await page.waitForFunction(() => 'frames' in globalThis, undefined, { timeout: 60_000 });
  const frames = () =>
    page.evaluate(() => ({
      frames: (globalThis as unknown as { frames: number }).frames,
      at: performance.now(),
    }));
  await page.waitForTimeout(500);
  const from = await frames();
  await page.waitForTimeout(timed);
  const to = await frames();
  await page.close();
  return ((to.frames - from.frames) * 1000) / (to.at - from.at);
};

const launch = (given: readonly string[]) =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: [...given] });

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const firstRoll = () => robotMoments('six-dice', ['Ann', 'Ben']).find(({ view }) => view.phase === 'roll') as Moment;

/** Frames a second while six dice roll and of an empty stage, in turns: what else the machine does slows both. */
const rolling = async (browser: Browser, studio: PictureStudio): Promise<{ rolls: number; empty: number }> => {
  const moment = firstRoll();
  const shown = await openPage(browser, `${studio.url}${addressOf('tv')}`, size, { calm: false });
  const { page } = shown;
  let entry = 1000;
  await shown.show(thrown(moment, entry));
  await count(page);
  const [rolls, empties]: [number[], number[]] = [[], []];
  for (let i = 0; i <= throwsTimed; i++) {
    const empty = await emptyStage(browser, studio);
    await page.bringToFront();
    await put(page, thrown(moment, ++entry));
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.stage')?.dataset.busy === 'yes');
    const from = await counted(page);
    await page.waitForTimeout(timed);
    const to = await counted(page);
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.stage')?.dataset.busy === 'no');
    // At the first throw shaders are made and the machine is got to know.
    if (i === 0) continue;
    empties.push(empty);
    rolls.push(((to.frames - from.frames) * 1000) / (to.at - from.at));
  }
  await shown.close();
  return { rolls: mean(rolls), empty: mean(empties) };
};

/** Bytes of script objects after everything that can go has gone. */
const heap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
};

export const stage = async (): Promise<readonly Figure[]> => {
  const studio = await openStudio();
  // As a browser starts by itself; and as the tests do, which paint without the detour over a card that is not there.
  const [bare, painted] = [await launch(flags.filter(flag => flag !== plainPaint)), await launch(flags)];
  try {
    const detour = await rolling(bare, studio);
    await bare.close();
    const plain = await rolling(painted, studio);

    const moment = firstRoll();
    const shown = await openPage(painted, `${studio.url}${addressOf('tv')}`, size, { calm: false });
    const { page } = shown;
    let entry = 1000;
    await shown.show(thrown(moment, entry));
    await count(page);
    await put(page, thrown(moment, ++entry));
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.stage')?.dataset.busy === 'yes');
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.stage')?.dataset.busy === 'no');
    await page.waitForTimeout(500);
    const still = await counted(page);
    await page.waitForTimeout(watched * 1000);
    const later = await counted(page);

    const session = await page.context().newCDPSession(page);
    /** In the page, one after another, each ended by a tap when it has begun. */
    const skipped = async (throws: number) => {
      const moments = Array.from({ length: 30 }, (_, i) => thrown(moment, i));
      await page.evaluate(
        async wish => {
          const { found, from, many } = wish as { found: readonly Moment[]; from: number; many: number };
          const { showMoment } = globalThis as unknown as { showMoment(next: unknown): void };
          const frame = () => new Promise(done => requestAnimationFrame(done));
          for (let i = 0; i < many; i++) {
            const one = found[i % found.length] as Moment;
            const { cues } = JSON.parse(one.shell.cues) as { cues: unknown };
            const shell = { ...one.shell, cues: JSON.stringify({ entry: from + i, cues, check: '' }) };
            showMoment({ ...one, shell });
            await frame();
            document.querySelector('.set')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            await frame();
          }
        },
        { found: moments, from: entry + 1, many: throws } as never,
      );
      entry += throws;
      // Sounds that were planned have come or are called off.
      await page.waitForTimeout(2000);
    };
    // What stays in memory does not depend on how large it is drawn.
    await page.setViewportSize(small);
    await skipped(warmUp);
    const before = await heap(session);
    await skipped(sampleSize);
    const after = await heap(session);
    await shown.close();
    return [
      figure('stage', 'six rolling dice', detour.rolls, detour.empty, 'frames/s (empty Pixi stage)', 'above 0.6'),
      figure(
        'stage',
        'six rolling dice, pages painted without the graphics process',
        plain.rolls,
        plain.empty,
        'frames/s (empty Pixi stage)',
        'above 0.6',
      ),
      // What is drawn on a stage where nothing moves, against what is drawn while dice roll.
      figure(
        'stage',
        'nothing moves',
        later.draws - still.draws,
        Math.max(1, still.draws),
        'draw calls (while dice rolled)',
        '0',
      ),
      figure('stage', `after ${sampleSize} throws`, after / 1e6, before / 1e6, 'MB of heap (before them)', 'below 1.1'),
    ];
  } finally {
    await bare.close();
    await painted.close();
    await studio.close();
  }
};

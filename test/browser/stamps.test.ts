/**
 * Issue 25: a stamp (BUST!, DOUBLE!) never covers what is being told. Every stamp that an entry of a golden episode has is looked
 * at as it lies there, a moment after it has come and shortly before it goes. It may lie on the wall, on the felt, and upright on
 * the title; on no text, no die and no light.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stampOf } from '../../client/parts/stamp-of.ts';
import { boardFor } from '../../client/shows/index.ts';
import { readCues } from '../../shared/engine/mirror-read.ts';
import { facesOf, fillsScreen } from '../../shared/engine/moments.ts';
import { timeIn } from '../../shared/engine/timeline.ts';
import { isActAlone } from '../../shared/shows/index.ts';
import {
  goldenEpisodes,
  goldenMoments,
  goldenRecord,
  hardNames,
  type Moment,
  robotMoments,
  timed,
  timesOf,
} from '../../tools/preview/moments.ts';
import {
  addressOf,
  openPage,
  openStudio,
  type PictureStudio,
  type ShownPage,
  type Size,
  showOn,
} from '../../tools/preview/studio.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { layoutFaults } from './layout.ts';

/** `npm run test:long` takes each in every phase, in both languages and on more pages. */
const long = process.env.LONG !== undefined;

const browser = oneBrowser(...plainDice);

interface Stamped {
  readonly kind: string;
  readonly show: string;
  readonly before: Moment;
  readonly after: Moment;
  /** When the stamp comes and goes, milliseconds after the entry's beginning. */
  readonly comes: number;
  readonly goes: number;
}

/** Acts that are played alone come last: most of them have been seen in their shows by then. */
const episodes = goldenEpisodes.toSorted((a, b) => {
  const [one, two] = [a, b].map(name => Number(isActAlone(goldenRecord(name).show))) as [number, number];
  return one - two;
});
const shows = [...new Set(episodes.map(name => goldenRecord(name).show))];

/** The board is another with eight players. */
const crowded = long ? ['six-dice', 'hot-hand'] : [];

/** Entries with a stamp, one of each kind, by show. */
const findStamped = async (): Promise<ReadonlyMap<string, readonly Stamped[]>> => {
  const found = new Map<string, Stamped>();
  const all = [...episodes.map(name => goldenMoments(name)), ...crowded.map(show => robotMoments(show, hardNames))];
  for (const moments of all.map(one => timed(one))) {
    for (const [at, after] of moments.entries()) {
      const before = moments[at - 1];
      const { cues, time } = readCues(after.shell);
      if (before === undefined || time === undefined) continue;
      const { show, act, phase, seats } = before.view;
      const { words } = await boardFor(show, act);
      for (const [i, cue] of cues.entries()) {
        const text = stampOf(cue, words.terms?.stamps?.[cue.cue]);
        const { tone, fills } = timeIn(timesOf(before.view, after.view), cue) ?? {};
        // A throw and the picture of a win have none on a television.
        if (text === undefined || facesOf(cue) !== null || fills || fillsScreen(tone)) continue;
        const side = typeof cue.seat === 'number' ? cue.seat % 2 : '';
        // An act is the same in every show.
        const where = [
          ...(long || act === 'game' ? [show] : []),
          act,
          ...(long ? [seats.length, phase] : []),
          after.view.phase,
        ];
        const kind = `${where.join(' ')}: ${cue.cue} ${side}`;
        const goes = time.starts[i + 1] ?? time.enters ?? time.ends;
        if (!found.has(`${kind} ${text}`))
          found.set(`${kind} ${text}`, { kind, show, before, after, comes: time.tells[i] ?? 0, goes });
      }
    }
  }
  return Map.groupBy(found.values(), ({ show }) => show);
};

let stamped: ReadonlyMap<string, readonly Stamped[]>;
beforeAll(async () => {
  stamped = await findStamped();
});

/** The same moment, whose entry began so many milliseconds ago. */
const begun = (moment: Moment, ago: number): Moment => {
  const { time, ...frame } = readCues(moment.shell);
  const cues = JSON.stringify({ ...frame, ...(time && { time: { ...time, at: -ago } }) });
  return { ...moment, shell: { ...moment.shell, cues } };
};

/** The page's clock stands still, but for `passOn`. Nobody sees the page, so it need not be painted. */
const stopClock = () => {
  let stopped = Date.now();
  Date.now = () => stopped;
  const passOn = (ms: number) => {
    stopped += ms;
    // What waits for a timer looks at the clock again.
    document.dispatchEvent(new Event('visibilitychange'));
  };
  Object.assign(globalThis, { passOn });
  document.documentElement.style.clipPath = 'circle(0)';
};

const open = async (url: string, size: Size): Promise<ShownPage> => {
  const shown = await openPage(browser(), url, size, { calm: false });
  await shown.page.evaluate(stopClock);
  return shown;
};

/** Lets so many milliseconds pass. What moves for a while is where it is `since` its beginning. */
const pass = (page: Page, ms: number, since: number): Promise<void> =>
  page.evaluate(
    async ([ms, since]) => {
      (globalThis as unknown as { passOn(ms: number): void }).passOn(ms);
      const twoFrames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
      do await twoFrames();
      while (document.fonts.status !== 'loaded');
      for (const one of document.getAnimations()) {
        if (one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) continue;
        one.pause();
        one.currentTime = Math.max(Number(one.currentTime), since);
      }
    },
    [ms, since] as const,
  );

/** What the stamp covers a moment after it has come, and shortly before it goes. */
const coveredBy = async (
  { page }: ShownPage,
  { kind, before, after, comes, goes }: Stamped,
): Promise<readonly string[]> => {
  const staged = /(tv|watch)$/.test(page.url());
  await showOn(page, begun(before, 3_600_000));
  if (staged)
    await page.waitForFunction(entries => {
      const { busy, entries: acted } = document.querySelector<HTMLElement>('.stage')?.dataset ?? {};
      return busy === 'no' && acted === String(entries);
    }, before.shell.entries);
  const last = goes - comes - 50;
  const first = Math.min(500, last);
  await showOn(page, begun(after, comes + first));
  if (staged) await page.waitForSelector('.stamp', { state: 'attached' });
  const found = new Set<string>();
  for (const [ms, since] of [
    [0, first],
    [last - first, last],
  ] as const) {
    await pass(page, ms, since);
    for (const fault of await layoutFaults(page, { scroll: 'down' }))
      if (fault.startsWith('the stamp')) found.add(`${kind}: ${fault}`);
  }
  return [...found];
};

const studios = new Map<string, PictureStudio>();
const addressIn = async (language: string, page: 'tv' | 'watch' | 'play'): Promise<string> => {
  const studio = studios.get(language) ?? (await openStudio({ language }));
  studios.set(language, studio);
  return studio.url + addressOf(page);
};
afterAll(async () => {
  for (const studio of studios.values()) await studio.close();
});

const television = { width: 1280, height: 720 };
const screens = [
  ['en', 'tv', television],
  ...(long
    ? ([
        ['de', 'tv', television],
        ['en', 'tv', { width: 1920, height: 1080 }],
        ['en', 'tv', { width: 1080, height: 1920 }],
        ['en', 'watch', { width: 320, height: 568 }],
        ['de', 'watch', { width: 320, height: 568 }],
        ['en', 'play', { width: 320, height: 568 }],
        ['de', 'play', { width: 320, height: 568 }],
      ] as const)
    : []),
] as const;

describe.each(screens)('in %s, %s at %o', (language, as, size) => {
  test.each(shows)('%s: no stamp covers what is being told', async show => {
    const kinds = stamped.get(show) ?? [];
    if (kinds.length === 0) return;
    const shown = await open(await addressIn(language, as), size);
    const found: string[] = [];
    for (const one of kinds) found.push(...(await coveredBy(shown, one)));
    expect([...found, ...shown.complaints]).toEqual([]);
    await shown.close();
  });
});

test('a stamp on the question is seen', async () => {
  const shown = await open(await addressIn('en', 'tv'), television);
  const wrong = stamped.get('lucky-numbers')?.find(({ kind }) => kind.includes('wrong')) as Stamped;
  expect(await coveredBy(shown, wrong)).toEqual([]);
  await shown.page.addStyleTag({ content: '.landscape .set .stamp { left: 960px !important }' });
  expect((await coveredBy(shown, wrong)).join('\n')).toMatch(/the stamp “WRONG” covers “W/);
  await shown.close();
});

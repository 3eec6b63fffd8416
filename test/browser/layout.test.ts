/** Layout computed from the boxes of elements: no text over another, none cut, no scrolling on a television. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardFor } from '../../client/shows/index.ts';
import { stampStyle } from '../../client/stage/board.ts';
import type { Language } from '../../shared/words/languages.ts';
import {
  goldenEpisodes,
  goldenMoments,
  hardNames,
  type Moment,
  phasesOf,
  robotMoments,
  under,
  withOdds,
} from '../../tools/preview/moments.ts';
import { ended } from '../../tools/preview/room-states.ts';
import { addressOf, openPage, openStudio, type PictureStudio, type Size } from '../../tools/preview/studio.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { layoutFaults } from './layout.ts';
import { smallLetters } from './letters.ts';

/**
 * `npm run test:long` measures every phase of every show on every page, and in German where room is scarce; `npm test` the fullest
 * of three on a television.
 */
const long = process.env.LONG !== undefined;
const usual: Language = process.env.BOXCARS_LANGUAGE === 'de' ? 'de' : 'en';

const browser = oneBrowser(...(long ? [] : plainDice));
const studios = new Map<Language, PictureStudio>();
const studioIn = async (language: Language): Promise<PictureStudio> => {
  const open = studios.get(language) ?? (await openStudio({ language }));
  studios.set(language, open);
  return open;
};
let studio: PictureStudio;
beforeAll(async () => {
  studio = await studioIn(usual);
});
afterAll(async () => {
  for (const open of studios.values()) await open.close();
});

/** Names of eight players where a show has as many seats. */
const crowded: readonly string[] = ['six-dice', 'hot-hand'];

/** The stage of a show with names that are hard to set. */
const casts: Readonly<Record<string, () => readonly Moment[]>> = {
  ...Object.fromEntries(goldenEpisodes.map(name => [name, () => phasesOf(goldenMoments(name, hardNames))])),
  ...Object.fromEntries(crowded.map(show => [`${show}, eight players`, () => phasesOf(robotMoments(show, hardNames))])),
};

/** Where most stands on the stage. */
const fullest: Readonly<Record<string, RegExp>> = {
  'lucky-numbers': /choice|wild/,
  'six-dice, eight players': /decide|over/,
  'hot-hand, eight players': /roll|over/,
};

type Screen = readonly [page: 'tv' | 'watch' | 'play' | 'host', size: Size];

const screens: readonly Screen[] = [
  ['tv', { width: 1280, height: 720 }],
  ...(long
    ? ([
        ['tv', { width: 1920, height: 1080 }],
        ['tv', { width: 3840, height: 2160 }],
        ['tv', { width: 844, height: 390 }],
        ['watch', { width: 390, height: 844 }],
        ['watch', { width: 844, height: 390 }],
        ['play', { width: 320, height: 640 }],
        ['play', { width: 390, height: 844 }],
        ['play', { width: 844, height: 390 }],
        ['host', { width: 1280, height: 720 }],
        ['host', { width: 390, height: 844 }],
      ] as const)
    : []),
];
const narrow: readonly Screen[] = [
  ['tv', { width: 1280, height: 720 }],
  ['watch', { width: 390, height: 844 }],
  ['play', { width: 320, height: 640 }],
];
const inLanguages = [
  ...screens.map(screen => [usual, ...screen] as const),
  ...(long ? narrow.map(screen => ['de', ...screen] as const) : []),
];

// Every show has a page of its own, as it has at home: styles of two shows never meet.
const cases = Object.keys(casts)
  .filter(name => long || name in fullest)
  .flatMap(name => inLanguages.map(screen => [name, ...screen] as const));

test.each(cases)('%s (%s), %s at %o: no text is cut or lies on another', async (name, language, page, size) => {
  const { url } = await studioIn(language);
  const shown = await openPage(browser(), `${url}${addressOf(page)}`, size);
  const found: string[] = [];
  for (const moment of (casts[name]?.() ?? []).map(withOdds)) {
    if (!long && fullest[name]?.test(moment.name) !== true) continue;
    await shown.show(moment);
    const faults = await layoutFaults(shown.page, { scroll: page === 'tv' ? 'none' : 'down' });
    // A lying phone that shows the television's page is held in the hand.
    const small = page === 'tv' && size.width >= 1280 ? await smallLetters(shown.page) : [];
    found.push(...[...faults, ...small].map(fault => `${moment.name}: ${fault}`));
  }
  expect([...found, ...shown.complaints]).toEqual([]);
  await shown.close();
});

test('whoever shares a win stands in the middle of the television, however many have lost', async () => {
  const shown = await openPage(browser(), `${studio.url}${addressOf('tv')}`, { width: 1280, height: 720 });
  const over = robotMoments('hot-hand', hardNames).at(-1) as Moment;
  await shown.show(over);
  await shown.page.waitForSelector('.win-standings .first');
  const faults = await shown.page.evaluate(() =>
    [...document.querySelectorAll('.win-standings li')]
      .filter(one => one.checkVisibility())
      .map(one => one.getBoundingClientRect())
      .filter(({ left, right }) => Math.abs((left + right) / 2 - innerWidth / 2) > 2)
      .map(({ left, right }) => `from ${Math.round(left)} to ${Math.round(right)}`),
  );
  expect(faults).toEqual([]);
  await shown.close();
});

/** A moment of every act, by show; of one for each show in `npm test`. */
const actsOfAll = (): readonly (readonly Moment[])[] => {
  const found = new Map<string, Moment>();
  for (const moment of goldenEpisodes.flatMap(name => phasesOf(goldenMoments(name)))) {
    const { show, act, phase } = moment.view;
    if (phase !== 'lobby' && phase !== 'over') found.set(`${show} ${act}`, moment);
  }
  const shows = [...Map.groupBy(found.values(), ({ view }) => view.show).values()];
  return long ? shows : shows.map(acts => acts.slice(0, 1));
};

/** Pixels between the lowest figure of the crest and the board, once the stage fills the new width; undefined without a crest. */
const roomBelowCrest = async (width: number): Promise<number | undefined> => {
  const frame = () => new Promise(requestAnimationFrame);
  do await frame();
  while (document.querySelector('.stage')?.clientWidth !== width);
  await frame();
  await frame();
  const [figures, board] = ['.crest > div', '.set > .board'].map(one => document.querySelector(one));
  if (figures == null || board == null) return undefined;
  // The place of all figures, because others have a comma, and what is drawn there now.
  const lowest = Math.max(...[figures, ...figures.children].map(one => one.getBoundingClientRect().bottom));
  return board.getBoundingClientRect().top - lowest;
};

test('on short upright screens no figure of a crest lies under the board, whatever it counts', async () => {
  // All of them are one frame in other pixels.
  const smallest = { width: 320, height: 568 };
  const others = [
    { width: 360, height: 640 },
    { width: 375, height: 667 },
    { width: 390, height: 664 },
  ];
  const sizes = [smallest, ...(long ? others : [])];
  const found: string[] = [];
  let crests = 0;
  for (const acts of actsOfAll()) {
    const shown = await openPage(browser(), `${studio.url}${addressOf('watch')}`, smallest);
    for (const moment of acts) {
      await shown.page.setViewportSize(smallest);
      await shown.show(moment);
      for (const size of sizes) {
        await shown.page.setViewportSize(size);
        const room = await shown.page.evaluate(roomBelowCrest, size.width);
        if (room === undefined) continue;
        crests++;
        if (room < 0) found.push(`${moment.name} at ${size.width}x${size.height}: ${(-room).toFixed(1)} px`);
      }
    }
    await shown.close();
  }
  expect(crests).toBeGreaterThan(sizes.length * 4);
  expect(found).toEqual([]);
});

/** The widest title, and the most dice of a roll. */
const posters = long ? goldenEpisodes : ['lucky-puzzle', 'lucky-seven', 'six-dice-by-bj'];

test.each(posters)('%s: the poster cuts no title and no line, and none lies on another', async name => {
  const found: string[] = [];
  for (const [page, size] of [
    ['watch', { width: 320, height: 568 }],
    ['tv', { width: 720, height: 1280 }],
    ['tv', { width: 1280, height: 720 }],
  ] as const) {
    const shown = await openPage(browser(), `${studio.url}${addressOf(page)}`, size);
    const over = goldenMoments(name, hardNames).at(-1) as Moment;
    // The ceremony before it takes less than two minutes.
    const now = Date.now();
    await shown.show(under(ended(name, over, now - 120_000), 'the poster', { nextAt: now + 90_000 }));
    await shown.page.waitForSelector('.poster-sheet figure svg, .poster-fact');
    await shown.page.evaluate(() => document.fonts.ready);
    const faults = await layoutFaults(shown.page, { scroll: page === 'tv' ? 'none' : 'down' });
    found.push(...[...faults, ...shown.complaints].map(fault => `${page}: ${fault}`));
    await shown.close();
  }
  expect(found).toEqual([]);
});

const plain = oneBrowser(...plainDice);
/** Acts whose cards differ most. */
const varied = long ? goldenEpisodes : ['hot-dice-bonanza', 'main-event-puzzles', 'lucky-puzzle'];
const upright = [
  ['watch', { width: 320, height: 568 }],
  ['tv', { width: 1080, height: 1920 }],
] as const;

/** Pixels of an upright stage: the width of its board, and the edge of the dice that lie there; 0 for none. */
const sizesNow = (): { readonly board: number; readonly die: number } => {
  const [set, board] = ['.set', '.set > .board'].map(one => document.querySelector<HTMLElement>(one));
  const scale = (set?.getBoundingClientRect().width ?? 0) / (set?.offsetWidth ?? 1);
  // A picture of a die is wider than its edge, because half of another side is seen.
  const die = Number(document.querySelector('.dom-dice .flat-die')?.getAttribute('width') ?? 0) / 1.2;
  return { board: board?.getBoundingClientRect().width ?? 0, die: die * scale };
};

test.each(varied.flatMap(name => upright.map(([page, size]) => [name, page, size] as const)))(
  '%s, %s at %o: board and dice keep their size for a whole act, whatever is shown',
  async (name, page, size) => {
    const shown = await openPage(plain(), `${studio.url}${addressOf(page)}`, size);
    const boards: Record<string, Set<number>> = {};
    const dice: Record<string, Set<number>> = {};
    // Odds come and go.
    for (const moment of phasesOf(goldenMoments(name)).map((one, i) => (i % 2 > 0 ? withOdds(one) : one))) {
      const { show, act, phase } = moment.view;
      // Before a show its places are free, and after it only its end is shown.
      if (phase === 'lobby' || phase === 'over') continue;
      await shown.show(moment);
      const { board, die } = await shown.page.evaluate(sizesNow);
      expect(board, moment.name).toBeGreaterThan(size.width * 0.9);
      const key = `${show} ${act}`;
      boards[key] = (boards[key] ?? new Set()).add(Math.round(board));
      // The more dice, the smaller.
      if (die > 0 && show !== 'six-dice') dice[key] = (dice[key] ?? new Set()).add(Math.round(die));
      if (die > 0 && (show === 'hot-dice' || act === 'main-event'))
        expect(die, moment.name).toBeGreaterThan((30 / 320) * size.width);
    }
    for (const [act, widths] of [...Object.entries(boards), ...Object.entries(dice)])
      expect([...widths], act).toHaveLength(1);
    await shown.close();
  },
);

/** Every stamp of every show, in both languages. */
const stamps = async (): Promise<readonly string[]> => {
  const root = join(import.meta.dirname, '../../shared');
  const files = globSync('{words/*/stamps.ts,shows/*/words/*/show.ts}', { cwd: root });
  const modules = await Promise.all(files.map(file => import(join(root, file))));
  interface Worded {
    readonly stamps?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    readonly terms?: Worded;
  }
  const all = modules.flatMap(module => [module, ...Object.values(module)] as readonly Worded[]);
  const named = all.flatMap(({ stamps, terms }) => Object.values(stamps ?? terms?.stamps ?? {}));
  return [...new Set(named.flatMap(text => (typeof text === 'string' ? [text] : Object.values(text))))];
};

test('no word of a stamp is broken or cut, alone or beside a plate', async () => {
  const shown = await openPage(browser(), `${studio.url}${addressOf('tv')}`, { width: 1280, height: 720 });
  const texts = await stamps();
  expect(texts.length).toBeGreaterThan(20);
  const faultsNow = () =>
    shown.page.evaluate(
      async all => {
        const found: string[] = [];
        await document.fonts.load('86px "Bowlby One"');
        for (const [text, letters] of all) {
          const stamp = document.createElement('p');
          stamp.className = 'stamp';
          stamp.style.setProperty('--letters', String(letters));
          document.querySelector('.stage .set')?.append(stamp);
          stamp.textContent = text;
          const lines = new Set<number>();
          const range = document.createRange();
          range.selectNodeContents(stamp);
          for (const { top } of range.getClientRects()) lines.add(Math.round(top));
          if (lines.size > text.split(' ').length || stamp.scrollWidth > stamp.clientWidth) found.push(text);
          stamp.remove();
        }
        return found;
      },
      texts.map(text => [text, stampStyle(text)['--letters']] as const),
    );
  for (const entry of [0, 5]) {
    await shown.show(goldenMoments('lucky-puzzle')[entry] as Moment);
    expect(await faultsNow(), `at entry ${entry}`).toEqual([]);
  }
  await shown.close();
});

// `npm run test:long` takes televisions, too.
test.each(long ? (['tv', 'watch'] as const) : (['watch'] as const))(
  '%s: the longest titles fit on their signs',
  async name => {
    const size = name === 'tv' ? { width: 1280, height: 720 } : { width: 390, height: 844 };
    const found: string[] = [];
    for (const act of [
      'lucky-numbers',
      'lucky-puzzle',
      'bonus-bonanza',
      'main-event-alone',
      'on-a-roll-best-of-three',
    ]) {
      const shown = await openPage(browser(), `${studio.url}${addressOf(name)}`, size);
      const [lobby] = goldenMoments(act) as readonly [Moment];
      const board = await boardFor(lobby.view.show, lobby.view.act);
      await shown.show(lobby);
      const title = board.title ?? board.words.title;
      const wide = await shown.page.evaluate(async text => {
        const screen = document.createElement('section');
        const letters = Math.max(6, text.length);
        screen.innerHTML = `<div class="opening-sign"><h2 style="--letters:${letters}"></h2></div>`;
        screen.className = 'opening-screen';
        const heading = screen.querySelector('h2') as HTMLElement;
        heading.textContent = text;
        document.querySelector('.stage .set')?.append(screen);
        await document.fonts.load(getComputedStyle(heading).font, text);
        return heading.scrollWidth - heading.clientWidth;
      }, title);
      if (wide > 0) found.push(`${title}: ${wide} too wide`);
      await shown.close();
    }
    expect(found).toEqual([]);
  },
);

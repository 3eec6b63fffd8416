/**
 * `npm run pictures [-- SHEET …]`: a contact sheet of every phase of each show at four sizes, in pictures/. Each moment has two
 * rows: the television, the audience's page and the player's at the sizes they are meant for, and the host's desk. Faults of
 * the layout are printed. `--check` looks for them alone; `--singles` keeps every picture as a file of its own; `--on tv-laptop`
 * takes one page at one size, `--moment TEXT` only moments with that text in their name; with `--thrown` players still look at a
 * throw of their own. `--motion EPISODE:ENTRY` shows how an entry is acted out, `--tasks` what the room sees (each has a `--help`).
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { RoomNews } from '../../shared/crowd/messages.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { layoutFaults } from '../../test/browser/layout.ts';
import { readAsked } from './asked.ts';
import {
  goldenEpisodes,
  goldenMoments,
  hardNames,
  type Moment,
  phasesOf,
  robotMoments,
  under,
  withOdds,
} from './moments.ts';
import { addressOf, openBrowser, openPage, openStudio, type ShownPage } from './studio.ts';

for (const other of ['motion', 'tasks'] as const)
  if (process.argv.includes(`--${other}`)) {
    await (other === 'motion' ? import('./motion.ts') : import('./tasks.ts'));
    process.exit(0);
  }

const root = join(import.meta.dirname, '../..');
const language = process.env.BOXCARS_LANGUAGE ?? 'en';
const gallery = join(root, 'pictures', ...(language === 'en' ? [] : [language]));

const sizes = {
  tv: { width: 1920, height: 1080 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  upright: { width: 1080, height: 1920 },
} as const;

interface Shot {
  readonly name: string;
  readonly address: string;
  readonly size: keyof typeof sizes;
}

/** Every page at the sizes that it is seen at. */
const shots = (seat: number): readonly Shot[] => [
  { name: 'tv', address: addressOf('tv'), size: 'tv' },
  { name: 'tv', address: addressOf('tv'), size: 'laptop' },
  { name: 'watch', address: addressOf('watch'), size: 'phone' },
  { name: 'play', address: addressOf('play', seat), size: 'phone' },
  { name: 'host', address: addressOf('host'), size: 'phone' },
  { name: 'watch', address: addressOf('watch'), size: 'laptop' },
  { name: 'host', address: addressOf('host'), size: 'laptop' },
  { name: 'watch', address: addressOf('watch'), size: 'lying' },
  { name: 'play', address: addressOf('play', seat), size: 'lying' },
  { name: 'tv', address: addressOf('tv'), size: 'lying' },
];

const overlays: readonly Shot[] = ['board', 'dice', 'scores', 'lower-third', 'odds'].flatMap(part =>
  (['tv', 'upright'] as const).map(size => ({ name: part, address: addressOf(`overlay/${part}`), size })),
);

/** Moments on one page of a sheet. */
const perPage = 3;
const rowHeight = 430;

const sheetPage = async (browser: Browser, file: string, rows: readonly Row[]) => {
  const page = await browser.newPage({ viewport: { width: 2400, height: 400 } });
  const cells = ({ name, size, data }: Taken) => {
    const { width, height } = sizes[size];
    const scale = size === 'phone' || size === 'upright' ? rowHeight / height : size === 'lying' ? 0.6 : 0.42;
    const shown = size === 'tv' ? 640 / width : scale;
    return `<figure><img style="width:${Math.round(width * shown)}px" src="data:image;base64,${data}"><figcaption>${name} ${width}×${height}</figcaption></figure>`;
  };
  await page.setContent(
    `<style>body{margin:16px;background:#777;font:16px sans-serif}h2{margin:8px 0}section{display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start}figure{margin:0}figcaption{font-size:13px}</style>${rows
      .map(
        ({ moment, taken }) =>
          `<h2>${moment.shell.show}: ${moment.name}</h2><section>${taken.map(cells).join('')}</section>`,
      )
      .join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
};

interface Taken extends Shot {
  /** A picture as base64. */
  readonly data: string;
}

interface Row {
  readonly moment: Moment;
  readonly taken: readonly Taken[];
}

const { values: asked, positionals: wanted } = readAsked(import.meta.filename, {
  check: { type: 'boolean' },
  singles: { type: 'boolean' },
  thrown: { type: 'boolean' },
  on: { type: 'string', multiple: true },
  moment: { type: 'string', default: '' },
});

const roomAlong = {
  entries: 1,
  people: 52,
  task: null,
  calls: 0,
  last: null,
  table: hardNames.slice(0, 3).map((name, i): [string, number] => [name, 12_400 - 1_950 * i]),
  until: 0,
  hit: [],
  open: { hand: true, total: true, winner: false },
  volunteers: 0,
  up: null,
} satisfies RoomNews;

/** What is photographed, by the name of its sheet. */
const sheets = (): ReadonlyMap<string, () => readonly Moment[]> => {
  const found = new Map<string, () => readonly Moment[]>();
  for (const name of goldenEpisodes) found.set(name, () => phasesOf(goldenMoments(name)));
  for (const name of goldenEpisodes)
    found.set(`${name}-names`, () => phasesOf(goldenMoments(name, hardNames)).map(withOdds));
  for (const show of ['six-dice', 'hot-hand'])
    if (showNamed(show) !== undefined)
      found.set(`${show}-eight`, () => phasesOf(robotMoments(show, hardNames)).map(withOdds));
  // The way in has to find its room in every lobby.
  found.set('lobbies', () =>
    goldenEpisodes.flatMap(name =>
      goldenMoments(name, hardNames)
        .slice(0, 1)
        .map(moment =>
          under(moment, 'seats free', {
            seats: moment.shell.seats.map((seat, i) =>
              i === 0 ? seat : { ...seat, name: '', open: true, connected: false },
            ),
          }),
        ),
    ),
  );
  found.set('overlays', () =>
    [
      ...phasesOf(goldenMoments('lucky-numbers')).filter(({ name }) => /match choice|main-event wild/.test(name)),
      ...phasesOf(robotMoments('six-dice', hardNames)).filter(({ name }) => /decide/.test(name)),
    ].map(withOdds),
  );
  found.set('states', () => {
    const some = phasesOf(goldenMoments('lucky-numbers')).filter(({ name }) => /roll|lobby|buzz/.test(name));
    return some.flatMap(moment => [
      under(moment, 'paused by the host', { paused: 'host' }),
      under(moment, 'the host is away', { paused: 'away', hostPresent: false }),
      under(moment, 'a player is away', {
        seats: moment.shell.seats.map((seat, i) => ({ ...seat, connected: i !== 0 })),
      }),
      under(moment, 'clock, practice', { clock: 30, deadline: Date.now() + 24 * 3_600_000, robots: true }),
      withOdds(under(moment, 'odds for all', {})),
      under(moment, 'seats free', {
        seats: moment.shell.seats.map(seat => ({ ...seat, name: '', open: true, connected: false })),
      }),
      under(moment, 'players along', { room: JSON.stringify(roomAlong) }),
    ]);
  });
  return found;
};

const all = sheets();
const chosen = [...all.keys()].filter(name =>
  wanted.length === 0
    ? true
    : wanted.some(one => name === one || (one.endsWith('*') && name.startsWith(one.slice(0, -1)))),
);
if (chosen.length === 0) {
  console.error(`There is no sheet ${wanted.join(', ')}; there are ${[...all.keys()].join(', ')}`);
  process.exit(2);
}

mkdirSync(gallery, { recursive: true });
const [studio, browser] = await Promise.all([openStudio(), openBrowser()]);
let count = 0;
const reported = new Set<string>();
const complain = (where: string, what: string) => {
  count++;
  if (!reported.has(`${where}: ${what}`)) console.error(`${where}: ${what}`);
  reported.add(`${where}: ${what}`);
};
for (const name of chosen) {
  const moments = (all.get(name)?.() ?? []).filter(moment => moment.name.includes(asked.moment));
  const rows: Taken[][] = moments.map(() => []);
  for (const seat of [0]) {
    for (const shot of name === 'overlays' ? overlays : shots(seat)) {
      if (asked.on !== undefined && !asked.on.includes(`${shot.name}-${shot.size}`)) continue;
      const shown: ShownPage = await openPage(browser, `${studio.url}${shot.address}`, sizes[shot.size], {
        thrown: asked.thrown === true,
      });
      for (const [i, moment] of moments.entries()) {
        await shown.show(moment);
        const where = `${name}, ${moment.name}, ${shot.name} ${shot.size}`;
        for (const fault of await layoutFaults(shown.page, {
          scroll: shot.name === 'tv' || name === 'overlays' ? 'none' : 'down',
        }))
          complain(where, fault);
        if (asked.check) continue;
        const picture = await shown.page.screenshot({
          ...(name === 'overlays' ? { type: 'png', omitBackground: true } : { type: 'jpeg', quality: 82 }),
          timeout: 120_000,
        });
        rows[i]?.push({ ...shot, data: picture.toString('base64') });
        if (asked.singles) writeFileSync(join(gallery, `${name}-${i}-${shot.name}-${shot.size}.jpg`), picture);
      }
      for (const complaint of shown.complaints) complain(`${name} ${shot.name} ${shot.size}`, complaint);
      await shown.close();
    }
  }
  for (let page = 0; !asked.check && page * perPage < moments.length; page++) {
    const file = join(gallery, `sheet-${name}-${page + 1}.png`);
    rmSync(file, { force: true });
    const part = moments.slice(page * perPage, (page + 1) * perPage);
    await sheetPage(
      browser,
      file,
      part.map((moment, i) => ({ moment, taken: rows[page * perPage + i] ?? [] })),
    );
    console.log(file.slice(root.length + 1));
  }
}
await browser.close();
await studio.close();
console.log(`${count} complaints`);
process.exit(count > 0 ? 1 : 0);

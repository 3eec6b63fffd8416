/**
 * `npm run pictures -- --tasks [SHOW …]`: what somebody of the room sees of every task of every act, as contact sheets in
 * pictures/: to call, called and told on a large and on the smallest phone, as a member and as the captain of a team, and on
 * television; and as `states` whatever else the room brings to screens. Faults of the layout are printed. `--on watch,tv` only
 * these pages; `--singles` keeps every picture.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { along } from '../../client/paths.ts';
import { layoutFaults } from '../../test/browser/layout.ts';
import { readAsked } from './asked.ts';
import { type Crowded, crowdedMoments, tasksOf } from './crowds.ts';
import { goldenEpisodes, goldenRecord, type Moment } from './moments.ts';
import { roomStates } from './room-states.ts';
import { addressOf, openBrowser, openPage, openStudio, type ShownPage, type Size } from './studio.ts';

const root = join(import.meta.dirname, '../..');
const language = process.env.BOXCARS_LANGUAGE ?? 'en';
const gallery = join(root, 'pictures', ...(language === 'en' ? [] : [language]));

const { values: asked, positionals: wanted } = readAsked(import.meta.filename, {
  tasks: { type: 'boolean' },
  singles: { type: 'boolean' },
  on: { type: 'string', default: 'watch,team,play,tv' },
});
const on = asked.on.split(',');

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 568 };
const television = { width: 1280, height: 720 };

/** Somebody calls what is asked: the first of its buttons, or a text. */
const call = async ({ page }: ShownPage): Promise<void> => {
  const field = page.locator('.task input, .team-typed input');
  if ((await field.count()) > 0) {
    const isNumber = (await field.first().getAttribute('inputmode')) !== 'text';
    await field.first().fill(isNumber ? '42' : 'The Bridge on the River Kwai');
    await page.locator('.task [type=submit], .team-typed [type=submit]').first().click();
  } else await page.locator('.task .ways button, .team-rows button').first().click();
  await page.locator('[aria-pressed=true]:not(nav *), .task [role=status]:not(:empty)').first().waitFor();
};

interface Column {
  readonly page: 'watch' | 'team' | 'play' | 'tv';
  readonly size: Size;
  /** The states that are photographed. */
  readonly states: readonly ('open' | 'called' | 'told')[];
}

const columns: readonly Column[] = [
  { page: 'watch', size: phone, states: ['open', 'called', 'told'] },
  { page: 'watch', size: small, states: ['open', 'told'] },
  { page: 'team', size: phone, states: ['called'] },
  { page: 'team', size: small, states: ['open'] },
  { page: 'play', size: phone, states: ['open'] },
  { page: 'play', size: small, states: ['open'] },
  { page: 'tv', size: television, states: ['open', 'told'] },
];

const withTeams = (moment: Crowded, decides: 'captain' | 'vote'): Moment => {
  const room = { ...moment.room, teams: (moment.room.teams ?? []).map(team => ({ ...team, decides })) };
  const team = { ...moment.team, decides };
  return { ...moment, shell: { ...moment.shell, room: JSON.stringify(room) }, team };
};

interface Picture {
  readonly label: string;
  readonly width: number;
  readonly data: string;
}

const sheet = async (browser: Browser, file: string, rows: readonly (readonly [string, readonly Picture[]])[]) => {
  const page = await browser.newPage({ viewport: { width: 2500, height: 400 } });
  const figure = ({ label, width, data }: Picture) =>
    `<figure><img width="${Math.round(width * (width > 600 ? 0.3 : 0.62))}" src="data:image;base64,${data}"><figcaption>${label}</figcaption></figure>`;
  await page.setContent(
    `<style>body{margin:8px;background:#777;font:14px sans-serif}h2{margin:4px 0}section{display:flex;flex-wrap:wrap;gap:6px}figure{margin:0}</style>${rows
      .map(([name, pictures]) => `<h2>${name}</h2><section>${pictures.map(figure).join('')}</section>`)
      .join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
};

const states = async () => {
  for (const { name, path, sizes, moments, wait } of await roomStates())
    for (const size of sizes) {
      const shown = await openPage(browser, `${studio.url}${path}`, size);
      for (const moment of moments()) {
        await shown.show(moment);
        // Parts that are fetched, and a ceremony whose plates come one by one.
        if (wait !== undefined) await shown.page.locator(wait).waitFor();
        await shown.page.waitForTimeout(wait === undefined ? 500 : 2000);
      }
      for (const fault of await layoutFaults(shown.page, { scroll: /tv|overlay/.test(path) ? 'none' : 'down' }))
        console.error(`${name}, ${size.width}: ${fault}`);
      const file = `room-${name}-${size.width}.png`.replaceAll(/[^\w.-]+/g, '-');
      await shown.page.screenshot({ path: join(gallery, file), omitBackground: true });
      for (const complaint of shown.complaints) console.error(`${name}: ${complaint}`);
      await shown.close();
    }
};

mkdirSync(gallery, { recursive: true });
const [studio, browser] = await Promise.all([openStudio(), openBrowser()]);
const perSheet = 2;
if (wanted.length === 0 || wanted.includes('states')) await states();
const byShow = Map.groupBy(goldenEpisodes, name => goldenRecord(name).show);
for (const [show, names] of byShow) {
  if (wanted.length > 0 && !wanted.includes(show)) continue;
  const all = (await Promise.all(names.map(name => crowdedMoments(name)))).flatMap(tasksOf);
  const tasks = [...new Map(all.map(task => [task.name, task])).values()];
  const rows = tasks.map(({ name }): [string, Picture[]] => [`${show}: ${name}`, []]);
  for (const { page, size, states } of columns) {
    if (!on.includes(page)) continue;
    const path = page === 'watch' ? `${addressOf('watch')}${along}` : addressOf(page === 'team' ? 'team/0' : page);
    const shown = await openPage(browser, `${studio.url}${path}`, size);
    for (const [i, { name, open, told }] of tasks.entries()) {
      const take = async (state: string) => {
        for (const fault of await layoutFaults(shown.page, { scroll: page === 'tv' ? 'none' : 'down' }))
          console.error(`${show}, ${name}, ${page} ${size.width}, ${state}: ${fault}`);
        const picture = await shown.page.screenshot({ type: 'jpeg', quality: 85 });
        const label = `${page} ${size.width} ${state}`;
        rows[i]?.[1].push({ label, width: size.width, data: picture.toString('base64') });
        if (asked.singles)
          writeFileSync(join(gallery, `task-${show}-${name} ${label}.jpg`.replaceAll(' ', '-')), picture);
      };
      const decides = page === 'play' ? 'captain' : 'vote';
      if (page === 'team' || page === 'play') {
        if (open.team.task === null) continue;
        await shown.show(withTeams(open, decides), page === 'play' ? open.seat : undefined);
        await shown.page.locator(':is(.team-sheet, .controls) button').first().waitFor();
      } else await shown.show(open);
      if (states.includes('open')) await take('open');
      if (page !== 'tv' && page !== 'play' && (states.includes('called') || states.includes('told'))) {
        await call(shown);
        if (states.includes('called')) await take('called');
      }
      if (told === undefined || !states.includes('told')) continue;
      await shown.show(told);
      if (page === 'watch')
        await shown.page
          .waitForFunction(() => document.querySelector('.outcome') !== null, undefined, { timeout: 3000 })
          .catch(() => {});
      await take('told');
    }
    for (const complaint of shown.complaints) console.error(`${show}, ${page}: ${complaint}`);
    await shown.close();
  }
  for (let at = 0; at < rows.length; at += perSheet) {
    const file = join(gallery, `tasks-${show}-${1 + at / perSheet}.png`);
    await sheet(browser, file, rows.slice(at, at + perSheet));
    console.log(file.slice(root.length + 1));
  }
}
await browser.close();
await studio.close();

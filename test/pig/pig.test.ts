/** A show of one folder and one line, on the air: nothing else in the project has heard of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneBrowser, plainDice } from '../browser/evening.ts';
import { Screen } from '../browser/studio-pages.ts';
import { makeShow } from '../processes/make-show.ts';
import { serverWithPig } from './serving.ts';

const here = import.meta.dirname;
const browser = oneBrowser(...plainDice);

test('Pig is opened in the lobby, hosted, played, watched on TV, recapped and verified with nothing but a manifest and rules', async () => {
  const url = await serverWithPig('bare');
  const desk = await Screen.open(browser(), 'desk', 'desk');
  await desk.page.goto(url);
  await desk.page.getByRole('radio', { name: 'Pig' }).check({ force: true });
  await desk.page.getByRole('button', { name: /open/i }).first().click();
  await desk.page.waitForURL(/\/host/);
  const code = /\/e\/(\w+)\/host/.exec(desk.page.url())?.[1] ?? '';
  const [ann, ben, tv] = [
    await Screen.open(browser(), 'ann', 'phone'),
    await Screen.open(browser(), 'ben', 'phone'),
    await Screen.open(browser(), 'tv', 'smallTv'),
  ];
  await tv.page.goto(`${url}/e/${code}/tv`);
  for (const [screen, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
  ] as const) {
    await screen.page.goto(`${url}/e/${code}`);
    await screen.page.getByRole('textbox').first().fill(name);
    await screen.page
      .getByRole('button', { name: /join|seat|play/i })
      .first()
      .click();
  }
  await expect.poll(() => desk.text()).toContain('Ben');
  await desk.page.getByRole('button', { name: /start/i }).first().click();
  await ann.page.getByRole('button', { name: /roll/i }).first().click();
  await expect
    .poll(async () => ((await (await fetch(`${url}/api/episodes/${code}`)).json()) as { entries: number }).entries)
    .toBe(2);
  await expect.poll(() => tv.text()).toContain('Ann');
  // Plates say who plays and what for, and the board draws everybody's way there. The others' phones say what is at stake.
  expect(await tv.page.locator('.plate, .facts dt').allTextContents()).toEqual(['Ann', 'Target100']);
  await tv.page.getByRole('img', { name: /^Ann: 0 of 100/ }).waitFor();
  await ben.sees('Pot');
  await expect.poll(() => ben.page.locator('.board-facts').textContent()).toBe('Target 100');
  // Robots play one to its end; its recap and its proof are asked for like any other.
  const made = await makeShow(url, { show: 'pig', robots: true, pace: 250, options: { target: 30 } });
  await tv.page.goto(`${url}/e/${made.code}/tv`);
  const over = async () => ((await (await fetch(`${url}/api/episodes/${made.code}`)).json()) as { over: boolean }).over;
  await expect.poll(over, { timeout: 120_000 }).toBe(true);
  await expect.poll(() => tv.page.locator('.win-money').getAttribute('aria-label')).toMatch(/^[345]\d$/);
  await desk.page.goto(`${url}/e/${made.code}/recap`);
  await expect.poll(() => desk.text()).toContain('Pig');
  // The host publishes the dice.
  const closed = await fetch(`${url}/api/episodes/${made.code}/desk`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${made.token}` },
    body: JSON.stringify({ do: 'close' }),
  });
  expect(closed.status).toBe(200);
  await desk.page.goto(`${url}/verify?code=${made.code}`);
  await desk.page.getByText('The server published the same one.').waitFor();
  expect(ann.complaints).toEqual([]);
});

/** Code blocks of the guide that begin with the name of their file. */
const blocks = [
  ...readFileSync(join(here, '../../docs/new-show.md'), 'utf8').matchAll(
    /```(?:tsx?|md)\n(?:\/\/|<!--) (shared|client)\/shows\/pig\/(\S+)(?: -->)?\n(.*?)```/gs,
  ),
].map(([, side = '', file = '', code = '']) => [side, file, code] as const);

test('the guide shows the files of this show', () => {
  expect(blocks.map(([side, file]) => `${side}/${file}`).sort()).toEqual([
    'client/boards/pig.tsx',
    'client/controls.ts',
    'client/index.ts',
    'client/score.ts',
    'shared/manifest.ts',
    'shared/odds.ts',
    'shared/season.ts',
    'shared/show.ts',
    'shared/whole.ts',
    'shared/words/de/show.ts',
    'shared/words/en/rules.md',
    'shared/words/en/show.ts',
  ]);
});

test.each(blocks)('docs/new-show.md: %s, %s', (side, file, code) => {
  const ups = (count: number) => '../'.repeat(count);
  const depth = file.split('/').length;
  // Pig's folders here are as deep as those of a show, but under other names.
  const written = readFileSync(join(here, side === 'shared' ? 'show' : 'board', file), 'utf8')
    .replaceAll(`'${ups(2 + depth)}${side}/shows/`, `'${ups(depth)}`)
    .replaceAll(`'${ups(2 + depth)}${side}/`, `'${ups(1 + depth)}`)
    .replaceAll(`'${ups(depth)}show/`, `'${ups(2 + depth)}shared/shows/pig/`);
  expect(code).toBe(written);
});

/** A show that is kept as a folder of files plays to its end in real Chromium, when its server is long gone. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Story } from '../../shared/recap/story.ts';
import { keep } from '../cli/kept-folder.ts';
import { freshFolder, Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A web server that knows nothing but files. */
const hostOf = async (folder: string) => {
  const missed: string[] = [];
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
    try {
      const body = await readFile(join(folder, path.endsWith('/') ? `${path}index.html` : path));
      response.setHeader('Content-Type', types[extname(path) || '.html'] ?? 'application/octet-stream');
      response.end(body);
    } catch {
      missed.push(path);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, missed };
};

/** One question with a picture, which somebody gets right; then the host ends the show. */
const played = async (house: Playhouse) => {
  const file = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c8283c' } })
    .png()
    .toBuffer();
  const sent = await fetch(`${house.url}/api/media`, { method: 'POST', body: new Uint8Array(file) });
  const { hash } = (await sent.json()) as { readonly hash: string };
  const questions = [
    { ask: 'Which colour?', answer: 'Red', picture: { hash, alt: 'A wall' } },
    { ask: 'And?', answer: 'Yes' },
    { ask: 'Or?', answer: 'No' },
  ];
  const options = { judging: 'auto' };
  const { made, host, ann, ben } = await house.asked({ show: 'lucky-numbers', options, pack: { questions } });
  for (const [i, player] of [ann, ben].entries()) {
    await player.sees(3 + i);
    expect(await player.move('buzz', { number: 40 + i })).toMatchObject({ ok: true });
  }
  await host.sees(5);
  await host.move('end', { winner: 0 });
  expect(await host.tell({ do: 'close' })).toEqual({ ok: true });
  const { story } = (await house.get(`/api/episodes/${made.code}/story`)).body as { readonly story: Story };
  return { code: made.code, last: story.moments.length - 1 };
};

test('a show plays itself from a folder in a folder of a plain host, to its end and in both languages', async () => {
  const house = await Playhouse.open();
  const { code, last } = await played(house);
  await house.app.close();
  const site = freshFolder();
  const folder = join(site, 'shows', 'friday');
  expect(await keep({ DATA_DIR: house.folder }, code, folder)).toMatchObject({ status: 0 });
  const host = await hostOf(site);
  const address = `${host.url}/shows/friday/`;

  const screen = await Screen.open(browser(), 'kept', 'tv');
  const { page } = screen;
  const asked = new Set<string>();
  page.on('request', request => asked.add(request.url()));
  await page.goto(address);
  // The picture comes with its question, and nobody has pressed anything.
  await page.locator('.recap-stage .beside-picture img').waitFor();
  // It stays there while it is looked at, however long that takes.
  const button = page.locator('.recap-play');
  await button.click();
  // What has not been seen is not given away.
  const told = page.locator('.recap-commentary');
  await expect.poll(() => told.textContent()).toContain('Round 1');
  expect(await told.textContent()).not.toContain('Ann wins');
  expect(await page.getByText('How it ended').count()).toBe(0);
  await screen.passesAxe();
  await button.click();
  const place = page.getByRole('slider', { name: 'Place in the show' });
  // Once what is acted out has been seen to go on by itself, the rest may be quick.
  const from = Number(await place.inputValue());
  await expect.poll(async () => Number(await place.inputValue()), { timeout: 120_000 }).toBeGreaterThan(from + 1);
  await page.getByLabel('Speed').selectOption('quick');
  await expect.poll(() => place.inputValue(), { timeout: 120_000 }).toBe(String(last));
  await screen.sees('How it ended');
  expect(await told.textContent()).toContain('Ann wins');
  const stage = page.locator('.recap-stage');
  await expect.poll(() => stage.textContent()).toContain('Ann');
  await screen.passesAxe();
  // The record that is linked is the one whose hash is told.
  const record = page.getByRole('link', { name: 'Download the record' });
  const file = await page.request.get(new URL((await record.getAttribute('href')) ?? '', page.url()).href);
  await screen.sees(((await file.json()) as { readonly hash: string }).hash);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`${address}de.html`);
  await page.getByText('Selbst nachprüfen').waitFor();
  await page.getByRole('link', { name: 'English' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await screen.passesAxe();
  await page.getByRole('link', { name: 'Die Würfel prüfen' }).click();
  await page.waitForURL(`${address}verify.de.html`);
  await page.locator('input[type=file]').first().setInputFiles(join(folder, 'record.json'));
  await screen.sees('Jeder Wurf stimmt');

  expect([...asked].filter(url => !url.startsWith(address) && !url.startsWith('blob:'))).toEqual([]);
  expect(host.missed).toEqual([]);
  expect(screen.complaints).toEqual([]);
});

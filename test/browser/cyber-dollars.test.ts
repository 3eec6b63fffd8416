/** A host chooses cyber-dollars and writes a few words: no page of the show or of a season says dollars, and viewers read the words. */
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { codeOf, oneBrowser, plainDice } from './evening.ts';
import { dist, plainHost, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

/** Dollars of the United States are called so. */
const dollars = /.{0,40}(?<!CY|US)\$.{0,20}/g;

const readOn = async (screen: Screen, address: string, ready: string): Promise<void> => {
  await screen.page.goto(address);
  await screen.page.locator(ready).first().waitFor();
  const text = await screen.text();
  expect(text, address).toContain('CY$');
  expect(text.match(dollars) ?? [], address).toEqual([]);
};

test('HD-71: cyber-dollars and the host’s words, from the lobby to the viewers', async () => {
  const house = await Playhouse.open({ dist });
  const address = `http://${plainHost}:${house.app.port}`;
  const host = await Screen.open(browser(), 'cyber-host', 'desk');
  await host.page.goto(`${address}/?show=hot-dice`);
  await host.page.getByRole('button', { name: 'Options' }).click();
  await host.page.getByText('More settings').click();
  await host.press('Cyber-dollars (CY$)');
  const words = 'No phones at the table.';
  await host.page.getByLabel('Your own words to the players').fill(words);
  await host.page.getByLabel('Your own words to the players').blur();
  await host.press('Open the show');
  await host.page.waitForURL(/\/host#/);
  const code = codeOf(host.page.url());

  const viewer = await Screen.open(browser(), 'cyber-viewer', 'phone');
  await viewer.page.goto(`${address}/e/${code}/watch`);
  await viewer.press(/^Play along/);
  const along = viewer.page.locator('.play-along');
  await along.getByText(words).waitFor();
  await along.getByRole('textbox').fill('Fan');
  await along.getByRole('textbox').press('Enter');
  await along.getByText('1,000 points').waitFor();
  await along.getByText('Bet on the dice').click();
  await along.getByText('100').first().waitFor();
  await along.getByText(words).waitFor();
  await viewer.context.close();

  const reader = await Screen.open(browser(), 'cyber-reader', 'desk');
  for (const language of ['en', 'de']) {
    await readOn(reader, `${address}/rules/hot-dice?episode=${code}&lang=${language}`, 'h1');
    const odds = (await reader.page.locator('.rules-foot a[href^="/odds"]').getAttribute('href')) ?? '';
    await readOn(reader, `${address}${odds}&lang=${language}`, '.odds-tables table');
    const rules = (await reader.page.locator('a[href^="/rules"]').first().getAttribute('href')) ?? '';
    await readOn(reader, `${address}${rules}&lang=${language}`, 'h1');
  }
  expect([host, viewer, reader].flatMap(screen => screen.complaints)).toEqual([]);
});

test('a season in cyber-dollars: its page, its ledger, its book', async () => {
  const house = await Playhouse.open({ dist });
  const address = `http://${plainHost}:${house.app.port}`;
  const host = await Screen.open(browser(), 'cyber-season', 'desk');
  await host.page.goto(`${address}/season/new`);
  await host.page.getByLabel('Name of the season').fill('Net games');
  await host.press('Cyber-dollars (CY$)');
  await host.press('Start the season');
  await host.page.waitForURL(/\/season\/net-games#/);
  const token = new URL(host.page.url()).hash.slice(1);
  const opened = await house.post(
    '/api/seasons/net-games/episodes',
    { kind: 'main', robots: true, pace: 0 },
    { Authorization: `Bearer ${token}` },
  );
  const { code } = opened.body as { readonly code: string };
  await house.app.rooms.ensure(code);
  await expect.poll(() => house.live(code).over, { timeout: 60_000 }).toBe(true);
  for (const language of ['en', 'de']) {
    await host.page.goto(`${address}/season/net-games?lang=${language}`);
    await host.page.locator('.season-ledger button').first().click();
    await host.page.locator('.season-ledger table').waitFor();
    const text = await host.text();
    expect(text).toMatch(/CY\$50,000|50\.000\sCY\$/);
    expect(text.match(dollars) ?? []).toEqual([]);
    const rules = (await host.page.locator('.season-rules a[href^="/rules"]').first().getAttribute('href')) ?? '';
    await readOn(host, `${address}${rules}&lang=${language}`, 'h1');
  }
  expect(host.complaints).toEqual([]);
});

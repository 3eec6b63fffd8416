/** The packs workshop in real Chromium: questions come in from anywhere, are found and changed by the hundred, kept, and given away. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, plainHost, root, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

const written = join(root, 'test/packs/files/as-written');

const lines = (page: Page) => page.locator('.packs-list .packs-line');

/** Into the file field, as when they fall on it. */
const drop = async (page: Page, files: readonly (readonly [name: string, text: string])[]): Promise<void> => {
  const data = await page.evaluateHandle(given => {
    const data = new DataTransfer();
    for (const [name, text] of given) data.items.add(new File([text], name));
    return data;
  }, files);
  await page.dispatchEvent('.import-field', 'drop', { dataTransfer: data });
};

const cities = Array.from({ length: 30 }, (_, i) => [`City ${i}`, 'Places', `Which city of the map has number ${i}?`]);

test('files are dropped together, a table says what its columns are, and one press makes a pack for every show', async () => {
  const house = await Playhouse.open({ dist });
  const screen = await Screen.open(browser(), 'workshop', 'desk');
  const { page } = screen;
  await page.goto(`${house.url}/packs`);
  await screen.press('Import');
  const name = 'moodle.gift.txt';
  await drop(page, [
    [name, readFileSync(join(written, name), 'utf8')],
    ['holiday.pdf', '%PDF-1.7 nothing'],
  ]);
  await screen.sees('Japanese characters originally came from what country?');
  await screen.sees(/left out/);
  // What cannot be used says what to do.
  await screen.sees('This is a PDF file. Copy the questions into a spreadsheet and choose that.');

  const cells = cities.map(row => row.join('\t')).join('\n');
  await page.getByLabel('Or paste cells or text here').fill(cells);
  await page.getByLabel('Column 1').selectOption('Answer');
  await page.getByLabel('Column 2').selectOption('Category');
  await page.getByLabel('Column 3').selectOption('Question');
  await screen.sees('Which city of the map has number 0? City 0');
  await screen.passesAxe();
  const tick = page.getByRole('checkbox', { name: 'Hot Dice' });
  await tick.check();
  await page.getByRole('button', { name: /^Make \d packs/ }).click();
  await expect.poll(() => page.locator('.packs-shelf .packs-line').count()).toBeGreaterThan(1);
  await expect.poll(() => lines(page).count()).toBeGreaterThan(20);

  // The next table of this layout needs no answer.
  await page.reload();
  await screen.press('Import');
  await page.getByLabel('Or paste cells or text here').fill(cells.replaceAll('City', 'Town'));
  await screen.sees('Which city of the map has number 0? Town 0');
  // A question whose picture is damaged comes without it, and says so.
  await drop(page, [['moodle.xml', readFileSync(join(written, 'moodle.xml'), 'utf8')]]);
  await screen.sees(/We can’t read that\. Pictures may be JPEG/);
  expect(screen.complaints).toEqual([]);
});

test('hundreds of items are found, changed together and taken back, and a tab that is closed loses nothing', async () => {
  const house = await Playhouse.open({ dist });
  const screen = await Screen.open(browser(), 'workshop', 'phone');
  const { page, context } = screen;
  await page.goto(`${house.url}/packs`);
  const asked = Array.from({ length: 2000 }, (_, i) => ({ ask: `What is ${i} and ${i}?`, answer: `The Río ${i}` }));
  asked[1999] = { ...asked[0]! };
  await screen.press('Import');
  await page.getByLabel('Or paste cells or text here').fill(JSON.stringify({ questions: asked.slice(0, 1000) }));
  await screen.sees('What is 0 and 0?');
  await drop(page, [['all.json', JSON.stringify({ questions: asked, tieBreakers: [] })]]);
  const brought = page.locator('.import-field .inset');
  await expect.poll(() => brought.count()).toBe(2);
  await screen.press('Remove');
  await expect.poll(() => brought.count()).toBe(1);
  await page.getByRole('button', { name: /^Make (the|\d)/ }).click();
  await screen.sees('Questions (2000)');
  // Only what is in sight is there.
  expect(await page.locator('.packs-list li').count()).toBeLessThan(200);
  await screen.press('Asked twice (1)');
  await expect.poll(() => lines(page).count()).toBe(1);
  await page.getByRole('checkbox', { name: 'Select no. 2000' }).check();
  await page.locator('.packs-bulk').getByRole('button', { name: 'Delete' }).click();
  await screen.sees('Questions (1999)');
  await page.getByLabel('Find an item').fill('is 19');
  await expect.poll(() => lines(page).first().textContent()).toContain('What is 19 and 19?');
  await page.getByRole('button', { name: /^Select all 1\d\d$/ }).click();
  await page.locator('.packs-bulk').getByRole('button', { name: 'Add spellings' }).click();
  await screen.sees(/Spellings added to 1\d\d items/);
  await lines(page).first().click();
  const accept = page.getByLabel('Also right, one per line');
  await expect.poll(() => accept.inputValue()).toContain('The Rio 19');
  await screen.press('Undo');
  await expect.poll(() => accept.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Río 19', exact: true }).click();
  await screen.passesAxe();
  await page.getByLabel('Question', { exact: true }).fill('How much is nineteen and nineteen?');
  await page.close();

  const later = await context.newPage();
  await later.goto(`${house.url}/packs`);
  await later.getByLabel('Find an item').fill('nineteen');
  await expect.poll(() => lines(later).first().textContent()).toContain('How much is nineteen and nineteen?');
  await lines(later).first().click();
  await expect.poll(() => later.getByLabel('Also right, one per line').inputValue()).toBe('Río 19');
  await expect.poll(() => later.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(screen.complaints).toEqual([]);
});

test('a pack is shared by a link, read elsewhere, copied, and taken back', async () => {
  const house = await Playhouse.open({ dist });
  const screen = await Screen.open(browser(), 'sharing', 'desk');
  const { page } = screen;
  // Without a clipboard, as in a home network.
  await page.goto(`http://${plainHost}:${house.app.port}/packs`);
  await page.getByLabel('Title').fill('For a friend');
  await screen.press('Make a link');
  await screen.sees('Stop sharing');
  const link = await page.locator('.marked-link input').inputValue();
  expect(link).toContain('/packs#shared=');

  const friend = await Screen.open(browser(), 'friend', 'phone');
  await friend.page.goto(link);
  await friend.sees('For a friend');
  expect(await friend.page.locator('.packs-list :is(input, textarea)').count()).toBe(0);
  await friend.press('Make a copy');
  await expect.poll(() => friend.page.getByLabel('Title').inputValue()).toBe('For a friend');
  expect(new URL(friend.page.url()).hash).toBe('');

  await screen.press('Stop sharing');
  await screen.sees('Make a link');
  const stranger = await Screen.open(browser(), 'stranger', 'phone');
  await stranger.page.goto(link);
  await stranger.sees('This pack isn’t shared any more.');
  expect([...screen.complaints, ...friend.complaints]).toEqual([]);
});

test('after a show the host drops other questions at the desk, and the same players go on with them', async () => {
  const house = await Playhouse.open({ dist });
  const { made, host } = await house.gather({ show: 'lucky-numbers' });
  for (const move of ['start', 'end']) await host.move(move, { winner: 0 });
  const screen = await Screen.open(browser(), 'next-questions', 'desk');
  const { page } = screen;
  await page.goto(`${house.url}/e/${made.code}/host#${made.token}`);
  await page.getByText('Other questions for the next show').click();
  await page.locator('.import-field').waitFor();
  await drop(page, [['own.csv', 'ask,answer,category,difficulty\nWhich river is first?,Aare,Rivers,3\n']]);
  await screen.sees(/Which river is first\? Aare/);
  // Meanwhile no next show opens by itself.
  await expect.poll(() => page.getByRole('timer').count()).toBe(0);
  await screen.passesAxe();
  await page.getByRole('button', { name: 'Same players, again' }).click();
  // The host's card says what sort of question it is.
  await screen.sees('Rivers · Hard');
  await screen.passesAxe();
  expect(screen.complaints).toEqual([]);
});

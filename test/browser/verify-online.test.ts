/** The check as a page of the server: a show that robots played is fetched by its code and held against what was published. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, Screen, violations } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);
const visit = () => Screen.open(browser(), 'verifier', 'desk');

interface Summary {
  readonly over: boolean;
  readonly hash?: string;
}

/** A show that robots have played to its end, and whose host has closed it. */
const played = async (house: Playhouse, show: string): Promise<string> => {
  const { code, token } = await house.make({ show, robots: true, pace: 0 });
  await expect.poll(async () => ((await house.get(`/api/episodes/${code}`)).body as Summary).over).toBe(true);
  expect((await house.get(`/api/episodes/${code}`)).body, 'nothing is published by itself at once').not.toHaveProperty(
    'hash',
  );
  await house.post(`/api/episodes/${code}/desk`, { do: 'close' }, { Authorization: `Bearer ${token}` });
  return code;
};

test('a show is opened by its code: all fits, and the fingerprint is the published one', async () => {
  const house = await Playhouse.open({ dist });
  const code = await played(house, 'lucky-numbers');
  const { page, complaints } = await visit();
  await page.goto(`${house.url}/verify?code=${code}`);
  await page.getByRole('heading', { name: 'Every roll checks out' }).waitFor();
  await page.getByText('The server published the same one.').waitFor();
  const { hash } = (await house.get(`/api/episodes/${code}`)).body as Summary;
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await expect.poll(() => page.getByText(hash ?? '').count()).toBe(1);
  expect((await violations(page)).map(({ id }) => id)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a code can be typed; an unknown one and a running show are reported', async () => {
  const house = await Playhouse.open({ dist });
  const running = await house.make({ show: 'lucky-numbers' });
  const { page } = await visit();
  await page.goto(`${house.url}/verify`);
  const field = page.getByLabel('Or type the code of a show');
  await field.fill('K7Q');
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByText('A code has eight letters and digits').waitFor();
  await field.fill('k7qm 4xrb');
  await field.press('Enter');
  await page.getByText('No show with that code').waitFor();
  await field.fill(running.code);
  await field.press('Enter');
  await page.getByText('Until then only the host can get it.').waitFor();
});

test('the page is downloaded as one file, which checks the same record without the server', async () => {
  const house = await Playhouse.open({ dist });
  const code = await played(house, 'hot-hand');
  const { page } = await visit();
  await page.goto(`${house.url}/verify`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'This page as one file' }).click();
  const folder = freshFolder();
  const file = join(folder, 'taken-home.html');
  await (await download).saveAs(file);
  const record = join(folder, 'record.json');
  writeFileSync(record, JSON.stringify((await house.get(`/api/episodes/${code}/record`)).body));
  await house.app.close();
  const home = await visit();
  await home.page.goto(`file://${file}`);
  await home.page.locator('input[type=file]').setInputFiles(record);
  await home.page.getByRole('heading', { name: 'Every roll checks out' }).waitFor();
  expect(home.complaints).toEqual([]);
});

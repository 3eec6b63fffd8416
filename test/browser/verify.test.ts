/** The check as one file on a disk, with the network off: what is handed in is judged there, by hand and by keyboard. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { verify } from '../../shared/words/en/verify.ts';
import { finishedRecord, partialRecord } from '../shared/finished-record.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, violations } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

/** The page as `npm run build` made it. */
const file = join(dist, 'boxcars-verify.html');
const address = pathToFileURL(file).href;

const folder = mkdtempSync(join(tmpdir(), 'boxcars-verify-'));
let context: BrowserContext;
let page: Page;
/** Everything the page asked for, and everything the policy or a mistake of ours brought to the console. */
let asked: string[];
let complaints: string[];

afterAll(async () => {
  await context?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await context?.close();
  context = await browser().newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  await context.setOffline(true);
  page = await context.newPage();
  asked = [];
  complaints = [];
  page.on('request', request => asked.push(request.url()));
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  // Chromium is told asynchronously to hand choosers over; by the time one opens here it knows.
  page.on('filechooser', () => undefined);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

/** Lets a file fall onto the page, as from a folder on the desktop. */
const drop = async (record: unknown) => {
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  const carried = await page.evaluateHandle(content => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'record.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.locator('main').dispatchEvent('dragover', { dataTransfer: carried });
  await page.locator('main').dispatchEvent('drop', { dataTransfer: carried });
};

const verdict = async () => {
  const heading = page.locator('.verify-verdict h2');
  await heading.waitFor();
  return heading.innerText();
};

const spoilt = (): { record: ReturnType<typeof finishedRecord>; index: number } => {
  const record = finishedRecord();
  const index = record.entries.findIndex((entry, i) => i > 40 && entry.drew?.dice !== undefined);
  const entry = record.entries[index];
  const [face = 1, ...rest] = entry?.drew?.dice ?? [];
  if (entry !== undefined) entry.drew = { dice: [(face % 6) + 1, ...rest] };
  return { record, index };
};

const blemishes = async () =>
  (await violations(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

describe('the check as one file with the network off', () => {
  test('a good record: every entry has its tick, and nothing was asked for', async () => {
    const record = finishedRecord();
    await drop(record);
    expect(await verdict()).toBe('Every roll checks out');
    const rows = page.locator('.verify-entry');
    await expect.poll(() => rows.count()).toBe(record.entries.length);
    await expect.poll(() => rows.getByRole('img', { name: 'fits', exact: true }).count()).toBe(record.entries.length);
    await expect.poll(() => page.getByText('That says little.').count()).toBe(1);
    expect(asked.filter(url => !url.startsWith('data:'))).toEqual([address]);
    expect(complaints).toEqual([]);
    expect(await blemishes()).toEqual([]);
  });

  test('a record with one face changed: the first entry that fails is named and shown', async () => {
    const { record, index } = spoilt();
    await drop(record);
    expect(await verdict()).toBe(`Entry ${index} fails`);
    const card = page.locator('.verify-verdict');
    expect(await card.innerText()).toMatch(/2 dice: the record says \d \d, the seed gives \d \d\./);
    await card.getByRole('link').click();
    const row = page.locator(`#entry-${index}`);
    await expect.poll(() => row.getByRole('img', { name: 'fails', exact: true }).count()).toBe(1);
    expect(await blemishes()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a record says whose part is in the throws; one of unreleased rules is refused in one sentence', async () => {
    await drop({ ...finishedRecord('six-dice', 30), rules: 2 });
    await expect.poll(() => page.locator('main').innerText()).toContain('Commit a9707e9 still reads it');
    await drop(finishedRecord('six-dice', 30));
    expect(await verdict()).toBe('Every roll checks out');
    const card = page.locator('.verify-verdict');
    const text = await card.innerText();
    expect(text).toMatch(/\d+ rolls? (and|or) draws? with the players’ own parts/);
    expect(text).toMatch(/\d+ house throws? \(no page, or a robot: \d+\): nobody’s part is in (it|them)/);
    expect(text).toContain('1 roll or draw taken back that came again the same');
    // Every line can be opened to the arithmetic.
    const row = page.locator('.verify-entry', { hasText: 'key from the page' }).first();
    await row.locator('summary').first().click();
    await expect.poll(() => row.innerText()).toMatch(/16 × \d+ \+ \d/);
  });

  test('a record from before the end cannot be checked yet', async () => {
    await drop(partialRecord());
    expect(await verdict()).toBe('Cannot be checked yet');
    await expect.poll(() => page.getByText('still locked away').count()).toBe(1);
    expect(await blemishes()).toEqual([]);
  });

  test('what is no record is said so, and the next record is checked all the same', async () => {
    await drop('no record');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(verify.problem.notJson);
    await drop({ format: 'boxcars-episode/1', show: 'chess' });
    await page.getByText('This isn’t a show record: show').waitFor();
    await drop(finishedRecord());
    expect(await verdict()).toBe('Every roll checks out');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  test('a file is chosen by keyboard, and the focus goes to the answer', async () => {
    const record = join(folder, 'record.json');
    writeFileSync(record, JSON.stringify(finishedRecord()));
    await page.keyboard.press('Tab');
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(record);
    expect(await verdict()).toBe('Every roll checks out');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Every roll checks out');
  });

  test('a commitment that somebody kept is held against the record’s', async () => {
    const record = finishedRecord();
    await drop(record);
    await verdict();
    const field = page.getByLabel('The commitment you kept');
    await field.fill(record.commit.slice(0, 8).toUpperCase());
    await expect.poll(() => page.getByText('It is the same.').count()).toBe(1);
    await field.fill('00000000');
    await expect.poll(() => page.getByText('It is another one.').count()).toBe(1);
  });

  test('on a phone nothing is wider than the page', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await blemishes()).toEqual([]);
    const { record } = spoilt();
    await drop(record);
    await verdict();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('the file allows its own script and style by their hashes and nothing else', () => {
    const html = readFileSync(file, 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'sha256-[A-Za-z0-9+/=]{44}';/);
    expect(policy).not.toContain('unsafe');
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<(?:script|img|link)[^>]+(?:src|href)="(?!data:)/);
  });
});

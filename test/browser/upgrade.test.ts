/** Pages that are open while the server is upgraded: their old scripts are gone, and they find their way to the new ones. */
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reload } from '../../shared/words/en/reload.ts';
import { Network } from '../engines/network.ts';
import { freshFolder, Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, somewhere } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

/** The same pages as another build makes them: every script and style under another name. */
const rebuilt = (): string => {
  const folder = freshFolder();
  cpSync(dist, folder, { recursive: true });
  for (const copy of globSync('**/*.{br,gz}', { cwd: folder })) rmSync(join(folder, copy));
  const assets = globSync('**/assets/*.{js,css}', { cwd: folder });
  const renamed = new Map(
    assets.map(file => [basename(file), basename(file).replace(/-([\w-]+)\.(\w+)$/, '-new$1.$2')]),
  );
  const names = new RegExp([...renamed.keys()].map(name => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of globSync('{*,**/*,.vite/*,*/.vite/*}.{html,js,css,json}', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(names, name => renamed.get(name) ?? name),
    );
    const name = renamed.get(basename(path));
    if (name !== undefined && dirname(file).endsWith('assets')) renameSync(path, join(dirname(path), name));
  }
  return folder;
};

const isNew = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src.includes('-new') === true)
    .catch(() => false);

test('after an upgrade idle pages reload by themselves, the host is offered a reload, and the show continues', async () => {
  const folder = freshFolder();
  const before = await Playhouse.open({ folder, dist });
  const network = await Network.before(before.app.port);
  const { code, token } = await before.make({ show: 'lucky-numbers', seats: 2 });
  const open = async (path: string): Promise<Page> => {
    const page = await (await browser().newContext(somewhere)).newPage();
    await page.goto(`${network.url}${path}`);
    return page;
  };
  const lobby = await open('/');
  const host = await open(`/e/${code}/host#${token}`);
  const tv = await open(`/e/${code}/tv`);
  const ann = await open(`/e/${code}`);
  await ann.locator('.text-field').first().fill('Ann');
  await ann.getByRole('button', { name: 'Take the seat' }).click();
  await ann.locator('.you-are-in').waitFor();
  for (const page of [host, tv]) await page.getByText('Ann').first().waitFor({ state: 'attached' });
  const pages = [lobby, host, tv, ann];
  for (const page of pages) expect(await isNew(page)).toBe(false);

  network.cut();
  await before.app.close();
  const after = await Playhouse.open({ folder, dist: rebuilt() });
  network.port = after.app.port;
  network.mood = 'open';

  for (const page of [tv, ann]) await expect.poll(() => isNew(page)).toBe(true);
  await ann.locator('.you-are-in').waitFor();
  await host.locator('#reload-offer', { hasText: reload.updated }).waitFor();
  expect(await isNew(host)).toBe(false);
  await host.locator('#reload-offer button').click();
  await expect.poll(() => isNew(host)).toBe(true);
  for (const page of [host, tv]) await page.getByText('Ann').first().waitFor({ state: 'attached' });

  // A page without a connection finds out when it needs a part that is gone: the form of a show has some.
  await lobby.locator('#code').fill('K7QM');
  await lobby.getByRole('button', { name: 'Options' }).click();
  await lobby.locator('#reload-offer', { hasText: reload.updated }).waitFor();
  await lobby.locator('#reload-offer button').click();
  await expect.poll(() => isNew(lobby)).toBe(true);
  for (const page of pages) await page.context().close();
});

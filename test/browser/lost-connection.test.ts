/** A page that does not get through to its show says so, and why, and what to do; it never waits for ever. */
import { expect, test } from 'vitest';
import { pages as de } from '../../shared/words/de/pages.ts';
import { pages as en } from '../../shared/words/en/pages.ts';
import { Network } from '../engines/network.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, somewhere } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

const languages = [
  { locale: 'en-US', words: en, opens: 'Open the show', pages: ['', '/tv', '/host'] },
  { locale: 'de-DE', words: de, opens: 'Die Show öffnen', pages: [''] },
] as const;

/** A page behind a proxy that knows no sockets until it relents. */
const refusingSockets = async (house: Playhouse, locale: string) => {
  const network = await Network.before(house.app.port);
  network.mood = 'no sockets';
  const context = await browser().newContext({ ...somewhere, locale });
  return {
    context,
    page: await context.newPage(),
    refusals: () => network.refused,
    relent: () => network.relent(),
    address: (path: string) => `${network.url}/e/${path}`,
  };
};

// Most of it is waiting between two tries, which all pages do at the same time.
test('sockets refused three times: every page that needs them says so in its language, and continues when they are let in', async () => {
  const house = await Playhouse.open({ dist });
  const made = await house.make({ show: 'lucky-numbers' });
  const { code, token } = made;
  const look = async (path: string, locale: string, { trouble }: typeof en | typeof de) => {
    const { title, steps } = trouble.socket;
    const { context, page, refusals, relent, address } = await refusingSockets(house, locale);
    await page.goto(address(`${code}${path}${path === '/host' ? `#${token}` : ''}`));
    await page.getByRole('heading', { name: title }).waitFor();
    expect(refusals()).toBeGreaterThanOrEqual(3);
    for (const step of steps) await page.getByText(step).waitFor();
    await page.getByRole('button', { name: trouble.again }).click();
    await page.getByText(trouble.tryingNow).waitFor();
    relent();
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
    await context.close();
  };
  const looks = languages.flatMap(({ locale, words, pages }) => pages.map(path => look(path, locale, words)));
  await Promise.all(looks);
});

test('a socket that hangs is given up for another one, and does not stay in the room when it opens', async () => {
  const house = await Playhouse.open({ dist });
  const { code, token } = await house.make({ show: 'lucky-numbers' });
  const network = await Network.before(house.app.port);
  network.mood = 'late sockets';
  const context = await browser().newContext(somewhere);
  const page = await context.newPage();
  await page.goto(`${network.url}/e/${code}/host#${token}`);
  // A browser opens one at a time.
  await expect.poll(() => network.held).toBeGreaterThanOrEqual(2);
  network.relent();
  await page.getByRole('button', { name: en.desk.undo, exact: true }).waitFor();
  await expect.poll(() => network.upgraded.size).toBe(1);
  await context.close();
});

test('a server that answers nothing is out of reach, not busy', async () => {
  const house = await Playhouse.open({ dist });
  const { code, token } = await house.make({ show: 'lucky-numbers' });
  const context = await browser().newContext(somewhere);
  const page = await context.newPage();
  await page.clock.install();
  await page.route('**/matchmake/**', () => undefined);
  await page.goto(`${house.url}/e/${code}/host#${token}`);
  const told = page.getByRole('heading', { name: en.trouble.unreachable.title });
  await expect.poll(() => page.clock.runFor(1000).then(() => told.count())).toBe(1);
  await context.close();
});

test('a lobby whose server does not answer says so in its own language', async () => {
  const house = await Playhouse.open({ dist });
  for (const { locale, words, opens } of languages) {
    const context = await browser().newContext({ ...somewhere, locale });
    const page = await context.newPage();
    await page.goto(house.url);
    await page.route('**/api/episodes', route => route.abort());
    await page.getByRole('button', { name: opens }).click();
    await page.getByText(words.trouble.noAnswer).waitFor();
    await context.close();
  }
});

test('a lost server and a device without a network are told apart, and the show stays visible', async () => {
  const house = await Playhouse.open({ dist });
  const { code } = await house.make({ show: 'lucky-numbers' });
  const context = await browser().newContext(somewhere);
  const page = await context.newPage();
  await page.goto(`${house.url}/e/${code}/watch`);
  await page.locator('.commentary').waitFor();
  await page.locator('.curtain').waitFor({ state: 'detached' });
  await context.setOffline(true);
  await house.app.close();
  await page.getByRole('heading', { name: en.trouble.offline.title }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: en.trouble.unreachable.title }).waitFor();
  expect(await page.locator('.curtain').count()).toBe(0);
  await context.close();
});

/** How phones find a server that was opened at localhost: what the desk says and offers, and what a television shows. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AddressBook } from '../../server/addresses.ts';
import { networks as said } from '../../shared/words/en/networks.ts';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

const network = (address: string) => ({
  address,
  internal: false,
  family: 'IPv4' as const,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

/** The machine of a host at home, on cable and on Wi-Fi. */
const laptop = () =>
  new AddressBook({
    publicAddress: '',
    listensAt: '',
    port: () => 2567,
    interfaces: () => ({ wlan0: [network('192.168.1.20')], eth0: [network('10.0.0.5')] }),
  });

/** The server of the test listens to its own machine alone; with `book` the page is told of another's networks. */
const answerFrom = (page: Page, book: AddressBook) =>
  page.route('**/api/networks', async route => {
    const asked = route.request().postDataJSON() as { readonly address: string } | null;
    if (asked !== null) book.choose(asked.address);
    await route.fulfill({ json: book.networks('localhost:2567') });
  });

test('a server that phones cannot reach: the desk says so, and the way out', async () => {
  const house = await Playhouse.open({ dist });
  const { code, token } = await house.make({ show: 'lucky-numbers' });
  const { page } = await Screen.open(browser(), 'host', 'desk');
  await page.goto(`http://localhost:${house.app.port}/e/${code}/host#${token}`);
  const warning = page.getByRole('alert').filter({ hasText: said.noWay['only-here'] });
  await warning.waitFor();
  expect(await page.locator('.ways-in').count()).toBe(0);
});

test('several networks: the host chooses one, and QR code, address and television follow; large while seats are free', async () => {
  const house = await Playhouse.open({ dist });
  const made = await house.make({ show: 'lucky-numbers', seats: 2 });
  const { code, token } = made;
  const book = laptop();
  const [desk, tv] = [await Screen.open(browser(), 'host', 'desk'), await Screen.open(browser(), 'tv', 'tv')];
  for (const { page } of [desk, tv]) await answerFrom(page, book);
  const home = `http://localhost:${house.app.port}/e/${code}`;
  await desk.page.goto(`${home}/host#${token}`);
  await tv.page.goto(`${home}/tv`);

  const typed = desk.page.locator('.typed-address');
  const qr = desk.page.locator('.qrs svg');
  await expect.poll(() => typed.textContent()).toBe(`192.168.1.20:2567/${code}`);
  await desk.page.locator('.ways-in select').selectOption({ label: '10.0.0.5:2567 (eth0)' });
  await expect.poll(() => typed.textContent()).toBe(`10.0.0.5:2567/${code}`);
  expect(await qr.getAttribute('aria-label')).toBe(`http://10.0.0.5:2567/e/${code}`);
  await desk.page.locator('.ways-in summary').click();
  await desk.page.getByText(said.help('2567')).waitFor();

  const sign = tv.page.locator('.join-sign');
  await expect.poll(() => sign.textContent()).toContain('10.0.0.5:2567');
  const large = (await sign.locator('svg').boundingBox())?.width ?? 0;
  const letters = (one: string) =>
    tv.page
      .locator(one, { hasText: '10.0.0.5' })
      .first()
      .evaluate(text => {
        const { height } = text.getBoundingClientRect();
        return Math.min(height, Number.parseFloat(getComputedStyle(text).fontSize));
      });
  const largeLetters = await letters('.join-sign span');
  expect(large).toBeGreaterThan(200);
  expect(largeLetters).toBeGreaterThan(40);

  for (const name of ['Ann', 'Ben']) await house.join(code, { as: 'play', name });
  const host = await house.host(made);
  expect(await host.move('start')).toMatchObject({ ok: true });
  await sign.waitFor({ state: 'detached' });
  const card = tv.page.locator('.code-card');
  await card.waitFor();
  expect(await card.textContent()).toContain('10.0.0.5:2567');
  const small = (await card.locator('svg').boundingBox())?.width ?? 0;
  expect(small).toBeLessThan(large / 1.5);
  expect(small).toBeGreaterThan(100);
  expect(await letters('.code-card em')).toBeLessThan(largeLetters);
});

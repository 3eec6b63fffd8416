/** A host makes *Friday rules* by clicking and typing, sees what they change, and everybody sees by what the show is played. */
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { codeOf, oneBrowser, plainDice } from './evening.ts';
import { dist, plainHost, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('LN-15 LN-17: Friday rules from the lobby to the watch page, the join page and the record', async () => {
  const house = await Playhouse.open({ dist });
  const address = `http://${plainHost}:${house.app.port}`;
  const host = await Screen.open(browser(), 'house-host', 'desk');
  const began = performance.now();
  await host.page.goto(address);
  await host.page.getByRole('button', { name: 'Options' }).click();
  await host.page.getByText('House rules', { exact: true }).click();
  const panel = host.page.locator('.house-panel');
  await panel.getByLabel('Name your rules').fill('Friday rules');
  await panel.getByRole('spinbutton', { name: 'The pot opens at' }).fill('2500');
  await panel.getByRole('spinbutton', { name: 'The pot opens at' }).blur();
  await panel.getByRole('spinbutton', { name: 'A wild puts into the pot' }).fill('1000');
  await panel.getByRole('spinbutton', { name: 'A wild puts into the pot' }).blur();
  await expect.poll(() => panel.getByText('2 changes').count()).toBeGreaterThan(0);
  // Old beside new, with the error said.
  await panel.locator('.house-figures td', { hasText: '±' }).first().waitFor({ timeout: 60_000 });
  await host.passesAxe();
  await host.press('Open the show');
  await host.page.waitForURL(/\/host#/);
  expect((performance.now() - began) / 1000, 'a fresh host is done in two minutes').toBeLessThan(120);
  const code = codeOf(host.page.url());
  // A set is kept as what differs.
  const { options } = (await house.get(`/api/episodes/${code}`)).body as { options: { house: object } };
  expect(options.house).toEqual({ name: 'Friday rules', pot: 2500, wild: 1000 });
  for (const path of [`/e/${code}/watch`, `/e/${code}/tv`, `/e/${code}`]) {
    const screen = await Screen.open(browser(), `house-${path.split('/').at(-1)}`, 'desk');
    await screen.page.goto(`${address}${path}`);
    const chip = screen.page.locator('.house-chip');
    await chip.getByText('Playing by Friday rules').click();
    // On a television it has a place of its own beside the commentary, where it covers nothing.
    if (path.endsWith('/tv')) expect(await screen.page.locator('.rail .house-chip').count()).toBe(1);
    await chip.getByText('The pot opens at').waitFor();
    expect(await chip.locator('dd').first().innerText()).toMatch(/\$1,500.*\$2,500/);
    await screen.context.close();
  }
  await host.page.locator('.house-chip').waitFor();
});

test('a link carries a set, and one press puts a number back', async () => {
  const house = await Playhouse.open({ dist });
  const host = await Screen.open(browser(), 'house-link', 'desk');
  const set = encodeURIComponent(JSON.stringify({ name: 'Two busts', busts: [5, 7] }));
  await host.page.goto(`http://${plainHost}:${house.app.port}/?show=hot-dice&house=${set}`);
  await host.page.getByRole('button', { name: 'Options' }).click();
  const panel = host.page.locator('.house-panel');
  await panel.getByText('1 change', { exact: false }).first().waitFor();
  await panel.getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => panel.getByText('Just like the original').count()).toBeGreaterThan(0);
});

test('LP-08: a puzzle of $3,000 is a house rule: on its page, at the desk, on the television, and in a link', async () => {
  const house = await Playhouse.open({ dist });
  const address = `http://${plainHost}:${house.app.port}`;
  const host = await Screen.open(browser(), 'house-beside', 'desk');
  const rules = encodeURIComponent(JSON.stringify({ opening: [3000, 2000] }));
  await host.page.goto(`${address}/?show=lucky-puzzle&options=${rules}`);
  // Seen at once, before any form is opened.
  await host.page.locator('.house-chip').getByText('1 change').waitFor();
  await host.page.getByRole('button', { name: 'Options' }).click();
  const panel = host.page.locator('.house-panel');
  const first = panel.getByRole('spinbutton', { name: 'A puzzle opens at in the first round' });
  expect(await first.inputValue()).toBe('3000');
  // A number that the rule does not take is refused where it is typed, and nothing is changed.
  await first.fill('2000000');
  await first.blur();
  await panel.getByText(/: from 0 to 1,000,000, please/).waitFor();
  await first.fill('3000');
  await first.blur();
  await host.press('Open the show');
  await host.page.waitForURL(/\/host#/);
  const code = codeOf(host.page.url());
  const { options } = (await house.get(`/api/episodes/${code}`)).body as { options: { opening: unknown } };
  expect(options.opening).toEqual([3000, 2000]);
  await host.page.locator('.house-chip').getByText('1 change').waitFor();
  for (const path of [`/e/${code}/tv`, `/rules/lucky-puzzle?episode=${code}`]) {
    const screen = await Screen.open(browser(), `beside-${path.split('/').at(-1)?.slice(0, 5)}`, 'desk');
    await screen.page.goto(`${address}${path}`);
    await screen.page.getByText('1 change').waitFor();
    if (path.startsWith('/rules'))
      expect(await screen.page.locator('mark', { hasText: '$3,000' }).count()).toBeGreaterThan(0);
    await screen.context.close();
  }
});

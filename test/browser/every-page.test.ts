/** Every page at rest: axe finds nothing, and none weighs more than it may. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser } from './evening.ts';
import { dist, Screen } from './studio-pages.ts';
import { budgets, weightOf } from './weight.ts';

const browser = oneBrowser();

test('axe is clean on every page', { timeout: 120_000 }, async () => {
  const house = await Playhouse.open({ dist });
  const made = await house.make({ show: 'lucky-numbers' });
  const { code, token } = made;
  const host = await house.host(made);
  const overlay = await host.tell({ do: 'overlay' });
  const link = overlay.ok ? new URL(overlay.link ?? '').hash : '';
  const screen = await Screen.open(browser(), 'every page', 'desk');
  const pages: readonly (readonly [path: string, ready: string])[] = [
    ['/', '.posters, .lobby main'],
    [`/e/${code}`, 'form input'],
    [`/e/${code}/host#${token}`, '.desk .grid'],
    [`/e/${code}/watch`, '.stage .set'],
    [`/e/${code}/tv`, '.stage .set'],
    [`/e/${code}/overlay/board${link}`, '.stage .set'],
    [`/e/${code}/overlay/scores${link}`, '.stage .set'],
    ['/rules/lucky-numbers', 'h1'],
    ['/verify', 'h1'],
    ['/packs', 'h1, h2'],
    ['/e/short', 'h1, h2'],
  ];
  const found: string[] = [];
  for (const [path, ready] of pages) {
    await screen.page.goto(`${house.url}${path}`);
    // Only the part after # differs between two of them.
    await screen.page.locator(ready).first().waitFor();
    const { violations } = await new AxeBuilder({ page: screen.page }).analyze();
    for (const { id, nodes } of violations) found.push(`${path}: ${id} at ${nodes[0]?.target.join(' ')}`);
  }
  expect(found).toEqual([]);
});

test('no page weighs more than its budget (design.md 7)', { timeout: 60_000 }, async () => {
  const house = await Playhouse.open({ dist });
  const { code, token } = await house.make({ show: 'lucky-numbers' });
  const address = `${house.url}/e/${code}`;
  const weights = {
    join: await weightOf(browser(), address, 'form input'),
    desk: await weightOf(browser(), `${address}/host#${token}`, '.desk .grid'),
    verify: await weightOf(browser(), `${house.url}/verify`, 'h1'),
    television: await weightOf(browser(), `${address}/tv`, '.stage .set'),
  };
  const over = Object.entries(weights).filter(
    ([page, bytes]) => bytes > (page === 'television' ? budgets.stage : budgets.small),
  );
  expect(Object.fromEntries(over)).toEqual({});
});

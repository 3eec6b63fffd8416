/** Every page at rest: axe finds nothing, and none weighs more than it may, nor is sent more. */
import { expect, test } from 'vitest';
import { Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser } from './evening.ts';
import { dist, Screen, violations } from './studio-pages.ts';
import { budgets, counting, sentBudgets, weighing } from './weight.ts';

const browser = oneBrowser();

/** Dice can be thrown. */
const canvas = '.dice-pane[data-dice="canvas"]';

/** Signs whose lettering has not come. */
const unlettered = () =>
  [...document.querySelectorAll('.show-sign')]
    .map(sign => getComputedStyle(sign).fontFamily)
    .filter(
      wanted =>
        ![...document.fonts].some(
          ({ family, status }) => status === 'loaded' && wanted.includes(family.replaceAll('"', '')),
        ),
    );

test('axe is clean on every page, and none weighs more than its budget', async () => {
  const house = await Playhouse.open({ dist });
  const made = await house.make({ show: 'lucky-numbers' });
  const { code, token } = made;
  const host = await house.host(made);
  const overlay = await host.tell({ do: 'overlay' });
  const link = overlay.ok ? new URL(overlay.link ?? '').hash : '';
  const pages: readonly (readonly [path: string, ready: string, budget?: number])[] = [
    ['/', '.lobby main .poster'],
    [`/e/${code}`, 'form input', budgets.small],
    [`/e/${code}/host#${token}`, '.desk .grid', budgets.small],
    [`/e/${code}/host?lang=de#${token}`, '.desk .grid', budgets.small],
    [`/e/${code}/watch`, canvas, budgets.stage],
    [`/e/${code}/tv`, canvas, budgets.stage],
    [`/e/${code}/overlay/board${link}`, '.stage .set', budgets.stage],
    [`/e/${code}/overlay/lower-third${link}`, '.stage .set', budgets.stage],
    ['/tv', '.digits svg'],
    ['/pair', '.page-card'],
    ['/rules/lucky-numbers', 'h1'],
    ['/odds/hot-dice', '.odds-tables table'],
    ['/verify', 'h1', budgets.small],
    ['/packs', 'h1, h2'],
    ['/api', 'h1'],
    ['/e/short', 'h1, h2'],
    // Whoever has a wrong code is told so, on a phone and at a desk.
    ['/e/ZZZZZZZZ', 'text="No show with that code. It may have ended."'],
    ['/e/ZZZZZZZZ/host#none', 'text="No show with that code. It may have ended."'],
  ];
  /** Bytes that may be sent in all: to a player until the form is there, to a television until dice can be thrown. */
  const sent: ReadonlyMap<string, readonly [most: number, until: string]> = new Map([
    [`/e/${code}`, [sentBudgets.act, 'form input'] as const],
    [`/e/${code}/tv`, [sentBudgets.play, ''] as const],
  ]);
  const found: string[] = [];
  for (const [path, ready, budget] of pages) {
    const { page, context } = await Screen.open(browser(), path, 'desk');
    const weight = weighing(page);
    const [most, until] = sent.get(path) ?? [Infinity, ''];
    const count = await counting(page, until);
    await page.goto(`${house.url}${path}`);
    await page.locator(ready).first().waitFor();
    // A sign is written in the letters of its show.
    await expect.poll(() => page.evaluate(unlettered), { message: path }).toEqual([]);
    for (const { id, nodes } of await violations(page)) found.push(`${path}: ${id} at ${nodes[0]?.target.join(' ')}`);
    if (budget !== undefined) {
      const bytes = await weight();
      if (bytes > budget) found.push(`${path}: ${bytes} bytes as sent of ${budget}`);
      const all = await count();
      if (all > most) found.push(`${path}: ${all} bytes over the wire of ${most}`);
    }
    await context.close();
  }
  expect(found).toEqual([]);
});

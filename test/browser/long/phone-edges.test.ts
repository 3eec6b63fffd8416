/** A phone's own edges: notch and home bar, the keyboard, and fields that Safari would zoom into. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goldenMoments } from '../../../tools/preview/moments.ts';
import { addressOf, openPage, openStudio } from '../../../tools/preview/studio.ts';
import { Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser, plainDice } from '../evening.ts';
import { turnsOf } from '../reach.ts';
import { dist, Screen } from '../studio-pages.ts';

const browser = oneBrowser(...plainDice);

/** Of an iPhone on its side, in pixels. */
const notch = { left: 47, right: 47, bottom: 21 } as const;
const lying = { width: 844, height: 390 } as const;

/** Buttons, links and texts that stand under the notch, or stuck to the edge where the home bar is; fields of small letters. */
const underEdges = (page: Page): Promise<readonly string[]> =>
  page.evaluate(({ left, right, bottom }) => {
    const found = new Set<string>();
    for (const one of document.querySelectorAll<HTMLElement>('button, a, input, select, textarea, h1, h2, p, label')) {
      if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || one.closest('.unseen, svg'))
        continue;
      const box = one.getBoundingClientRect();
      const stuck = [...document.querySelectorAll('*')].some(
        around => around.contains(one) && /fixed|sticky/.test(getComputedStyle(around).position),
      );
      const label = `${one.tagName} ${(one.textContent ?? '').trim().slice(0, 25)}`;
      if (box.width < 2 || box.height < 2) continue;
      if (box.left < left - 1 || box.right > innerWidth - right + 1)
        found.add(`${label}: ${Math.round(box.left)} to ${Math.round(box.right)}`);
      if (stuck && one.matches('button, a.button') && box.bottom > innerHeight - bottom + 1 && box.top < innerHeight)
        found.add(`${label}: under the home bar, ${Math.round(box.bottom)}`);
    }
    for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea')) {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      if (!field.matches('[type=checkbox], [type=radio], [type=file], [type=range], [type=hidden]') && size < 16)
        found.add(`${field.outerHTML.slice(0, 60)} has letters of ${size} pixels`);
    }
    return [...found];
  }, notch);

test('nothing stands under a notch or on a home bar, and Safari has no field to zoom into', async () => {
  const house = await Playhouse.open({ dist });
  const made = await house.make({ show: 'lucky-numbers' });
  const { code, token } = made;
  const pages: readonly (readonly [path: string, ready: string, ...press: readonly string[]])[] = [
    ['/', '.lobby main .poster', 'main button[aria-expanded]:visible'],
    [`/e/${code}`, 'form input'],
    [`/e/${code}/host#${token}`, '.dock'],
    [`/e/${code}/watch`, '.stage .set'],
    [
      '/?show=lucky-numbers',
      '.lobby main .poster',
      'main button[aria-expanded]:visible',
      'summary:has-text("House rules")',
    ],
    [`/e/${code}/watch`, '.stage .set', 'nav :text-is("More")', 'button:has-text("Forum")'],
    ['/rules/lucky-numbers', 'h1'],
    ['/odds/hot-dice', '.odds-tables table', 'button:has-text("Skip the guessing")'],
    [`/verify?code=${code}`, 'h1'],
    ['/verify', 'h1'],
    ['/fair', 'h1'],
    ['/packs', 'h1, h2'],
    ['/season/new', 'h1, h2'],
    ['/operator', 'input'],
    ['/e/ZZZZZZZZ', 'h1, h2'],
  ];
  const { page, context } = await Screen.open(browser(), 'phone', 'phone');
  await page.setViewportSize(lying);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...notch, top: 0 } });
  const found: string[] = [];
  for (const [path, ready, ...presses] of pages) {
    await page.goto('about:blank');
    await page.goto(`${house.url}${path}`);
    await page.locator(ready).first().waitFor();
    for (const press of presses) await page.locator(press).first().click();
    await page.evaluate(() => scrollTo(0, 0));
    found.push(...(await underEdges(page)).map(fault => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

/** Turns in which something is typed, by show, act and phase. */
const typed = [
  ['lucky-numbers', 'match answer', ''],
  ['on-a-roll-best-of-three', 'game free-guess', ''],
  ['on-a-roll-best-of-three', 'game subject', ''],
  ['lucky-puzzle', 'game decide', '.hero.go'],
  ['hot-hand', 'game bets', ''],
] as const;

test('a keyboard hides neither the field nor the button that sends it', async () => {
  const studio = await openStudio();
  const found: string[] = [];
  for (const [episode, name, press] of typed) {
    const turn = turnsOf(episode, goldenMoments(episode)).find(({ moment }) => moment.name === name);
    if (turn === undefined) throw new Error(`${episode} has no ${name}`);
    const shown = await openPage(browser(), `${studio.url}${addressOf('play', turn.seat)}`, {
      width: 390,
      height: 664,
    });
    const { page } = shown;
    await shown.show(turn.moment);
    if (press !== '') await page.locator(press).click();
    const field = page.locator('.sheet input:not([type=radio])').first();
    await field.waitFor();
    const look = async (what: string, seen: number) => {
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      const bottom = await page
        .locator('.sheet .hero')
        .first()
        .evaluate(hero => hero.getBoundingClientRect().bottom);
      const { top, end } = await field.evaluate(input => {
        const box = (input.closest('.field')?.querySelector('input') ?? input).getBoundingClientRect();
        const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return { top: box.top, end: middle?.closest('.foot, .buttons') ? Number.POSITIVE_INFINITY : box.bottom };
      });
      if (bottom > seen + 1) found.push(`${what}, ${name}: the button ends at ${bottom} of ${seen}`);
      if (top < 0 || end > seen + 1) found.push(`${what}, ${name}: the field from ${top} to ${end} of ${seen}`);
    };
    await field.focus();
    // Safari lays its keyboard over the page.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { get: () => 364, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await look('keyboard over the page', 364);
    await page.evaluate(() => {
      Reflect.deleteProperty(visualViewport as object, 'height');
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    // Chrome makes the page smaller.
    await page.setViewportSize({ width: 390, height: 364 });
    await look('keyboard below the page', 364);
    found.push(...shown.complaints);
    await shown.close();
  }
  await studio.close();
  expect(found).toEqual([]);
});

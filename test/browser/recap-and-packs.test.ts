/** The recap of a show, and writing packs, in real Chromium: what hosts and others find after a show and before one. */
import { expect, test } from 'vitest';
import { seededLuck } from '../../shared/engine/robots.ts';
import { standingOf } from '../../shared/engine/taken-home.ts';
import type { Story } from '../../shared/recap/story.ts';
import { fixedDice, Playhouse } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice } from './evening.ts';
import { dist, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

const money = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

test('a recap acts the show out by play, step, seek and key, and opens it again', async () => {
  const house = await Playhouse.open({ dist, source: () => fixedDice(5), luck: seededLuck(5) });
  const { code } = await house.make({ show: 'lucky-numbers', robots: true, pace: 2, options: { lastRound: [4, 4] } });
  const screen = await Screen.open(browser(), 'recap', 'desk');
  const { page } = screen;
  const fresh = await house.make({ show: 'lucky-numbers' });
  await page.goto(`${house.url}/e/${fresh.code}/recap`);
  await screen.sees('The show is still on');
  await expect.poll(() => house.live(code).episode.over, { interval: 100 }).toBe(true);
  await house.told(code);
  const { story } = (await house.get(`/api/episodes/${code}/story`)).body as { story: Story };
  const final = story.moments.at(-1)?.view;
  const last = story.moments.length - 1;

  await page.goto(`${house.url}/e/${code}/recap`);
  const place = page.getByRole('slider');
  await place.waitFor();
  await expect.poll(() => place.getAttribute('max')).toBe(String(last));
  // It opens on what stands out.
  await screen.sees('The best moment');
  expect(Number(await place.inputValue())).toBeGreaterThan(0);
  await place.focus();
  await page.keyboard.press('End');
  const stage = page.locator('.recap-stage');
  // What everybody takes home.
  if (final === undefined) throw new Error('the story is empty');
  for (const seat of final.seats.keys()) {
    await expect.poll(() => stage.innerHTML()).toContain(money.format(Math.floor(standingOf(final, seat))));
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place.inputValue()).toBe(String(last - 1));
  // A throw in the list is shown on the stage.
  const thrown = story.throws[0];
  await page.getByRole('button', { name: 'See roll 1', exact: true }).click();
  const at = story.moments.findIndex(({ entry }) => entry === thrown?.entry);
  await expect.poll(() => place.inputValue()).toBe(String(at));
  await expect.poll(() => stage.textContent()).toContain(`Dice: ${thrown?.dice.join(', ')}`);
  await place.focus();
  await page.keyboard.press('Home');
  await page.getByLabel('Speed').selectOption('quick');
  await place.focus();
  await page.keyboard.press('Space');
  await screen.sees('Pause');
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(2);
  // Whether it still plays or is through already: whoever seeks stops it.
  await place.focus();
  await page.keyboard.press('End');
  await expect.poll(() => place.inputValue()).toBe(String(last));
  await expect.poll(() => page.getByRole('button', { name: 'Pause' }).count()).toBe(0);
  await expect.poll(() => page.locator('.recap-throws tbody tr').count()).toBe(story.throws.length);
  const card = page.locator('.recap-share');
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1200);
  await expect.poll(() => page.locator('.recap-lucks table').count()).toBeGreaterThan(0);
  // Looking at it has published nothing.
  expect((await house.get(`/api/episodes/${code}`)).body).toMatchObject({ closed: false });
  await screen.passesAxe();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Once it is published, it plays from its tape, which any cache may have.
  await house.live(code).close();
  const { hash } = (await house.get(`/api/episodes/${code}`)).body as { hash: string };
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto(`${house.url}/e/${code}/recap`);
  await screen.sees('Check the dice');
  await expect.poll(() => page.getByRole('slider').getAttribute('max')).toBe(String(last));
  expect(asked).toContain(`/e/${code}/tape/${hash}`);
  // Of the audience, the room knows more.
  const others = asked.filter(path => path.startsWith('/api/') && path !== `/api/episodes/${code}/room`);
  expect(others).toEqual([]);

  // The host of a show with people opens it again from its recap.
  const { made, host } = await house.gather({ show: 'six-dice', name: 'Friday' });
  await host.move('start');
  await host.move('end', { winner: 0 });
  await page.evaluate(kept => localStorage.setItem('boxcars:shows', JSON.stringify([kept])), {
    code: made.code,
    token: made.token,
    links: {},
  });
  await page.goto(`${house.url}/e/${made.code}/recap`);
  await screen.press('Open it again');
  await screen.sees('Ben’s link');
  await page.getByRole('link', { name: 'To the host’s desk' }).click();
  await screen.sees('Start the show');
  expect(screen.complaints).toEqual([]);
});

test('a pack is pasted, mended where it is faulty, looked at, printed, kept, and played', async () => {
  const house = await Playhouse.open({ dist });
  const screen = await Screen.open(browser(), 'packs', 'desk');
  const { page } = screen;
  await page.goto(`${house.url}/packs`);
  await screen.press('Import');
  const rows = [
    ['ask', 'answer', 'choices', 'list'],
    ['Which dice have only sixes?', 'Loaded ones', 'Loaded ones|Lost ones', ''],
    ['Which number is missing?', '', '', ''],
    ...Array.from({ length: 22 }, (_, i) => [`What is ${i}, doubled?`, String(2 * i), '', '']),
    ['How many pips has a die?', '21', '', 'tieBreakers'],
    ['How many dice are in a pair?', '2', '', 'tieBreakers'],
  ];
  await page.getByLabel('Or paste cells or text here').fill(rows.map(row => row.join('\t')).join('\n'));
  await screen.sees('Questions, no. 2, Answer');
  await screen.press(/^Make (the|\d)/);
  const fault = page.locator('.packs-check').getByRole('button', { name: 'Questions, no. 2, Answer' });
  await fault.click();
  const field = page.getByLabel('Answer', { exact: true });
  await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true);
  await screen.passesAxe();
  await field.fill('Seven');
  await screen.sees('Ready for the show!');
  await page.getByLabel('Title').fill('Pips');

  await screen.press('Preview');
  // The one that is open.
  await expect.poll(() => page.locator('.packs-tv').textContent()).toContain('Which number is missing?');
  await screen.press('Previous');
  await expect.poll(() => page.locator('.packs-tv').textContent()).toContain('Which dice have only sixes?');
  await expect.poll(() => page.locator('.packs-phone').textContent()).toContain('Which dice have only sixes?');
  await screen.passesAxe();
  await screen.press('Print');
  const [questions, key] = [page.locator('.print-sheet').nth(0), page.locator('.print-sheet').nth(1)];
  await expect.poll(() => questions.textContent()).toContain('Which number is missing?');
  expect(await questions.textContent()).not.toContain('Seven');
  await expect.poll(() => key.textContent()).toContain('Seven');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.packs-side').isVisible()).toBe(false);
  await expect.poll(() => questions.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  // It is still there, and is chosen when a show is opened.
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Options' }).click();
  await screen.press('My own');
  let looked = () => {};
  const looks = new Promise<void>(resolve => {
    looked = resolve;
  });
  await page.route('**/api/packs/check', route => looks.then(() => route.continue()));
  const ways = ['Open the show', 'Let the house run it'].map(name => page.getByRole('button', { name }));
  await page.getByLabel('One of your packs, without used questions').selectOption({ label: 'Pips' });
  // While the server looks at them, no show is opened without them, whether or not the options stay open.
  for (const way of ways) await expect.poll(() => way.isDisabled()).toBe(true);
  await screen.press('Done');
  for (const way of ways) expect(await way.isDisabled()).toBe(true);
  looked();
  await screen.sees('your pack, 24 items');
  await screen.press('Options');
  await screen.sees('26 items, ready to play.');
  await screen.press('Open the show');
  await page.waitForURL(/\/host#/);
  const code = /\/e\/(\w+)\//.exec(page.url())?.[1] ?? '';
  await screen.sees(/Play/);
  const host = await house.host({ code, token: page.url().split('#')[1] ?? '', links: {} as never });
  await house.join(code, { as: 'play', name: 'Ann' });
  await house.join(code, { as: 'play', name: 'Ben' });
  for (const move of ['start', 'open-game', 'ask']) await host.move(move);
  await host.move('end', { winner: 0 });
  await page.goto(`${house.url}/packs`);
  await screen.sees('25 of 26 not asked yet');
  expect(screen.complaints).toEqual([]);
});

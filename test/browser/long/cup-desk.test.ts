/**
 * The host's card of a cup, pressed on a phone: the list and the draw, a fixture alone and the rest together, the links of contestants
 * and desks, a walkover, a result that is put right and taken back. Whoever comes too late is told what still can be done.
 */
import { expect, test } from 'vitest';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser, plainDice } from '../evening.ts';
import { dist, plainHost, Screen } from '../studio-pages.ts';

const browser = oneBrowser(...plainDice);

/** A plate of the bracket, by somebody on it. */
const plate = ({ page }: Screen, name: string) => page.locator('article.fixture', { hasText: name }).first();

/** The form for walkovers and corrections. */
const verdicts = ({ page }: Screen) => page.locator('details', { hasText: 'Walkovers and corrections' });

const opens = async ({ page }: Screen, summary: string): Promise<void> => {
  const fold = page.locator('details', { hasText: summary });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
};

test('a host opens, links, corrects and takes back on the card of a cup', async () => {
  const house = await Playhouse.open({ dist, source: () => fixedDice(5) });
  const site = `http://${plainHost}:${house.app.port}`;
  const { body } = await house.post('/api/seasons', {
    name: 'spring',
    title: 'Spring cup',
    show: 'six-dice',
    options: { target: 300 },
    rule: { kind: 'single', seeding: 'list' },
  });
  const card = `${site}/season/spring#${(body as { token: string }).token}`;
  const [host, other, ann] = await Promise.all([
    Screen.open(browser(), 'host', 'phone'),
    Screen.open(browser(), 'other', 'phone'),
    Screen.open(browser(), 'ann', 'phone'),
  ]);
  await Promise.all([host.page.goto(card), other.page.goto(card)]);

  await host.page.getByLabel('Who plays?').fill('Ann\nBen\nCleo\nDan');
  await other.page.getByLabel('Who plays?').waitFor();
  await host.press('Close entries and draw');
  await host.press('4 entrants, and no changes after this. Draw now?');
  await plate(host, 'Ann').waitFor();
  // Another page of the host still has the list: whoever is late is refused in words.
  await other.page.getByLabel('Who plays?').fill('Ann\nBen\nCleo\nDan\nZoe');
  await other.press('Save the list');
  await other.sees('nobody can enter any more. You can still put a name right in the book');
  await other.context.close();

  // One alone, then whatever else is ready.
  const open = host.page.locator('.season-desk .row', {
    has: host.page.getByRole('button', { name: 'Open', exact: true }),
  });
  await open.getByLabel('Fixture').selectOption({ label: 'Ben against Cleo' });
  await open.getByRole('button').click();
  await plate(host, 'Ben').locator('.on-air-mark').waitFor();
  expect(await plate(host, 'Ann').locator('.on-air-mark').count()).toBe(0);
  await host.press('Open the next fixture');
  await plate(host, 'Ann').locator('.on-air-mark').waitFor();
  await host.sees('Nothing to open until the games on the air are over.');

  // Each game has the way to its desk, and a link for each contestant.
  const game = (name: string) => host.page.locator('.season-desk .inset', { hasText: name });
  await game('Ann').getByRole('button', { name: 'Make the links' }).click();
  const link = game('Ann').getByRole('textbox', { name: 'Ann' });
  await link.waitFor();
  const seat = new URL(await link.inputValue());
  await ann.page.goto(`${site}${seat.pathname}${seat.hash}`);
  await ann.sees('You’re in!');
  const desk = async (name: string) =>
    (await game(name).getByRole('link', { name: 'To the desk' }).getAttribute('href'))!;
  await game('Ann').getByRole('link', { name: 'To the desk' }).click();
  await host.sees('Dan');
  await host.page.goBack();

  // Dan did not come: everybody reads why, and the broken-off game has no place on the card any more.
  await opens(host, 'Walkovers and corrections');
  const form = verdicts(host);
  await form.getByLabel('Fixture').selectOption({ label: '1. Ann against Dan' });
  await form.getByText('A walkover: the other side doesn’t show up.').waitFor();
  await form.getByLabel('Who wins').selectOption({ label: 'Ann' });
  await form.getByLabel('Reason').fill('Stuck on a train');
  await form.getByRole('button', { name: 'Enter it' }).click();
  await plate(host, 'Dan').getByText('Stuck on a train').waitFor();
  await plate(host, 'Dan').getByText('walkover').waitFor();
  await expect.poll(() => game('Ann').count()).toBe(0);

  // Ben wins at the desk whose link is on the card.
  const [, code = '', token = ''] = /\/e\/(\w+)\/host#(.+)$/.exec(await desk('Ben')) ?? [];
  const room = await house.join(code, { as: 'host', token });
  for (const [move, inputs] of [['start'], ['end', { winner: 0 }]] as const)
    expect(await room.move(move, inputs)).toMatchObject({ ok: true });
  await host.page.reload();
  await host.sees('Open the next fixture');
  const final = host.page
    .locator('details', { has: host.page.getByText('Final', { exact: true }) })
    .locator('article.fixture');
  const finalists = () => final.locator('li bdi').allTextContents();
  await expect.poll(finalists).toEqual(['Ann', 'Ben']);

  // It was Cleo. Then again it was Ben.
  await opens(host, 'Walkovers and corrections');
  await form.getByLabel('Fixture').selectOption({ label: '2. Ben against Cleo' });
  await form.getByText('A correction: the result was wrong.').waitFor();
  await form.getByLabel('Who wins').selectOption({ label: 'Cleo' });
  await form.getByLabel('Reason').fill('Counted wrong');
  await form.getByRole('button', { name: 'Enter it' }).click();
  await expect.poll(finalists).toEqual(['Ann', 'Cleo']);
  await form.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(finalists).toEqual(['Ann', 'Ben']);
  expect(await plate(host, 'Cleo').textContent()).not.toContain('Counted wrong');

  // What is undecided has nothing to take back, and what this is called is no season.
  await form.getByLabel('Fixture').selectOption({ label: '3. Ann against Ben' });
  await expect.poll(() => form.getByRole('button', { name: 'Take it back' }).count()).toBe(0);
  expect(await host.text()).toContain('Rules of this cup');
  expect(await host.text()).not.toContain('this season');
  expect([...host.complaints, ...ann.complaints]).toEqual([]);
});

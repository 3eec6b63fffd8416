/** Two friends and no host: the house runs the show, either of them may stop it, and one press brings the same two another one. */
import { expect, test } from 'vitest';
import { seededLuck } from '../../../shared/engine/robots.ts';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { codeOf, oneBrowser, plainDice } from '../evening.ts';
import { dist, plainHost, Screen } from '../studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('“No host? Let the house run it”, and same players, again', async () => {
  const luck = seededLuck(4);
  const house = await Playhouse.open({ dist, source: () => fixedDice(4), luck, timing: { gather: 200 } });
  const address = `http://${plainHost}:${house.app.port}`;
  const tv = await Screen.open(browser(), 'television', 'desk');
  await tv.page.goto(address);
  await tv.sees('No host? Let the house run it');
  await tv.passesAxe();
  await tv.press('No host? Let the house run it');
  await tv.page.waitForURL(/\/e\/[0-9A-Z]{8}\/tv$/);
  const code = codeOf(tv.page.url());
  const phones = await Promise.all(['ann', 'ben'].map(name => Screen.open(browser(), name, 'phone')));
  for (const [seat, phone] of phones.entries()) {
    await phone.page.goto(`${address}/e/${code}`);
    await phone.page.getByLabel('Your name').fill(seat === 0 ? 'Ann' : 'Ben');
    await phone.press('Take the seat');
  }
  const [ann, ben] = phones as [Screen, Screen];
  await ben.passesAxe();
  // Nobody presses anything, and there is a question.
  await ann.page.getByRole('button', { name: 'Pause' }).click();
  await ann.passesAxe();
  await ben.sees('Back in a moment. One of you has paused the show.');
  await ben.press('Resume');
  await ann.page.getByRole('button', { name: 'Pause' }).waitFor();
  await ann.passesAxe();

  expect(await house.live(code).move('host', { id: null, do: 'end', winner: 0 })).toMatchObject({ ok: true });
  await ben.page.getByRole('button', { name: 'Same players, again' }).waitFor();
  await ben.passesAxe();
  await tv.passesAxe();
  await ben.press('Same players, again');
  const gone = (screen: Screen) => screen.page.waitForURL(url => codeOf(url.pathname) !== code);
  await Promise.all([tv, ann, ben].map(gone));
  const next = codeOf(tv.page.url());
  expect(new Set([tv, ann, ben].map(({ page }) => codeOf(page.url())))).toEqual(new Set([next]));
  await expect.poll(() => house.live(next).episode.state.phase).not.toBe('lobby');
  expect(house.live(next).episode.names).toEqual(['Ann', 'Ben']);
  await ann.page.getByRole('button', { name: 'Pause' }).waitFor();
  await ann.passesAxe();
  expect([tv, ann, ben].flatMap(({ complaints }) => complaints)).toEqual([]);
});

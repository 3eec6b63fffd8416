/** Fair dice on real pages, over plain http: pledges, links, a reload, a second tab, and what everybody is told of it. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { Playhouse, until } from '../rooms/playhouse.ts';
import { oneBrowser, plainDice, takeSeat } from './evening.ts';
import { dist, plainHost, Screen } from './studio-pages.ts';

const browser = oneBrowser(...plainDice);

test('every press of a page carries its own lock, over a reload, and the page says so', async () => {
  const house = await Playhouse.open({ dist });
  const made = await house.make({ show: 'six-dice', seats: 2 });
  const address = `http://${plainHost}:${house.app.port}`;
  const host = await Screen.open(browser(), 'host', 'desk');
  const ann = await Screen.open(browser(), 'ann', 'phone');
  const ben = await Screen.open(browser(), 'ben', 'phone');
  await host.page.goto(`${address}/e/${made.code}/host#${made.token}`);
  await ann.page.goto(`${address}/e/${made.code}`);
  await ann.sees('Fair dice');
  await takeSeat(ann, host, `${address}/e/${made.code}`, 'Ann');
  await takeSeat(ben, host, `${address}/e/${made.code}`, 'Ben');
  const live = () => house.live(made.code);
  await until(() => live().state.chains.length === 3, 'three pledges');
  expect(
    live()
      .state.chains.map(({ name }) => name)
      .sort(),
  ).toEqual(['host', 'player:0', 'player:1']);
  await host.page.keyboard.press('Space');
  await until(() => live().episode.entries.length === 1, 'the start');
  expect(live().state.sources?.map(({ value }) => value !== '')).toEqual([true, true, true]);

  /** Whoever is on rolls; what scores is frozen by the rules, so a roll or a bank is always there. */
  const roll = async (screen: Screen) => {
    const before = live().episode.entries.length;
    await screen.page.getByRole('button', { name: /roll/i }).first().click();
    await until(() => live().episode.entries.length > before, 'a roll');
  };
  const onTurn = () =>
    live()
      .episode.legal()
      .some(({ by }) => by === 0)
      ? ann
      : ben;
  await roll(onTurn());
  await ann.sees('Your lock is in this roll.');
  const linked = () => live().episode.entries.filter(({ do: move, reveal }) => move === 'roll' && reveal !== undefined);
  expect(linked()).toHaveLength(1);

  // A reload gives the next link, and pledges nothing new.
  const reloaded = onTurn();
  await reloaded.page.reload();
  await roll(reloaded);
  expect(linked()).toHaveLength(2);
  expect(live().state.chains).toHaveLength(3);
  for (const screen of [host, ann, ben]) expect(await screen.page.locator('.dice-alarm').count(), screen.name).toBe(0);
  expect(live().state.alarms).toEqual([]);

  // A second tab of the same seat gives links of the same chain. After an undo either pledges a new one; nobody is alarmed.
  const tab = await ann.context.newPage();
  await tab.goto(`${address}/e/${made.code}`);
  const pressed = () => live().episode.entries.filter(({ do: move, by }) => move === 'roll' && by === 0).length;
  const annsTurn = () =>
    live()
      .episode.legal()
      .some(({ by, do: move }) => by === 0 && move === 'roll');
  const rollsAndUndoes = async (page: Screen['page']) => {
    // The host undoes everything that keeps her from rolling again.
    while (!annsTurn()) await live().move('host', { id: null, do: 'undo' });
    const before = pressed();
    // A button that has just changed rests for a moment.
    const press = async () => {
      if (pressed() === before) await page.getByRole('button', { name: /^roll/i }).first().click();
      return pressed() > before;
    };
    await expect.poll(press, { interval: 700, timeout: 20_000 }).toBe(true);
    await live().move('host', { id: null, do: 'undo' });
  };
  for (const page of [tab, ann.page, tab]) await rollsAndUndoes(page);
  const own = linked().filter(({ by }) => by === 0);
  expect(own.length).toBe(pressed());
  expect(new Set(own.map(({ reveal }) => reveal)).size).toBe(own.length);
  for (const page of [tab, ann.page]) expect(await page.locator('.dice-alarm').count()).toBe(0);
  const pledged = live().state.chains.length;

  // A second device of hers has a lock of its own once it rolls: she is told of it loudly, until she says that it was she.
  const token = await ann.page.evaluate(
    () => (JSON.parse(localStorage.getItem('boxcars:seats') ?? '[]') as { token: string }[])[0]?.token,
  );
  const other = await Screen.open(browser(), 'other', 'phone');
  await other.page.goto(`${address}/e/${made.code}#${token}`);
  await other.sees(/roll/i);
  expect(live().state.chains).toHaveLength(pledged);
  await rollsAndUndoes(other.page);
  await ann.sees('There’s a lock under your name that isn’t yours.');
  await ann.passesAxe();
  await ann.page.getByRole('button', { name: 'That was me, on another device' }).click();
  await expect.poll(() => ann.page.locator('.dice-alarm').count()).toBe(0);
  expect(live().state.chains).toHaveLength(pledged + 1);
  expect(live().state.alarms).toEqual([]);
  await other.context.close();

  // A throw entered by the host is a house throw: the television's seal and the commentary say so.
  const tv = await Screen.open(browser(), 'tv', 'tv');
  await tv.page.goto(`${address}/e/${made.code}/tv`);
  await tv.page.locator('.throw-seal, .rail').first().waitFor();
  const byPost = async () => {
    const by = live()
      .episode.legal()
      .find(({ do: move, by }) => move === 'roll' && typeof by === 'number')?.by;
    if (typeof by !== 'number') throw new Error('nobody may roll');
    await live().move(by, { id: null, do: 'roll' }, 'host');
  };
  // What was taken back comes again with the locks that it had; what has never been thrown has none. A turn that ended by itself
  // was opened again by taking back more than one roll, so the dice settle how many come again.
  const thrown = linked().length;
  const parts: string[] = [];
  while (parts.at(-1) !== 'house' && parts.length <= thrown) {
    await byPost();
    parts.push(live().staging.frame.part ?? '');
  }
  expect(parts[0]).toBe('player');
  expect(parts.at(-1)).toBe('house');
  await tv.page.locator('.throw-seal.house').waitFor();
  expect(await tv.page.locator('.throw-seal.house').innerText()).toBe('House throw');
  const seal = tv.page.getByRole('img', { name: 'House throw: locked by the show alone' });
  expect(await seal.count()).toBe(1);
  // A seal and no hex.
  expect(await tv.page.locator('.rail').innerText()).not.toMatch(/[0-9a-f]{8}/);
  await tv.passesAxe();
  await tv.context.close();
  // Phones keep every line; the rail of a television drops the first ones of a long entry.
  await ben.sees(/Entered by the host: a house throw\./);

  // Somebody changed what a page received: the page reports it, the host's desk shows it, and the recap shows it for good.
  for (const screen of [host, ann, ben]) expect(await screen.page.locator('.dice-alarm').count(), screen.name).toBe(0);
  await ben.page.evaluate(code => {
    const key = `boxcars:dice:${code}:player:1`;
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), commit: 'ab'.repeat(32) }),
    );
  }, made.code);
  await ben.page.reload();
  await ben.sees('The show’s lock is not the one that this page was shown first.');
  await host.sees('Ben: the show’s lock changed.');
  await ben.passesAxe();

  await live().move('host', { id: 'end', do: 'end', winner: 0 });
  await live().close();
  const { body } = await house.get(`/api/episodes/${made.code}/record`);
  const report = verifyRecord(body, showNamed);
  expect(report).toMatchObject({ verdict: 'ok', parts: { host: 0, house: { post: 1 } }, alarms: 1 });
  await ann.page.goto(`${address}/verify?code=${made.code}`);
  await ann.sees('Every roll checks out');
  await ann.sees('1 house throw (entered by the host: 1): nobody’s part is in it');
  await ann.sees(/\d+ rolls? (and draws? )?.*with the players’ own parts/);
  await ann.sees('1 report of a page whose part was missing or changed');
  await ben.page.goto(`${address}/e/${made.code}/recap`);
  await ben.sees('Ben: the show’s lock changed.');
  await ann.page.goto(`${address}/fair`);
  await ann.sees('How the dice work');
  const program = Buffer.from(await (await fetch(`${house.url}/boxcars-verify.mjs`)).arrayBuffer());
  await ann.sees(createHash('sha256').update(program).digest('hex'));
  expect([...ann.complaints, ...host.complaints]).toEqual([]);
});

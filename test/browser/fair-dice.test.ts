/** Fair dice on real pages, over plain http: pledges, links, a reload, and what a player is told of it. */
import { expect, test } from 'vitest';
import { verifyRecord } from '../../shared/engine/verify.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { Playhouse, until } from '../rooms/playhouse.ts';
import { oneBrowser, takeSeat } from './evening.ts';
import { dist, plainHost, Screen } from './studio-pages.ts';

const browser = oneBrowser();

test('every press of a page carries its own lock, over a reload, and the page says so', {
  timeout: 300_000,
}, async () => {
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

  await live().move('host', { id: 'end', do: 'end', winner: 0 });
  await live().close();
  const { body } = await house.get(`/api/episodes/${made.code}/record`);
  expect(verifyRecord(body, showNamed)).toMatchObject({ verdict: 'ok', parts: { player: 2 }, skips: [] });
  await ann.page.goto(`${address}/verify?code=${made.code}`);
  await ann.sees('Every roll checks out');
  await ann.page.goto(`${address}/fair`);
  await ann.sees('How the dice work');
  expect([...ann.complaints, ...host.complaints]).toEqual([]);
});

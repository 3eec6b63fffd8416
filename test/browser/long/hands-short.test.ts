/** A whole show without a mouse: the host and Ann by keyboard alone, Ben and a spectator by the accessibility tree alone. */
import { expect, test } from 'vitest';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser, pressNext, takeSeat } from '../evening.ts';
import { moveByKeys, moveByTree, readOut } from '../hands.ts';
import { dist, Screen } from '../studio-pages.ts';

const browser = oneBrowser();

test('a whole show by keyboard alone, and by the accessibility tree alone', async () => {
  // The same throws each time.
  const house = await Playhouse.open({ dist, source: () => fixedDice(3) });
  const { code, token } = await house.make({ show: 'six-dice', options: { target: 400 }, seats: 2 });
  const address = `${house.url}/e/${code}`;
  const [host, ann, ben, watcher] = await Promise.all([
    Screen.open(browser(), 'host', 'desk'),
    Screen.open(browser(), 'ann', 'phone'),
    Screen.open(browser(), 'ben', 'phone'),
    Screen.open(browser(), 'watcher', 'phone'),
  ]);
  await Promise.all([host.page.goto(`${address}/host#${token}`), watcher.page.goto(`${address}/watch`)]);
  await takeSeat(ann, host, address, 'Ann');
  await takeSeat(ben, host, address, 'Ben');
  await pressNext(host, /^Start/);
  const live = house.live(code);
  const unseen: string[] = [];
  for (let moves = 0; !live.over; moves++) {
    expect(moves, 'moves until somebody has won').toBeLessThan(60);
    // A press is not yet a move: the start may still be on its way.
    await expect.poll(() => live.waiting.length).toBeGreaterThan(0);
    const before = live.episode.entries.length;
    const [seat = -1] = live.waiting;
    const player = seat === 0 ? ann : ben;
    await player.page.locator('.controls .hero:not([disabled])').first().waitFor();
    if (seat === 0) unseen.push(...(await moveByKeys(ann.page)));
    else await moveByTree(ben.page, /^(Roll|Bank)/);
    await expect.poll(() => live.episode.entries.length).toBeGreaterThan(before);
  }
  expect(unseen, 'has the focus, and nobody sees it').toEqual([]);
  // Among equals it is who passed the target first.
  const { winner: seat } = live.episode.view('audience').result as unknown as { readonly winner: number };
  const winner = seat === 0 ? 'Ann' : 'Ben';
  // The spectator hears every line of the end, and who has won.
  await expect.poll(() => readOut(watcher.page)).toMatch(new RegExp(`${winner} wins`));
  expect([host, ann, ben, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
});

/** Whole shows without a mouse: Ann by keyboard alone, Ben and a spectator by the accessibility tree alone, the host by the space bar. */
import { expect, test } from 'vitest';
import { fixedDice, Playhouse } from '../../rooms/playhouse.ts';
import { oneBrowser, takeSeat } from '../evening.ts';
import { moveByKeys, moveByTree, readOut } from '../hands.ts';
import { dist, Screen } from '../studio-pages.ts';

const browser = oneBrowser();

test.each([
  { show: 'six-dice', options: { target: 400 }, seats: 2, moves: 80, ends: /(Ann|Ben) wins/ },
  {
    show: 'lucky-numbers',
    options: { judging: 'auto', lastRound: [3, 3] },
    moves: 300,
    ends: /The show is over|prize|jackpot/i,
  },
])('$show by keyboard alone, and by the accessibility tree alone', async ({ moves: most, ends, ...wanted }) => {
  // The same throws each time.
  const house = await Playhouse.open({ dist, source: () => fixedDice(3) });
  const { code, token } = await house.make(wanted);
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
  const live = house.live(code);
  const unseen: string[] = [];
  for (let moves = 0; !live.over; moves++) {
    expect(moves, 'moves until the show is over').toBeLessThan(most);
    const before = live.episode.entries.length;
    const [seat = -1] = live.waiting;
    if (seat < 0) await host.page.keyboard.press(' ');
    else {
      const player = seat === 0 ? ann : ben;
      // Buttons that are always there are no move; the button of a field waits for what is typed.
      await player.page
        .locator('.controls :is(button:not([disabled]), input)')
        .filter({ hasNotText: /sound|forum/i })
        .first()
        .waitFor();
      if (seat === 0) unseen.push(...(await moveByKeys(ann.page)));
      else await moveByTree(ben.page, /^(Buzz|Roll|Bank|Pass|Send|Answer|Pick|Lock|Take|Claim|Stop|Go on|Keep)/);
    }
    await expect
      .poll(
        async () => {
          // The big button rests a moment after it has changed.
          if (seat < 0 && live.episode.entries.length === before) await host.page.keyboard.press(' ');
          return live.episode.entries.length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(before);
  }
  expect(unseen, 'has the focus, and nobody sees it').toEqual([]);
  await expect.poll(() => readOut(watcher.page)).toMatch(ends);
  expect([host, ann, ben, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
});

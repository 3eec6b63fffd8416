/** Hot Hand by clicking and typing: bets of both seats, one of them paid before the 7, the others lost by it. */
import { test } from 'vitest';
import { Evening, oneBrowser, plainDice } from '../../evening.ts';

const browser = oneBrowser(...plainDice);

test('HR-04 HR-07: bets of two seats, a paid bet, the 7', async () => {
  const night = await Evening.open(browser(), {
    show: 'hot-hand',
    options: { bank: 1000, hands: 1 },
    falls: {
      dice: [
        [1, 3],
        [1, 4],
        [1, 5],
        [2, 6],
        [3, 6],
        [4, 6], // 4, 5, 6, 8, 9 and 10 are in: Sizzling Six
        [3, 4], // the 7
      ],
    },
  });
  const { host, ann, ben, watcher } = night;
  /** Stakes are typed or put together from steps. */
  const bets = async (player: typeof ann, on: string, stake: string) => {
    await player.page.getByRole('radio', { name: new RegExp(`^${on}`) }).check();
    await player.page.getByLabel('Your stake').fill(stake);
    await player.press(`Bet ${stake} on ${on}`);
    await player.sees(`${on} ${stake}`);
  };

  await night.next(/^Start/);
  await bets(ann, 'Sizzling Six', '100');
  await bets(ann, 'Hot Hand', '50');
  await ann.passesAxe();
  await ben.press('Add 25');
  await ben.press(/^Bet 25 on Flaming Four/);
  await ben.sees('Flaming Four 25');
  await host.passesAxe();
  await night.next(/^Close the bets/);

  for (let hit = 0; hit < 6; hit++) {
    await ann.sees(hit === 0 ? /Ten totals are open/ : new RegExp(`^${hit} of ten are lit`));
    await ann.press(/^Roll/);
  }
  await watcher.sees(/1,300/);
  await ben.sees(/Ann was paid 1,300/);
  await ben.passesAxe();
  await ann.sees(/6 of ten are lit/);
  await ann.press(/^Roll/);
  await night.closes([2150, 975]);
});

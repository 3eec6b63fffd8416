/**
 * A game of Lucky Puzzle as people play it, by touching tiles and typing letters: a pass, a wrong guess, an unlucky roll, both
 * kinds of follow-up questions, time called over an open puzzle, and a tie-breaker that a mistake decides.
 */
import { expect, test } from 'vitest';
import type { Source } from '../../../shared/engine/chance.ts';
import { Playhouse } from '../../rooms/playhouse.ts';
import { inOrder, oneBrowser, pressNext, takeSeat } from '../evening.ts';
import { dist, Screen } from '../studio-pages.ts';

const browser = oneBrowser();

/** Words that appear nowhere else, so that one of them in a frame is a leak. */
const pack = {
  puzzles: [
    { solution: 'ZORBA & QUINX', category: 'Pair', followUp: { ask: 'Who was it?', answer: 'Wuxtry' } },
    {
      solution: 'VEXOL QUAMPT',
      category: 'Thing',
      followUp: { ask: 'Which hand?', answer: 'Left', choices: ['Left', 'Right'] },
    },
    { solution: "O'GRIBBLE-TONK", category: 'Person' },
  ],
  tieBreakers: [{ solution: 'QUAZIMBOL' }],
};

/** The throws of the evening, in order. */
const throws: readonly (readonly [number, number])[] = [
  [6, 4], // Ben opens the 10
  [5, 4], // Ann opens 8 and 1
  [1, 1], // Ben opens the 2, the only one that fits
  [1, 1], // and nothing adds up to 2 any more
  [6, 4], // the second puzzle: Ben opens 1, 2, 3 and 4
  [6, 6], // round 2: Ben opens the 12
  [4, 5], // the tie-breaker: Ben opens the 9
  [3, 4], // The Main Event
];

/** Numbers stand in reading order, and Ann is drawn as champion. */
const scripted = (): Source => {
  let thrown = 0;
  return {
    dice: () => throws[thrown++] ?? [1, 2],
    number: () => 1,
    order: inOrder,
  };
};

test('LP-14 LP-16 LP-23: a game of Lucky Puzzle, by touching and typing, is the same on every page', async () => {
  const house = await Playhouse.open({ dist, source: scripted });
  const made = await house.make({
    show: 'lucky-puzzle',
    name: 'Kitchen table',
    pack,
    options: { followUps: [500, 700, 1000] },
    clock: 0,
  });
  const { code } = made;
  const host = await Screen.open(browser(), 'host', 'desk');
  const ann = await Screen.open(browser(), 'ann', 'phone');
  const ben = await Screen.open(browser(), 'ben', 'phone');
  const tv = await Screen.open(browser(), 'tv', 'tv');
  const screens = [host, ann, ben, tv];
  await host.page.goto(`${house.url}/e/${code}/host#${made.token}`);
  await tv.page.goto(`${house.url}/e/${code}/tv`);
  for (const [player, name] of [
    [ann, 'Ann'],
    [ben, 'Ben'],
  ] as const)
    await takeSeat(player, host, `${house.url}/e/${code}`, name);

  const next = (label: string | RegExp) => pressNext(host, label);
  const touch = async (player: Screen, ...numbers: readonly number[]) => {
    for (const number of numbers) await player.press(new RegExp(`^${number}, can be picked`));
  };
  const type = async (player: Screen, letters: string) => {
    await player.press(/^Guess/);
    await player.page.getByRole('textbox').pressSequentially(letters);
  };
  const nobodyKnows = (...words: readonly string[]) => {
    for (const screen of [ann, ben, tv])
      for (const word of words) expect(screen.hasReceived(word), `${screen.name} got ${word}`).toBe(false);
  };

  await next(/^Start/);
  await next('Show puzzle 1');
  await ben.passesAxe();
  await ben.press(/^Roll/);
  await ben.sees('You rolled 10.');
  await ben.passesAxe();
  await tv.passesAxe();
  await touch(ben, 10);
  await ben.press('Open 10');
  await tv.sees(/10 is X/);

  await ben.passesAxe();
  await expect.poll(() => host.page.locator('.next').textContent()).toMatch(/^Waiting/);
  await host.passesAxe();
  await ben.press(/^Pass/);
  await ann.sees('Guess or roll?');
  expect(await ann.page.getByRole('button', { name: /^Pass/ }).count()).toBe(0);
  await ann.press(/^Roll/);
  await touch(ann, 8);
  expect(await ann.page.getByRole('button', { name: /^9, can be picked/ }).count()).toBe(0);
  await ann.sees('8 + ? = 9');
  await touch(ann, 1);
  await ann.passesAxe();
  await ann.press(/^Open 1 and 8/);

  await type(ann, 'klmnopq');
  await ann.passesAxe();
  await ann.press(/^That’s it/);
  await tv.sees(/that’s not it/);
  await ben.press(/^Roll/);
  await ben.sees('Only 2 can be played.');
  await ben.press(/^Open 2/);
  await ben.press(/^Roll/);
  await tv.sees(/Nothing left adds up to 2/);
  nobodyKnows('ZORBA', 'QUINX', 'Wuxtry', 'VEXOL', 'GRIBBLE', 'QUAZIMBOL');

  // The sign between the words is nobody's to type.
  await type(ann, 'rbaq');
  await ann.page.keyboard.press('Enter');
  await ann.sees('Who was it?');
  await tv.sees(/Ann solves it for \$900/);
  await ann.passesAxe();
  await tv.passesAxe();
  await ann.page.getByRole('textbox').fill('no idea');
  await ann.press(/^Answer/);
  await host.passesAxe();
  await tv.sees(/no idea/);
  await host.press(/Wrong/);
  await ben.sees(/Second chance/);
  await ben.passesAxe();
  nobodyKnows('Wuxtry');
  await ben.page.getByRole('textbox').fill('wuxtry');
  await ben.press(/^Answer/);
  await tv.sees(/Right! \$500 for Ben/);

  await next('Show puzzle 2');
  await ben.press(/^Roll/);
  await touch(ben, 1, 2, 3, 4);
  await ben.passesAxe();
  await ben.press(/^Open 1, 2, 3 and 4/);
  // The whole solution may be typed as well.
  await type(ben, 'vexol quampt');
  await ben.press(/^That’s it/);
  await ben.press(/^Right/);
  await ben.passesAxe();
  // A wrong choice is judged by nobody.
  await ben.press(/^Answer/);
  await tv.sees(/\$700 for Ann/);

  await host.page.getByRole('button', { name: 'Call time' }).click();
  await tv.sees(/end of round 1/);
  await next('Show puzzle 1');
  await ben.press(/^Roll/);
  await touch(ben, 12);
  await ben.press(/^Open 12/);
  await ben.sees('Guess, roll or pass?');
  await host.page.getByRole('button', { name: 'Call time' }).click();
  await tv.sees(/All tied at \$1,600/);

  await next('Show the tie-breaker');
  nobodyKnows('GRIBBLE', 'QUAZIMBOL');
  await ben.press(/^Roll/);
  await touch(ben, 9);
  await ben.passesAxe();
  await ben.press(/^Open 9/);
  await type(ben, 'abcdefgh');
  await ben.press(/^That’s it/);
  await tv.sees(/It was QUAZIMBOL/);
  await ann.sees(/Ann wins the game/);
  await tv.passesAxe();
  await next(/Main Event/);
  await ann.press(/^Roll/);
  await ann.press(/^Stop|Take/);
  // A click is not yet a move.
  await expect.poll(() => house.live(code).episode.over).toBe(true);

  const final = house.live(code).episode.view('audience');
  expect(final).toMatchObject({
    phase: 'over',
    seats: [
      { name: 'Ann', score: 900 + 700 },
      { name: 'Ben', score: 500 + 1100 },
    ],
    result: { winner: 0 },
  });
  for (const screen of screens) {
    await expect.poll(() => screen.text(), { message: screen.name }).toContain('1,600');
    await screen.passesAxe();
  }
  expect(screens.flatMap(({ complaints }) => complaints)).toEqual([]);
});

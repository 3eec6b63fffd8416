/**
 * Lucky Puzzle by touching tiles and typing letters: a pass, a wrong guess, an unlucky roll, both kinds of follow-up questions,
 * time called over an open puzzle, and a tie-breaker that a mistake decides.
 */
import { expect, test } from 'vitest';
import { Evening, inOrder, oneBrowser } from '../../evening.ts';
import type { Screen } from '../../studio-pages.ts';

const browser = oneBrowser();

/** Words that appear nowhere else, so that one of them on the way is a leak. */
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

test('LP-14 LP-16 LP-23: pass, guess, unlucky roll, follow-ups, tie-breaker', async () => {
  const night = await Evening.open(browser(), {
    show: 'lucky-puzzle',
    pack,
    options: { followUps: [500, 700, 1000] },
    // Numbers stand in reading order, and Ann is drawn as champion.
    falls: { dice: throws, numbers: [1], orders: [10, 11, 12, 9].map(inOrder) },
  });
  const { host, ann, ben, watcher } = night;
  night.seal('ZORBA', 'QUINX', 'Wuxtry', 'GRIBBLE', 'QUAZIMBOL');

  const touch = async (player: Screen, ...numbers: readonly number[]) => {
    for (const number of numbers) await player.press(new RegExp(`^${number}, can be picked`));
  };
  const type = async (player: Screen, letters: string) => {
    await player.press(/^Guess/);
    await player.page.getByRole('textbox').pressSequentially(letters);
  };

  await night.next(/^Start/);
  await night.next('Show puzzle 1');
  await ben.press(/^Roll/);
  await ben.sees('You rolled 10.');
  await night.look(ben, 'pick');
  await touch(ben, 10);
  await ben.press('Open 10');
  await watcher.sees(/10 is X/);

  await expect.poll(() => host.page.locator('.next').textContent()).toMatch(/^Waiting/);
  await night.look(host, 'desk-decide');
  await ben.press(/^Pass/);
  await ann.sees('Guess or roll?');
  expect(await ann.page.getByRole('button', { name: /^Pass/ }).count()).toBe(0);
  await ann.press(/^Roll/);
  await touch(ann, 8);
  expect(await ann.page.getByRole('button', { name: /^9, can be picked/ }).count()).toBe(0);
  await ann.sees('8 + ? = 9');
  await touch(ann, 1);
  await night.look(ann, 'picked');
  await ann.press(/^Open 1 and 8/);

  await type(ann, 'klmnopq');
  await night.look(ann, 'guess');
  await ann.press(/^That’s it/);
  await watcher.sees(/that’s not it/);
  await ben.press(/^Roll/);
  await ben.sees('Only 2 can be played.');
  await ben.press(/^Open 2/);
  await ben.press(/^Roll/);
  await watcher.sees(/Nothing left adds up to 2/);
  await night.unseal('ZORBA', 'QUINX');

  // The sign between the words is nobody's to type.
  await type(ann, 'rbaq');
  await ann.page.keyboard.press('Enter');
  await ann.sees('Who was it?');
  await watcher.sees(/Ann solves it for \$900/);
  await night.look(watcher, 'tv-question');
  await ann.page.getByRole('textbox').fill('no idea');
  await ann.press(/^Answer/);
  await watcher.sees(/no idea/);
  await host.press(/Wrong/);
  await ben.sees(/Second chance/);
  await night.look(ben, 'second-chance');
  await night.unseal('Wuxtry');
  await ben.page.getByRole('textbox').fill('wuxtry');
  await ben.press(/^Answer/);
  await watcher.sees(/Right! \$500 for Ben/);

  await night.next('Show puzzle 2');
  await ben.press(/^Roll/);
  await touch(ben, 1, 2, 3, 4);
  await ben.press(/^Open 1, 2, 3 and 4/);
  // The whole solution may be typed as well.
  await type(ben, 'vexol quampt');
  await ben.press(/^That’s it/);
  await ben.press(/^Right/);
  await night.look(ben, 'two-choices');
  // A wrong choice is judged by nobody.
  await ben.press(/^Answer/);
  await watcher.sees(/\$700 for Ann/);

  await host.page.getByRole('button', { name: 'Call time' }).click();
  await watcher.sees(/end of round 1/);
  await night.next('Show puzzle 1');
  await ben.press(/^Roll/);
  await touch(ben, 12);
  await ben.press(/^Open 12/);
  await ben.sees('Guess, roll or pass?');
  await host.page.getByRole('button', { name: 'Call time' }).click();
  await watcher.sees(/All tied at \$1,600/);

  await night.next('Show the tie-breaker');
  await night.unseal('QUAZIMBOL');
  await ben.press(/^Roll/);
  await touch(ben, 9);
  await ben.press(/^Open 9/);
  await type(ben, 'abcdefgh');
  await ben.press(/^That’s it/);
  await watcher.sees(/It was QUAZIMBOL/);
  await ann.sees(/Ann wins the game/);
  await night.next(/Main Event/);
  await ann.press(/^Roll/);
  await ann.press(/^Stop|Take/);
  await night.closes([900 + 700, 500 + 1100], ['GRIBBLE']);
});

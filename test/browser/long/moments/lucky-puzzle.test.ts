/** Lucky Puzzle by clicking and typing: an unlucky roll, a wrong guess, and a question that the other one gets. */
import { test } from 'vitest';
import { Evening, inOrder, oneBrowser, plainDice } from '../../evening.ts';

const browser = oneBrowser(...plainDice);

const [solution, unused, answer] = ['ZORBLIQUEX', 'VEXTRONIMY', 'Quorbaxil'] as const;

const pack = {
  puzzles: [
    { solution, category: 'Thing', followUp: { ask: 'What is it made of?', answer } },
    { solution: unused, category: 'Place' },
  ],
  tieBreakers: [{ solution: 'GRUMPLIXO' }],
};

test('LP-14 LP-16 LP-23: unlucky roll, wrong guess, second chance', async () => {
  const night = await Evening.open(browser(), {
    show: 'lucky-puzzle',
    options: { judging: 'auto' },
    pack,
    falls: {
      // Ann is the champion, so Ben begins.
      numbers: [1],
      orders: [inOrder(10)],
      dice: [
        [1, 3], // Ben opens the 1 and the 3
        [1, 2], // unlucky: nothing adds up to 3 any more
        [3, 4], // The Main Event: a 7 at once
      ],
    },
  });
  const { host, ann, ben, watcher } = night;
  night.seal(solution, unused, answer, 'GRUMPLIXO');

  await night.next(/^Start/);
  await night.next(/^Show puzzle 1/);
  await ben.press(/^Roll/);
  await ben.press(/^1, can be picked/);
  await ben.press(/^3, can be picked/);
  await night.look(ben, 'pick');
  await ben.press(/^Open 1 and 3/);
  await night.look(ben, 'decide');
  await night.look(host, 'desk');

  await ben.press(/^Roll/);
  await ann.sees(/1,200/);
  await watcher.sees(/unlucky/i);
  await ann.press(/^Guess/);
  await ann.page.getByRole('textbox').fill('ABCDEFG');
  await night.look(ann, 'guess');
  await ann.press(/^That’s it/);

  await ben.press(/^Pass/);
  await ann.sees('Guess or roll?');
  await ann.press(/^Guess/);
  await ann.page.getByRole('textbox').fill('ORBLIQU');
  await ann.sees(/letters? (is|are) missing|That’s it/);
  await night.unseal(solution);
  await ann.page.getByRole('textbox').fill('OBLIQU');
  await ann.press(/^That’s it/);

  await ann.sees('What is it made of?');
  await ann.page.getByRole('textbox').fill('Cheese');
  await ann.press(/^Answer/);
  await ben.sees(/Cheese/);
  await night.look(ben, 'second-chance');
  await night.unseal(answer);
  await ben.page.getByRole('textbox').fill(answer);
  await ben.press(/^Answer/);
  await watcher.sees(/Ben.*\$500|\$500.*Ben/);

  await host.press(/^Call time/);
  await host.sees(/Round 2/);
  await host.press(/^Call time/);
  await night.next(/^On to The Main Event/);
  await ann.press(/^Roll/);
  await ann.press(/^Stop with \$700/);
  await night.closes([1100, 500]);
});

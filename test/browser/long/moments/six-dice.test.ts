/** Six Dice by touching dice, under the rules of Hot Dice: some held and some not, a bust, and a last turn that wins. */
import { test } from 'vitest';
import { Evening, oneBrowser, plainDice } from '../../evening.ts';

const browser = oneBrowser(...plainDice);

test('SH-08 SH-A2 SD-10: hold, bust, last turn', async () => {
  const night = await Evening.open(browser(), {
    show: 'six-dice',
    options: { rules: 'hot-dice', target: 900 },
    falls: {
      dice: [
        [1, 5, 2, 2, 3, 6], // Ann holds the 1 alone
        [2, 2, 3, 4, 6], // nothing scores
        [2, 1, 1, 3, 1, 6], // Ben holds three 1s
        [1, 4, 1, 1, 5, 6], // Ann's last turn
      ],
    },
  });
  const { ann, ben, watcher } = night;

  await night.next(/^Start/);
  await ann.press(/^Roll/);
  await ann.press(/^Die 1 shows 1/);
  await ann.sees('Keep 1 die: 100');
  await ann.passesAxe();
  await ann.press(/^Keep 1 die/);
  await ann.press(/^Roll 5 dice/);
  await watcher.sees(/100 .*(lost|gone)|loses? .*100/i);

  await ben.press(/^Roll/);
  await ben.press(/^Keep all: 1,000/);
  await ben.sees('1,000 at risk');
  await ben.passesAxe();
  await ben.press(/^Bank 1,000/);

  await ann.sees('Your last turn');
  await ann.sees(/Beat 1,000 to win/);
  await watcher.passesAxe();
  await ann.press(/^Roll/);
  await ann.press(/^Keep all: 1,050/);
  await ann.sees(/ahead of 1,000/);
  await ann.press(/^Bank 1,050/);
  await ben.sees('Ann wins!');
  await night.closes([1050, 1000]);
});

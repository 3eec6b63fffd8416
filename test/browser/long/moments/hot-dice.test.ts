/** Hot Dice by clicking: doubles opened and taken, a bust, a catch-up with its reply, and a coin of the bonanza. */
import { test } from 'vitest';
import { Evening, inOrder, oneBrowser, plainDice } from '../../evening.ts';

const browser = oneBrowser(...plainDice);

/** Which choice is right is the host's alone: it is told from the choice by its small letters, which count for nothing. */
const rightOnes = ['zorbaliq', 'quimblor', 'vextrano'] as const;
const [first, second, unused] = rightOnes.map(answer => answer.toUpperCase()) as [string, string, string];

const pack = {
  questions: [
    { ask: 'Which one floats?', choices: [first, 'PLIXOTH', 'GRANDUB'], answer: rightOnes[0] },
    { ask: 'Which one sings?', choices: ['DROMPEL', second, 'FLENZIK'], answer: rightOnes[1] },
    { ask: 'Which one sleeps?', choices: ['SKABRON', 'TRUVELL', unused], answer: rightOnes[2] },
  ],
  tieBreakers: [],
};

/** 100 rolls: from place 50 on as written, before and after it 1 and 2. */
const list = (...from50: readonly (readonly [number, number])[]): readonly number[] =>
  Array.from({ length: 100 }, (_, i) => from50[i - 49] ?? [1, 2]).flat();

/** The cash of 1000 behind double 1; the big one, in the catch-up with another roll, behind double 2. */
const board = [2, 1, 3, 4, 5, 6];

test('HD-18 HD-15 HD-35 HD-53: double decision, bust, catch-up and reply, a coin', async () => {
  const night = await Evening.open(browser(), {
    show: 'hot-dice',
    options: { judging: 'auto', rounds: 2, catchUpCash: [2000, 1000] },
    pack,
    falls: {
      numbers: [50, 50],
      dice: [
        list([2, 3], [1, 1]), // Ann: free roll, then a double 1, opened
        list([4, 4], [3, 4]), // Ben: free roll, then a 7
        list([2, 2]), // Ben's catch-up: double 2 has to be opened
        list([6, 6]), // Ann's reply: a double taken
        list([4, 6], [2, 3], [3, 5]), // the bonanza: free roll, a coin, and on
      ],
      orders: [board, inOrder(6), inOrder(6), board, inOrder(6), inOrder(6), inOrder(6), inOrder(6)],
    },
  });
  const { host, ann, ben, watcher } = night;
  night.seal(...rightOnes, second, unused);

  /** Answer, then number; both of them one by one. */
  const sends = async (player: typeof ann, choice: string, number: string) => {
    await player.press(choice);
    for (const figure of number) await player.press(figure);
    await player.press(`Send with ${number}`);
  };

  await night.next(/^Start/);
  await night.next('Ask question 1');
  await sends(ann, first, '50');
  await ben.press(/^Pass/);
  await ann.press(/^Roll on/);
  await ann.sees('Open door 1');
  await ann.passesAxe();
  await host.passesAxe();
  await ann.press(/^Open door 1/);
  await ann.press(/^Bank \$1,500/);

  await night.unseal(second);
  await night.next('Ask question 2');
  await sends(ben, second, '50');
  await ann.press(/^Pass/);
  await ben.press(/^Roll on/);
  await watcher.sees(/bust/i);

  await night.next('Start the catch-up');
  await ben.press('5');
  await ben.press('0');
  await ben.press('Start at roll 50');
  await ben.sees(/so you have to open it/);
  await ben.press(/^Open door 2/);
  await ben.press(/^Leave it/);
  await night.next('Give the other player a roll');
  await ann.press('5');
  await ann.press('0');
  await ann.press('Start at roll 50');
  await ann.press(/^Take \$1,200/);
  await night.next('On to the Bonus Bonanza');
  await ann.press('5');
  await ann.press('0');
  await ann.press('Start at roll 50');
  await ann.press(/^Roll on/);
  await ann.sees('There goes a coin');
  await ann.passesAxe();
  await ann.press(/^Roll/);
  await ann.press(/^Take \$6,500/);
  await night.closes([2700, 2000], [rightOnes[0], rightOnes[1]]);
});

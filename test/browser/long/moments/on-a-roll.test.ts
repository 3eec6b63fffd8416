/** On A Roll by clicking and typing: a double with its free letter, clue and subject, Big 6 solved, and the 7 of Lucky 7. */
import { test } from 'vitest';
import { Evening, inOrder, oneBrowser, plainDice } from '../../evening.ts';

const browser = oneBrowser(...plainDice);

const name = 'QUORBLIX';
const subject = 'ZAMBRUVEXO';
const clues = ['VORTIGEN', 'BLEXO PUM', 'KRIMDAL'] as const;
const word = 'ZYMPHO';
const prize = 'Glimvarn clock';
const unseen = [
  ...['PLUNDERGAST', 'DRAXOPHONE', 'WUBBLECROFT', 'SNORGATE', 'TRIXALBO', 'FLUMDINGE'],
  ...['Yarbostat', 'Fjoldranik lamp', 'Ombradal boat'],
] as const;
const [secondName, secondSubject, clue4, clue5, clue6, , boring, lamp, boat] = unseen;

const pack = {
  names: [
    { name, ask: 'Who invented the square wheel?' },
    { name: secondName, ask: 'Who invented the round one?' },
  ],
  puzzles: [
    { subject, kind: 'Thing', clues },
    { subject: secondSubject, kind: 'Place', clues: [clue4, clue5, clue6] },
  ],
  bigSix: [{ word, hint: 'Small and loud', extraHint: 'It has wings' }],
  prizes: [
    { name: boring, value: 1000 },
    { name: lamp, value: 3000 },
    { name: prize, value: 5000 },
    { name: boat, value: 20000 },
  ],
};

test('OR-20 OR-24 OR-36 OR-46: double, clue, subject, Big 6, Lucky 7', async () => {
  const night = await Evening.open(browser(), {
    show: 'on-a-roll',
    pack,
    falls: {
      // The blocked letter of each clue, and the secret number.
      numbers: [8, 1, 7, 50],
      // The name's letters as they are shown; the third-dearest prize behind L.
      orders: [inOrder(8), [3, 1, 2, 4, 5]],
      dice: [
        [3, 3], // a double hands Ben the dice
        [2, 5], // Ben opens one of each
        [5, 6], // the money roll
        [2, 4], // Big 6
        [5, 6], // Lucky 7: side cash
        [3, 4], // the 7
      ],
    },
  });
  const { host, ann, ben, watcher } = night;
  night.seal(name, subject, ...clues, word, prize, ...unseen.filter(text => text !== 'FLUMDINGE'));

  await night.next(/^Start/);
  await night.next('Show the clues of game 1');
  await night.next('Play the name game');
  await night.tell(ann, name);
  await ann.page.getByRole('textbox').fill('RBLIX');
  await ann.passesAxe();
  await ann.press('Then your number');
  await ann.press('5');
  await ann.press('0');
  await ann.press('Send with 50');
  await night.unseal(name);
  await ben.press(/^Pass/);

  await ann.press(/^Roll/);
  await ben.sees('A free letter!');
  await ben.passesAxe();
  await ben.press(/^Row 1, number 1,/);
  await ben.press(/^Open 1 in row 1/);
  await ben.press(/^Roll/);
  await ben.press(/^Row 1, number 2,/);
  await ben.press(/^Row 2, number 5,/);
  await ben.passesAxe();
  await ben.press(/^Open 2 in row 1 and 5 in row 2/);
  await ben.press('Solve clue 1');
  await night.unseal(clues[0]);
  await ben.page.getByRole('textbox').fill('RTIGEN');
  await ben.press('Solve it');
  await ben.sees('Name a thing');
  await ben.passesAxe();
  await host.passesAxe();
  await night.unseal(subject, clues[1], clues[2]);
  await ben.page.getByRole('textbox').fill(subject);
  await ben.press('Name it');

  await night.next('On to Big 6');
  await ben.press(/^Roll/);
  await ben.sees('For $55,000');
  await ben.press(/^Roll/);
  await ben.press(/^Open 2 ?second letter/);
  await ben.sees('It has wings');
  await night.unseal(word);
  await ben.page.getByRole('textbox').fill('ZMPHO');
  await ben.press(/^Guess for \$55,000/);
  await watcher.sees(/\$55,000/);

  await night.next('On to Lucky 7');
  await ben.sees('Pick a letter');
  await night.unseal(prize);
  await ben.press('Letter L');
  await ben.sees(`7 wins: ${prize}`);
  await ben.press(/^Roll/);
  await ben.sees('Side cash so far: $1,100');
  await ben.press(/^Roll/);
  await watcher.sees(new RegExp(`${prize}.* won|wins.*${prize}|${prize}`));

  await host.press('End show');
  await host.passesAxe();
  await host.page.getByRole('alertdialog').getByRole('button', { name: 'Ben' }).click();
  await night.closes([0, 56100], [boring, lamp, boat]);
});

/** Acts played by themselves: what they are called; their commentary is that of the show they come from. */
import type { ShowWords } from '../telling.ts';
import { hotDice } from './hot-dice.ts';
import { onARollWords } from './on-a-roll.ts';
import { sixDice } from './six-dice.ts';

export const actsAlone = {
  bonusBonanza: {
    title: 'Bonus Bonanza',
    about: 'Gold coins, a list of rolls, and a pot to bank before a 5, a 7 or a 9.',
    commentary: hotDice.commentary,
  } satisfies ShowWords<never>,
  megaRoll: {
    title: 'Mega Roll',
    about: 'One throw of two dice. Only a double wins, and behind one of them lies a million.',
    commentary: hotDice.commentary,
  } satisfies ShowWords<never>,
  bigSix: {
    title: 'Big 6',
    about: 'A money roll, six hidden letters, four rolls to find the word.',
    commentary: onARollWords.commentary,
  } satisfies ShowWords<never>,
  luckySeven: {
    title: 'Lucky 7',
    about: 'Pick a letter, see the prize, and roll a 7 before the rolls run out.',
    commentary: onARollWords.commentary,
  } satisfies ShowWords<never>,
  sixDiceTurn: {
    title: 'A Six Dice turn',
    about: 'One turn with six dice: how far do you go?',
    commentary: sixDice.commentary,
  } satisfies ShowWords<never>,
};

/** Teile, die für sich gespielt werden; der Kommentar ist der ihrer Show. */
import type { ShowWords } from '../telling.ts';
import { hotDice } from './hot-dice.ts';
import { onARollWords } from './on-a-roll.ts';
import { sixDice } from './six-dice.ts';

export const actsAlone = {
  bonusBonanza: {
    title: 'Bonus Bonanza',
    about: 'Goldmünzen, eine Liste von Würfen und ein Topf, der vor einer 5, einer 7 oder einer 9 zu sichern ist.',
    commentary: hotDice.commentary,
  } satisfies ShowWords<never>,
  megaRoll: {
    title: 'Mega Roll',
    about: 'Ein Wurf mit zwei Würfeln. Nur ein Pasch gewinnt, und hinter einem davon liegt eine Million.',
    commentary: hotDice.commentary,
  } satisfies ShowWords<never>,
  bigSix: {
    title: 'Big 6',
    about: 'Ein Geldwurf, sechs verdeckte Buchstaben, vier Würfe, um das Wort zu finden.',
    commentary: onARollWords.commentary,
  } satisfies ShowWords<never>,
  luckySeven: {
    title: 'Lucky 7',
    about: 'Einen Buchstaben wählen, den Preis sehen und eine 7 werfen, ehe die Würfe ausgehen.',
    commentary: onARollWords.commentary,
  } satisfies ShowWords<never>,
  sixDiceTurn: {
    title: 'Ein Zug Six Dice',
    about: 'Ein Zug mit sechs Würfeln: Wie weit gehst du?',
    commentary: sixDice.commentary,
  } satisfies ShowWords<never>,
};

import type { MakeBook } from '../../../../../shared/words/rule-book.ts';

export const book: MakeBook<{ readonly target: number }> = ({ target }, { number }) => ({
  title: 'Pig',
  inShort: `Würfle, so oft Du Dich traust. Wer zuerst ${number(target)} Punkte gesichert hat, gewinnt.`,
  text: `
    ## Du bist dran
    1. Würfle. Eine 2 bis 6 kommt zu dem, was auf dem Spiel steht.
    1. Würfle weiter oder sichere.
    1. Eine 1, und alles ist weg.
  `,
  rulings: {},
  origin: ['Ein altes Würfelspiel, das John Scarne 1945 beschrieben hat.'],
});

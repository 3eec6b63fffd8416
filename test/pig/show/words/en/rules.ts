import type { MakeBook } from '../../../../../shared/words/rule-book.ts';

export const book: MakeBook<{ readonly target: number }> = ({ target }, { number }) => ({
  title: 'Pig',
  inShort: `Roll one die as often as you dare. The first to bank ${number(target)} points wins.`,
  text: `
    ## Your turn
    1. Roll. A 2 to 6 is added to the points at risk.
    1. Roll on, or bank them.
    1. A 1 loses them all.
  `,
  rulings: {},
  origin: ['An old dice game that John Scarne described in 1945.'],
});

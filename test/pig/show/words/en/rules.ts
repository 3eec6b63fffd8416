import type { MakeBook } from '../../../../../shared/words/rule-book.ts';

export const book: MakeBook<{ readonly target: number }> = ({ target }, { number }) => ({
  title: 'Pig',
  inShort: `Roll one die as often as you dare. The first to bank ${number(target)} points wins.`,
  sections: [
    {
      heading: 'Your turn',
      paragraphs: [],
      steps: ['Roll. A 2 to 6 is added to the points at risk.', 'Roll on, or bank them.', 'A 1 loses them all.'],
    },
  ],
  rulings: {},
  origin: ['An old dice game that John Scarne described in 1945.'],
});

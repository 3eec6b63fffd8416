/** States of The Main Event that a visitor may set, in any show that has it. */
import { number, numbers, range, type Study, yes, yesNo } from '../../lesson/studies.ts';

const sixNumbers = [6, 8, 5, 9, 4, 10] as const;

export const mainEvent = (show: string): Study => ({
  show,
  act: 'main-event',
  knobs: [
    { name: 'claimed', kind: 'set', of: sixNumbers, start: [], most: 5 },
    yesNo('danger'),
    range('jackpot', 100_000, 200_000, 2500, 100_000),
  ],
  stand: ({ claimed, danger, jackpot }) => ({
    phase: 'roll',
    board: {
      // With all six the round is won.
      claimed: numbers(claimed),
      jackpot: number(jackpot),
      danger: yes(danger),
      chances: 0,
      offer: null,
      allCash: false,
      prizes: [{ value: 5000 }, { value: 10_000 }, { value: 20_000 }],
    },
  }),
  curves: [
    {
      over: 'claimed',
      lines: ['policy:always-continue.swept', 'policy:stop-at-first-seven.swept', 'policy:best.swept'],
    },
    {
      over: 'claimed',
      lines: ['policy:always-continue.worth', 'policy:stop-at-first-seven.worth', 'policy:best.worth'],
    },
  ],
});

/** States that a visitor may set, in the order of the acts. */
import { numbers, type Study } from '../../lesson/studies.ts';
import { mainEvent } from '../main-event/lesson.ts';

const luckyPuzzle: Study = {
  show: 'lucky-puzzle',
  act: 'game',
  knobs: [
    {
      name: 'hidden',
      kind: 'set',
      of: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      start: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    },
  ],
  stand: ({ hidden }) => ({
    phase: 'roll',
    board: {
      cells: numbers(hidden).map(one => ({ char: '', number: one, open: false })),
      tieBreak: false,
      passedTo: false,
      total: 0,
    },
  }),
  curves: [{ over: 'hidden', lines: ['odd:playable', 'odd:clear'] }],
};

export const studies: readonly Study[] = [luckyPuzzle, mainEvent('lucky-puzzle')];

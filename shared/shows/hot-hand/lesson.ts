/** States that a visitor may set, in the order of the acts. */
import { numbers, type Study } from '../../lesson/studies.ts';

const tenTotals = [6, 8, 5, 9, 4, 10, 3, 11, 2, 12] as const;

const hotHand: Study = {
  show: 'hot-hand',
  act: 'game',
  knobs: [{ name: 'hit', kind: 'set', of: tenTotals, start: [] }],
  stand: ({ hit }) => ({ phase: 'roll', board: { hit: numbers(hit) } }),
  curves: [
    { family: 'hits' },
    { over: 'hit', lines: ['odd:flaming-four', 'odd:sizzling-six', 'odd:hot-hand', 'odd:hot-hand.nine'] },
  ],
};

export const studies: readonly Study[] = [hotHand];

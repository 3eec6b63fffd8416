/** States that a visitor may set, in the order of the acts. */
import { number, range, type Study } from '../../lesson/studies.ts';

const sixDice: Study = {
  show: 'six-dice',
  act: 'game',
  knobs: [
    { name: 'rules', kind: 'choice', of: ['by-bj', 'hot-dice'], start: 'by-bj' },
    range('inHand', 1, 6, 1, 3),
    range('points', 0, 5000, 50, 500),
  ],
  stand: ({ rules, inHand, points }) => ({
    phase: 'decide',
    board: {
      rules: String(rules),
      target: 10_000,
      turn: 0,
      dice: [],
      inHand: number(inHand),
      points: number(points),
      bonus: 0,
      lastTurn: false,
    },
  }),
  curves: [
    { over: 'points', lines: ['decision:roll', 'decision:bank'] },
    { over: 'inHand', lines: ['odd:bust', 'odd:all-six'] },
  ],
};

export const studies: readonly Study[] = [sixDice];

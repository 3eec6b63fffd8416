/** States that a visitor may set, in the order of the acts. */
import { number, numbers, range, type Study, yes } from '../../lesson/studies.ts';
import { mainEvent } from '../main-event/lesson.ts';

const sixNumbers = [6, 8, 5, 9, 4, 10] as const;

const luckyNumbers: Study = {
  show: 'lucky-numbers',
  act: 'match',
  knobs: [
    { name: 'luckiest', kind: 'choice', of: ['4', '5', '6', '8', '9', '10'], start: '9' },
    range('pot', 0, 6000, 125, 1500),
    { name: 'own', kind: 'set', of: sixNumbers, start: [6] },
    { name: 'others', kind: 'set', of: sixNumbers, start: [8] },
    { name: 'danger', kind: 'choice', of: ['yes', 'no'], start: 'yes' },
  ],
  stand: ({ luckiest, pot, own, others, danger }) => ({
    phase: yes(danger) ? 'choice' : 'roll',
    board: {
      luckiest: Number(luckiest),
      pot: number(pot),
      danger: yes(danger),
      control: 0,
      // LN-10, LN-11
      numbers: [
        { number: 4, cash: 500 },
        { number: 5, cash: 375 },
        { number: 6, cash: 300 },
        { number: 8, cash: 300 },
        { number: 9, cash: 375 },
        { number: 10, cash: 500 },
      ].map(one => ({
        ...one,
        owner: numbers(own).includes(one.number) ? 0 : numbers(others).includes(one.number) ? 1 : -1,
      })),
    },
  }),
  curves: [{ over: 'pot', lines: ['decision:roll', 'decision:pass'] }, { family: 'closing' }, { family: 'wilds' }],
};

export const studies: readonly Study[] = [luckyNumbers, mainEvent('lucky-numbers')];

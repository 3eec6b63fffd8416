/** States that a visitor may set, in the order of the acts. */
import { number, numbers, range, type Study } from '../../lesson/studies.ts';

const lengths = ['row1', 'row2', 'row3'] as const;

const onARoll: Study = {
  show: 'on-a-roll',
  act: 'game',
  knobs: lengths.map((name, i) => range(name, 0, 10, 1, 5 + i)),
  stand: values => ({
    phase: 'decide',
    board: {
      rows: lengths.map(name => ({
        cells: Array.from({ length: number(values[name]) }, (_, i) => ({ char: '', number: i + 1, open: false })),
        solved: false,
      })),
      rolls: 4,
      mustRoll: false,
      dice: [],
    },
  }),
  curves: [{ over: 'row3', lines: ['odd:pick', 'odd:double', 'odd:unplayable'] }],
};

const bigSix: Study = {
  show: 'on-a-roll',
  act: 'big-six',
  knobs: [{ name: 'letters', kind: 'set', of: [1, 2, 3, 4, 5, 6], start: [] }, range('rolls', 1, 4, 1, 4)],
  stand: ({ letters, rolls }) => ({
    phase: 'roll',
    board: {
      doubled: false,
      rolls: number(rolls),
      cells: [1, 2, 3, 4, 5, 6].map(place => ({ char: '', open: numbers(letters).includes(place) })),
    },
  }),
  curves: [{ family: 'letters' }, { over: 'letters', lines: ['odd:wasted'] }],
};

const luckySeven: Study = {
  show: 'on-a-roll',
  act: 'lucky-seven',
  knobs: [range('timer', 2, 6, 1, 4)],
  stand: ({ timer }) => ({ phase: 'roll', board: { timer: number(timer), seat: 0, game: 1, lucky: [0, 0] } }),
  curves: [
    { over: 'timer', lines: ['odd:seven', 'odd:double', 'odd:timeout'] },
    { over: 'timer', lines: ['odd:cash'] },
  ],
};

export const studies: readonly Study[] = [onARoll, bigSix, luckySeven];

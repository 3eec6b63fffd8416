/**
 * States of each act to set by hand and ask the exact odds of: what may be set, the audience's view that it stands for, and the
 * curves worth drawing. Everything shown of them comes from `shared/odds`.
 */
import { type Field, readField } from '../fields.ts';
import type { Json } from '../json.ts';
import type { View } from '../show.ts';
import { showNamed } from '../shows/index.ts';

export type Value = number | string | readonly number[];
export type Values = Readonly<Record<string, Value>>;

export type Knob = { readonly name: string } & (
  | {
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly start: number;
    }
  | { readonly kind: 'set'; readonly of: readonly number[]; readonly start: readonly number[]; readonly most?: number }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly start: string }
);

/** What is drawn. `line` names: `odd:NAME`, `decision:MOVE` or `policy:POLICY.OUTCOME`. */
export type Curve =
  /** Odds called `family.0`, `family.1` …, one point each. */
  | { readonly family: string }
  /** Over a range, or over a set that grows in the order in which it is given. */
  | { readonly over: string; readonly lines: readonly string[] };

interface Stand {
  readonly phase: string;
  readonly board: Readonly<Record<string, Json>>;
}

export interface Study {
  readonly show: string;
  readonly act: string;
  readonly knobs: readonly Knob[];
  readonly stand: (values: Values) => Stand;
  readonly curves: readonly Curve[];
}

const range = (name: string, min: number, max: number, step: number, start: number): Knob => ({
  name,
  kind: 'range',
  min,
  max,
  step,
  start,
});
const yesNo = (name: string): Knob => ({ name, kind: 'choice', of: ['no', 'yes'], start: 'no' });

const number = (value: Value | undefined): number => (typeof value === 'number' ? value : 0);
const numbers = (value: Value | undefined): readonly number[] =>
  Array.isArray(value) ? (value as readonly number[]).toSorted((a, b) => a - b) : [];
const yes = (value: Value | undefined): boolean => value === 'yes';

const tenTotals = [6, 8, 5, 9, 4, 10, 3, 11, 2, 12] as const;
const sixNumbers = [6, 8, 5, 9, 4, 10] as const;

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

const hotDice: Study = {
  show: 'hot-dice',
  act: 'game',
  knobs: [range('pot', 200, 20_000, 100, 3000), yesNo('lossFound')],
  stand: ({ pot, lossFound }) => ({
    phase: 'decide',
    board: {
      round: 1,
      rounds: 6,
      called: -1,
      control: 0,
      pot: number(pot),
      dice: [],
      mustOpen: false,
      reply: false,
      record: [{ losses: yes(lossFound) ? 0 : 1 }],
    },
  }),
  curves: [{ over: 'pot', lines: ['decision:roll', 'decision:bank', 'policy:doubles-taken.roll'] }],
};

const bonanza: Study = {
  show: 'hot-dice',
  act: 'bonus-bonanza',
  knobs: [range('pot', 1000, 50_000, 250, 10_000), range('coins', 0, 3, 1, 1), yesNo('found')],
  stand: ({ pot, coins, found }) => ({
    phase: 'decide',
    board: { pot: number(pot), coins: number(coins), found: yes(found), dice: [] },
  }),
  curves: [
    { over: 'pot', lines: ['decision:roll', 'decision:bank'] },
    { over: 'coins', lines: ['policy:best.bust', 'policy:doubles-taken.bust'] },
  ],
};

const megaRoll: Study = {
  show: 'hot-dice',
  act: 'mega-roll',
  knobs: [range('face', 1, 6, 1, 6)],
  stand: ({ face }) => ({ phase: 'double', board: { dice: [number(face), number(face)] } }),
  curves: [{ over: 'face', lines: ['decision:take', 'decision:open'] }],
};

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

const mainEvent = (show: string): Study => ({
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

/** By show, in the order of its acts. */
export const studies: Readonly<Record<string, readonly Study[]>> = {
  'lucky-numbers': [luckyNumbers, mainEvent('lucky-numbers')],
  'lucky-puzzle': [luckyPuzzle, mainEvent('lucky-puzzle')],
  'hot-dice': [hotDice, bonanza, megaRoll],
  'on-a-roll': [onARoll, bigSix, luckySeven],
  'six-dice': [sixDice],
  'hot-hand': [hotHand],
};

export const startOf = ({ knobs }: Study): Values => Object.fromEntries(knobs.map(({ name, start }) => [name, start]));

/** The audience's view of a state that was set by hand. */
export const viewOf = ({ show, act, stand }: Study, values: Values): View => ({
  show,
  act,
  seats: [0, 1].map(() => ({ name: '', score: 0 })),
  result: null,
  ...(stand(values) as { readonly phase: string; readonly board: View['board'] }),
});

/** The show's options as they are where nobody chose otherwise. */
export const usualOptions = ({ show }: Study): unknown =>
  readField((showNamed(show)?.options ?? {}) as Field<unknown>, {}).value;

/** Points of a curve over a range are at most so many. */
const mostPoints = 41;

/** The values of `over` at which a curve is reckoned, and what is written below each; [] where it cannot be drawn so. */
export const pointsOf = ({ knobs }: Study, over: string): readonly { readonly x: number; readonly value: Value }[] => {
  const knob = knobs.find(({ name }) => name === over);
  if (knob?.kind === 'set')
    return Array.from({ length: (knob.most ?? knob.of.length) + 1 }, (_, n) => ({ x: n, value: knob.of.slice(0, n) }));
  if (knob?.kind !== 'range') return [];
  const { min, max, step } = knob;
  const stride = step * Math.max(1, Math.ceil((max - min) / step / (mostPoints - 1)));
  return Array.from({ length: Math.floor((max - min) / stride) + 1 }, (_, i) => min + i * stride).map(x => ({
    x,
    value: x,
  }));
};

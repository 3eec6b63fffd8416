/** States that a visitor may set, in the order of the acts. */
import { number, range, type Study, yes, yesNo } from '../../lesson/studies.ts';

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

export const studies: readonly Study[] = [hotDice, bonanza, megaRoll];

/** Milliseconds for which each cue of The Main Event stays on stage. */
import { momentsOf, thrown, totalOf } from '../../engine/show.ts';
import type { MainEventBoard, MainEventCue } from './board.ts';

/** After the last roll nobody here wins it, so its growth waits until the lights are out. */
const grown = ({ jackpot, left }: { readonly jackpot: number; readonly left: number }) =>
  left === 0 ? {} : { jackpot };

export const moments = momentsOf<MainEventCue, MainEventBoard>({
  enters: true,
  cues: {
    'main-event': { ms: 700 },
    // What a throw has brought is seen before the next one is asked for.
    claimed: { ms: 900, televised: 2100, before: true, tone: 'good', said: 1400 },
    medal: { ms: 1600, televised: 2400, before: true, tone: 'good', said: 900 },
    wild: { ms: 1100, tone: 'good' },
    declined: { ms: 600 },
    // It costs a roll: before the next one that is said.
    repeat: { ms: 900, televised: 2400, before: true, said: 900 },
    seven: { ms: 1600, televised: 2600, tone: 'alarm' },
    offer: { ms: 1400, said: 600 },
    continued: { ms: 800 },
    'last-number': { ms: 1200, televised: 2400, said: 700 },
    stopped: { ms: 2000, televised: 6500, drum: true, reveal: 1400, tone: 'win', amount: 'cash', stands: true },
    swept: { ms: 2000, televised: 10_000, drum: true, reveal: 1400, tone: 'champion', amount: 'cash', above: 'dice' },
    'ran-out': { ms: 1600, televised: 2600, tone: 'bad' },
    kept: { ms: 2000, televised: 6500, drum: true, reveal: 1400, tone: 'win', amount: 'cash', stands: true },
    forfeited: { ms: 1600, televised: 5200, tone: 'bad', said: 1400 },
    late: { ms: 500 },
  },
  opens: {
    'main-event': [],
    rolled: [thrown],
    // A wild has found its number, and more is not told yet.
    claimed: ['claimed', (_, { phase }) => (phase === 'wild' ? { phase: 'roll' } : {})],
    medal: ['won'],
    wild: [grown],
    declined: [],
    repeat: [grown, 'chances'],
    seven: ['danger', 'chances'],
    offer: ['offer', 'phase'],
    continued: ['offer', 'phase'],
    'last-number': ['chances'],
    stopped: ['outcome', 'won', 'phase', 'scores', 'result'],
    swept: ['outcome', 'phase', 'scores', 'result'],
    'ran-out': ['outcome', 'won'],
    kept: ['scores', 'result', 'phase', 'jackpot'],
    forfeited: ['outcome', 'won', 'phase', 'scores', 'result'],
    late: [],
  },
  // The card says at once what was decided.
  atStart: { stopped: [] },
  // ME-20: a second 7 takes everything. ME-14: the last throws for the last number.
  tense: (_, { board }) => board.danger === true || (board.chances as number) >= 0,
  // Only one number is missing: that one, or a wild.
  wins: (dice, { board: { chances, claimed } }) =>
    (chances as number) >= 0 && ![7, ...(claimed as readonly number[])].includes(totalOf(dice)),
});

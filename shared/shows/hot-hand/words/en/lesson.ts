/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'A hand',
  },
  names: {
    'hot-hand': 'Hot Hand',
    'hot-hand.nine': 'Hot Hand, nine of ten',
    hits: 'Totals that come before the 7',
    edge: 'house edge',
    'win-return': 'return of wins',
    'nine-return': 'return of nine',
    'lose-return': 'return of losses',
    'flaming-four': 'Flaming Four',
    'sizzling-six': 'Sizzling Six',
  },
  knobs: {
    hit: 'Totals rolled so far',
  },
  families: {
    hits: (n: string) => `${n} of the ten before the 7`,
    missing: (n: string) => `All ten but the ${n}`,
  },
  misprint: {
    title: 'A misprint in the old table',
    text: 'The published table behind these bets prints a return of 0.746022 for a winning Sizzling Six and −0.191810 overall. The exact figures are 832156379/1115464350 = 0.746018 and −197503021/1029659400 = −0.191814. The house edge is 19.18% either way, and every other figure in the table is right.',
  },
};

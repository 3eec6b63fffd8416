/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'A turn',
  },
  choices: { 'by-bj': 'By BJ', 'hot-dice': 'Hot dice' },
  knobs: {
    rules: 'Rule set',
    inHand: 'Dice to roll',
    points: 'Points at risk',
  },
  names: {
    'best-turn': 'Best turn',
    'all-six': 'All dice score',
  },
};

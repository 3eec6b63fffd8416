/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'Ein Zug',
  },
  choices: { 'by-bj': 'Nach BJ', 'hot-dice': 'Heiße Würfel' },
  knobs: {
    rules: 'Regeln',
    inHand: 'Würfel in der Hand',
    points: 'Punkte auf dem Spiel',
  },
  names: {
    'best-turn': 'Bester Zug',
    'all-six': 'Alle Würfel zählen',
  },
};

/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'Eine Runde',
    'bonus-bonanza': 'Bonus Bonanza',
    'mega-roll': 'Mega Roll: ein Pasch ist gefallen',
  },
};

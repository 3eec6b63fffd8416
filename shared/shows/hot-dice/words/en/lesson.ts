/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'A round',
    'bonus-bonanza': 'Bonus Bonanza',
    'mega-roll': 'Mega Roll: a double has come',
  },
};

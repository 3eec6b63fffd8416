/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'The clue board',
    'big-six': 'Big 6',
    'lucky-seven': 'Lucky 7',
  },
};

/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'A turn',
  },
  choices: { 'by-bj': 'By BJ', 'hot-dice': 'Hot dice' },
};

/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'A hand',
  },
  names: { 'hot-hand': 'Hot Hand', 'hot-hand.nine': 'Hot Hand, nine of ten' },
};

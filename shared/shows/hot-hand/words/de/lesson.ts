/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'Eine Hand',
  },
  names: { 'hot-hand': 'Hot Hand', 'hot-hand.nine': 'Hot Hand, neun von zehn' },
};

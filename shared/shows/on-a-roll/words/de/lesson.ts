/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'Die Hinweistafel',
    'big-six': 'Big 6',
    'lucky-seven': 'Lucky 7',
  },
};

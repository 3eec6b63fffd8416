/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'The clue board',
    'big-six': 'Big 6',
    'lucky-seven': 'Lucky 7',
  },
  knobs: {
    row1: 'Letters in row 1',
    row2: 'Letters in row 2',
    row3: 'Letters in row 3',
    letters: 'Open letters',
    rolls: 'Rolls left',
    timer: 'Timer',
  },
  families: {
    letters: (n: string) => `Letters open in the end: ${n}`,
  },
  names: {
    letters: 'Letters open in the end',
    timeout: 'Time runs out',
  },
};

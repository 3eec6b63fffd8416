/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'Die Hinweistafel',
    'big-six': 'Big 6',
    'lucky-seven': 'Lucky 7',
  },
  knobs: {
    row1: 'Buchstaben in Reihe 1',
    row2: 'Buchstaben in Reihe 2',
    row3: 'Buchstaben in Reihe 3',
    letters: 'Offene Buchstaben',
    rolls: 'Würfe übrig',
    timer: 'Uhr',
  },
  families: {
    letters: (n: string) => `Am Ende offene Buchstaben: ${n}`,
  },
  names: {
    letters: 'am Ende offene Buchstaben',
    timeout: 'Die Zeit läuft ab',
  },
};

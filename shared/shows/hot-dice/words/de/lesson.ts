/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'Eine Runde',
    'bonus-bonanza': 'Bonus Bonanza',
    'mega-roll': 'Mega Roll: ein Pasch ist gefallen',
  },
  knobs: {
    lossFound: 'Die Tür, die alles kostet, ist offen',
    coins: 'Goldmünzen',
    found: 'Die Tür, die alles kostet, ist offen',
    face: 'Der Pasch',
  },
  names: {
    'doubles-taken': 'Öffnet nie die Tafel',
    banked: 'gesichert',
  },
};

/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'A round',
    'bonus-bonanza': 'Bonus Bonanza',
    'mega-roll': 'Mega Roll: a double has come',
  },
  knobs: {
    lossFound: '“Lose it all” is already open',
    coins: 'Gold coins',
    found: 'The bust is already open',
    face: 'The double',
  },
  names: {
    'doubles-taken': 'Never opens the board',
    banked: 'banked',
  },
};

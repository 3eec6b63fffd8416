/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';
import { mainEvent } from '../../../main-event/words/en/lesson.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'A puzzle',
    'main-event': 'The Main Event',
  },
  knobs: {
    ...mainEvent.knobs,
    hidden: 'Numbers still hidden',
  },
  names: {
    ...mainEvent.names,
    'clear-alone': 'Clears it alone',
    'nobody-guesses': 'If nobody guesses',
    clear: 'Cleared alone',
  },
};

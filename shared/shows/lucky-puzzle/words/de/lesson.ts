/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';
import { mainEvent } from '../../../main-event/words/de/lesson.ts';

export const lesson: ShowLessonWords = {
  acts: {
    game: 'Ein Rätsel',
    'main-event': 'The Main Event',
  },
  knobs: {
    ...mainEvent.knobs,
    hidden: 'Noch verdeckte Zahlen',
  },
  names: {
    ...mainEvent.names,
    'clear-alone': 'Räumt allein ab',
    'nobody-guesses': 'Wenn niemand rät',
    clear: 'Allein abgeräumt',
  },
};

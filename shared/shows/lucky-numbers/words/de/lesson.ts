/** Wie die Teile heißen, wo man ihre Chancen erkundet. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';
import { mainEvent } from '../../../main-event/words/de/lesson.ts';

export const lesson: ShowLessonWords = {
  acts: {
    match: 'Das Match',
    'main-event': 'The Main Event',
  },
  knobs: {
    ...mainEvent.knobs,
    luckiest: 'Glückszahl',
    own: 'Eigene Zahlen',
    others: 'Zahlen der anderen Seite',
  },
  families: {
    closing: (n: string) => `Der Zug endet mit ${n}`,
    wilds: (n: string) => `Joker hintereinander, ${n} oder mehr`,
  },
  names: {
    ...mainEvent.names,
    closing: 'Summe, die einen Zug beendet',
    wilds: 'Joker hintereinander, mindestens',
  },
};

/** What its acts are called where their odds are explored. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';
import { mainEvent } from '../../../main-event/words/en/lesson.ts';

export const lesson: ShowLessonWords = {
  acts: {
    match: 'The match',
    'main-event': 'The Main Event',
  },
  knobs: {
    ...mainEvent.knobs,
    luckiest: 'Luckiest number',
    own: 'Roller’s numbers',
    others: 'Opponent’s numbers',
  },
  families: {
    closing: (n: string) => `The turn ends with ${n}`,
    wilds: (n: string) => `Wilds in a row, ${n} or more`,
  },
  names: {
    ...mainEvent.names,
    closing: 'Total that ends a turn',
    wilds: 'Wilds in a row, at least',
  },
};

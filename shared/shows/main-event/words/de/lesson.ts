/** What is explored of The Main Event, in whichever show it is played. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const mainEvent = {
  knobs: {
    claimed: 'Geholte Zahlen',
    jackpot: 'Jackpot',
    danger: 'Gefahrenzone',
  },
  names: {
    'always-continue': 'Macht immer weiter',
    'stop-at-first-seven': 'Hört bei der ersten 7 auf',
    swept: 'alle drei Medaillen',
    'ran-out': 'keine Würfe mehr',
    forfeited: 'alles verloren',
    stopped: 'hört auf',
  },
} satisfies Partial<ShowLessonWords>;

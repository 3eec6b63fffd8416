/** What is explored of The Main Event, in whichever show it is played. */
import type { ShowLessonWords } from '../../../../lesson/studies.ts';

export const mainEvent = {
  knobs: {
    claimed: 'Numbers claimed',
    jackpot: 'Jackpot',
    danger: 'Danger zone',
  },
  names: {
    'always-continue': 'Never stops',
    'stop-at-first-seven': 'Stops at the first 7',
    swept: 'all three medals',
    'ran-out': 'out of rolls',
    forfeited: 'all lost',
    stopped: 'stops',
  },
} satisfies Partial<ShowLessonWords>;

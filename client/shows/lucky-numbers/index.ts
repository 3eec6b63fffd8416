import type { ClientShow } from '../client-show.ts';

export const luckyNumbers: ClientShow = {
  name: 'lucky-numbers',
  boards: {
    match: () => import('./boards/lucky-numbers.tsx'),
    'main-event': () => import('../main-event/boards/main-event.tsx'),
  },
  controls: () => import('./controls/lucky-numbers.tsx'),
  fonts: {
    'lucky-numbers': () => import('../../style/fonts/shrikhand.css'),
    'main-event': () => import('../../style/fonts/limelight.css'),
  },
  music: {
    'lucky-numbers': () => import('./score.ts'),
    'main-event': () => import('../main-event/score.ts'),
  },
  print: () => import('./print.tsx'),
  actControls: { 'main-event': () => import('../main-event/controls/main-event.tsx') },
};

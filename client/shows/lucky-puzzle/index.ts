import type { ClientShow } from '../client-show.ts';

export const luckyPuzzle: ClientShow = {
  name: 'lucky-puzzle',
  boards: {
    game: () => import('./boards/lucky-puzzle.tsx'),
    'main-event': () => import('../main-event/boards/main-event.tsx'),
  },
  controls: () => import('./controls/controls.tsx'),
  fonts: { 'lucky-puzzle': () => import('../../style/fonts/chango.css') },
  music: {
    'lucky-puzzle': () => import('./score.ts'),
    'main-event': () => import('../main-event/score.ts'),
  },
  cells: { puzzles: 'solution' },
  actControls: { 'main-event': () => import('../main-event/controls/main-event.tsx') },
};

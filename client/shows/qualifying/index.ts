import type { ClientShow } from '../client-show.ts';

export const qualifying: ClientShow = {
  name: 'qualifying',
  boards: {
    game: () => import('./boards/qualifying.tsx'),
  },
  controls: () => import('./controls/qualifying.tsx'),
  fonts: { qualifying: () => import('../../style/fonts/monoton.css') },
  music: { 'hot-dice': () => import('./score.ts') },
  print: () => import('./print.tsx'),
};

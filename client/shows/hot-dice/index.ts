import type { ClientShow } from '../client-show.ts';

export const hotDice: ClientShow = {
  name: 'hot-dice',
  boards: {
    game: () => import('./boards/hot-dice.tsx'),
    'bonus-bonanza': () => import('./boards/bonus-bonanza.tsx'),
    'mega-roll': () => import('./boards/mega-roll.tsx'),
  },
  controls: () => import('./controls/controls.tsx'),
  fonts: { 'hot-dice': () => import('../../style/fonts/monoton.css') },
  music: { 'hot-dice': () => import('./score.ts') },
  print: () => import('./print.tsx'),
};

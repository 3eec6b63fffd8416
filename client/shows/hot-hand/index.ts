import type { ClientShow } from '../client-show.ts';

export const hotHand: ClientShow = {
  name: 'hot-hand',
  boards: {
    game: () => import('./boards/hot-hand.tsx'),
  },
  controls: () => import('./controls/hot-hand.tsx'),
  fonts: { 'hot-hand': () => import('../../style/fonts/righteous.css') },
  music: { 'hot-hand': () => import('./score.ts') },
};

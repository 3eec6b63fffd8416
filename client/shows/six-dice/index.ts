import type { ClientShow } from '../client-show.ts';

export const sixDice: ClientShow = {
  name: 'six-dice',
  boards: {
    game: () => import('./boards/six-dice.tsx'),
  },
  controls: () => import('./controls/six-dice.tsx'),
  fonts: { 'six-dice': () => import('../../style/fonts/alfa-slab-one.css') },
  music: { 'six-dice': () => import('./score.ts') },
};

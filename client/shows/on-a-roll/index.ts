import type { ClientShow } from '../client-show.ts';

export const onARoll: ClientShow = {
  name: 'on-a-roll',
  boards: {
    game: () => import('./boards/on-a-roll.tsx'),
    'big-six': () => import('./boards/big-six.tsx'),
    'lucky-seven': () => import('./boards/lucky-seven.tsx'),
  },
  controls: () => import('./controls/controls.tsx'),
  fonts: { 'on-a-roll': () => import('../../style/fonts/shrikhand.css') },
  music: { 'on-a-roll': () => import('./score.ts') },
  cells: { puzzles: 'subject', names: 'name', bigSix: 'word' },
  tones: {
    // OR-20: it hands the roll to the other.
    game: { double: 'bad' },
    'lucky-seven': { seven: 'good', double: 'bad' },
  },
};

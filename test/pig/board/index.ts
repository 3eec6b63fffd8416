import type { ClientShow } from '../../../client/shows/client-show.ts';

export const pig: ClientShow = {
  name: 'pig',
  boards: { game: () => import('./boards/pig.tsx') },
  controls: () => import('./controls.ts'),
  music: { pig: () => import('./score.ts') },
};

/** Whose robot moves next, and how: seats before the host. */
import type { Episode } from './episode.ts';
import type { Actor, Move } from './moves.ts';
import type { Luck } from './robots.ts';

/** The first move that a robot wants to make. */
export const robotMove = (episode: Episode, luck: Luck): Move => {
  const legal = episode.legal();
  const seats = legal.flatMap(({ by }): Actor[] => (typeof by === 'number' ? [by] : []));
  for (const by of [...seats, 'host' as const]) {
    const move = episode.show.robot(by, { view: episode.view('host'), legal, luck });
    if (move !== null) return { ...move, by };
  }
  throw new Error('no robot wants to move');
};

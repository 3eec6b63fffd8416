/** What posts and still pictures say of it, in German. */
import type { Translated } from '../../../../words/translated.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  risk: 'AUF DEM SPIEL',
  target: target => `Ziel: über ${target}`,
  inHand: dice => `${dice} Würfel in der Hand`,
  aside: 'Beiseite',
  thrown: 'Der Wurf',
  lastTurn: 'Letzte Züge',
  bonus: points => `+${points}, die bleiben`,
  turn: 'hat die Würfel',
  kept: 'behalten',
};

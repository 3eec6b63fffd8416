/** What posts and still pictures say of it, in German. */
import type { Translated } from '../../../../words/translated.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  pot: 'TOPF',
  round: (round, game) => (round === 0 ? `Spiel ${game}` : `Runde ${round}, Spiel ${game}`),
  tieBreak: 'Stichfrage',
  answers: 'antwortet',
  rolls: 'hat die Würfel',
};

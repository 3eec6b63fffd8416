/** What posts and still pictures say of it, in German. */
import type { Translated } from '../../../../words/translated.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  value: 'WERT',
  round: (round, puzzle) => (puzzle === 0 ? `Runde ${round}` : `Runde ${round}, Rätsel ${puzzle}`),
  tieBreak: 'Stichfrage',
  champion: 'Champion',
  total: total => `${total} zu öffnen`,
  followUp: value => `Zusatzfrage für ${value}`,
  control: 'am Zug',
};

/** What posts and still pictures say of it, in German. */
import { figureIn } from '../../../../words/figure.ts';
import type { Translated } from '../../../../words/translated.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  number: figureIn('de-DE'),
  places: (places, notOver) =>
    places === 1
      ? `Der beste Tipp${notOver ? ', der nicht darüber liegt,' : ''} ist dabei`
      : `Die ${places} besten Tipps${notOver ? ', die nicht darüber liegen,' : ''} sind dabei`,
  entrants: 'ANMELDUNGEN',
  answer: 'Antwort',
  ranking: 'Tipps',
  getsIn: 'DABEI',
  guess: (name, guess) => `${name}: ${guess}`,
  none: 'kein Tipp',
};

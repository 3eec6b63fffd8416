/** Was neben einer Frage steht: Bild und Ton und was mit der Antwort erzählt wird. */
import type { beside as english } from '../en/beside.ts';
import type { Translated } from '../translated.ts';

export const beside: Translated<typeof english> = {
  told: 'Gut zu wissen',
  source: source => `Quelle: ${source}`,
  rightIs: 'Richtig wäre:',
  picture: 'Ein Bild ohne Beschreibung',
  enlarge: 'Vergrößern',
  look: 'Bild ansehen',
  close: 'Schließen',
  play: 'Ton abspielen',
};

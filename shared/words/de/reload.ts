import type { reload as english } from '../en/reload.ts';
import type { Translated } from '../translated.ts';

export const reload: Translated<typeof english> = {
  notLoaded: 'Ein Teil dieser Seite ist nicht angekommen.',
  updated: 'Boxcars wurde gerade aktualisiert.',
  button: 'Neu laden',
};

/** Die Seite für alle, die zuschauen, und der Vorhang vor jeder Bühne. */
import type { watch as english } from '../en/watch.ts';
import type { Translated } from '../translated.ts';

export const watch: Translated<typeof english> = {
  playAlong: 'Mitspielen',
  playAlongPitch: 'Antworte mit, für Punkte',
  justWatch: 'Nur zuschauen',
  joinPitch: 'Ein Platz ist frei für dich',
  recapPitch: 'Die besten Momente',
  more: 'Mehr',
  commentary: 'Kommentar',
  quiet: 'Der Kommentar beginnt mit dem nächsten Zug.',
  loading: 'Der Vorhang geht auf …',
  delayed: seconds => `Diese Seite zeigt die Show ${seconds} s später, so wie der Stream.`,
  tv: 'Auf den Fernseher',
  join: 'Platz nehmen',
  plain: 'Die Bühne braucht einen neueren Browser. Hier ist die Show in Worten.',
  nextDemo: seconds => `In ${seconds} s spielen die Roboter noch einmal.`,
  nextDemoNow: 'Gleich noch einmal',
};

/** Was liest, wer einen Platz nimmt. */
import type { join as english } from '../en/join.ts';
import type { Translated } from '../translated.ts';

export const join: Translated<typeof english> = {
  name: 'Dein Name',
  seat: 'Dein Platz',
  take: 'Platz nehmen',
  taking: 'Platz wird genommen …',
  full: 'Alle Plätze sind besetzt. Du kannst zuschauen.',
  fullAsk: 'Alles besetzt? Du kannst zuschauen.',
  locked: 'Die Spielleitung hat die Plätze gesperrt. Du kannst zuschauen.',
  turnedAway: {
    name: 'Bitte wähle einen anderen Namen.',
    banned: 'Die Spielleitung lässt dich nicht mitspielen. Du kannst zuschauen.',
  },
  watch: 'Die Show anschauen',
  needName: 'Tippe zuerst deinen Namen.',
  dice: commit => `Die Würfel sind versiegelt: ${commit}`,
  diceWhy:
    'Das stand fest, ehe jemand kam, und dein eigenes Telefon gibt seinen Teil dazu. Nach der Show kann jeder die Würfel prüfen.',
  loading: 'Die Show wird gesucht …',
};

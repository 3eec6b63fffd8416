/** Was liest, wer einen Platz nimmt. */
import type { join as english } from '../en/join.ts';
import type { Translated } from '../translated.ts';

export const join: Translated<typeof english> = {
  name: 'Dein Name',
  seat: 'Dein Platz',
  take: 'Platz nehmen',
  taking: 'Platz wird genommen …',
  full: 'Die Plätze sind vergeben. Du kannst zuschauen.',
  fullPlays: 'Die Plätze sind vergeben: Tipp mit!',
  fullAsk: 'Nur zuschauen? Ab ins Publikum',
  locked: 'Die Spielleitung hat die Plätze gesperrt. Du kannst zuschauen.',
  turnedAway: {
    name: 'Bitte wähle einen anderen Namen.',
    banned: 'Die Spielleitung lässt dich nicht mitspielen. Du kannst zuschauen.',
    waits: 'Du setzt noch ein paar Shows aus. Zuschauen geht!',
    retired: 'Du hast dich ungeschlagen verabschiedet und musst dich nicht mehr bewerben! Zuschauen geht.',
  },
  welcomeFrom: broadcast => `Ab Sendung ${broadcast} bist du wieder willkommen. Bis dahin kannst du zuschauen.`,
  watch: 'Die Show anschauen',
  needName: 'Tippe zuerst deinen Namen.',
};

/** Worte eines Links, dessen Türen noch nicht offen sind. */
import type { doors as englishDoors, round as englishRound } from '../en/doors.ts';
import type { Translated } from '../translated.ts';

export const round: Translated<typeof englishRound> = {
  left: time => `Runde ${time}`,
  lastTurn: 'Nach diesem Zug ist Schluss',
};

export const doors: Translated<typeof englishDoors> = {
  title: 'Die Türen öffnen in',
  days: (days, time) => `${days} ${days === 1 ? 'Tag' : 'Tagen'} ${time}`,
  remind: 'In meinen Kalender',
  stay: 'Lass diese Seite offen: Sie lässt dich von selbst ein.',
};

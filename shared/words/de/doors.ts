/** Worte eines Links, dessen Türen noch nicht offen sind. */
import type { DoorWords, RoundWords } from '../en/doors.ts';

export const round: RoundWords = {
  left: time => `Runde ${time}`,
  lastTurn: 'Nach diesem Zug ist Schluss',
};

export const doors: DoorWords = {
  title: 'Die Türen öffnen in',
  days: (days, time) => `${days} ${days === 1 ? 'Tag' : 'Tagen'} ${time}`,
  remind: 'In meinen Kalender',
  stay: 'Lass diese Seite offen: Sie lässt dich von selbst ein.',
};

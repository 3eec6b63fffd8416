/** Fernseher ohne Tastatur. */
import type { screens as english } from '../en/screens.ts';
import type { Translated } from '../translated.ts';

export const screens: Translated<typeof english> = {
  title: 'Bring eine Show auf diesen Bildschirm',
  onDesk: put => `Drück am Regiepult auf „${put}“ und tipp ein`,
  digits: pin => `Der Code ${[...pin].join(' ')}`,
  scan: 'Oder scann das mit dem Handy, das die Show leitet. Du kannst dort auch tippen:',
  away: 'Keine Verbindung zum Server. Neuer Versuch …',
  shows: (name, title, code) => `${name} zeigt jetzt ${title} (${code}).`,
  keep: 'Stimmt',
  wrong: 'Nicht diese Show',
  frame: 'Die Show',
  how: address => `Öffne ${address} auf dem Fernseher. Er zeigt vier Ziffern. Tipp sie hier ein.`,
  pin: 'Die vier Ziffern',
  connect: 'Verbinden',
  name: 'Name',
  suggested: number => `Bildschirm ${number}`,
  list: 'Fernseher dieser Show',
  elsewhere: 'Fernseher deiner anderen Shows',
  bring: (name, code) => `${name} hierher holen (${code})`,
  connected: 'verbunden',
  off: 'ausgeschaltet',
  view: name => `${name} zeigt`,
  views: {
    tv: 'das große Bild',
    board: 'nur das Spielfeld',
    scores: 'nur den Spielstand',
  },
  rename: name => `Name von ${name}`,
  sendAway: 'Wegschicken',
  cast: 'Per Cast senden',
  here: 'In diesem Browser öffnen',
  which: 'Welche Show?',
  none: 'Dieser Browser leitet keine Show. Tipp die Ziffern am Regiepult ein oder eröffne erst eine Show.',
  open: 'Eine Show eröffnen',
  done: title => `Der Fernseher zeigt ${title}.`,
};

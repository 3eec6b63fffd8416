/** Was auf der Bühne in Buchstaben steht: Schilder, Zettel an den Pulten, die Karte, und was Vorleseprogramme hören. */
import type { stage as english } from '../en/stage.ts';
import type { Translated } from '../translated.ts';

export type { Prompt } from '../en/stage.ts';

const away = (distance: number) => (distance === 0 ? 'genau getroffen' : `${distance} daneben`);

export const stage: Translated<typeof english> = {
  onAir: 'AUF SENDUNG',
  offAir: { lobby: 'GLEICH', over: 'VORBEI' },
  check: code => `Prüfzahl ${code}`,
  practice: 'PROBE',
  overlayRefused: 'Dieser Link gilt nicht mehr. Am Pult gibt es einen neuen.',
  stage: 'Die Bühne',
  scan: 'Hier mitmachen',
  scanPlay: 'Hier mittippen',
  orType: address => `oder ${address} eintippen`,
  scanRecap: 'Zum Rückblick',
  code: 'Code',
  back: 'Gleich geht es weiter',
  hostAway: 'Die Spielleitung ist gerade weg. Die Show geht weiter, wenn sie zurück ist.',
  storing: 'Wir speichern die Show. Gleich geht es von selbst weiter.',
  awayDesk: name => `${name} ist weg`,
  freeSeat: 'frei',
  cyberDollars: 'Cyber-Dollar',
  freeSeatName: 'freier Platz',
  diceLabel: faces => `Würfel: ${faces.join(', ')}`,
  diceInAir: name => (name === '' ? 'Die Würfel rollen.' : `${name} würfelt.`),
  scoreLabel: (name, score) => `${name}: ${score}`,
  choices: {
    titleOn: 'Ton: an',
    titleOff: 'Ton: aus',
    sound: 'Ton',
    volume: 'Lautstärke',
    short: 'Kurze Würfe',
    announcer: 'Kommentar vorlesen',
    voice: 'Stimme',
    anyVoice: 'Die übliche',
    speed: 'Tempo',
    keys: 'Die Taste M schaltet den Ton an und aus.',
  },
  champion: 'CHAMPION',
  takesHome: 'nimmt mit nach Hause',
  gamesWon: 'Spiele gewonnen',
  takesIt: 'MITGENOMMEN!',
  worth: money => `im Wert von ${money}`,
  inAll: before => `Zusammen, mit ${before} von vorher`,
  makesInAll: (line, sum) => `${line} Das macht zusammen ${sum}.`,
  inCash: 'In bar',
  finalScores: 'ENDSTAND',
  now: 'Jetzt',
  wellPlayed: names => `Stark gespielt, ${names}!`,
  closest: {
    secret: 'DIE ZAHL',
    who: 'Wer ist am nächsten dran?',
    far: distance => (distance === 0 ? 'Volltreffer!' : `${distance} daneben`),
    none: 'keine Zahl',
    late: 'zu spät',
    answers: name => `${name} ist am nächsten dran und antwortet!`,
    level: name => `Gleichauf! ${name} war schneller und antwortet.`,
  },
  ruler: {
    far: distance => (distance === 0 ? 'getroffen' : `${distance} daneben`),
    away: (name, distance, called) => (called ? `${name}, ${away(distance)}: antwortet` : `${name}, ${away(distance)}`),
    noNumber: name => `${name} schickte keine Zahl`,
  },
  clickForSound: 'Klick für Ton',
  // With the place where it may break.
  danger: 'GEFAHREN\u00adZONE',
  lobby: 'Die Show beginnt gleich.',
  hostStarts: 'Die Spielleitung startet die Show.',
  welcome: (show, left, right) =>
    left === ''
      ? `Guten Abend und willkommen bei ${show}!`
      : right === ''
        ? `Willkommen bei ${show}, und willkommen, ${left}!`
        : `Willkommen bei ${show}! Links ${left}, rechts ${right}!`,
  waitingFor: names => `Wir warten auf ${names}.`,
  goesOn: 'Gleich geht es weiter.',
  seatsFree: n => (n === 1 ? 'Ein Platz ist frei' : `${n} Plätze sind frei`),
  over: 'Das war unsere Show. Danke fürs Zuschauen!',

  plain: { pot: 'TOPF', yes: 'ja', no: 'nein' },
};

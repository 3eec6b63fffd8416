/** Die Seiten auf Deutsch: kurz, schlicht, in den Worten der Bühne. */
import { count } from '../count.ts';
import type { pages as english } from '../en/pages.ts';
import type { Translated } from '../translated.ts';
import { desk } from './pages-desk.ts';
import { Does, dative, possessive } from './person.ts';
import { prizes } from './prizes.ts';

/** Ganze Einheiten, wo sie passen: 90 s, 5 min, 36 h, 3 Tage. */
const timeOf = (seconds: number): string => {
  if (seconds % 86_400 === 0 && seconds > 86_400) return `${seconds / 86_400} Tage`;
  if (seconds % 3600 === 0) return `${seconds / 3600} h`;
  return seconds % 60 === 0 && seconds > 120 ? `${seconds / 60} min` : `${seconds} s`;
};

export const pages: Translated<typeof english> = {
  name: 'Boxcars',
  commentary: {
    undo: ({ by }, tell) =>
      typeof by === 'number'
        ? `Die Spielleitung nimmt ${tell.isYou(by) ? 'deinen letzten Zug' : `den letzten Zug von ${tell.name(by)}`} zurück.`
        : 'Die Spielleitung nimmt den letzten Schritt zurück.',
    replace: ({ was, name }) => `${name} springt für ${was} ein.`,
    correct: ({ seat, was, score, reason }, tell) =>
      `Die Spielleitung ändert ${possessive(tell, seat, 'die', 'Summe')} von ${tell.money(was)} auf ${tell.money(score)}${reason === '' ? '' : `: ${reason}`}.`,
    awarded: ({ seat }, tell) => `Die Spielleitung gibt ${dative(tell, seat)} den Sieg.`,
    explained: ({ explain }) => explain,
    ended: ({ winner }, tell) =>
      winner < 0
        ? 'Die Spielleitung beendet die Show.'
        : `Die Spielleitung beendet die Show. ${Does(tell, winner, 'gewinnt', 'gewinnst')}!`,
  },
  check: 'Prüfzahl dieses Wurfs',

  clock: {
    perMove: seconds => (seconds === 0 ? 'ohne Uhr' : `${timeOf(seconds)} pro Zug`),
    clocks: seconds => (seconds === 0 ? 'Aus' : timeOf(seconds)),
    units: { seconds: 'Sekunden', minutes: 'Minuten', hours: 'Stunden', days: 'Tage' },
    own: 'Andere Zeit',
    unit: 'Einheit',
  },
  television: 'Auf einen Fernseher bringen',
  howPlayed: 'Spielregeln',

  seats: {
    numbered: n => `Platz ${n}`,
    left: 'Links',
    right: 'Rechts',
    free: 'frei',
    taken: name => `Hier sitzt ${name}`,
  },
  prizes,

  play: {
    has: {
      dice: name => `${name} hat die Würfel`,
      rolls: name => `${name} würfelt …`,
      move: names => `Warten auf ${names}`,
      host: 'Jetzt ist die Spielleitung dran …',
      house: 'Gleich geht es weiter …',
      answers: name => `${name} antwortet`,
      judging: 'Die Spielleitung prüft die Antwort',
    },
    seconds: n => `noch ${count(n, 'Sekunde', 'Sekunden')}`,
    until: time => `bis ${time}, deine Zeit`,
    over: 'Das war die Show!',
    winner: name => `${name} gewinnt!`,
    noWinner: 'Diesmal gewinnt niemand.',
    recap: 'Zum Rückblick',
    lobby: 'Zur Lobby',
  },

  states: {
    connecting: 'Verbindung wird hergestellt …',
    lost: 'Verbindung weg. Wir verbinden neu …',
    back: 'Wieder da.',
    refused: 'Das hat nicht geklappt',
    paused: {
      host: 'Gleich geht es weiter. Die Spielleitung hat die Show angehalten.',
      house: 'Gleich geht es weiter. Jemand von euch hat angehalten.',
      away: 'Gleich geht es weiter. Die Spielleitung ist gerade weg.',
      store: 'Gleich geht es weiter. Wir speichern die Show.',
    },
    pausedUntil: time => `Weiter geht es automatisch um ${time} (deine Zeit).`,
    practice: 'PROBE',
    onAir: 'AUF SENDUNG',
    soon: 'GLEICH',
    pausedSign: 'PAUSE',
    overSign: 'VORBEI',
    soundCheck: 'Mach den Ton an. Hast du das gehört?',
    danger: 'GEFAHRENZONE',
    missing: 'Seite nicht gefunden',
    missingText: 'Vielleicht hat der Link einen Tippfehler.',
    notFound: 'Keine Show mit diesem Code. Vielleicht ist sie schon vorbei.',
    badToken: 'Dieser Link gilt nicht mehr. Bitte die Spielleitung um einen neuen.',
    away: 'weg',
    here: 'da',
  },

  trouble: {
    offline: {
      title: 'Du bist offline',
      steps: ['Schalte WLAN oder mobile Daten ein.', 'Flugmodus an? Schalte ihn aus.'],
    },
    unreachable: {
      title: 'Die Show ist nicht zu erreichen',
      steps: [
        'Nimm dasselbe WLAN wie die Spielleitung, kein Gastnetz.',
        'Schalte dein VPN aus und versuch es noch einmal.',
        'Klappt immer noch nicht? Frag die Spielleitung, ob der Computer wach ist und seine Firewall dich durchlässt.',
      ],
    },
    busy: {
      title: 'Die Show lässt gerade niemanden herein',
      steps: [
        'Vielleicht startet sie neu. Gib ihr eine Minute.',
        'Viele Leute in einem Netz? Versuch es mit mobilen Daten.',
      ],
    },
    socket: {
      title: 'Etwas blockiert die Live-Verbindung',
      steps: [
        'Schalte VPN, Werbeblocker oder Privat-Relay für diese Seite aus.',
        'In der Schule oder im Büro? Versuch es mit mobilen Daten oder einem anderen WLAN.',
        'Nimm einen anderen Browser.',
      ],
    },
    stale: {
      title: 'Eine alte Kopie der Show ist im Weg',
      steps: ['Schalte VPN oder Datensparer aus und lade die Seite neu.'],
    },
    slow: {
      title: 'Die Show kommt verspätet bei dir an',
      steps: ['Schalte VPN oder Virenscanner aus oder nimm ein anderes WLAN.'],
    },
    noAnswer: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
    trying: 'Wir versuchen es weiter.',
    tryingNow: 'Neuer Versuch …',
    again: 'Jetzt noch einmal versuchen',
  },

  refusals: {
    'not-now': 'Das geht nicht mehr.',
    'not-yours': 'Du bist nicht dran.',
    full: 'Die Plätze sind vergeben.',
    gone: 'Verbindung weg, es wurde nichts gesendet. Versuch es noch einmal.',
  },

  moves: {
    roll: 'Würfeln',
    pass: 'Passen',
    answer: 'Antworten',
    guess: 'Raten',
    stop: 'Aufhören',
    bank: 'Sichern',
    pick: 'Wählen',
    hold: 'Behalten',
    close: 'Schließen',
    start: 'Die Show beginnen',
    ask: 'Die Frage stellen',
    puzzle: 'Das Rätsel zeigen',
    'call-time': 'Abpfeifen',
    bonus: 'Weiter zum Bonus',
    judge: 'Prüfen',
    expire: 'Die Zeit ist um',
  },

  inputs: {
    text: 'Antwort',
    buzz: 'Zahl',
    number: 'Zahl',
    value: 'Zahl',
    numbers: 'Zahlen',
    cells: 'Buchstaben',
    dice: 'Würfel',
    row: 'Reihe',
    letter: 'Buchstabe',
    on: 'Auf',
    stake: 'Punkte',
    correct: 'Richtig?',
  },

  desk,

  forum: {
    open: 'Forum, Erinnerungen',
    byPost: 'Zug per Beitrag',
    week: 'Die Woche per Post',
    words: 'Nachrichten',
    unread: n => `Nachrichten (${n} neu)`,
    hostWrote: 'Die Spielleitung hat dir geschrieben',
    entered: line => `${line} (Von der Spielleitung eingetragen.)`,
    house: line => `Wurf des Hauses! ${line}`,
    enteredHouse: line => `${line} (Von der Spielleitung eingetragen: ein Wurf des Hauses.)`,
  },
};

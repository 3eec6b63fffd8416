/** Was Beiträge und Standbilder einer Show sagen, und die Felder, die sie kopieren und an Fristen erinnern. */
import type { forum as english } from '../en/forum.ts';
import type { Translated } from '../translated.ts';

/** `moment` in Millisekunden seit 1970. */
const dayTime = (moment: number, zone: string) =>
  new Intl.DateTimeFormat('de-DE', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(moment);

export const forum: Translated<typeof english> = {
  free: 'frei',
  win: 'WIN',
  danger: 'GEFAHRENZONE',
  secret: 'Geheime Zahl',
  noNumber: 'keine Zahl',
  away: (number, distance) => (distance === 0 ? `${number}, genau getroffen` : `${number}, ${distance} daneben`),
  over: 'Die Show ist vorbei.',
  overSign: 'VORBEI',
  lobby: 'Die Show hat noch nicht begonnen.',
  picture: 'Bild',
  freeSeat: 'freier Platz',
  onAir: 'AUF SENDUNG',

  post: {
    playedBy: set => (set === '' ? 'Hausregeln' : `Regeln: ${set}`),
    throws: 'Letzte Würfe',
    lately: 'Was geschah',
    todo: 'Wer dran ist',
    result: 'Ergebnis',
    host: 'Die Spielleitung',
    everybody: 'Alle',
    enter: 'Schickt eine Zahl als Tipp',
    does: (who, moves) => `${who}: ${moves}`,
    or: ' oder ',
    hostNext: 'Die Spielleitung ist dran.',
    judging: 'Die Spielleitung prüft die Antwort.',
    until: (moment, zone) => dayTime(moment, zone),
    deadline: 'Frist',
    utc: 'UTC',
    paused: 'Die Show ist angehalten, keine Uhr läuft.',
    checkOf: check => `Prüfzahl ${check}`,
    houseThrow: 'Wurf des Hauses',
    commit: 'Siegel der Würfel',
    watch: 'Die Show anschauen',
    play: 'Hier ziehen',
    verify: 'Die Würfel prüfen',
    picture: 'Die Tafel',
    stands: entry => `nach Eintrag ${entry}`,
    code: 'Code',
    total: (dice, total) => `${dice} = ${total}`,
  },

  box: {
    title: 'Fürs Forum',
    copyAs: 'Den Stand der Show kopieren als',
    forms: { bbcode: 'BBCode', markdown: 'Markdown', text: 'Reiner Text' },
    copied: 'Kopiert. Füge es in deinen Beitrag ein.',
    copyHere: 'Es ist markiert: Kopiere es von hier.',
    failed: 'Das ließ sich nicht holen. Noch einmal.',
    zone: 'Zeiten auch in',
    picture: 'Bild der Tafel',
    pictureLink: 'Der Link zeigt immer die Tafel, wie sie gerade ist.',
    calendar: 'Frist in meinen Kalender (.ics)',
    noDeadline: 'Es läuft keine Frist.',
    remind: 'Auf diesem Gerät erinnern',
    reminded: 'Dieses Gerät wird erinnert.',
    forget: 'Nicht mehr erinnern',
    blocked: 'Der Browser erlaubt dieser Seite keine Benachrichtigungen.',
    homeScreen:
      'Auf iPhone und iPad: Tippe auf Teilen, dann auf Zum Home-Bildschirm. Öffne Boxcars von dort, dann kommen Erinnerungen an.',
    insecure: 'Benachrichtigungen auf diesem Gerät brauchen eine https-Adresse.',
    close: 'Schließen',
  },

  hooks: {
    title: 'Webhooks',
    about: 'Wenn etwas fällig ist, schreiben wir an eine Adresse von dir: einen Bot, einen Kanal, ein Skript.',
    address: 'Adresse',
    format: 'Format',
    formats: { json: 'Signiertes JSON', discord: 'Discord' },
    language: 'Sprache',
    events: { move: 'Du bist dran', hours8: 'Noch 8 h', hours1: 'Noch 1 h', result: 'Ergebnis' },
    add: 'Hinzufügen',
    remove: 'Entfernen',
    test: 'Ausprobieren',
    secret: 'Das Geheimnis, das unsere Signatur prüft. Kopier es jetzt, wir zeigen es nur einmal:',
    none: 'Noch kein Webhook.',
    fine: 'geht',
    waiting: 'noch nicht benutzt',
    failing: why => `schlägt fehl: ${why}`,
    resting: 'nach zu vielen Fehlschlägen abgeschaltet',
  },

  byPost: {
    title: 'Ein Zug kam per Beitrag',
    about: 'Trage ein, was jemand geschrieben hat. Das Protokoll sagt, dass du es eingetragen hast.',
    who: 'Für',
    nothing: 'Gerade ist niemand dran.',
    sealed: 'Versiegelt: Niemand sonst sieht es, bis es geöffnet wird.',
    codesHelp: 'Füge alle Zahlen ins erste Feld ein, wie sie kamen: 12, 40, 7 …',
  },

  remind: {
    move: (names, show) => `${names}: am Zug in ${show}`,
    hostMove: show => `${show} wartet auf die Spielleitung`,
    left: (names, left, show) => `${names}: noch ${left} in ${show}`,
    result: show => `${show} ist vorbei`,
    test: show => `Ein Test von ${show}`,
    until: when => `Bis ${when} UTC.`,
    noDeadline: 'Es gibt keine Frist.',
    hours: (hours, minutes) =>
      hours === 0 ? `${minutes} min` : minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`,
    scores: scores => `Stände: ${scores}.`,
    wins: name => `${name} gewinnt.`,
    when: moment => dayTime(moment, 'UTC'),
    calendar: (names, show) => `${names}: Zug in ${show}`,
    doors: title => `${title}: Die Türen öffnen`,
    takeSeat: 'Folge dem Link und nimm Platz.',
  },

  link: {
    title: (show, names) => (names === '' ? show : `${show}: ${names}`),
    about: 'Eine Würfelshow, live. Der Server würfelt, und jeder kann die Würfel prüfen.',
    picture: show => `Die Tafel von ${show}`,
  },
};

export type ForumWords = typeof forum;

/** Worte der Felder am Pult, die erst beim Öffnen geladen werden. */
import type { deskMore as english } from '../en/desk-more.ts';
import type { Translated } from '../translated.ts';

export const deskMore: Translated<typeof english> = {
  links: {
    forum: 'Forum',
    overlays: 'Einblendungen',
    settings: 'Einstellungen',
    keeping: 'Link in falschen Händen? Show löschen?',
    show: 'Zeigen',
  },
  keeping: {
    moveLink: 'Meinen Link verlegen',
    moveLinkText:
      'Hat jemand die Adresse dieses Pults gesehen? Hol dir einen neuen Link. Der alte gilt dann nicht mehr, und auch nicht, was mit ihm an Links gemacht wurde: Schick dann neue.',
    moveLinkSure: 'Das Pult an eine neue Adresse verlegen?',
    deleteShow: 'Die Show löschen',
    deleteText: 'Alles an dieser Show verschwindet, auch ihre Namen und ihr Protokoll. Niemand kann sie zurückholen.',
    deleteSure: 'Diese Show für immer löschen?',
  },
  overlays: {
    text: 'Durchsichtige Einblendungen für OBS und andere Streaming-Programme: eine Browserquelle mit 1920 × 1080 oder 1080 × 1920.',
    make: 'Links für Einblendungen machen',
    made: 'Diese Links zeigen, was alle sehen, und sonst nichts.',
    old: number => `Einblendungs-Links ${number}`,
    parts: { board: 'Tafel', dice: 'Würfel', scores: 'Stände', 'lower-third': 'Bauchbinde', odds: 'Chancen' },
    delay: 'Verzögerung des Streams, in Sekunden',
    watchLate: 'Für das Publikum des Streams: eine Zuschauerseite mit derselben Verzögerung, zum Mitspielen.',
    watch: 'Zuschauerseite für den Stream',
    hideCode: 'Den Beitrittscode verbergen',
    revoke: 'Diese Links zurücknehmen',
  },
  time: {
    title: name => `Zeit für ${name}`,
    times: times => (times === 1 ? 'wie alle' : `${times} × so lang`),
  },
  seat: {
    newName: 'Neuer Name',
    substitute: 'Name des Ersatzes',
    substituteText: name => `Der Ersatz übernimmt Platz und Stand von ${name}.`,
    correct: 'Stand berichtigen',
    score: 'Neuer Stand',
    reason: 'Grund, für alle zu sehen',
    save: 'Sichern',
    remove: 'Wegnehmen',
    removeSure: name => `${name} vom Platz nehmen?`,
    link: 'Link zum Platz',
    seatLink: name => `Der Link zum Platz von ${name}. Schick ihn nur dieser Person.`,
  },
  holiday: {
    holiday: 'Anhalten bis …',
    holidayText: 'Bis dahin muss niemand etwas tun; was von der Uhr übrig war, ist danach noch übrig.',
    holidayDay: 'Die Show geht weiter am',
    holidayPause: 'Bis dahin anhalten',
    holidayPast: 'Wähle eine Zeit, die noch kommt.',
    extendHour: '+1 h',
    extendDay: '+1 Tag',
  },
  undo: {
    undoSame: 'Dieselben Würfel kommen wieder.',
    undoKnown: known => `Alle wissen schon: ${known}.`,
    undoSure: 'Trotzdem zurücknehmen?',
  },
  result: {
    resultTitle: 'So ging es aus',
    bonusCash: cash => `In der Bonusrunde: ${cash}`,
    again: 'Noch einmal, dieselbe Runde',
    againText: 'Alle kommen mit: Plätze und Links bleiben, und keine Frage kommt zweimal.',
    opening: 'Wird geöffnet …',
  },
};

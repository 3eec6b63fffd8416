/** Worte der Felder am Pult, die erst beim Öffnen geladen werden. */
import type { deskMore as english } from '../en/desk-more.ts';
import type { Translated } from '../translated.ts';

export const deskMore: Translated<typeof english> = {
  lastCall: { counts: seconds => `Letzte Runde: ${seconds}`, anyway: 'Trotzdem weiter', wait: 'Noch etwas warten' },
  fromRoom: {
    next: 'Jemand aus dem Publikum',
    lot: of => `Eine Person von ${of} ziehen`,
    best: 'Die Nummer eins nehmen',
    season: 'Die Nummer eins der Staffel nehmen',
    list: 'Aus dem Publikum auf die Liste der Staffel',
  },
  room: {
    along: people => `${people} spielen mit`,
    called: (calls, people) => `${calls} von ${people} haben geantwortet`,
    wait: missing => `Auf das Publikum warten (${missing} fehlen)`,
    stop: (missing, left) => `Nicht warten (${missing} fehlen, ${left})`,
    reads: (channel, people) => `Der Chat von ${channel} spielt mit, bisher ${people}.`,
    lost: channel => `Der Chat von ${channel} ist gerade nicht zu lesen. Neuer Versuch … Die Show geht weiter.`,
    channel: 'Kanal bei Twitch',
    channelText:
      'Nur den Namen eintippen. Der Chat antwortet mit !a, !b, !roll, !42 oder !antwort Lima und sucht sich mit !join rot ein Team aus.',
    useChat: channel => `Mit dem Chat von ${channel} spielen`,
    noChat: 'Ohne Chat spielen',
    overlay: 'Einblendung für OBS: die Frage, was einzutippen ist, und was der Chat geantwortet hat.',
    makeOverlay: 'Link der Einblendung machen',
    measure: 'Meine Verzögerung messen',
    measureText:
      'Dein Publikum sieht dich ein paar Sekunden später. Miss es: Die Einblendung zeigt einen Code, und jemand tippt ihn in den Chat.',
    typing: code => `In der Einblendung steht jetzt ${code}. Jemand tippt das in den Chat.`,
    delay: seconds =>
      `Dein Stream ist etwa ${seconds} s später, mit dem Tippen. Warte mindestens so lange auf das Publikum.`,
    least: 'Jede Frage bleibt mindestens offen',
    leastText:
      'Wer auf der Bühne schneller ist, hat trotzdem geantwortet. Es gilt, wenn die Zeit um ist oder alle geantwortet haben.',
    seconds: seconds => (seconds === 0 ? 'Aus' : `${seconds} s`),
  },
  links: {
    room: 'Chat und Publikum',
    forum: 'Forum',
    overlays: 'Einblendungen',
    settings: 'Einstellungen der Show',
    keeping: 'Link in falschen Händen? Show löschen?',
    show: 'Zeigen',
  },
  keeping: {
    moveLink: 'Neuen Regie-Link holen',
    moveLinkText:
      'Hat jemand die Adresse dieses Pults gesehen? Hol dir einen neuen Link. Der alte gilt dann nicht mehr. Auch alle Links, die mit ihm erstellt wurden, gelten nicht mehr: Verschick neue.',
    moveLinkSure: 'Neuen Link holen und den alten sperren?',
    deleteShow: 'Die Show löschen',
    deleteText: 'Alles zu dieser Show verschwindet, auch Namen und Protokoll. Das lässt sich nicht rückgängig machen.',
    deleteSure: 'Diese Show für immer löschen?',
  },
  overlays: {
    text: 'Durchsichtige Einblendungen für OBS und andere Streaming-Programme: eine Browserquelle mit 1920 × 1080 oder 1080 × 1920.',
    make: 'Links für Einblendungen erstellen',
    made: 'Diese Links zeigen, was alle sehen, und sonst nichts.',
    old: number => `Einblendungs-Links ${number}`,
    parts: { board: 'Tafel', dice: 'Würfel', scores: 'Stände', 'lower-third': 'Bauchbinde', odds: 'Chancen' },
    preview: 'Live-Vorschau',
    delay: 'Verzögerung des Streams, in Sekunden',
    watchLate: 'Für das Publikum des Streams: eine Zuschauerseite mit derselben Verzögerung, zum Mitspielen.',
    watch: 'Zuschauerseite für den Stream',
    hideCode: 'Den Beitrittscode verbergen',
    revoke: 'Diese Links sperren',
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
    save: 'Speichern',
    remove: 'Entfernen',
    removeSure: name => `${name} vom Platz entfernen?`,
    link: 'Link zum Platz',
    seatLink: name => `Der Link zum Platz von ${name}. Schick ihn nur dieser Person.`,
  },
  holiday: {
    holiday: 'Anhalten bis …',
    holidayText: 'Bis dahin muss niemand ziehen. Danach laufen die Uhren weiter, wo sie stehen geblieben sind.',
    holidayDay: 'Die Show geht weiter am',
    holidayPause: 'Bis dahin anhalten',
    holidayPast: 'Wähle eine Zeit in der Zukunft.',
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
    againText: 'Alle behalten Platz und Link, und keine Frage kommt zweimal.',
    otherQuestions: 'Andere Fragen für die nächste Show',
    opening: 'Wird geöffnet …',
  },
};

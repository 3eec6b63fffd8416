/** Worte zu dem, was die Spielleitung für eine Folge festlegt, nach Einstellung. */
import type { settings as english } from '../en/settings.ts';
import { pages } from './pages.ts';

const viewers = {
  after: 'Nach der Entscheidung',
  audience: 'Beim Überlegen, nur auf den eigenen Seiten des Publikums',
  everyone: 'Überall',
  nobody: 'Niemand',
};

export const settings: typeof english = {
  house: 'Hausregeln',
  best: 'Die Besten im Publikum',
  of: {
    clock: { label: 'Zeit pro Zug', value: pages.clock.clocks },
    sealedClock: {
      label: 'Zeit für geheime Zahlen und Antworten',
      about: 'Aus: so viel wie für jeden anderen Zug.',
      value: pages.clock.clocks,
    },
    roundClock: {
      label: 'Zeit für eine Runde',
      about: 'In Minuten, für Shows, in denen du abpfeifst. Sind sie um, ist nach dem laufenden Zug Schluss.',
    },
    roundEnds: { label: 'Zeit für eine Runde' },
    doors: {
      label: 'Die Türen öffnen um',
      about: 'Bis dahin zeigt der Link einen Countdown, und niemand kann Platz nehmen.',
    },
    quietFrom: { label: 'Ruhe ab (Stunde)', about: 'In Forenspielen ruht die Uhr in diesen Stunden.' },
    quietTo: { label: 'Ruhe bis (Stunde)' },
    restWeekends: { label: 'Wochenenden frei', about: 'In Forenspielen ruht die Uhr samstags und sonntags.' },
    zone: { label: 'Zeitzone der Ruhestunden' },
    substituteAfter: {
      label: 'Verpasste Fristen bis zum Ersatz',
      about: 'Nach so vielen schlägt das Pult vor, wer den Platz übernimmt. Leer: nie.',
    },
    autoSubstitute: {
      label: 'Ersatz von selbst einsetzen',
      about:
        'Den Platz bekommt, wer auf der Liste der Staffel folgt, oder per Los jemand aus dem Publikum, der gern mitspielen möchte.',
    },
    locked: { label: 'Plätze sperren', about: 'Freie Plätze gibt es dann nur mit einem Platz-Link.' },
    filter: { label: 'Anstößige Namen sperren' },
    privateWords: {
      label: 'Private Nachrichten',
      about: 'Wer spielt, kann dir schreiben und du zurück, ohne dass es sonst jemand liest.',
    },
    odds: {
      label: 'Genaue Chancen',
      about: {
        after: 'Ist die Entscheidung gefallen, sieht das Publikum, was jede wert war.',
        audience: 'Wer auf der eigenen Seite zuschaut, sieht die Chancen schon beim Überlegen. Der Fernseher wartet.',
        everyone: 'Chancen stehen überall: auf dem Fernseher und auf den Handys der Spielenden.',
        nobody: 'Niemand sieht Chancen.',
      },
      value: who => viewers[who],
    },
    currency: {
      label: 'Das Geld heißt',
      about: 'Überall: auf Seiten, in Beiträgen und Bildern und auf Sendung.',
      value: currency => ({ dollars: 'Dollar ($)', 'cyber-dollars': 'Cyber-Dollar (CY$)' })[currency],
    },
    note: {
      label: 'Deine eigenen Worte an alle',
      about: 'Wer mitspielt, liest sie neben den Regeln, vor dem Hinsetzen. Das Publikum liest sie beim Mitspielen.',
    },
    sideGame: {
      label: 'Das Publikum spielt mit',
      about: 'Wer zuschaut, antwortet, entscheidet und wettet mit, um Punkte. Nur zum Spaß.',
    },
    roomWait: {
      label: 'Auf das Publikum warten',
      about:
        'In Sekunden: So lange bleibt jede Frage und jede Entscheidung mindestens offen, wenn das Publikum mitspielt.',
    },
    chat: { label: 'Der Chat spielt mit', about: 'Der Name eines Kanals bei Twitch. Sein Chat spielt mit.' },
    applause: {
      label: 'Applaus',
      about: 'Wer zuschaut, klatscht, lacht und stöhnt: Der Fernseher zeigt und spielt es.',
    },
  },
};

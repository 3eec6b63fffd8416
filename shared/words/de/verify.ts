/** Die Seite, die ein Protokoll prüft, auf Deutsch. */
import type { verify as english } from '../en/verify.ts';
import type { Translated } from '../translated.ts';

const count = (n: number, one: string, many: string) => `${n.toLocaleString('de-DE')} ${n === 1 ? one : many}`;
const rounded = (value: number, digits: number) => value.toLocaleString('de-DE', { maximumFractionDigits: digits });

const chance = (likely: number): string => {
  if (likely >= 0.995) return 'so gut wie immer';
  if (likely >= 0.095) return `in etwa ${Math.round(likely * 100)} % der Fälle`;
  if (likely >= 0.0095) return `in etwa ${rounded(likely * 100, 0)} % der Fälle`;
  if (likely >= 0.00095) return `in etwa ${rounded(likely * 100, 1)} % der Fälle`;
  return 'in weniger als 0,1 % der Fälle';
};

export const verify: Translated<typeof english> = {
  title: 'Die Würfel prüfen',
  lead: 'Lade das Protokoll einer Show hoch. Diese Seite würfelt jeden Wurf noch einmal, auf deinem eigenen Gerät, und sendet nichts ins Netz.',
  drop: {
    choose: 'Ein Protokoll wählen',
    orDrop: 'oder die Datei hier ablegen',
    code: 'Oder tippe den Code einer Show',
    open: 'Öffnen',
    loading: 'Das Protokoll wird geholt …',
    again: 'Ein anderes Protokoll prüfen',
    letGo: 'Loslassen zum Prüfen',
  },
  problem: {
    title: 'Das lässt sich nicht lesen',
    notJson: 'Die Datei ist kein gültiges JSON, also kein Protokoll einer Show.',
    notRecord: message => `Das ist kein Protokoll einer Show: ${message}.`,
    tooBig: 'Die Datei ist größer als jedes Protokoll.',
    noCode: 'Ein Code hat acht Buchstaben und Ziffern, etwa K7QM 4XRB.',
    unknownCode: 'Keine Show mit diesem Code. Vielleicht ist sie schon vorbei.',
    notOver:
      'Das Protokoll einer Show wird veröffentlicht, sobald die Spielleitung sie abschließt, spätestens zehn Minuten nach ihrem Ende. Bis dahin bekommt es nur die Spielleitung.',
    offline: 'Das Protokoll ließ sich nicht holen. Ist der Server da?',
  },
  verdict: {
    ok: {
      title: 'Jeder Wurf stimmt',
      text: entries =>
        `${count(entries, 'Eintrag folgt', 'Einträge folgen')} aus dem, was vor dem ersten Wurf verschlossen wurde.`,
    },
    remarks: {
      player: n => `${count(n, 'Wurf oder Ziehung', 'Würfe und Ziehungen')} mit dem eigenen Teil der Mitspielenden`,
      host: n => `${count(n, 'Wurf oder Ziehung', 'Würfe und Ziehungen')} mit dem Teil der Spielleitung`,
      house: (n, why) => `${count(n, 'Wurf des Hauses', 'Würfe des Hauses')} (${why}): Darin steckt niemandes Teil`,
      why: {
        clock: 'die Uhr',
        post: 'von der Spielleitung eingetragen',
        seat: 'keine Seite da oder ein Roboter',
        host: 'die Seite der Spielleitung gab keinen',
      },
      again: n => `${count(n, 'Wurf oder Ziehung', 'Würfe und Ziehungen')} zurückgenommen und genauso wiedergekommen`,
      gone: (n, entries) =>
        `${count(n, 'Ziehung', 'Ziehungen')} zurückgenommen und nicht wiedergekommen: Eintrag ${entries}`,
      late: (n, entries) => `${count(n, 'Kette', 'Ketten')} nach dem Start angehängt: vor Eintrag ${entries}`,
      lateWhy: {
        first: 'die Seite kam später',
        undo: 'nach einem Zurücknehmen',
        substitute: 'ein Ersatz',
        end: 'die davor war aufgebraucht',
        spent: 'ihr Schlüssel stand in einem Eintrag, der nichts zog',
        unexplained: 'ein anderes Gerät oder eine neue Seite; im Protokoll steht kein Grund',
      },
      alarms: n => `${count(n, 'Meldung', 'Meldungen')} einer Seite, deren Teil fehlte oder geändert war`,
    },
    faults: {
      commit: 'Das Geheimnis der Show gehört nicht zu dem Schloss, das vor der Show gezeigt wurde.',
      sources: 'Was beim Start gemischt wurde, passt nicht zu den Ketten der Seiten.',
      'public-seed': 'Die beim Start gemischte Zahl besteht nicht aus diesen Teilen.',
      chains:
        'Die Liste der Ketten stimmt nicht: Eine ist fehlerhaft, steht nicht in der Reihe, doppelt oder an der falschen Stelle da oder gehört niemandem.',
      hash: 'Die Datei ist nicht die, von der ihr Fingerabdruck stammt. Sie wurde verändert.',
      sums: 'Die Datei hat mehr oder weniger Einträge als ihre eigenen Summen.',
      title: 'Das Protokoll passt nicht',
    },
    fails: {
      entry: index => `Eintrag ${index} stimmt nicht`,
      seed: 'Der Startwert ist nicht der versiegelte',
      commitment: 'Ein Siegel passt nicht',
      firstOf: failing =>
        failing === 1
          ? 'Es ist der einzige Eintrag, der nicht stimmt.'
          : `Es ist der erste von ${count(failing, 'Eintrag', 'Einträgen')}, die nicht stimmen.`,
      seedToo: 'Auch der Startwert passt nicht zum Siegel: Es ist nicht der, der vor der Show verschlossen wurde.',
      show: 'Zum Eintrag',
    },
    unchecked: {
      title: 'Noch nicht zu prüfen',
      partial:
        'Dieses Protokoll entstand, während die Show lief. Der Startwert wird veröffentlicht, wenn sie vorbei ist; hole es dann noch einmal.',
      'no-seed':
        'In diesem Protokoll steht kein Startwert. Er wird veröffentlicht, wenn die Show vorbei ist; hole es dann noch einmal.',
      noCommitTitle: 'Das beweist nichts',
      'no-commit':
        'Die Ziehungen wurden mit dem Startwert im Protokoll geprüft, aber das Protokoll sagt nicht, was vor der Show versiegelt wurde. Einen Startwert kann man sich auch hinterher aussuchen.',
    },
  },
  seed: {
    title: 'Vor dem ersten Wurf',
    commit: 'Siegel des Startwerts',
    commitHelp:
      'Es stand in der Lobby der Show, ehe jemand mitspielte. Hast du es aufgehoben? Die ersten 8 Zeichen genügen.',
    states: {
      fits: 'Der Startwert im Protokoll gehört dazu.',
      differs: 'Der Startwert im Protokoll gehört nicht dazu.',
      'no-seed': 'Der Startwert ist noch nicht veröffentlicht.',
      'no-commit': 'Nicht im Protokoll; dieses wurde aus dem Startwert gemacht.',
    },
    noted: 'Das Siegel, das du aufgehoben hast',
    agrees: 'Es ist dasselbe.',
    disagrees: 'Es ist ein anderes. Dieses Protokoll gehört nicht zu der Show, die du gesehen hast.',
    tooFew: 'Tippe mindestens 8 Zeichen.',
    sources: 'Der Teil der Mitspielenden',
    sourcesHelp:
      'Jedes Gerät gibt eine eigene Zahl hinein, damit sich der Server keinen passenden Startwert aussuchen kann.',
    publicSeed: 'Daraus gemischt',
    chains: 'Schlüsselketten',
    chain: (name, used) => `${name}: ${count(used, 'Schlüssel', 'Schlüssel')} benutzt`,
    hostChain: 'Spielleitung',
    noSources: 'Niemand außer dem Server gab etwas hinein; er hätte Startwerte probieren können, bis ihm einer gefiel.',
    silent: 'gab nichts hinein',
    hash: 'Fingerabdruck des Protokolls',
    hashHelp: 'SHA-256. Zwei Dateien mit demselben Fingerabdruck enthalten dieselbe Show.',
    published: {
      same: 'Der Server hat denselben veröffentlicht.',
      other: 'Der Server hat einen anderen veröffentlicht: Diese Datei wurde verändert.',
    },
  },
  proves: {
    title: 'Was es beweist, wenn alles passt',
    points: [
      'Dies ist der Startwert hinter dem Siegel. Wenn du das Siegel in der Lobby gesehen hast, stand er fest, ehe jemand mitspielte und ehe der erste Wurf fiel.',
      'Jeder Wurf, jedes Mischen und jede geheime Zahl folgt aus diesem Startwert. Nichts wurde hinterher geändert oder ausgesucht.',
      'Jeder verdeckte Wert ist der, der beim Ziehen verschlossen wurde.',
      'Jeder Zug war erlaubt, als er gemacht wurde, und was zurückgenommen wurde, kam genauso wieder.',
    ],
  },
  cannot: {
    title: 'Was es nicht beweisen kann',
    points: [
      'Wer die Show betreibt, kann Hauswürfe vorhersehen und kennt verdeckte Werte, sobald sie gezogen sind.',
      'Wer die Show betreibt und mit einem Spieler zusammenarbeitet oder selbst leitet, kann dessen oder die eigenen Würfe vorhersehen. Späte Ketten stehen oben.',
      'Es weiß nicht, was du gesehen hast. Vergleiche das aufgehobene Siegel mit diesem und die Prüfzahl neben einem Wurf mit den Prüfzahlen unten.',
      'Es zeigt nicht, wer einen Knopf gedrückt hat oder ob eine Antwort gerecht beurteilt wurde.',
      'Eine Seite, die der Server der Spielleitung schickt, ist so ehrlich wie dieser Server. Hol dir diese Seite als Datei von jemandem, dem du traust.',
    ],
    download: 'Diese Seite als eine Datei',
    downloadHelp: 'Geht auch ohne Netz.',
  },
  faces: {
    title: 'Wie die Würfel fielen',
    total: total => `${count(total, 'Augenzahl', 'Augenzahlen')} in dieser Show`,
    face: (face, times) => `${face}: ${count(times, 'Mal', 'Mal')}`,
    expected: (expected, strays) =>
      `Faire Würfel zeigen hier jede Zahl etwa ${rounded(expected, 1)}-mal, und eine einzelne weicht in 19 von 20 Shows um höchstens ${rounded(strays, 0)} davon ab.`,
    chiSquare: (chiSquare, likely) =>
      `Chi-Quadrat ist ${rounded(chiSquare, 2)} bei 5 Freiheitsgraden. Faire Würfel sind ${chance(likely)} so ungleich oder noch ungleicher.`,
    little: (total, needed) =>
      total < needed
        ? `Das sagt wenig. Um einen Würfel zu bemerken, der in 20 statt in 16,7 von 100 Würfen auf einer Seite landet, braucht es etwa ${count(needed, 'Augenzahl', 'Augenzahlen')}; hier sind es ${total}. Der Beweis sind die Haken oben, nicht diese Zahlen.`
        : 'Selbst so viele finden nur einen deutlich verbogenen Würfel. Der Beweis sind die Haken oben, nicht diese Zahlen.',
  },
  entries: {
    title: 'Jeder Eintrag',
    numbered: 'Gezählt ab 0, wie im Protokoll.',
    marks: { fits: 'passt', fails: 'stimmt nicht', open: 'nicht geprüft' },
    host: 'Die Spielleitung',
    clock: 'Die Uhr',
    seat: n => `Platz ${n}`,
    did: { roll: 'würfelte', undo: 'nahm den letzten Zug zurück', start: 'begann die Show', expire: 'lief ab' },
    made: move => `machte den Zug „${move}“`,
    takenBack: 'später zurückgenommen',
    dice: n => count(n, 'Würfel', 'Würfel'),
    number: 'Zahl',
    numberFrom: (lo, hi) => `Zahl von ${lo} bis ${hi}`,
    order: n => `Reihenfolge von ${n}`,
    check: 'Prüfzahl',
    arithmetic: 'Die Rechnung zeigen',
    nonce: nonce => `Ort und Nummer: ${nonce} = 16 × ${Math.floor(nonce / 16)} + ${nonce % 16}`,
    link: 'Schlüssel der Seite',
    noLink: 'keiner: ein Wurf des Hauses',
    cameAgain: 'kam wieder, wie es war',
    digest: 'HMAC-SHA-256 mit dem Geheimnis der Show über',
    lacks: 'nichts',
    faults: {
      draw: (label, values, expected) => `${label}: Im Protokoll steht ${values}, der Startwert ergibt ${expected}.`,
      form: message => `Die Ziehungen passen nicht zum Zug: ${message}.`,
      refused: message => `Die Regeln erlaubten diesen Zug nicht. ${message}`,
      link: 'Der Schlüssel, der mitkam, ist nicht der dieser Stelle, oder seine Kette galt hier nicht.',
      changed: 'Dieser Eintrag ist nicht der, von dem die Summe in der Datei stammt.',
      unreached: 'Nicht gespielt: Die Regeln erlaubten es hier nicht.',
    },
    commitments: {
      ok: 'Beim Ziehen verdeckt: Es ist der Wert, der verschlossen wurde.',
      hash: 'Es ist nicht der Wert, der verschlossen wurde.',
      salt: 'Das Salz seines Siegels ist nicht das, das der Startwert ergibt.',
      value: 'Sein Siegel wurde mit einem anderen Wert geöffnet.',
      missing: 'Es war verdeckt, aber nichts wurde verschlossen.',
      'no-draw': 'Das Protokoll versiegelt einen Wert, der nie gezogen wurde.',
    },
  },
  loose: {
    title: 'Siegel bis jetzt',
    opened: n =>
      `${count(n, 'verdeckter Wert', 'verdeckte Werte')} geöffnet, so wie ${n === 1 ? 'er' : 'sie'} verschlossen ${n === 1 ? 'wurde' : 'wurden'}.`,
    waiting: n => `${count(n, 'verdeckter Wert', 'verdeckte Werte')} noch verschlossen.`,
    broken: slots => `Nicht die Werte, die verschlossen wurden, oder nie gezogen: ${slots}.`,
  },
};

export type VerifyWords = typeof verify;

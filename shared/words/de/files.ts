/** Was zu Dateien anderer Programme gesagt wird: was von einem Eintrag nicht zu brauchen war und warum eine ganze Datei nicht. */
import { plural } from '../count.ts';
import type { FileWords } from '../en/files.ts';
import type { Translated } from '../translated.ts';

const number = (value: number) => new Intl.NumberFormat('de-DE').format(value);

export const files: Translated<FileWords> = {
  severalRight: right => `hat ${right} richtige Antworten; unsere Shows brauchen genau eine`,
  noneRight: 'hat keine Antwort, die als richtig markiert ist',
  noSuchChoice: right => `nennt „${right}“ als richtig, aber das steht nicht zur Auswahl`,
  countsUnclear: 'nennt die Antwort als Zahl, und es ist nicht zu erkennen, ob die erste Auswahl 0 oder 1 ist',
  essay: 'hat keine Antwort, mit der sich etwas vergleichen lässt',
  nothingAsked: 'hat keinen Fragetext',
  pictureAlone: 'fragt nur mit einem Bild oder einem Ton',
  noChoice: 'lässt nur eine Antwort zur Auswahl',
  tooManyChoices: (choices, most) => `hat ${number(choices)} Antworten zur Auswahl, höchstens ${most} gehen`,
  longText: most => `ist länger als ${number(most)} Zeichen`,
  longAnswer: most => `hat eine Antwort von mehr als ${number(most)} Zeichen`,
  twice: line => `ist dasselbe wie bei ${number(line)}`,
  lostLetter: 'hat Buchstaben, die beim Speichern verloren gingen',
  range: 'nimmt jede Zahl aus einem Bereich',
  otherKind: kind => `ist eine Art von Frage, die unsere Shows nicht stellen können: ${kind}`,
  broken: 'bricht ab oder ist falsch aufgebaut',
  matching: 'Zuordnen',
  gaps: 'ein Lückentext',
  ordering: 'Sortieren',
  poll: 'eine Umfrage',
  drawing: 'eine Zeichnung',
  description: 'ein Text ohne Frage',
  other: 'etwas anderes',
  trueText: 'Richtig',
  falseText: 'Falsch',
  nothingFits: questions =>
    `Von ${number(questions)} ${plural(questions, 'Frage', 'Fragen')} passt keine zu dieser Show. Unter „Meine Fragenpakete“ siehst du, zu welchen sie passen.`,
  columnsUnknown:
    'Wir erkennen nicht, was die Spalten bedeuten. Nenne sie Frage, Antwort und, wenn es welche gibt, Auswahl.',
  noneUsable: left =>
    `Von ${number(left)} ${plural(left, 'Eintrag', 'Einträgen')} ist keiner zu brauchen. Unten steht, warum. Ändere die Datei und versuch es noch einmal.`,
  nothingInside: 'Darin sind keine Fragen. Exportiere sie noch einmal und prüfe, ob es die richtige Datei ist.',
  tooManyItems: most => `Das sind mehr als ${number(most)} Fragen. Bitte teile die Datei.`,
  noQuestionsSent: 'Das ist eine Antwort von Open Trivia DB ohne Fragen. Frag noch einmal, nach weniger Fragen.',
  emptyFile: 'Die Datei ist leer.',
  brokenFile: 'Die Datei ist beschädigt oder unvollständig. Exportiere sie neu oder lade sie noch einmal herunter.',
  unknownFile: 'In so einer Datei finden wir keine Fragen. Eine Tabelle (CSV oder XLSX) geht immer.',
  lostLetters: example =>
    `In dieser Datei sind Buchstaben verloren gegangen („${example}“). Speichere sie neu als UTF-8; in Excel heißt das „CSV UTF-8“.`,
  tooLarge: megabytes => `Die Datei ist zu groß; höchstens ${number(megabytes)} MB.`,
  unpacksTooLarge: megabytes => `Was in der Datei gepackt ist, ist zu groß; höchstens ${number(megabytes)} MB.`,
  tooManyInside: most => `In dieser Datei sind zu viele Dateien gepackt; höchstens ${number(most)}.`,
  packedTwice: 'Darin steckt noch ein Archiv. Entpacke es und wähle dann die Datei mit den Fragen.',
  locked: 'Die Datei hat ein Passwort. Speichere sie ohne.',
  oldSpreadsheet: 'Das ist eine alte Excel-Datei. Speichere sie als XLSX oder CSV.',
  document: kind => `Das ist eine ${kind}-Datei. Kopiere die Fragen in eine Tabelle und wähle die.`,
  onlyMedia: 'Das ist ein Bild oder ein Ton. Wähle die Datei mit den Fragen.',
  otherArchive: kind => `${kind}-Dateien können wir nicht entpacken. Wähle die Datei darin oder packe sie als ZIP.`,
  tooDeep: 'Die Datei ist tiefer verschachtelt als jedes Quiz.',
  ownEntities: 'Die Datei erfindet eigene Abkürzungen (Entitäten). Die lesen wir nicht.',
  tableTooLarge: (rows, cells) =>
    `Die Tabelle ist zu groß; höchstens ${number(rows)} Zeilen und ${number(cells)} Zellen.`,
  tooManyColumns: (columns, most) => `Die Tabelle hat ${number(columns)} Spalten; höchstens ${number(most)}.`,
  // Zu Paketen, die per Link geteilt werden.
  notShared: 'Dieses Paket wird nicht mehr geteilt. Bitte den Absender um einen neuen Link.',
  sharedFull:
    'Dieser Server teilt so viele Pakete, wie er kann. Schicke deins als Datei oder versuche es morgen wieder.',
};

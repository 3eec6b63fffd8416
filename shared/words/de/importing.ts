/** Das Feld, das Fragen von überall nimmt, auf Deutsch. */
import { count } from '../count.ts';
import type { importing as english } from '../en/importing.ts';
import type { Translated } from '../translated.ts';

export const importing: Translated<typeof english> = {
  help: 'Kahoot, Quizizz, Blooket, Gimkit, Moodle, H5P, Quizlet, Anki, Open Trivia DB, Excel, unsere Pakete: Bring, was du hast.',
  choose: 'Dateien hierher ziehen oder auswählen',
  paste: 'Oder Zellen oder Text hier einfügen',
  pasted: 'Was du eingefügt hast',
  reading: 'Wird gelesen …',
  remove: 'Entfernen',
  items: n => count(n, 'Frage', 'Fragen'),
  leftOut: n => `${n} weggelassen`,
  more: n => `und ${n} weitere`,
  line: (line, part) => (part === '' ? `Zeile ${line}` : `${part}, Zeile ${line}`),
  columns: part => (part === '' ? 'Was steht in welcher Spalte?' : `Was steht in welcher Spalte von „${part}“?`),
  column: n => `Spalte ${n}`,
  heading: 'Die erste Zeile ist eine Überschrift',
  roles: {
    '': 'Weglassen',
    ask: 'Frage',
    right: 'Antwort',
    choice: 'Eine Auswahl',
    choices: 'Alle zur Wahl',
    wrong: 'Falsche Antworten',
    accept: 'Auch richtig',
    category: 'Kategorie',
    difficulty: 'Schwierigkeit',
    explain: 'Erklärung',
    source: 'Quelle',
    note: 'Notiz',
    kind: 'Art der Frage',
    picture: 'Bild',
    value: 'Punkte',
  },
  nothing: 'Damit kann noch keine Show etwas anfangen.',
  ready: 'spielbereit',
  make: n => (n === 1 ? 'Paket anlegen' : `${n} Pakete anlegen`),
};

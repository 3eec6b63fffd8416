/** Reads a file of anybody's questions: what it is follows from its bytes, whatever its name says. */
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { deckIn, deckOf, isAnki, isAnkiText, notesOf } from './anki.ts';
import { type Archive, gunzipped, isZstd, openArchive, unzstd } from './archive.ts';
import { textOfBytes } from './bytes.ts';
import { type Content, type FormatReader, foundTables, refused } from './content.ts';
import { maxCells, maxRows, rowsOf } from './delimited.ts';
import { aiken } from './formats/aiken.ts';
import { cards } from './formats/cards.ts';
import { gift } from './formats/gift.ts';
import { h5p } from './formats/h5p.ts';
import { jsonReaders } from './formats/json.ts';
import { moodleXml } from './formats/moodle-xml.ts';
import { qti } from './formats/qti.ts';
import { sheets } from './formats/sheets.ts';
import type { FoundFile, FoundTable, Place } from './found.ts';
import { withoutStars } from './mapper.ts';
import { tablesOfOds } from './ods.ts';
import { cardsOf, tablesOfHtml } from './pasted.ts';
import { isSqlite } from './sqlite.ts';
import { Unreadable } from './unreadable.ts';
import { isXlsx, tablesOfXlsx } from './xlsx.ts';
import { xmlOf } from './xml.ts';

/** The formats of other products, in the order in which they are tried. */
const readers: readonly FormatReader[] = [gift, aiken, moodleXml, qti, h5p, ...jsonReaders, ...cards, sheets];

/** Larger than any quiz with its pictures. */
const maxMegabytes = 64;
/** Files in an archive that are read. */
const maxInner = 50;

/** What a file is, by its first bytes. `text` is what has no mark of its own. */
type Kind = 'zip' | 'gzip' | 'sqlite' | 'zstd' | 'compound' | 'text' | Phrase;

/** First bytes of files that are known and cannot be read. */
const others: readonly (readonly [begin: string, why: Phrase])[] = [
  ['%PDF-', phrase('document', 'PDF')],
  ['{\\rtf', phrase('document', 'RTF')],
  ['Rar!', phrase('otherArchive', 'RAR')],
  ["7z\xbc\xaf'", phrase('otherArchive', '7z')],
  ['\x89PNG', phrase('onlyMedia')],
  ['\xff\xd8\xff', phrase('onlyMedia')],
  ['GIF8', phrase('onlyMedia')],
  ['RIFF', phrase('onlyMedia')],
  ['ID3', phrase('onlyMedia')],
  ['OggS', phrase('onlyMedia')],
];

export const kindOf = (bytes: Uint8Array): Kind => {
  const begin = String.fromCharCode(...bytes.subarray(0, 8));
  if (begin.startsWith('PK\x03\x04') || begin.startsWith('PK\x05\x06')) return 'zip';
  if (begin.startsWith('\x1f\x8b')) return 'gzip';
  if (isZstd(bytes)) return 'zstd';
  if (begin.startsWith('\xd0\xcf\x11\xe0')) return 'compound';
  if (isSqlite(bytes)) return 'sqlite';
  return others.find(([mark]) => begin.startsWith(mark))?.[1] ?? 'text';
};

/** Documents that are archives, by a file that they hold. */
const documents: readonly (readonly [holds: RegExp, kind: string])[] = [
  [/^word\/document\.xml$/, 'Word'],
  [/^ppt\/presentation\.xml$/, 'PowerPoint'],
  [/^Index\/Document\.iwa$/, 'Numbers'],
  [/workbook\.bin$/, 'XLSB'],
  [/^META-INF\/container\.xml$/, 'EPUB'],
];

/** One after the other, until a reader takes one. */
type Contents = Iterable<Content>;

function* inArchive(archive: Archive): Contents {
  const { names } = archive;
  const document = documents.find(([holds]) => names.some(name => holds.test(name)));
  if (document !== undefined) throw new Unreadable(phrase('document', document[1]));
  if (isXlsx(archive)) yield { kind: 'tables', of: 'xlsx', tables: tablesOfXlsx(archive) };
  else if (isAnki(archive)) yield { kind: 'tables', of: 'anki', ...deckIn(archive) };
  else if (names.includes('content.xml') && names.includes('META-INF/manifest.xml'))
    yield { kind: 'tables', of: 'ods', tables: tablesOfOds(archive) };
  else yield { kind: 'archive', archive };
}

const isHtml = (text: string): boolean =>
  /^\s*(?:<!--.*?-->\s*)*<(?:!doctype html|html|head|meta|body|google-sheets|style|table|div|p|span)\b/is.test(
    text.slice(0, 2000),
  );

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreadable(phrase('noJson', (error as Error).message.slice(0, 200)));
  }
};

/** Throws Unreadable for a table that is too large; a wrong quotation mark is what a person can see in the preview. */
const tableOf = (text: string): FoundTable => {
  const { rows, faults } = rowsOf(text);
  const why = faults.find(({ why }) => why.say !== 'quotes')?.why;
  if (why !== undefined)
    throw new Unreadable(why.say === 'endless' ? phrase('tableTooLarge', maxRows, maxCells) : columnsOf(why));
  return { part: '', rows: rows.map(({ cells }) => cells), lines: rows.map(({ line }) => line) };
};

const columnsOf = ({ with: [columns, most] }: Phrase): Phrase =>
  phrase('tooManyColumns', Number(columns), Number(most));

/** Whether cells are a term and its definition: two in each row. */
const arePairs = ({ rows }: FoundTable): boolean => rows.length > 1 && rows.every(({ length }) => length === 2);

function* inText(text: string): Contents {
  const begin = text.trimStart()[0];
  if (begin === '{' || begin === '[') {
    // GIFT and some notes begin with a bracket too.
    const looksLikeJson = /^\s*(?:\[\s*[[{"\]]|\{\s*["}])/.test(text);
    if (looksLikeJson) {
      yield { kind: 'json', value: jsonOf(text) };
      return;
    }
  }
  if (isHtml(text)) {
    yield { kind: 'tables', of: 'html', tables: tablesOfHtml(text) };
    return;
  }
  if (begin === '<' && /^\s*<[?!a-z_]/i.test(text)) {
    yield { kind: 'xml', root: xmlOf(text) };
    return;
  }
  if (isAnkiText(text)) {
    yield { kind: 'tables', of: 'anki', tables: [notesOf(text)] };
    return;
  }
  // No text has this sign.
  if (text.includes('\0')) throw new Unreadable(phrase('unknownFile'));
  yield { kind: 'text', text };
  const table = tableOf(text);
  yield { kind: 'tables', of: arePairs(table) ? 'cards' : 'text', tables: [table] };
  const cards = cardsOf(text);
  if (cards !== undefined) yield { kind: 'tables', of: 'cards', tables: [cards] };
}

function* inBytes(bytes: Uint8Array, unpacked = false): Contents {
  const kind = kindOf(bytes);
  if (typeof kind === 'object') throw new Unreadable(kind);
  if (kind === 'zip') yield* inArchive(openArchive(bytes));
  else if (kind === 'gzip' || kind === 'zstd') {
    if (unpacked) throw new Unreadable(phrase('packedTwice'));
    yield* inBytes(kind === 'gzip' ? gunzipped(bytes) : unzstd(bytes), true);
  } else if (kind === 'sqlite') yield { kind: 'tables', of: 'anki', ...deckOf(bytes, () => undefined) };
  else if (kind === 'compound') {
    // A workbook with a password is packed like an old one.
    const isLocked = new TextDecoder('windows-1252').decode(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0');
    throw new Unreadable(phrase(isLocked ? 'locked' : 'oldSpreadsheet'));
  } else yield* inText(textOfBytes(bytes));
}

/** Tables of which nobody knows what their columns mean. */
const unknownTables = (tables: readonly FoundTable[]): readonly FoundTable[] =>
  tables.filter(({ rows }) => rows.filter(cells => cells.filter(cell => cell !== '').length > 1).length > 1);

const readContents = (contents: Contents): FoundFile => {
  let tables: readonly FoundTable[] = [];
  for (const given of contents) {
    const content = given.kind === 'tables' ? { ...given, tables: given.tables.map(withoutStars) } : given;
    const reader = readers.find(one => one.reads(content));
    if (reader !== undefined) {
      const file = reader.read(content);
      return content.kind === 'tables' && file.title === '' ? { ...file, title: content.title ?? '' } : file;
    }
    if (content.kind === 'archive') return readInner(content.archive);
    if (content.kind === 'tables') tables = unknownTables(content.tables);
  }
  return tables.length > 0 ? foundTables(tables) : refused('', phrase('unknownFile'));
};

/** An archive of no format: all files in it that can hold questions, as one. */
const readInner = (archive: Archive): FoundFile => {
  const names = archive.names.filter(name => !/(^|\/)(__MACOSX\/|\.)/.test(name));
  const texts = names.filter(name => /\.(csv|tsv|txt|json|xml|gift|html?)$/i.test(name)).slice(0, maxInner);
  if (texts.length === 0 && names.some(name => /\.(zip|gz|xlsx|ods|apkg|h5p)$/i.test(name)))
    throw new Unreadable(phrase('packedTwice'));
  const files = texts.map(name => ({ name, file: readContents(inText(archive.text(name))) }));
  const used = files.filter(({ file }) => file.faults.length === 0);
  const [first] = used;
  if (first === undefined) return files[0]?.file ?? refused('', phrase('unknownFile'));
  const placed = <T extends { readonly at: Place }>(name: string, found: readonly T[]) =>
    found.map(one => ({ ...one, at: { ...one.at, part: name } }));
  return {
    ...first.file,
    items: used.flatMap(({ name, file }) => placed(name, file.items)),
    leftOut: used.flatMap(({ name, file }) => placed(name, file.leftOut)),
    tables: used.flatMap(({ name, file }) => file.tables.map(table => ({ ...table, part: name }))),
  };
};

/**
 * What a file holds. Never throws: a file that cannot be used has a fault that says what to do, and no items. Reading takes less
 * than a second, and no more memory than a few times the largest file that is taken.
 */
export const readFile = (bytes: Uint8Array): FoundFile => {
  if (bytes.length === 0) return refused('', phrase('emptyFile'));
  if (bytes.length > maxMegabytes << 20) return refused('', phrase('tooLarge', maxMegabytes));
  try {
    return readContents(inBytes(bytes));
  } catch (error) {
    if (error instanceof Unreadable) return refused('', error.why);
    // The stack is full.
    if (error instanceof RangeError) return refused('', phrase('tooDeep'));
    throw error;
  }
};

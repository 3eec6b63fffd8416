/** Anki's decks: a package with a database (`.apkg`, `.colpkg`), and notes as plain text with a header. */
import { phrase } from '../../engine/phrase.ts';
import { type Archive, unzstd } from './archive.ts';
import type { MediaAt } from './content.ts';
import { rowsOf } from './delimited.ts';
import type { FoundTable } from './found.ts';
import { Grid } from './grid.ts';
import { plainOf } from './html.ts';
import { openSqlite } from './sqlite.ts';
import { Unreadable } from './unreadable.ts';

interface Deck {
  readonly title: string;
  readonly tables: readonly FoundTable[];
  readonly mediaAt: MediaAt;
}

/** A kind of notes: its fields in order. Of a cloze, the first field is a text with gaps. */
interface Model {
  readonly name: string;
  readonly fields: readonly string[];
  readonly isCloze: boolean;
}

const soundMark = /\[sound:([^\]]*)\]/g;

/** `{{c1::Paris::city}}` is gap 1 with the text Paris. */
const gap = /\{\{c(\d+)::([^{}]*?)(?:::([^{}]*))?\}\}/g;

/** A question and its answer for each number of gaps; all gaps of a number open together. */
const clozes = (text: string): readonly (readonly [ask: string, answer: string])[] => {
  const numbers = [...new Set([...text.matchAll(gap)].map(([, number]) => number))].slice(0, 20);
  return numbers.map(number => {
    const answers: string[] = [];
    const ask = text.replace(gap, (_, other: string, answer: string, hint?: string) => {
      if (other !== number) return answer;
      answers.push(answer);
      return hint === undefined ? '____' : `____ (${hint})`;
    });
    return [ask, [...new Set(answers)].join(', ')];
  });
};

const objectIn = (json: unknown): Readonly<Record<string, Readonly<Record<string, unknown>>>> => {
  try {
    const value: unknown = JSON.parse(String(json));
    return typeof value === 'object' && value !== null ? (value as never) : {};
  } catch {
    throw new Unreadable(phrase('brokenFile'));
  }
};

const modelOf = ({ name, flds, type }: Readonly<Record<string, unknown>>): Model => ({
  name: String(name),
  fields: (Array.isArray(flds) ? flds : []).map((field: { readonly name?: unknown }) => String(field?.name)),
  isCloze: type === 1,
});

/** What a side of a note shows and plays: names of files. */
interface Side {
  readonly picture: { readonly src: string; readonly alt: string } | undefined;
  readonly sound: string | undefined;
}

/** By note and side. */
const placeOf = (line: number, side: number): string => `${line} ${side}`;

const tableOf = (
  { name, fields, isCloze }: Model,
  notes: readonly (readonly [line: number, cells: readonly string[]])[],
  grid: Grid,
  sides: Map<string, Side>,
) => {
  const rows = notes.flatMap(([line, cells]) => {
    const texts = cells.map((cell, side) => {
      const { text, pictures } = plainOf(cell.replace(soundMark, ''));
      const [[, sound] = []] = cell.matchAll(soundMark);
      if (sound !== undefined || pictures.length > 0) sides.set(placeOf(line, side), { picture: pictures[0], sound });
      return text;
    });
    const [first = '', ...others] = texts;
    return isCloze
      ? clozes(first).map(([ask, answer]) => ({ line, cells: [ask, answer, ...others] }))
      : [{ line, cells: texts }];
  });
  const heads = isCloze ? ['question', 'answer', ...fields.slice(1)] : fields;
  const lines: number[] = [];
  for (const [i, cells] of [heads, ...rows.map(row => row.cells)].entries()) {
    for (const [column, cell] of cells.entries()) grid.put(i + 1, column, cell);
    lines.push(i === 0 ? 0 : rows[i - 1]!.line);
  }
  const { rows: found, lines: places } = grid.take(name);
  return { part: name, rows: found, lines: places.map(place => lines[place - 1] ?? 0) };
};

/** Columns of the tables `notes`, `col` (older form), and `notetypes`, `fields` and `decks` (newer form). */
const noteModel = 2;
const noteFields = 6;
const colModels = 9;
const colDecks = 10;
const typeName = 1;
const typeConfig = 4;
const deckName = 1;

export const isAnki = ({ names }: Archive): boolean => names.some(name => /^collection\.anki2(1b?)?$/.test(name));

type Tables = ReturnType<typeof openSqlite>;

/** Kinds of notes by their ids. */
const modelsIn = (table: Tables): ReadonlyMap<string, Model> => {
  const [collection = []] = table('col');
  const older = Object.entries(objectIn(collection[colModels] || '{}')).map(
    ([id, kind]) => [id, modelOf(kind)] as const,
  );
  if (older.length > 0) return new Map(older);
  const fields = table('fields');
  return new Map(
    table('notetypes').map(row => {
      const [id] = row;
      const config = row[typeConfig];
      return [
        String(id),
        {
          name: String(row[typeName]),
          fields: fields.filter(([kind]) => kind === id).map(([, , name]) => String(name)),
          // Protocol buffers: field 1 is the kind of the kind, 1 a cloze. What is normal is left out.
          isCloze: config instanceof Uint8Array && config[0] === 8 && config[1] === 1,
        },
      ];
    }),
  );
};

const titleIn = (table: Tables): string => {
  const [collection = []] = table('col');
  const older = Object.values(objectIn(collection[colDecks] || '{}')).map(({ name }) => String(name));
  const decks = older.length > 0 ? older : table('decks').map(row => String(row[deckName]));
  return (
    decks
      .find(name => name !== 'Default')
      ?.replace('\x1f', '::')
      .split('::')[0] ?? ''
  );
};

/** A collection. `file`: a picture or a sound by its name. Throws Unreadable. */
export const deckOf = (bytes: Uint8Array, file: (name: string) => Uint8Array | undefined): Deck => {
  const table = openSqlite(bytes);
  const notes = new Map<string, (readonly [line: number, cells: readonly string[]])[]>();
  for (const [i, row] of table('notes').entries()) {
    const model = String(row[noteModel]);
    const note = [i + 1, String(row[noteFields] ?? '').split('\x1f')] as const;
    if (notes.get(model)?.push(note) === undefined) notes.set(model, [note]);
  }
  const models = modelsIn(table);
  const grid = new Grid();
  const unknown: Model = { name: '', fields: [], isCloze: false };
  const sides = new Map<string, Side>();
  return {
    title: titleIn(table),
    tables: [...notes].map(([id, rows]) => tableOf(models.get(id) ?? unknown, rows, grid, sides)),
    mediaAt: (line, column) => {
      const { picture, sound } = sides.get(placeOf(line, column)) ?? {};
      const [seen, heard] = [picture && file(picture.src), sound === undefined ? undefined : file(sound)];
      return {
        ...(seen && { picture: { bytes: seen, alt: picture?.alt ?? '' } }),
        ...(heard && { sound: { bytes: heard, alt: '' } }),
      };
    },
  };
};

/** Names of media in the newer form: messages of protocol buffers, in each of which field 1 is the name. */
const namesIn = (list: Uint8Array): readonly string[] => {
  const names: string[] = [];
  const varintAt = (at: number): readonly [value: number, end: number] => {
    let [value, end] = [0, at];
    do value += ((list[end] ?? 0) & 127) * 128 ** (end - at);
    while (((list[end++] ?? 0) & 128) !== 0);
    return [value, end];
  };
  for (let at = 0; at < list.length; ) {
    const [length, from] = varintAt(at + 1);
    const [letters, begin] = varintAt(from + 1);
    names.push(list[from] === 10 ? new TextDecoder().decode(list.subarray(begin, begin + letters)) : '');
    at = from + length;
  }
  return names;
};

export const deckIn = (archive: Archive): Deck => {
  const { names } = archive;
  // Beside the newer collection lies an older one whose only note asks for a newer Anki.
  const newer = names.includes('collection.anki21b');
  const read = (name: string) => (newer ? unzstd(archive.bytes(name)) : archive.bytes(name));
  const file = newer
    ? 'collection.anki21b'
    : (['collection.anki21', 'collection.anki2'].find(name => names.includes(name)) ?? '');
  // Media have numbers for names, and their names are in a list.
  const list = names.includes('media') ? 'media' : undefined;
  const listed =
    list === undefined
      ? []
      : newer
        ? namesIn(read(list)).map((name, i) => [String(i), name] as const)
        : Object.entries(objectIn(archive.text(list)));
  const numbers = new Map(listed.map(([number, name]) => [String(name), number]));
  return deckOf(read(file), name => {
    const number = numbers.get(name);
    return number !== undefined && names.includes(number) ? read(number) : undefined;
  });
};

const separators: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** Lines at the top of notes as plain text: `#separator:tab`, `#html:true`, `#columns:Front,Back`. */
const header =
  /^#(separator|html|tags|columns|notetype|deck|notetype column|deck column|tags column|guid column):(.*)$/i;

export const isAnkiText = (text: string): boolean => /^#(separator|html|columns|notetype|deck)[ a-z]*:/i.test(text);

/** Notes as plain text. Columns that say where a note belongs are left out. */
export const notesOf = (text: string): FoundTable => {
  const said = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  let from = 0;
  for (; header.test(lines[from] ?? ''); from++) {
    const [, key = '', value = ''] = header.exec(lines[from]!)!;
    said.set(key.toLowerCase(), value.trim());
  }
  const named = said.get('separator') ?? 'tab';
  const separator = separators[named.toLowerCase()] ?? named.slice(0, 1);
  const aside = new Set(
    ['notetype column', 'deck column', 'tags column', 'guid column'].map(key => Number(said.get(key) ?? 0) - 1),
  );
  const { rows } = rowsOf(lines.slice(from).join('\n'), separator);
  const cellOf = (cell: string) => (said.get('html') === 'true' ? plainOf(cell.replace(soundMark, '')).text : cell);
  const grid = new Grid();
  const places: number[] = [];
  const heading = said.get('columns')?.split(separator);
  const all = [...(heading === undefined ? [] : [{ line: -from, cells: heading }]), ...rows];
  for (const [i, { line, cells }] of all.entries()) {
    places.push(line + from);
    for (const [column, cell] of cells.filter((_, at) => !aside.has(at)).entries())
      grid.put(i + 1, column, cellOf(cell));
  }
  const table = grid.take('');
  return { ...table, lines: table.lines.map(line => places[line - 1] ?? 0) };
};

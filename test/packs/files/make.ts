/** Makes files as other programs write them, by the published descriptions of their formats. */
import { zstdCompressSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { strToU8, type Zippable, zipSync } from 'fflate';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ) as Zippable,
  );

/** A cell as it lies in the sheet's XML, or a text, which becomes a shared string. */
type Cell = string | { readonly xml: string };

interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly state?: 'hidden' | 'veryHidden';
  readonly merged?: readonly string[];
  /** Number of the first row. */
  readonly from?: number;
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** ECMA-376, with the parts that every reader needs. Styles: 1 is a date, 2 a share, 3 date and time of a format of its own. */
export const xlsxOf = (
  sheets: readonly Sheet[],
  parts: Readonly<Record<string, string>> = {},
  workbookPr = '',
): Uint8Array => {
  const strings: string[] = [];
  const cell = (value: Cell, row: number, column: number): string => {
    if (typeof value === 'object') return value.xml.replace('<c', `<c r="${letters(column)}${row}"`);
    if (value === '') return '';
    let at = strings.indexOf(value);
    if (at < 0) at = strings.push(value) - 1;
    return `<c r="${letters(column)}${row}" t="s"><v>${at}</v></c>`;
  };
  const sheetXml = ({ rows, merged = [], from = 1 }: Sheet): string =>
    `${declared}<worksheet ${main}><sheetData>${rows
      .map((cells, i) => `<row r="${i + from}">${cells.map((one, k) => cell(one, i + from, k)).join('')}</row>`)
      .join(
        '',
      )}</sheetData>${merged.length > 0 ? `<mergeCells>${merged.map(ref => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''}</worksheet>`;
  const bodies = sheets.map(sheetXml);
  return zipOf({
    '[Content_Types].xml': `${declared}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${declared}<Relationships><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declared}<workbook ${main} xmlns:r="${relations}">${workbookPr}<sheets>${sheets
      .map(
        ({ name, state }, i) =>
          `<sheet name="${escaped(name)}" sheetId="${i + 1}"${state === undefined ? '' : ` state="${state}"`} r:id="rId${i + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declared}<Relationships>${sheets
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId98" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId99" Type="${relations}/styles" Target="/xl/styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declared}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="[$-407]dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${declared}<sst ${main}>${strings.map(text => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(bodies.map((xml, i) => [`xl/worksheets/sheet${i + 1}.xml`, xml])),
    ...parts,
  });
};

/** OpenDocument 1.3. `body`: the tables. */
export const odsOf = (body: string, styles = ''): Uint8Array =>
  zipOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': `${declared}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>`,
    'content.xml': `${declared}<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${body}</office:spreadsheet></office:body></office:document-content>`,
  });

export const bytesOf = (text: string): Uint8Array => strToU8(text);

type Notes = readonly (readonly [model: number, ...fields: string[]])[];

const insertNotes = (database: InstanceType<typeof Database>, notes: Notes) => {
  const insert = database.prepare("INSERT INTO notes VALUES (?, 'x', ?, 0, -1, ' tag ', ?, 0, 0, 0, '')");
  for (const [i, [model, ...fields]] of notes.entries())
    insert.run([1_500_000_000_000 + i, model, fields.join('\x1f')]);
};

const col =
  'CREATE TABLE col (id integer primary key, crt integer, mod integer, scm integer, ver integer, dty integer, usn integer, ls integer, conf text, models text, decks text, dconf text, tags text)';
const notesTable =
  'CREATE TABLE notes (id integer primary key, guid text, mid integer, mod integer, usn integer, tags text, flds text, sfld integer, csum integer, flags integer, data text); CREATE INDEX ix_notes_usn ON notes (usn)';

/** A collection of Anki's older form: model 1 has a front and a back, 2 is a cloze. */
export const ankiOf = (notes: Notes, pageSize = 4096): Uint8Array => {
  const models = {
    1: { name: 'Basic', type: 0, flds: [{ name: 'Front' }, { name: 'Back' }] },
    2: { name: 'Cloze', type: 1, flds: [{ name: 'Text' }, { name: 'Back Extra' }] },
  };
  const decks = { 1: { name: 'Default' }, 2: { name: 'Rivers::Europe' } };
  const database = new Database(':memory:');
  database.pragma(`page_size = ${pageSize}`);
  database.exec(`${col}; ${notesTable}`);
  database
    .prepare("INSERT INTO col VALUES (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')")
    .run([JSON.stringify(models), JSON.stringify(decks)]);
  insertNotes(database, notes);
  return new Uint8Array(database.serialize());
};

/** A package of the newer form (schema 18): everything in it compressed, kinds and decks in tables, media in a list. */
export const newerAnkiOf = (notes: Notes, media: Readonly<Record<string, string>>, hint: Uint8Array): Uint8Array => {
  const database = new Database(':memory:');
  database.exec(
    `${col}; ${notesTable}; CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL, mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL); CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL, config blob NOT NULL, PRIMARY KEY (ntid, ord)) without rowid; CREATE TABLE decks (id integer PRIMARY KEY NOT NULL, name text NOT NULL, mtime_secs integer NOT NULL, usn integer NOT NULL, common blob NOT NULL, kind blob NOT NULL)`,
  );
  database.exec("INSERT INTO col VALUES (1, 0, 0, 0, 18, 0, 0, 0, '', '', '', '', '')");
  database.exec(
    "INSERT INTO decks VALUES (1, 'Default', 0, 0, '', ''), (2, 'Rivers' || char(31) || 'Europe', 0, 0, '', '')",
  );
  database.exec("INSERT INTO notetypes VALUES (1, 'Basic', 0, 0, x'1a00'), (2, 'Cloze', 0, 0, x'08011a00')");
  // More kinds than fit on one page of keys.
  const kinds = database.prepare("INSERT INTO fields VALUES (?, ?, ?, '')");
  for (let kind = 1; kind <= 300; kind++)
    for (const [ord, name] of (kind === 2 ? ['Text', 'Back Extra'] : ['Front', 'Back']).entries())
      kinds.run([kind, ord, name]);
  insertNotes(database, notes);
  const files = Object.entries(media);
  const list = files.map(([name]) => {
    const entry = Uint8Array.from([10, name.length, ...bytesOf(name), 16, 4]);
    return [10, entry.length, ...entry];
  });
  return zipOf({
    meta: Uint8Array.from([8, 3]),
    'collection.anki21b': zstdCompressSync(database.serialize()),
    'collection.anki2': hint,
    media: zstdCompressSync(Uint8Array.from(list.flat())),
    ...Object.fromEntries(files.map(([, content], i) => [String(i), zstdCompressSync(bytesOf(content))])),
  });
};

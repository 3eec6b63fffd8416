/** Makes files as other programs write them, by the published descriptions of their formats. */
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

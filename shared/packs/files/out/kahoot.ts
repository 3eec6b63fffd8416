/** A pack as the sheet that Kahoot imports: headings in row 8, at most 120 characters a question and four answers of 75 each. */
import { strToU8, zipSync } from 'fflate';
import type { PackItems } from '../../document.ts';
import { type OutQuestion, questionsOf } from './questions.ts';

const limits = { ask: 120, answer: 75, answers: 4 };
/** One of those that Kahoot offers. */
const seconds = 20;

const fits = ({ ask, choices }: OutQuestion): boolean =>
  ask.length <= limits.ask &&
  choices.length >= 2 &&
  choices.length <= limits.answers &&
  choices.every(choice => choice.length <= limits.answer);

type Cell = string | number;

const headings = [
  '',
  'Question - max 120 characters',
  ...[1, 2, 3, 4].map(number => `Answer ${number} - max 75 characters`),
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];

const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');

const cellOf = (value: Cell, column: number, row: number): string => {
  const at = `${String.fromCharCode(65 + column)}${row}`;
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  return value === '' ? '' : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
};

const xml = (text: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (type: string, target: string): Uint8Array =>
  xml(
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`,
  );

/** A workbook of one sheet. */
const workbook = (rows: ReadonlyMap<number, readonly Cell[]>): Uint8Array => {
  const written = [...rows].map(
    ([row, cells]) => `<row r="${row}">${cells.map((cell, column) => cellOf(cell, column, row)).join('')}</row>`,
  );
  return zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`,
    ),
  });
};

/** `left`: items that Kahoot would refuse, such as open questions. */
export const kahootOf = (pack: PackItems, title: string): { readonly bytes: Uint8Array; readonly left: number } => {
  const { questions, left } = questionsOf(pack);
  const taken = questions.filter(fits);
  const rows = new Map<number, readonly Cell[]>([
    [2, ['', title === '' ? 'Quiz template' : title]],
    [8, headings],
  ]);
  for (const [i, { ask, answer, choices }] of taken.entries()) {
    const answers = Array.from({ length: limits.answers }, (_, place) => choices[place] ?? '');
    rows.set(9 + i, [i + 1, ask, ...answers, seconds, choices.indexOf(answer) + 1]);
  }
  return { bytes: workbook(rows), left: left + questions.length - taken.length };
};

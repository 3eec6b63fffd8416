/** Sheets of quiz products, known by their headings: Kahoot, Quizizz, Blooket, Gimkit, Socrative and others, boards and cards. */
import { addRows, type Columns, guess, type Marks } from '../columns.ts';
import type { Content, FormatReader } from '../content.ts';
import type { FoundFile, FoundTable } from '../found.ts';
import { responsesOf } from './clues.ts';
import { type Gathering, gathering } from './gather.ts';
import { likewise } from './headings.ts';

interface Sheet {
  readonly table: FoundTable;
  readonly columns: Columns;
  /** Headings, and all rows above them as one text. */
  readonly headings: readonly string[];
  readonly above: string;
}

const sheetsOf = (tables: readonly FoundTable[]): readonly Sheet[] =>
  tables.flatMap(table => {
    const columns = guess(table);
    if (columns === undefined) return [];
    const headings = (table.rows[columns.head - 1] ?? []).map(likewise);
    const above = table.rows.slice(0, columns.head).flat().join(' ');
    return [{ table, columns, headings, above }];
  });

interface Product {
  readonly name: string;
  readonly isOf: (sheet: Sheet) => boolean;
  readonly marks?: Marks;
  readonly read?: (sheet: Sheet, gather: Gathering) => void;
}

/** A report has a row for each player, so each question comes as often as there were players. */
const readReport = ({ table, columns, headings }: Sheet, gather: Gathering): void => {
  const number = headings.indexOf('questionnumber');
  const seen = new Set<string>();
  const isFirst = table.rows.map((cells, i) => {
    const key = (cells[number] ?? '').trim();
    const isNew = i < columns.head || (key !== '' && !seen.has(key));
    seen.add(i < columns.head ? '' : key);
    return isNew;
  });
  const once = {
    ...table,
    rows: table.rows.filter((_, i) => isFirst[i]),
    lines: table.lines.filter((_, i) => isFirst[i]),
  };
  addRows(once, columns, gather);
};

const clueHeading = /^(?:clue|question|answer|response|correctresponse|prompt)$/;

/** Category, value, and a clue with its response, whichever the file calls question and answer. */
const readClues = ({ table, columns: { head }, headings }: Sheet, gather: Gathering): void => {
  const [first = -1, second = -1] = headings.flatMap((heading, i) => (clueHeading.test(heading) ? [i] : []));
  const category = headings.indexOf('category');
  const value = headings.findIndex(heading => /^(?:clue)?value$|^points$|^dollarvalue$/.test(heading));
  const rows = table.rows.slice(head).map((cells, i) => ({ cells, line: table.lines[head + i] ?? head + i + 1 }));
  const filled = rows.filter(({ cells }) => (cells[first] ?? '').trim() !== '' || (cells[second] ?? '').trim() !== '');
  const clues = filled.map(({ cells }) => ({
    category: (cells[category] ?? '').trim(),
    value: cells[value] ?? '',
    first: cells[first] ?? '',
    second: cells[second] ?? '',
  }));
  for (const [i, clue] of responsesOf(clues).entries())
    gather.add({ at: { line: filled[i]!.line, part: table.part }, ...clue });
};

const includes =
  (...wanted: readonly string[]) =>
  ({ headings }: Sheet) =>
    wanted.every(one => headings.includes(one));

const products: readonly Product[] = [
  { name: 'kahoot-report', isOf: includes('questionnumber', 'question', 'correctanswer', 'player'), read: readReport },
  { name: 'kahoot-report', isOf: includes('questionnumber', 'question', 'correctanswers', 'player'), read: readReport },
  {
    name: 'blooket',
    isOf: sheet => /\bblooket\b/i.test(sheet.above) || includes('questiontext', 'answer1', 'timelimit')(sheet),
    marks: 'numbered',
  },
  {
    name: 'gimkit',
    isOf: sheet => /\bgimkit\b/i.test(sheet.above) || includes('question', 'correctanswer', 'incorrectanswer1')(sheet),
  },
  {
    name: 'kahoot',
    isOf: sheet =>
      /\bmax \d+ characters/i.test(sheet.above) || includes('question', 'answer1', 'timelimit', 'correctanswer')(sheet),
    marks: 'numbered',
  },
  { name: 'quizizz', isOf: includes('questiontext', 'questiontype', 'option1', 'correctanswer'), marks: 'numbered' },
  { name: 'socrative', isOf: sheet => /quiz name/i.test(sheet.above) && sheet.columns.roles.includes('choice') },
  { name: 'quizalize', isOf: includes('question', 'answer', 'incorrectanswer1') },
  { name: 'genially', isOf: includes('tipodepregunta', 'pregunta', 'opciona') },
  { name: 'idoceo', isOf: includes('pregunta', 'respuesta1'), marks: 'numbered' },
  {
    name: 'jeopardy',
    isOf: ({ headings }) =>
      headings.includes('category') &&
      headings.some(heading => /^(?:clue)?value$|^round$|^dollarvalue$/.test(heading)) &&
      headings.filter(heading => clueHeading.test(heading)).length === 2,
    read: readClues,
  },
  {
    name: 'boxcars-table',
    isOf: ({ headings }) =>
      headings.includes('ask') || (headings.includes('solution') && headings.includes('category')),
  },
  { name: 'table', isOf: () => true },
];

const tablesOf = (content: Content): readonly FoundTable[] => (content.kind === 'tables' ? content.tables : []);

/** The first product that one of the sheets is of. */
const productOf = (sheets: readonly Sheet[]): Product | undefined => products.find(({ isOf }) => sheets.some(isOf));

/** Sheets of one file by the same product: a report has others beside the questions. */
export const sheets: FormatReader = {
  name: 'sheets',
  reads: content => sheetsOf(tablesOf(content)).length > 0,
  read: (content): FoundFile => {
    const tables = tablesOf(content);
    const all = sheetsOf(tables);
    const product = productOf(all);
    const mine = all.filter(sheet => product?.isOf(sheet));
    const gather = gathering(product?.name ?? 'table');
    for (const sheet of mine) {
      if (product?.read === undefined) addRows(sheet.table, sheet.columns, gather, { marks: product?.marks });
      else product.read(sheet, gather);
    }
    const isPlain = product?.name === 'table';
    const others = tables.filter(table => table.rows.length > 1 && !all.some(sheet => sheet.table === table));
    return { ...gather.file(), tables: isPlain ? others : [] };
  },
};

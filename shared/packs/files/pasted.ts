/** What is copied from other pages: cells of a spreadsheet as HTML, and study sets as terms with their definitions. */
import type { FoundTable } from './found.ts';
import { Grid } from './grid.ts';
import { tidy, walkHtml } from './html.ts';

const spanOf = (written: string | undefined): number =>
  Math.min(Math.max(1, Number.parseInt(written ?? '', 10) || 1), 1000);

/** The tables of a page or of a clipboard, as Google Sheets and Excel fill it. Tables within tables are parts of their cells. */
export const tablesOfHtml = (html: string): readonly FoundTable[] => {
  const grid = new Grid();
  const found: FoundTable[] = [];
  let depth = 0;
  let row = 0;
  let column = 0;
  /** Until which row a cell from above covers each column. */
  let covered: number[] = [];
  let merged: { column: number; from: number; to: number }[] = [];
  let cell: string[] | undefined;
  let wide = 1;
  const endCell = () => {
    if (cell === undefined) return;
    grid.put(row, column, tidy(cell.join('')));
    column += wide;
    cell = undefined;
  };
  walkHtml(html, {
    open: (name, { rowspan, colspan }) => {
      if (name === 'table' && depth++ === 0) {
        row = 0;
        covered = [];
        merged = [];
      }
      if (depth !== 1) return;
      if (name === 'tr') {
        endCell();
        row++;
        column = 0;
      } else if (name === 'td' || name === 'th') {
        endCell();
        // Pages leave out the beginning of a row.
        row = Math.max(1, row);
        while ((covered[column] ?? 0) >= row) column++;
        wide = spanOf(colspan);
        const tall = spanOf(rowspan);
        if (tall > 1) {
          for (let i = 0; i < wide; i++) covered[column + i] = row + tall - 1;
          merged.push({ column, from: row, to: row + tall - 1 });
        }
        cell = [];
      }
    },
    text: piece => cell?.push(piece),
    close: name => {
      if (depth === 1 && (name === 'td' || name === 'th' || name === 'tr')) endCell();
      if (name !== 'table' || --depth > 0) return;
      endCell();
      found.push(grid.take('', merged));
    },
  });
  return found.filter(({ rows }) => rows.length > 0);
};

/** Between a term and its definition, as Quizlet writes them if nobody says otherwise, and as people do. */
const gaps = ['\t', ' - ', ' – ', ' — ', ';', '::', ' = ', ': '];

/** A study set's rows: a term and a definition each. Undefined if it is none. */
export const cardsOf = (text: string): FoundTable | undefined => {
  const lines = text.split(/\r?\n/);
  const filled = lines.filter(line => line.trim() !== '');
  // A set may be one line with a semicolon after each card.
  if (filled.length === 1) {
    const cards = (filled[0] ?? '').split(';').filter(card => card.trim() !== '');
    const gap = ['\t', ',', ' - '].find(one => cards.every(card => card.split(one).length === 2));
    if (cards.length < 2 || gap === undefined) return undefined;
    return { part: '', rows: cards.map(card => card.split(gap).map(side => side.trim())), lines: cards.map(() => 1) };
  }
  const gap = gaps.find(one => {
    const pairs = filled.filter(line => line.split(one).length === 2).length;
    // A definition of several lines goes on without a gap.
    return one === '\t'
      ? pairs > filled.length / 2 && filled.every(line => line.split(one).length < 3)
      : pairs === filled.length;
  });
  if (gap === undefined || filled.length < 2) return undefined;
  const rows: string[][] = [];
  const places: number[] = [];
  for (const [i, line] of lines.entries()) {
    const sides = line.split(gap).map(side => side.trim());
    const last = rows.at(-1);
    if (sides.length === 2) {
      rows.push(sides);
      places.push(i + 1);
    } else if (line.trim() !== '' && last !== undefined) last[1] = `${last[1]}\n${line.trim()}`;
  }
  return { part: '', rows, lines: places };
};

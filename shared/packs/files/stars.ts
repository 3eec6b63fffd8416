/** Tables whose right choices have a star, as people mark them by hand. */
import type { FoundTable } from './found.ts';

const star = /^\s*\*\s*|\s*\*\s*$/;

/** The same table with a column that says which choice is right, if nearly all of its rows have a star on one of several texts. */
export const withoutStars = (table: FoundTable): FoundTable => {
  const filled = table.rows.map(cells => cells.filter(cell => cell !== '').length);
  const starred = table.rows.map(cells => cells.filter(cell => star.test(cell) && cell.replace(star, '') !== ''));
  const first = starred.findIndex(cells => cells.length > 0);
  const items = filled.filter((count, i) => i >= first && count > 2).length;
  const marked = starred.filter((cells, i) => cells.length > 0 && filled[i]! > 2).length;
  if (first < 0 || marked < 2 || marked < items * 0.8) return table;
  const width = Math.max(...table.rows.map(({ length }) => length));
  return {
    ...table,
    rows: table.rows.map((cells, i) => [
      ...Array.from({ length: width }, (_, column) => (cells[column] ?? '').replace(star, '')),
      i === first - 1 ? 'correct answer' : (starred[i] ?? []).map(cell => cell.replace(star, '')).join(', '),
    ]),
  };
};

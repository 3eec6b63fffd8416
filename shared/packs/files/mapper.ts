/** What the columns of a table mean if its headings do not say enough: what a host is asked first, and how a layout is known again. */
import type { ColumnRole, Columns } from './columns.ts';
import { likewise } from './formats/headings.ts';
import type { FoundTable } from './found.ts';

/** Enough rows to judge a column by. */
const judged = 200;

const share = (texts: readonly string[], is: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(is).length / texts.length;

const length = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length);

/** A letter or a number, or several of them. */
const isMark = (text: string): boolean => /^(?:[a-h]|[1-8])(?:\s*[,;]\s*(?:[a-h]|[1-8]))*$/i.test(text);
const isNumber = (text: string): boolean => /^[\d.,:%$€\s]+$/.test(text);
/** Rows that are numbered. */
const areCounted = (texts: readonly string[]): boolean =>
  texts.length > 1 && texts.every((text, i) => i === 0 || Number(text) === Number(texts[i - 1]) + 1);
const asks = (text: string): boolean => /[?？؟]\s*$/.test(text);

/** A first row that is of another kind than those below it. */
const isHeading = (rows: readonly (readonly string[])[]): boolean => {
  const [first = [], ...others] = rows;
  return (
    others.length > 1 &&
    first.every(cell => cell.length < 40 && !asks(cell)) &&
    first.some((cell, column) => {
      const below = others.map(cells => cells[column] ?? '').filter(text => text !== '');
      return cell !== '' && [asks, isMark, isNumber].some(kind => !kind(cell) && share(below, kind) > 0.6);
    })
  );
};

/** By what stands in the columns: the longest texts ask, marks say which of several texts is right. Never says nothing. */
export const proposed = ({ rows }: FoundTable): Columns => {
  const some = rows.slice(0, judged);
  const head = isHeading(some) ? 1 : 0;
  const width = Math.max(0, ...some.map(cells => cells.length));
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    texts: some
      .slice(head)
      .map(cells => cells[column] ?? '')
      .filter(text => text !== ''),
  }));
  const roles = new Array<ColumnRole>(width).fill('');
  const texts = columns.filter(one => one.texts.length > 0 && share(one.texts, isNumber) < 0.6);
  const [ask, ...others] = texts.toSorted(
    (a, b) => share(b.texts, asks) - share(a.texts, asks) || length(b.texts) - length(a.texts) || a.column - b.column,
  );
  if (ask === undefined) return { head, roles };
  roles[ask.column] = 'ask';
  const marks = columns.find(
    one => one !== ask && one.texts.length > 0 && share(one.texts, isMark) > 0.9 && !areCounted(one.texts),
  );
  const answers = others.filter(one => one !== marks).toSorted((a, b) => a.column - b.column);
  if (marks !== undefined && answers.length > 1) {
    roles[marks.column] = 'right';
    for (const { column } of answers.slice(0, 8)) roles[column] = 'choice';
  } else {
    const [right] = answers.length > 0 ? answers : columns.filter(one => one !== ask && one.texts.length > 0);
    if (right !== undefined) roles[right.column] = 'right';
    // A few texts that come again and again name what the questions are about.
    const category = answers.slice(1).find(one => new Set(one.texts).size <= one.texts.length / 2);
    if (category !== undefined) roles[category.column] = 'category';
  }
  return { head, roles };
};

/** Equal for tables of the same layout, so that what a host said of one holds for the next. */
export const signatureOf = (table: FoundTable): string => {
  const { head } = proposed(table);
  const width = Math.max(0, ...table.rows.map(cells => cells.length));
  return head === 0 ? `${width}` : `${width}: ${(table.rows[head - 1] ?? []).map(likewise).join('|')}`;
};

const star = /^\s*\*\s*|\s*\*\s*$/;

/** As people mark the right choice by hand: the same table with a column that says which choice is right, if nearly all of its rows have a star on one of several texts. */
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

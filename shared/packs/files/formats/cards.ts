/** Cards of two sides: Quizlet's sets as text, and Anki's notes. */
import { phrase } from '../../../engine/phrase.ts';
import { addRows, type ColumnRole, type Columns, guess } from '../columns.ts';
import { type Content, type FormatReader, refused } from '../content.ts';
import type { FoundTable } from '../found.ts';
import { gathering } from './gather.ts';
import { likewise } from './headings.ts';

const heading = /^(?:term|terms|definition|definitions|front|back|begriff|wort|word|bedeutung|meaning)$/;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** The side that asks: the one of questions, or else the longer one, because a term is typed more easily than its definition. */
const asksSecond = (rows: readonly (readonly string[])[]): boolean => {
  const sides = [0, 1].map(side => rows.map(cells => (cells[side] ?? '').trim()));
  const [first = 0, second = 0] = sides.map(texts => texts.filter(text => text.endsWith('?')).length / texts.length);
  if (Math.max(first, second) > 0.5) return second > first;
  const [short = 0, long = 0] = sides.map(texts => mean(texts.map(({ length }) => length)));
  return long > short;
};

const columnsOf = ({ rows, lines }: FoundTable): Columns => {
  const [top = []] = rows;
  // Fields of a deck have names, which its file puts above the first note.
  const head = lines[0] === 0 || top.slice(0, 2).every(cell => heading.test(likewise(cell))) ? 1 : 0;
  const sides: readonly ColumnRole[] = asksSecond(rows.slice(head)) ? ['right', 'ask'] : ['ask', 'right'];
  return { head, roles: top.map((_, i) => sides[i] ?? '') };
};

const reader = (of: 'cards' | 'anki'): FormatReader => ({
  name: of,
  reads: content =>
    content.kind === 'tables' &&
    content.of === of &&
    content.tables.some(({ rows }) => rows.length > 1 && (rows[0] ?? []).length > 1) &&
    // Two columns with the headings of a question and its answer are any table.
    (of === 'anki' || content.tables.every(table => guess(table) === undefined)),
  read: (content: Content) => {
    if (content.kind !== 'tables') return refused(of, phrase('nothingInside'));
    const { title = '', mediaAt } = content;
    const gather = gathering(of, title);
    for (const table of content.tables)
      addRows(table, (of === 'anki' ? guess(table) : undefined) ?? columnsOf(table), gather, { mediaAt });
    return gather.file();
  },
});

export const cards: readonly FormatReader[] = [reader('cards'), reader('anki')];

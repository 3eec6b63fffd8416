/** Rows of a table that is a text: CSV with any separator, or cells pasted from a spreadsheet. */
import Papa from 'papaparse';
import { type Phrase, phrase } from '../../engine/phrase.ts';

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

interface Delimited {
  readonly rows: readonly Row[];
  readonly faults: readonly { readonly line: number; readonly why: Phrase }[];
}

/** More columns than any quiz has. Without a limit, a small text with a million of them would take long to read. */
export const maxColumns = 256;
/** Of a whole table. */
export const maxCells = 100_000;
/** More than all lists of any pack hold together. */
export const maxRows = 10_000;
/** Whoever makes more mistakes fixes these first. */
const maxFaults = 100;

/** Where a text begins to be a table, and its separator. Some spreadsheets say it in a line of its own. */
const beginOf = (text: string): readonly [from: number, delimiter: string] => {
  const said = /^sep=(.)\r?\n/i.exec(text);
  return said === null ? [0, delimiterOf(text)] : [said[0].length, said[1]!];
};

/** Blank rows are left out. `separator`: if it is known. */
export const rowsOf = (source: string, separator?: string): Delimited => {
  const [from, delimiter] = separator === undefined ? beginOf(source) : [0, separator];
  const text = withPlainQuotes(source.slice(from), delimiter);
  const rows: Row[] = [];
  const faults: Delimited['faults'][number][] = [];
  let line = from === 0 ? 1 : 2;
  let read = 0;
  let cells = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: false,
    step: ({ data, errors, meta }, parser) => {
      const stop = (why: Phrase) => {
        faults.push({ line, why });
        parser.abort();
      };
      for (const _error of errors) {
        if (faults.length === maxFaults - 1) return stop(phrase('quotes'));
        faults.push({ line, why: phrase('quotes') });
      }
      if (data.length > maxColumns) return stop(phrase('tooManyCells', data.length, maxColumns));
      cells += data.length;
      if (rows.length === maxRows || line > 10 * maxRows || cells > maxCells) return stop(phrase('endless'));
      if (data.some(value => value.trim() !== ''))
        rows.push({ line, cells: data.map(value => unescaped(value.trim())) });
      line += text.slice(read, meta.cursor).split('\n').length - 1;
      read = meta.cursor;
    },
  });
  return { rows, faults };
};

/** The end of the quoted cell that begins at `from`, after its last quotation mark; -1 if it is not a quoted cell. */
const endOfQuoted = (text: string, from: number, delimiter: string): number => {
  for (let i = from + 1; i < text.length; i++) {
    if (text[i] !== '"') continue;
    if (text[i + 1] === '"') i++;
    else {
      let next = i + 1;
      while (text[next] === ' ') next++;
      return next >= text.length || text[next] === delimiter || /[\r\n]/.test(text[next] ?? '') ? i + 1 : -1;
    }
  }
  return -1;
};

/**
 * Quotes a cell that only begins with a quotation mark (“Waterloo” was sung by?), because a parser would read on to the next
 * mark, over whole rows.
 */
const withPlainQuotes = (text: string, delimiter: string): string => {
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < text.length; ) {
    let end = text[at] === '"' ? endOfQuoted(text, at, delimiter) : at;
    const isPlain = end < 0;
    if (isPlain) end = at;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
    if (isPlain) {
      parts.push(text.slice(copied, at), `"${text.slice(at, end).replaceAll('"', '""')}"`);
      copied = end;
    }
    at = end + 1;
  }
  return parts.length === 0 ? text : [...parts, text.slice(copied)].join('');
};

/** Exports put this mark in front of what a spreadsheet would run (=1+1). It is not part of the text. */
const unescaped = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Enough rows to tell the separator. */
const judged = 10;

/**
 * Cells copied from a spreadsheet have tabs, tables of some countries semicolons. The separator is what most rows have as often
 * as each other, whatever stands in the texts.
 */
const delimiterOf = (text: string): string => {
  const head = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/, judged)
    .filter(line => line.trim() !== '');
  if (head[0]?.includes('\t')) return '\t';
  const alike = (delimiter: string): number => {
    const counts = head.map(line => line.split(delimiter).length - 1);
    const same = new Map<number, number>();
    for (const count of counts) if (count > 0) same.set(count, (same.get(count) ?? 0) + 1);
    return Math.max(0, ...[...same].map(([count, rows]) => 100 * rows + Math.min(count, 99)));
  };
  return alike(';') > alike(',') ? ';' : ',';
};

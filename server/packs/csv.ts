/**
 * A pack as a table: `ask,answer,accept,choices`, as CSV or as pasted from a spreadsheet. Each row is an item of the show's
 * first list; a column `list` puts it into another one (tieBreakers), a column `followUp.ask` fills a part of an item. Several
 * values in a cell stand between bars, or in several columns of the same name.
 */
import Papa from 'papaparse';
import { type Fault, type Field, fault } from '../../shared/fields.ts';
import { type Said, said } from '../../shared/said.ts';

export interface Table {
  readonly pack: { readonly [list: string]: readonly unknown[] };
  /** The line on which each item stands, by path: `questions[3]`. */
  readonly lines: ReadonlyMap<string, number>;
  readonly faults: readonly (Fault & { readonly line: number })[];
  /** Columns that every item needs and the table has not; their faults stand for those of all rows. */
  readonly lacking: ReadonlySet<string>;
}

type Fields = Readonly<Record<string, Field<unknown>>>;

const fieldsOf = (field: Field<unknown> | undefined): Fields | undefined => {
  if (field?.kind === 'record') return field.of as Fields;
  return field?.kind === 'optional' ? fieldsOf(field.of as Field<unknown>) : undefined;
};

const inner = (field: Field<unknown>): Field<unknown> =>
  field.kind === 'optional' ? inner(field.of as Field<unknown>) : field;

/** Fields of the items of each list of a pack. */
const listsOf = (pack: Field<unknown>): ReadonlyMap<string, Fields> => {
  const lists = new Map<string, Fields>();
  for (const [name, field] of Object.entries(fieldsOf(pack) ?? {})) {
    const item = inner(field).kind === 'list' ? fieldsOf(inner(field).of as Field<unknown>) : undefined;
    if (item !== undefined) lists.set(name, item);
  }
  return lists;
};

const cell = (text: string, field: Field<unknown>): unknown => {
  const { kind, of } = inner(field);
  if (kind === 'list') {
    const parts = text.split('|', mostParts).map(part => part.trim());
    return parts.filter(part => part !== '').map(part => cell(part, of as Field<unknown>));
  }
  if (kind !== 'int' && kind !== 'number') return text;
  const number = Number(text.replace(/[$,\s]/g, ''));
  return Number.isNaN(number) ? text : number;
};

/** More than any show's items have fields; a table of a million columns would be a small text that makes much work. */
const mostColumns = 100;
/** More than all lists of any pack hold together. */
const mostRows = 10_000;
/** Who makes more mistakes mends these first. */
const mostFaults = 100;
/** More than any field takes values. */
const mostParts = 200;
/** As much of a text as helps to find it. */
const glimpse = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const rowsOf = (text: string): { readonly rows: readonly Row[]; readonly faults: Table['faults'] } => {
  const rows: Row[] = [];
  const faults: (Fault & { line: number })[] = [];
  let line = 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    skipEmptyLines: false,
    step: ({ data, errors, meta }, parser) => {
      for (const _error of errors) {
        faults.push(at(line, '', said('quotes')));
        if (faults.length < mostFaults) continue;
        parser.abort();
        return;
      }
      if (data.length > mostColumns) {
        faults.push(at(line, '', said('tooManyCells', data.length, mostColumns)));
        parser.abort();
        return;
      }
      if (rows.length === mostRows || line > 10 * mostRows) {
        faults.push(at(line, '', said('endless')));
        parser.abort();
        return;
      }
      if (data.some(value => value.trim() !== '')) rows.push({ line, cells: data.map(value => value.trim()) });
      line += text.slice(read, meta.cursor).split('\n').length - 1;
      read = meta.cursor;
    },
  });
  return { rows, faults };
};

/** What stands between the cells: cells copied from a spreadsheet have tabs, some countries' tables semicolons. */
const delimiterOf = (text: string): string => {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  return head.includes('\t') ? '\t' : head.includes(';') && !head.includes(',') ? ';' : ',';
};

const put = (item: Record<string, unknown>, path: readonly string[], value: unknown): void => {
  const [key = '', ...rest] = path;
  if (rest.length === 0)
    item[key] = Array.isArray(item[key]) && Array.isArray(value) ? [...item[key], ...value] : value;
  else {
    const part = (item[key] ?? {}) as Record<string, unknown>;
    item[key] = part;
    put(part, rest, value);
  }
};

const fieldAt = (fields: Fields, path: readonly string[]): Field<unknown> | undefined => {
  const [key = '', ...rest] = path;
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field === undefined || rest.length === 0) return field;
  const parts = fieldsOf(field);
  return parts === undefined ? undefined : fieldAt(parts, rest);
};

/** What items must have and no column gives. */
const lackingIn = (columns: readonly string[], lists: readonly (readonly [string, Fields])[]): readonly string[] => {
  const given = new Set(columns.map(name => name.split('.')[0] ?? ''));
  const needed = lists.flatMap(([, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'optional' || field.fallback !== undefined ? [] : [name],
    ),
  );
  return [...new Set(needed)].filter(name => !given.has(name));
};

const blank: Omit<Table, 'faults'> = { pack: {}, lines: new Map(), lacking: new Set() };
const at = (line: number, path: string, what: Said) => ({ ...fault(path, what), line });

export const readTable = (text: string, pack: Field<unknown>): Table => {
  const lists = listsOf(pack);
  const [first] = lists;
  if (first === undefined) return { ...blank, faults: [at(1, '', said('noTable'))] };
  const { rows, faults } = rowsOf(text.replace(/^\uFEFF/, ''));
  const [head, ...items] = rows;
  if (head === undefined) return { ...blank, faults: [at(1, '', said('emptyTable'))] };
  const found: Table['faults'][number][] = [...faults];
  const columns = head.cells.map(name => name.split('.'));
  const known = (path: readonly string[]) => [...lists.values()].some(fields => fieldAt(fields, path) !== undefined);
  for (const path of columns) {
    const name = path.join('.');
    if (name === '' || name === 'list' || known(path)) continue;
    found.push(at(head.line, glimpse(name), said('noSuchColumn', [...Object.keys(first[1]), 'list'].join(', '))));
  }
  const made = new Map<string, unknown[]>([...lists.keys()].map(name => [name, []]));
  const lines = new Map<string, number>();
  const listColumn = head.cells.indexOf('list');
  for (const { line, cells } of items) {
    const wanted = listColumn < 0 ? '' : (cells[listColumn] ?? '');
    const list = wanted === '' ? first[0] : wanted;
    const fields = lists.get(list);
    const into = made.get(list);
    if (fields === undefined || into === undefined) {
      found.push(at(line, 'list', said('mustBe', said('oneOf', [...lists.keys()].join(', ')))));
      continue;
    }
    // Spreadsheets fill their rows up with empty cells.
    const filled = cells.findLastIndex(value => value !== '') + 1;
    if (filled > columns.length) found.push(at(line, '', said('cellsBeyond', filled, columns.length)));
    const item: Record<string, unknown> = {};
    for (const [i, path] of columns.entries()) {
      const field = fieldAt(fields, path);
      const value = cells[i] ?? '';
      if (field !== undefined && value !== '') put(item, path, cell(value, field));
    }
    lines.set(`${list}[${into.length}]`, line);
    into.push(item);
  }
  const lacking = lackingIn(
    head.cells,
    [...lists].filter(([name]) => (made.get(name)?.length ?? 0) > 0),
  );
  for (const name of lacking) found.push(at(head.line, name, said('columnLacking')));
  return { pack: Object.fromEntries(made), lines, faults: found, lacking: new Set(lacking) };
};

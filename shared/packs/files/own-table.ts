/**
 * A pack as a table: `ask,answer,accept,choices`, as CSV or pasted from a spreadsheet. Each row is an item of the show's first
 * list. A column `list` puts the row into another list (tieBreakers), and a column `followUp.ask` fills a part of an item.
 * Several values in a cell are separated by bars, or are in several columns of the same name.
 */
import { type Fault, type Field, fault } from '../../engine/fields.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { rowsOf } from './delimited.ts';

interface Table {
  readonly pack: { readonly [list: string]: readonly unknown[] };
  /** The line of each item, by path: `questions[3]`. */
  readonly lines: ReadonlyMap<string, number>;
  readonly faults: readonly (Fault & { readonly line: number })[];
  /** Missing columns that every item needs. One fault per column covers all rows. */
  readonly lacking: ReadonlySet<string>;
}

type Fields = Readonly<Record<string, Field<unknown>>>;

const fieldsOf = (field: Field<unknown> | undefined): Fields | undefined => {
  if (field?.kind === 'record') return field.of as Fields;
  return field?.kind === 'optional' ? fieldsOf(field.of as Field<unknown>) : undefined;
};

const inner = (field: Field<unknown>): Field<unknown> =>
  field.kind === 'optional' ? inner(field.of as Field<unknown>) : field;

/** The fields of the items of each list of a pack. */
const listsOf = (pack: Field<unknown>): ReadonlyMap<string, Fields> => {
  const lists = new Map<string, Fields>();
  for (const [name, field] of Object.entries(fieldsOf(pack) ?? {})) {
    const item = inner(field).kind === 'list' ? fieldsOf(inner(field).of as Field<unknown>) : undefined;
    if (item !== undefined) lists.set(name, item);
  }
  return lists;
};

/** Spreadsheets write TRUE and FALSE, people write an x. */
const yes = /^(true|yes|ja|x|1)$/i;
const no = /^(false|no|nein|-|0)$/i;

const cell = (text: string, field: Field<unknown>): unknown => {
  const { kind, of } = inner(field);
  if (kind === 'list') {
    const parts = text.split('|', maxParts).map(part => part.trim());
    return parts.filter(part => part !== '').map(part => cell(part, of as Field<unknown>));
  }
  if (kind === 'flag') return yes.test(text) ? true : no.test(text) ? false : text;
  if (kind !== 'int' && kind !== 'number') return text;
  const number = Number(text.replace(/[$,\s]/g, ''));
  return Number.isNaN(number) ? text : number;
};

/** More values than any field takes. */
const maxParts = 200;
/** Enough of a text to find it. */
const excerpt = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

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

/** People write headings in many ways: ASK, Follow-up.ask, tie breakers. */
const likewise = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

/** The field's name for a heading; the heading itself if there is no such field. */
const knownName = (heading: string, lists: readonly Fields[]): string => {
  if (likewise(heading) === 'list') return 'list';
  for (const fields of lists) {
    let known: Fields | undefined = fields;
    const found: string[] = [];
    for (const part of heading.split('.')) {
      const name: string | undefined = Object.keys(known ?? {}).find(one => likewise(one) === likewise(part));
      if (name === undefined) break;
      found.push(name);
      const field: Field<unknown> | undefined = known?.[name];
      known = field === undefined ? undefined : fieldsOf(field);
    }
    if (found.length === heading.split('.').length) return found.join('.');
  }
  return heading;
};

/** What items must have and no column provides. */
const lackingIn = (columns: readonly string[], lists: readonly (readonly [string, Fields])[]): readonly string[] => {
  const present = new Set(columns.map(name => name.split('.')[0] ?? ''));
  const needed = lists.flatMap(([, fields]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'optional' || field.fallback !== undefined ? [] : [name],
    ),
  );
  return [...new Set(needed)].filter(name => !present.has(name));
};

const blank: Omit<Table, 'faults'> = { pack: {}, lines: new Map(), lacking: new Set() };
const at = (line: number, path: string, what: Phrase) => ({ ...fault(path, what), line });

/** Letters in which the first row ends. */
const longestHead = 5000;

/** The columns that a table names, "" for one that no list of the pack has. */
export const headingsIn = (text: string, pack: Field<unknown>): readonly string[] => {
  const lists = [...listsOf(pack).values()];
  const [head] = rowsOf(text.slice(0, longestHead).replace(/^\uFEFF/, '')).rows;
  return (head?.cells ?? [])
    .filter(cell => cell !== '')
    .map(cell => knownName(cell, lists))
    .map(name => (name === 'list' || lists.some(fields => fieldAt(fields, name.split('.')) !== undefined) ? name : ''));
};

export const readTable = (text: string, pack: Field<unknown>): Table => {
  const lists = listsOf(pack);
  const [first] = lists;
  if (first === undefined) return { ...blank, faults: [at(1, '', phrase('noTable'))] };
  const { rows, faults } = rowsOf(text.replace(/^\uFEFF/, ''));
  const [head, ...items] = rows;
  if (head === undefined) return { ...blank, faults: [at(1, '', phrase('emptyTable'))] };
  const found = faults.map(({ line, why }) => at(line, '', why));
  const names = head.cells.map(name => knownName(name, [...lists.values()]));
  const columns = names.map(name => name.split('.'));
  const known = (path: readonly string[]) => [...lists.values()].some(fields => fieldAt(fields, path) !== undefined);
  for (const path of columns) {
    const name = path.join('.');
    if (name === '' || name === 'list' || known(path)) continue;
    found.push(at(head.line, excerpt(name), phrase('noSuchColumn', [...Object.keys(first[1]), 'list'].join(', '))));
  }
  const made = new Map<string, unknown[]>([...lists.keys()].map(name => [name, []]));
  const lines = new Map<string, number>();
  const listColumn = names.indexOf('list');
  for (const { line, cells } of items) {
    const wanted = listColumn < 0 ? '' : (cells[listColumn] ?? '');
    const list =
      wanted === '' ? first[0] : ([...lists.keys()].find(name => likewise(name) === likewise(wanted)) ?? wanted);
    const fields = lists.get(list);
    const into = made.get(list);
    if (fields === undefined || into === undefined) {
      found.push(at(line, 'list', phrase('mustBe', phrase('oneOf', [...lists.keys()].join(', ')))));
      continue;
    }
    // Spreadsheets pad rows with empty cells.
    const filled = cells.findLastIndex(value => value !== '') + 1;
    if (filled > columns.length) found.push(at(line, '', phrase('cellsBeyond', filled, columns.length)));
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
    names,
    [...lists].filter(([name]) => (made.get(name)?.length ?? 0) > 0),
  );
  for (const name of lacking) found.push(at(head.line, name, phrase('columnLacking')));
  return { pack: Object.fromEntries(made), lines, faults: found, lacking: new Set(lacking) };
};

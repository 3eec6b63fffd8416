/** A pack as a table that can be imported again. */
import Papa from 'papaparse';
import type { Json } from '../../../engine/json.ts';
import type { PackItems } from '../../document.ts';

/** A field as a show declares it, or as pages know it. */
interface Facts {
  readonly kind?: string;
  readonly of?: unknown;
}

export interface ListToWrite {
  readonly name: string;
  readonly fields: Readonly<Record<string, Facts>>;
}

const inner = (field: Facts): Facts => (field.kind === 'optional' ? inner(field.of as Facts) : field);

/** Columns of a list. Nested parts have their own, such as `followUp.ask`. */
const columnsOf = (fields: ListToWrite['fields'], before = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { kind, of } = inner(field);
    return kind === 'record' ? columnsOf(of as ListToWrite['fields'], `${before}${name}.`) : [`${before}${name}`];
  });

const isRecord = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (item: Json, column: string): string => {
  const value = column
    .split('.')
    .reduce<Json | undefined>((part, key) => (isRecord(part) ? part[key] : undefined), item);
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.map(String).join('|') : String(value);
};

type Row = readonly (string | number | boolean)[];

export interface Table {
  readonly fields: readonly string[];
  readonly rows: readonly Row[];
}

/** RFC 4180. A spreadsheet would run text that begins like a formula, so an apostrophe comes before it. */
export const rowsCsv = (rows: readonly Row[]): string =>
  Papa.unparse(
    rows.map(row => [...row]),
    { escapeFormulae: true },
  );

/** All items of all lists, in the form that the import reads. */
export const csvOf = (pack: PackItems, lists: readonly ListToWrite[]): string => {
  const columns = [...new Set(lists.flatMap(({ fields }) => columnsOf(fields)))];
  const rows = lists.flatMap(({ name }, i) => {
    const items = pack[name];
    const listed = Array.isArray(items) ? (items as readonly Json[]) : [];
    return listed.map(item => [...columns.map(column => cellOf(item, column)), i === 0 ? '' : name]);
  });
  // The import removes the escape of formulas again.
  return rowsCsv([[...columns, 'list'], ...rows]);
};

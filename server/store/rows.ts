/** What rows say, as objects, and the other way round. */
import { type Column, type Row, type Table, type TableName, type Type, tables } from './tables.ts';

const typeOf = (column: Column) => column.split(' ')[0] as Type;

const written = (type: Type, value: unknown): unknown => {
  if (type === 'flag') return value === true ? 1 : 0;
  return type.startsWith('json') && !(type === 'json?' && value === null) ? JSON.stringify(value) : value;
};

const read = (type: Type, value: unknown): unknown => {
  if (type === 'flag') return value === 1;
  // Postgres returns long numbers as text.
  if (type === 'time') return Number(value);
  return type.startsWith('json') && value !== null ? JSON.parse(value as string) : value;
};

/** Columns of each table with their names in objects. */
const fields = Object.fromEntries(
  Object.entries(tables as Readonly<Record<string, Table>>).map(([table, { columns, names = {} }]) => [
    table,
    Object.entries(columns).map(([column, kind]) => ({ column, name: names[column] ?? column, type: typeOf(kind) })),
  ]),
) as unknown as Readonly<Record<TableName, readonly { column: string; name: string; type: Type }[]>>;

/** An object as columns of a table. What the object does not say, and what the table does not have, is left out. */
export const rowOf = <T extends TableName, O extends object>(table: T, object: O) => {
  const row: Record<string, unknown> = {};
  for (const { column, name, type } of fields[table]) {
    const value = object[name as keyof O];
    if (value !== undefined) row[column] = written(type, value);
  }
  return row as Partial<Row<T>>;
};

/** All columns of a table. */
export const wholeRowOf = <T extends TableName>(table: T, object: object) => rowOf(table, object) as Row<T>;

/** The columns of a row, or some of them, as fields of an object. Columns of other tables are left out. */
export const objectOf = <O extends object>(table: TableName, row: object): O => {
  const object: Record<string, unknown> = {};
  for (const { column, name, type } of fields[table])
    if (column in row) object[name] = read(type, row[column as keyof typeof row]);
  return object as O;
};

/** Exports a pack as a table that can be imported again. */
import type { Json } from '../../../shared/engine/json.ts';
import type { FieldFacts } from '../../api.ts';
import { fieldsOf, type Item, inner, itemsOf, type ListFacts, type Pack } from './fields.ts';

/** Columns of a list. Nested parts have their own, such as `followUp.ask`. */
const columnsOf = (fields: Readonly<Record<string, FieldFacts>>, before = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    inner(field).kind === 'record' ? columnsOf(fieldsOf(field), `${before}${name}.`) : [`${before}${name}`],
  );

const cellOf = (item: Item, column: string): string => {
  const value = column
    .split('.')
    .reduce<Json | undefined>(
      (part, key) =>
        typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Item)[key] : undefined,
      item,
    );
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.map(String).join('|') : String(value);
};

/** All items of all lists, in the form that the import reads. */
export const csvOf = async (pack: Pack, lists: readonly ListFacts[]): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  const columns = [...new Set(lists.flatMap(({ fields }) => columnsOf(fields)))];
  const rows = lists.flatMap((list, i) =>
    itemsOf(pack, list).map(item => [...columns.map(column => cellOf(item, column)), i === 0 ? '' : list.name]),
  );
  // A spreadsheet would run text that begins like a formula. The import removes the escape again.
  return Papa.unparse({ fields: [...columns, 'list'], data: rows }, { escapeFormulae: true });
};

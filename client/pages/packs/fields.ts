/** The structure of a show's pack according to its declared fields: its lists, the fields of their items, and empty items. */
import type { Json } from '../../../shared/engine/json.ts';
import type { FieldFacts } from '../../api.ts';

export type Item = { readonly [field: string]: Json };
type Pack = { readonly [list: string]: Json };

export interface ListFacts {
  /** "" for a pack that is a single item. */
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldFacts>>;
  /** Exact number of items in the list; 0: any number. */
  readonly exactly: number;
  /** Number of empty items in a new pack. */
  readonly fewest: number;
}

type Fields = Readonly<Record<string, FieldFacts>>;

/** The field inside `optional`. */
export const inner = (field: FieldFacts): FieldFacts =>
  field.kind === 'optional' ? inner(field.of as FieldFacts) : field;

export const fieldsOf = (field: FieldFacts): Fields =>
  inner(field).kind === 'record' ? ((inner(field).of ?? {}) as Fields) : {};

export const listsOf = (pack: FieldFacts): readonly ListFacts[] => {
  const fields = fieldsOf(pack);
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const { kind, of, min = 0, max } = inner(field);
    if (kind !== 'list') return [];
    return [{ name, fields: fieldsOf(of as FieldFacts), exactly: min > 0 && min === max ? min : 0, fewest: min }];
  });
  return lists.length > 0 || Object.keys(fields).length === 0 ? lists : [{ name: '', fields, exactly: 1, fewest: 1 }];
};

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a list. An invalid item of an imported pack is shown as an empty one. */
export const itemsOf = (pack: Pack, { name }: Pick<ListFacts, 'name'>): readonly Item[] => {
  if (name === '') return [pack as Item];
  const list = pack[name];
  return Array.isArray(list) ? (list as readonly unknown[]).map(item => (isItem(item) ? item : {})) : [];
};

export const withItems = (pack: Pack, { name }: ListFacts, items: readonly Item[]): Pack =>
  name === '' ? (items[0] ?? {}) : { ...pack, [name]: items as readonly Json[] };

/** Path of an item, as the check names it. */
export const pathOf = ({ name }: ListFacts, index: number): string => (name === '' ? '' : `${name}[${index}]`);

/** An empty pack. Lists that need a number of items have that many empty ones. */
export const emptyPack = (pack: FieldFacts): Pack =>
  Object.fromEntries(
    listsOf(pack)
      .filter(({ name }) => name !== '')
      .map(({ name, fewest }) => [name, Array.from({ length: fewest }, () => ({}))]),
  );

/** The item without a field, or with another value in it. */
export const withField = (item: Item, name: string, value: Json | undefined): Item => {
  const { [name]: _before, ...rest } = item;
  if (value === undefined) return rest;
  return { ...item, [name]: value };
};

/** Parses a path of the check: `questions[3].followUp.ask` is item 3 of `questions` and its field. */
export const placeOf = (path: string): { readonly list: string; readonly index: number; readonly field: string } => {
  const found = /^([^[.]*)(?:\[(\d+)\])?\.?(.*)$/.exec(path);
  const [, list = '', index, field = ''] = found ?? [];
  return { list, index: index === undefined ? -1 : Number(index), field };
};

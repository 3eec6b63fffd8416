/**
 * A pack as a host stores it: its items under a title, and which of them were used in which episode. That way no question comes
 * twice in a season. It is exported and imported as JSON, `boxcars-pack/1`.
 */
import type { Json } from '../engine/json.ts';
import { normal } from '../engine/judge.ts';
import { keptFor } from '../engine/kept.ts';

export const packFormat = 'boxcars-pack/1';

/** A pack as a show reads it: lists of items, or the fields of the one that it is. */
export type Pack = { readonly [list: string]: unknown };
export type PackItems = { readonly [list: string]: Json };

/** An item that was used. `key` is its text in the form in which texts are compared. */
export interface UsedItem {
  readonly list: string;
  readonly key: string;
  /** Code of the episode; "" if the host marked it. */
  readonly episode: string;
}

export interface PackDocument {
  readonly format: typeof packFormat;
  readonly show: string;
  readonly title: string;
  readonly pack: PackItems;
  readonly used: readonly UsedItem[];
}

/** What is needed of a show's pack field (shared/engine/fields.ts), or of its facts over HTTP. */
export interface PackField {
  readonly of?: unknown;
}

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isPackDocument = (value: unknown): value is PackDocument =>
  isObject(value) && value.format === packFormat && typeof value.show === 'string' && isObject(value.pack);

/** Fields that identify an item, in the order in which they are tried. */
const naming = ['ask', 'solution', 'subject', 'name', 'word'] as const;

/** The text that identifies an item, "" if it has none yet. */
export const nameOf = (item: unknown): string => {
  if (!isObject(item)) return '';
  const name = naming.map(field => item[field]).find(text => typeof text === 'string' && text.trim() !== '');
  return typeof name === 'string' ? name : '';
};

const keyOfObject = keptFor((item: object) => normal(nameOf(item)));

export const keyOf = (item: unknown): string => (isObject(item) ? keyOfObject(item) : '');

/** Lists whose items are used up. The prizes of a show are not. */
const usedUp = (field: PackField): readonly string[] =>
  Object.entries((field.of ?? {}) as Readonly<Record<string, { readonly kind?: string; readonly min?: number }>>)
    .filter(([, { kind, min = 0 }]) => kind === 'list' && min === 0)
    .map(([name]) => name);

const listOf = (pack: PackItems, name: string): readonly Json[] => {
  const list = pack[name];
  return Array.isArray(list) ? (list as readonly Json[]) : [];
};

/** Episodes by list and key: a pack may have thousands of items, of which thousands were used. */
const episodesOf = keptFor(
  (used: readonly UsedItem[]) => new Map(used.map(({ list, key, episode }) => [`${list} ${key}`, episode])),
);

/** Code of the episode that used an item, "" for a mark by hand, undefined for an unused item. */
export const episodeOf = ({ used }: PackDocument, list: string, item: unknown): string | undefined => {
  const key = keyOf(item);
  return key === '' || used.length === 0 ? undefined : episodesOf(used).get(`${list} ${key}`);
};

/** How many items are left of the lists that are used up. */
export const leftIn = (document: PackDocument, field: PackField): Readonly<Record<string, number>> =>
  Object.fromEntries(
    usedUp(field).map(name => [
      name,
      listOf(document.pack, name).filter(item => episodeOf(document, name, item) === undefined).length,
    ]),
  );

/** The pack for the next episode: without used items. */
export const unusedPack = (document: PackDocument, field: PackField): PackItems => ({
  ...document.pack,
  ...Object.fromEntries(
    usedUp(field).map(name => [
      name,
      listOf(document.pack, name).filter(item => episodeOf(document, name, item) === undefined),
    ]),
  ),
});

/** Marks or clears one item by hand. */
export const marked = (document: PackDocument, list: string, item: unknown, on: boolean): PackDocument => {
  const key = keyOf(item);
  const others = document.used.filter(one => one.list !== list || one.key !== key);
  return { ...document, used: on && key !== '' ? [...others, { list, key, episode: '' }] : others };
};

/** Marks what an episode used, by the pack of its record. Items that the document does not hold are ignored. */
export const markedBy = (
  document: PackDocument,
  field: PackField,
  used: { readonly [list: string]: unknown },
  episode: string,
): PackDocument => {
  const fresh = usedUp(field).flatMap(list => {
    const known = new Set(listOf(document.pack, list).map(keyOf));
    const items = used[list];
    return (Array.isArray(items) ? items : [])
      .filter(item => known.has(keyOf(item)) && episodeOf(document, list, item) === undefined)
      .map(item => ({ list, key: keyOf(item), episode }));
  });
  return fresh.length === 0 ? document : { ...document, used: [...document.used, ...fresh] };
};

export const countsOf = (pack: Pack): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(pack).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list.length]] : [])),
  );

/** What is done to several items of a pack at once. */
import type { Json } from '../../../shared/engine/json.ts';
import { keyOf } from '../../../shared/packs/document.ts';
import { variantsOf } from '../../../shared/packs/variants.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { SavedPack } from '../../pack-shelf.ts';
import { type Item, itemsOf, type ListFacts, withField, withItems } from './fields.ts';

export type Places = ReadonlySet<number>;

const changed = (pack: SavedPack, list: ListFacts, places: Places, change: (item: Item) => Item): SavedPack => ({
  ...pack,
  pack: withItems(
    pack.pack,
    list,
    itemsOf(pack.pack, list).map((item, i) => (places.has(i) ? change(item) : item)),
  ),
});

/** Empties the field if there is no value. */
export const withValue = (pack: SavedPack, list: ListFacts, places: Places, field: string, value: Json | undefined) =>
  changed(pack, list, places, item => withField(item, field, value));

export const without = (pack: SavedPack, list: ListFacts, places: Places): SavedPack => ({
  ...pack,
  pack: withItems(
    pack.pack,
    list,
    itemsOf(pack.pack, list).filter((_, i) => !places.has(i)),
  ),
});

/** What an item of a list must have. */
const neededIn = ({ fields }: ListFacts): string =>
  Object.entries(fields)
    .filter(([, { kind, fallback }]) => kind !== 'optional' && fallback === undefined)
    .map(([name]) => name)
    .join();

/** Other lists whose items need the same, as questions and tie-breakers do. */
export const listsLike = (list: ListFacts, lists: readonly ListFacts[]): readonly ListFacts[] =>
  lists.filter(other => other !== list && other.exactly === 0 && neededIn(other) === neededIn(list));

/** To the end of another list, with their marks and with whatever that list has a field for. */
export const moved = (pack: SavedPack, list: ListFacts, places: Places, to: ListFacts): SavedPack => {
  const items = itemsOf(pack.pack, list).filter((_, i) => places.has(i));
  const keys = new Set(items.map(keyOf));
  const fitting = items.map(item => Object.fromEntries(Object.entries(item).filter(([field]) => field in to.fields)));
  const rest = without(pack, list, places);
  return {
    ...rest,
    pack: withItems(rest.pack, to, [...itemsOf(pack.pack, to), ...fitting]),
    used: pack.used.map(one => (one.list === list.name && keys.has(one.key) ? { ...one, list: to.name } : one)),
  };
};

const textsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : [];

/** Spellings that an item does not accept yet. Of choices nobody types one. */
export const spellingsFor = (item: Item, language: Language): readonly string[] => {
  const { answer, subject, name, accept, choices } = item;
  const right = [answer, subject, name].find(text => typeof text === 'string');
  return typeof right !== 'string' || textsIn(choices).length > 0 ? [] : variantsOf(right, textsIn(accept), language);
};

export const accepting = (item: Item, spellings: readonly string[]): Item =>
  spellings.length === 0 ? item : withField(item, 'accept', [...textsIn(item.accept), ...spellings]);

export const withSpellings = (pack: SavedPack, list: ListFacts, places: Places, language: Language): SavedPack =>
  changed(pack, list, places, item => accepting(item, spellingsFor(item, language)));

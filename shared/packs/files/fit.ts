/** Which shows the items of a file fit, and what each still needs. A show declares what it takes (Show.takes). */
import { type Fault, type Field, type Fields, readField } from '../../engine/fields.ts';
import type { Json } from '../../engine/json.ts';
import { normal } from '../../engine/judge.ts';
import type { Show, Takes } from '../../engine/show.ts';
import { familyOf, manifestOf, manifests } from '../../shows/index.ts';
import type { PackItems } from '../document.ts';
import { isTruthWord } from './formats/choices.ts';
import type { FoundItem } from './found.ts';

export interface Fit {
  readonly show: string;
  /** By list of its pack, whose items pass the show's own check. "" for a pack that is one item, of which these are several. */
  readonly lists: Readonly<Record<string, readonly Json[]>>;
  /** The number of the found item, from 0, that each item was made of. */
  readonly from: Readonly<Record<string, readonly number[]>>;
  /** The pack to play with: its lists, and those that only the house has (`house`). */
  readonly pack: PackItems;
  /** What a whole game still needs, in the show's words. Empty if the file fills it. */
  readonly misses: readonly Fault[];
}

/** A question that means nothing without its choices: which of these … */
const leansOnChoices =
  /\b(?:of|among|from|in) (?:these|the following|those)\b|\bthe following\b|\bdiese[rnms]?\b|\bfolgende[rnms]?\b/i;

/** Words of a name that are written small. */
const small = /^(?:of|the|and|de|da|di|la|le|van|von|der|den|du|el|al|y|und|zu|'t)$/i;

const isName = (text: string): boolean => {
  const words = text.split(/[\s-]+/);
  return (
    words.length <= 5 && words.every(word => small.test(word) || /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.]*$/u.test(word))
  );
};

/** 2598960, 2,598,960, 3.14 and -5. A comma before other than three figures is a decimal one. */
const figureOf = (text: string): number | undefined => {
  const whole = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : /^-?\d{1,3}(?:\.\d{3}){2,}$/.test(text)
      ? text.replaceAll('.', '')
      : text.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(whole) ? Number(whole) : undefined;
};

const asQuestion = ({ ask, answers: [answer = '', ...accept], choices }: FoundItem): Json => ({
  ask,
  answer,
  ...(choices.length > 0 ? { choices } : accept.length > 0 ? { accept } : {}),
});

const wordsOf = (text: string): readonly string[] => normal(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** All items by the words of their questions. */
type Index = ReadonlyMap<string, readonly FoundItem[]>;

const indexOf = (items: readonly FoundItem[]): Index => {
  const index = new Map<string, FoundItem[]>();
  for (const item of items)
    for (const word of new Set(wordsOf(item.ask))) {
      const known = index.get(word);
      if (known === undefined) index.set(word, [item]);
      else known.push(item);
    }
  return index;
};

/** Another question that names the answer, for after it was found. */
const followUpIn = (item: FoundItem, index: Index): Json | undefined => {
  const words = wordsOf(item.answers[0] ?? '');
  const [rarest] = words.map(word => index.get(word) ?? []).toSorted((a, b) => a.length - b.length);
  const named = ` ${words.join(' ')} `;
  const other = rarest?.find(one => one !== item && ` ${wordsOf(one.ask).join(' ')} `.includes(named));
  return other === undefined ? undefined : asQuestion(other);
};

type Source = Takes[string];

const made = (source: Source, item: FoundItem, index: Index): unknown => {
  const [answer = '', ...others] = item.answers;
  switch (source) {
    case 'asked':
      return leansOnChoices.test(item.ask) ? undefined : item.ask;
    case 'capitals':
      return isTruthWord(answer) ? undefined : answer.toUpperCase();
    case 'name':
      return isName(answer) && !isTruthWord(answer) ? answer.toUpperCase() : undefined;
    case 'otherCapitals':
      return others.length === 0 ? undefined : others.map(other => other.toUpperCase());
    case 'figure':
      return item.choices.length > 0 && leansOnChoices.test(item.ask) ? undefined : figureOf(answer);
    case 'category':
      return item.category;
    case 'followUp':
      return followUpIn(item, index);
  }
};

/** What a list's item may have of a found item under the same name. */
const plainParts = (item: FoundItem): Readonly<Record<string, unknown>> => {
  const [answer, ...accept] = item.answers;
  const { at: _, answers: _answers, choices, picture: _picture, sound: _sound, ...texts } = item;
  return { ...texts, answer, ...(choices.length > 0 ? { choices } : accept.length > 0 ? { accept } : {}) };
};

/** Undefined if the item cannot be one of this list. What a field may leave out and refuses is left out. */
const itemFor = (field: Field<unknown>, takes: Takes, item: FoundItem, index: Index): Json | undefined => {
  const fields = (field.of ?? {}) as Fields;
  const parts = plainParts(item);
  const entries = Object.entries(fields).flatMap(([name, of]) => {
    const source = takes[name];
    const value = source === undefined ? parts[name] : made(source, item, index);
    const isNeeded = of.kind !== 'optional' || source === 'category';
    const isSound = value !== undefined && readField(of, value).faults.length === 0;
    return isSound ? [[name, value] as const] : isNeeded && of.fallback === undefined ? [[name, null] as const] : [];
  });
  const whole = Object.fromEntries(entries);
  const isWhole = entries.every(([, value]) => value !== null) && readField(field, whole).faults.length === 0;
  return isWhole ? (whole as Json) : undefined;
};

interface Taker {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly takes: Takes;
  /** Its share of items that several lists take. */
  readonly share: number;
  readonly most: number;
}

const takersOf = (show: Show): readonly Taker[] => {
  const { bank = {} } = manifestOf(familyOf(show.name)) ?? {};
  const lists = (show.pack.of ?? {}) as Fields;
  return Object.entries(show.takes ?? {}).flatMap(([name, of]) => {
    const list = name === '' ? show.pack : lists[name];
    if (list === undefined) return [];
    const field = name === '' ? list : (list.of as Field<unknown>);
    return [{ name, field, takes: of, share: bank[name]?.many ?? 1, most: name === '' ? 100 : (list.max ?? 1000) }];
  });
};

/** What the show says of a pack that only has these lists; others count as empty. */
const missesOf = (show: Show, pack: PackItems, takers: readonly Taker[]): readonly Fault[] => {
  if (takers.some(({ name }) => name === '')) return readField(show.pack, pack).faults;
  const read = readField(show.pack, pack);
  const advice = show.advise(read.value, readField(show.options, {}).value);
  // What is wrong with single items is said where the pack is checked.
  return [...read.faults, ...advice].filter(({ path }) => !/[[.]/.test(path));
};

/** One show. `house`: a whole pack of it, for lists that nothing in a file can fill. */
const fitOf = (show: Show, items: readonly FoundItem[], index: Index, house: PackItems): Fit | undefined => {
  const takers = takersOf(show);
  const lists = new Map(takers.map(({ name }) => [name, { items: [] as Json[], from: [] as number[] }]));
  for (const [i, item] of items.entries()) {
    const able = takers.flatMap(taker => {
      const into = lists.get(taker.name)!;
      const one = into.items.length < taker.most ? itemFor(taker.field, taker.takes, item, index) : undefined;
      return one === undefined ? [] : [{ into, one, filled: (into.items.length + 1) / taker.share }];
    });
    const [best] = able.toSorted((a, b) => a.filled - b.filled);
    best?.into.items.push(best.one);
    best?.into.from.push(i);
  }
  const found = [...lists].filter(([, { items }]) => items.length > 0);
  if (found.length === 0) return undefined;
  const single = lists.get('')?.items[0];
  const own = Object.fromEntries([...lists].map(([name, { items }]) => [name, items]));
  const others = Object.fromEntries(Object.entries(house).filter(([name]) => !Object.hasOwn(own, name)));
  // Lists for which a show takes nothing and which may be empty are left to the host.
  const needed = Object.fromEntries(
    Object.entries(others).filter(([name]) => (((show.pack.of ?? {}) as Fields)[name]?.min ?? 0) > 0),
  );
  const pack = (single ?? { ...own, ...needed }) as PackItems;
  return {
    show: show.name,
    lists: own,
    from: Object.fromEntries([...lists].map(([name, { from }]) => [name, from])),
    pack,
    misses: missesOf(show, pack, takers),
  };
};

/** One show alone; undefined if none of the items fits it. */
export const fitFor = (show: Show, items: readonly FoundItem[], house: PackItems): Fit | undefined =>
  fitOf(show, items, indexOf(items), house);

/** The shows that the items fit, those first that need nothing more. `houseOf`: a show's built-in pack. */
export const fitted = async (
  items: readonly FoundItem[],
  houseOf: (show: string) => PackItems | Promise<PackItems> = () => ({}),
): Promise<readonly Fit[]> => {
  const index = indexOf(items);
  const fits = await Promise.all(
    manifests.map(async ({ name, rules }) => {
      const show = await rules();
      return show.takes === undefined ? undefined : fitOf(show, items, index, await houseOf(name));
    }),
  );
  return fits.filter(fit => fit !== undefined).toSorted((a, b) => a.misses.length - b.misses.length);
};

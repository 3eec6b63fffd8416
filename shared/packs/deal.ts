/** Deals items like cards: shuffled, fresh ones first, then those that were heard longest ago. */
import type { Json } from '../engine/json.ts';
import type { Language } from '../words/languages.ts';

export const difficulties = [1, 2, 3] as const;
export type Difficulty = (typeof difficulties)[number];

/** One item of the house's bank. */
export interface BankItem {
  /** Its text in the form in which texts are compared (document.ts keyOf). */
  readonly key: string;
  /** The name of its file. */
  readonly category: string;
  readonly difficulty: Difficulty;
  /** Another show can use no others. */
  readonly spared: boolean;
  /** As the show's pack takes it. */
  readonly item: Json;
}

/** What a show may be dealt. Empty lists mean everything. */
interface Wanted {
  readonly categories: readonly string[];
  readonly difficulties: readonly Difficulty[];
}

/** What a host wishes to be dealt. */
export interface DealWish extends Wanted {
  readonly language: Language;
}

/** By key: the larger, the later it was asked. */
export type Heard = ReadonlyMap<string, number>;

/** A whole number from 0 up to n, without n. */
type Random = (n: number) => number;

/** Those that are wanted. A list that has none of the categories (a show's words beside its questions) keeps all of its own. */
export const wantedOf = (items: readonly BankItem[], { categories, difficulties }: Wanted): readonly BankItem[] => {
  const named = items.some(({ category }) => categories.includes(category));
  return items.filter(
    ({ category, difficulty }) =>
      (!named || categories.includes(category)) && (difficulties.length === 0 || difficulties.includes(difficulty)),
  );
};

/** So many of the items, by lot. */
const drawn = <T>(items: readonly T[], many: number, random: Random): T[] => {
  const cards = [...items];
  const last = Math.min(many, cards.length);
  for (let i = 0; i < last; i++) {
    const at = i + random(cards.length - i);
    [cards[i], cards[at]] = [cards[at]!, cards[i]!];
  }
  return cards.slice(0, last);
};

/** Two of the first and one of the second, and so on; when either ends, the other goes on. */
const everyThird = <T>(first: readonly T[], second: readonly T[]): T[] => {
  const rounds = Math.max(Math.ceil(first.length / 2), second.length);
  return Array.from({ length: rounds }, (_, i) => [...first.slice(2 * i, 2 * i + 2), ...second.slice(i, i + 1)]).flat();
};

/** The same items, but no category twice in a row as long as there is another one. */
const mixed = (items: readonly BankItem[]): BankItem[] => {
  const left = new Map<string, BankItem[]>();
  for (const item of items) left.set(item.category, [...(left.get(item.category) ?? []), item]);
  const mix: BankItem[] = [];
  // The order of the shuffled items says whose turn it is, so that large categories come more often.
  const turns = items.map(({ category }) => category);
  while (turns.length > 0) {
    const last = mix.at(-1)?.category;
    const at = turns.findIndex(category => category !== last);
    const [category = ''] = turns.splice(Math.max(0, at), 1);
    mix.push(left.get(category)!.shift()!);
  }
  return mix;
};

/** At most so many, in the order in which they are asked. */
export const dealt = (items: readonly BankItem[], heard: Heard, many: number, random: Random): readonly BankItem[] => {
  const unheard = items.filter(({ key }) => !heard.has(key));
  const rest = drawn(
    unheard.filter(({ spared }) => !spared),
    many,
    random,
  );
  const few = drawn(
    unheard.filter(({ spared }) => spared),
    many,
    random,
  );
  const fresh = mixed(everyThird(rest, few).slice(0, many));
  if (fresh.length === many) return fresh;
  const again = items.filter(({ key }) => heard.has(key));
  const oldest = drawn(again, again.length, random).toSorted((a, b) => heard.get(a.key)! - heard.get(b.key)!);
  return [...fresh, ...oldest].slice(0, many);
};

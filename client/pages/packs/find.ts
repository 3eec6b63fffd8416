/** Which items of a list are shown: by words, category, difficulty, and what is known of them. */
import { keptFor } from '../../../shared/engine/kept.ts';
import type { Item } from './fields.ts';

export const states = ['all', 'fresh', 'used', 'faulty', 'twice'] as const;
type State = (typeof states)[number];

interface Wanted {
  readonly text: string;
  /** "" for all of them, 0 for every difficulty. */
  readonly category: string;
  readonly difficulty: number;
  readonly state: State;
}

export const everything: Wanted = { text: '', category: '', difficulty: 0, state: 'all' };

/** What is known of the item at a place. */
type Known = Readonly<Record<Exclude<State, 'all' | 'fresh'>, (index: number) => boolean>>;

/** All that is written in an item, of which most never change while somebody searches. */
const textOf = keptFor((item: Item) =>
  Object.values(item)
    .map(value => (typeof value === 'string' ? value : JSON.stringify(value)))
    .join(' ')
    .toLowerCase(),
);

export const categoriesOf = (items: readonly Item[]): readonly string[] =>
  [...new Set(items.map(({ category }) => category))]
    .filter(one => typeof one === 'string' && one !== '')
    .toSorted() as string[];

/** Places of the items that are wanted. */
export const placesOf = (items: readonly Item[], wanted: Wanted, known: Known): readonly number[] => {
  const words = wanted.text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  const isWanted = (item: Item, i: number): boolean => {
    const { category, difficulty, state } = wanted;
    if (category !== '' && item.category !== category) return false;
    if (difficulty !== 0 && item.difficulty !== difficulty) return false;
    if (state !== 'all' && (state === 'fresh' ? known.used(i) : !known[state](i))) return false;
    return words.every(word => textOf(item).includes(word));
  };
  return items.flatMap((item, i) => (isWanted(item, i) ? [i] : []));
};

/** Finds items that ask the same: in the same words, or in nearly the same. */
import { normal } from '../engine/judge.ts';
import { nameOf } from './document.ts';

/** Two texts with fewer words than this are only compared as a whole. */
const fewestWords = 3;
/** Of the words of the shorter text, how many the other may share before the two count as one. */
const likeness = { sameAnswer: 0.6, anyAnswer: 0.85 } as const;

/** Letters and figures without signs: LUCKY-NUMBERS is lucky numbers. */
const plain = (text: string): string =>
  normal(text)
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Words that matter for whether two texts ask the same. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(word => word.length > 3));

/** Questions about 1914 and 1915 are two. */
const figuresIn = (text: string): string => text.replace(/[^\d ]+/g, '').trim();

const answerOf = (item: unknown): string => {
  const { answer, category } = item as { readonly answer?: unknown; readonly category?: unknown };
  return normal(String(answer ?? category ?? ''));
};

/** Of the items of one list those that ask what an earlier one asks: their places, with that of the first such one. */
export const alikeIn = (items: readonly unknown[]): ReadonlyMap<number, number> => {
  const alike = new Map<number, number>();
  const whole = new Map<string, number>();
  /** Items before the present one by word. */
  const having = new Map<string, number[]>();
  const sizes: number[] = [];
  const figures: string[] = [];
  for (const [i, item] of items.entries()) {
    const text = plain(nameOf(item));
    const words = wordsOf(text);
    sizes.push(words.size);
    figures.push(figuresIn(text));
    if (text === '') continue;
    const same = whole.get(text) ?? i;
    let first = same;
    if (same === i) whole.set(text, i);
    const shared = new Map<number, number>();
    for (const word of words) {
      const before = having.get(word);
      for (const j of before ?? []) shared.set(j, (shared.get(j) ?? 0) + 1);
      if (before === undefined) having.set(word, [i]);
      else before.push(i);
    }
    for (const [j, many] of shared) {
      const fewest = Math.min(words.size, sizes[j]!);
      if (j >= first || fewest < fewestWords || many <= likeness.sameAnswer * fewest) continue;
      const agree = answerOf(items[j]) === answerOf(item);
      if (agree || (many > likeness.anyAnswer * fewest && figures[j] === figures[i])) first = j;
    }
    if (first < i) alike.set(i, first);
  }
  return alike;
};

/** The differences between a rule book with house rules and the original, word by word. */
import type { RuleBook, RuleSection } from '../../../shared/words/rule-book.ts';

/** For each text of the book, the corresponding one of the original. */
export type Originals = ReadonlyMap<string, string>;

// An amount and its sign are one word, though a language may set a space between them that does not break.
const wordsOf = (text: string): readonly string[] => text.split(/([ \n]+)/);

/** The words of a text that are not in the original, by the longest common subsequence. */
export const newWords = (
  text: string,
  original: string,
): readonly { readonly word: string; readonly isNew: boolean }[] => {
  const [now, was] = [wordsOf(text), wordsOf(original)];
  const longest = Array.from({ length: now.length + 1 }, () => new Array<number>(was.length + 1).fill(0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = now.length - 1; i >= 0; i--)
    for (let j = was.length - 1; j >= 0; j--) {
      const row = longest[i];
      if (row !== undefined) row[j] = now[i] === was[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
    }
  let j = 0;
  return now.map((word, i) => {
    while (j < was.length && now[i] !== was[j] && at(i, j) === at(i, j + 1)) j += 1;
    const isNew = now[i] !== was[j];
    if (!isNew) j += 1;
    return { word, isNew: isNew && word.trim() !== '' };
  });
};

/** Compares texts in the same places. A text without a counterpart is compared with the one in its place. */
const pairs = (now: readonly string[], was: readonly string[]): readonly (readonly [string, string])[] =>
  now.flatMap((text, i) => (was.includes(text) ? [] : [[text, was[i] ?? ''] as const]));

const textsOf = ({ heading, paragraphs, steps = [], table, example = '' }: RuleSection) => ({
  heading: [heading],
  paragraphs,
  steps,
  head: table?.head ?? [],
  rows: table?.rows ?? [],
  example: [example],
});

/** The original's row with the same first cell, the one in its place if several have it, or else the one in its place. */
const rowPairs = (
  now: readonly (readonly string[])[],
  was: readonly (readonly string[])[],
): readonly (readonly [string, string])[] =>
  now.flatMap((row, i) => {
    const [first] = row;
    const original = [was[i], ...was].find(other => other?.[0] === first) ?? was[i] ?? [];
    return row.flatMap((cell, column) => (cell === original[column] ? [] : [[cell, original[column] ?? ''] as const]));
  });

export const originalsOf = (book: RuleBook, original: RuleBook): Originals =>
  new Map([
    ...pairs([book.inShort], [original.inShort]),
    ...book.sections.flatMap((section, i) => {
      const before = original.sections[i];
      if (before === undefined) return [];
      const [now, was] = [textsOf(section), textsOf(before)];
      return [
        ...pairs(now.heading, was.heading),
        ...pairs(now.paragraphs, was.paragraphs),
        ...pairs(now.steps, was.steps),
        ...pairs(now.head, was.head),
        ...rowPairs(now.rows, was.rows),
        ...pairs(now.example, was.example),
      ];
    }),
    ...book.rulings.flatMap(({ id, question, ruling }) => {
      const before = original.rulings.find(other => other.id === id);
      return [...pairs([question], [before?.question ?? '']), ...pairs([ruling], [before?.ruling ?? ''])];
    }),
  ]);

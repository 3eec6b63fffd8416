/** Opens a rule book with the numbers of a show. */
import { readField } from '../engine/fields.ts';
import type { Manifest } from '../shows/manifest.ts';
import type { Narrator } from './commentary.ts';
import type { BookNarrator, MakeBook, RuleBook } from './rule-book.ts';

/** `language`: its tag. */
export const bookNarrator = (language: string, { money, number }: Narrator): BookNarrator => {
  // A book sets no comma before the last of several.
  const tag = language.startsWith('en') ? 'en-GB' : language;
  const and = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' });
  const or = new Intl.ListFormat(tag, { style: 'long', type: 'disjunction' });
  return {
    money,
    number,
    list: items => and.format(items),
    percent: (chance, decimals = 0) =>
      new Intl.NumberFormat(language, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(chance),
    either: items => or.format(items),
  };
};

export const openBook = async (
  show: Manifest,
  make: MakeBook<never>,
  tell: BookNarrator,
  ownOptions: object = {},
): Promise<RuleBook> => {
  const { options } = await show.rules();
  const { house } = ownOptions as { readonly house?: unknown };
  // An act by itself has options of its own beside the house rules of its show.
  const read = [ownOptions, { house }, {}]
    .map(wanted => readField(options, wanted))
    .find(({ faults }) => faults.length === 0);
  return (make as MakeBook<object>)((read?.value ?? {}) as object, tell);
};

/** The house's bank: questions, puzzles and words by language, list and category. A show's own lie in its folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '../../shared/engine/fields.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { Show } from '../../shared/engine/show.ts';
import type { BankItem, Difficulty } from '../../shared/packs/deal.ts';
import { keyOf } from '../../shared/packs/document.ts';
import { familyOf, manifestOf } from '../../shared/shows/index.ts';
import type { BankShare } from '../../shared/shows/manifest.ts';
import { type Language, languageNames } from '../../shared/words/languages.ts';

/** What each language calls a category, by the name of its file. */
const categoryNames = new Map(
  await Promise.all(
    languageNames.map(async language => {
      const { bank } = (await import(
        `../../shared/words/${language}/bank.ts`
      )) as typeof import('../../shared/words/en/bank.ts');
      return [language, bank.category] as const;
    }),
  ),
);

const folder = join(import.meta.dirname, '../../shared');

interface Written {
  readonly difficulty: Difficulty;
  readonly [field: string]: Json;
}

const filesIn = (path: string): readonly string[] => {
  try {
    return readdirSync(path).toSorted();
  } catch {
    return [];
  }
};

const lists = new Map<string, readonly { readonly file: string; readonly item: Written }[]>();

/** A list of a show, or else of the bank that all shows share. */
const listOf = (family: string, language: Language, list: string) => {
  const place = `${family} ${language} ${list}`;
  const known = lists.get(place);
  if (known !== undefined) return known;
  const own = join(folder, 'shows', family, 'bank', language, list);
  const path = filesIn(own).length > 0 ? own : join(folder, 'bank', language, list);
  const read = filesIn(path).flatMap(file =>
    (JSON.parse(readFileSync(join(path, file), 'utf8')) as Written[]).map(item => ({
      file: file.replace(/\.json$/, ''),
      item,
    })),
  );
  lists.set(place, read);
  return read;
};

type Fields = Readonly<Record<string, Field<unknown>>>;

/** The fields of an item of a list; of the pack itself if that is one item. */
const fieldsOf = (show: Show, list: string): readonly string[] => {
  const pack = (show.pack.of ?? {}) as Fields;
  const item = pack[list]?.of as Field<unknown> | undefined;
  return Object.keys(list === '' ? pack : ((item?.of ?? {}) as object));
};

/** What the bank may give a show, by list of its pack. Empty for a show that takes nothing from it. */
export const sharesOf = (show: Show): Readonly<Record<string, BankShare>> => {
  const shares = manifestOf(familyOf(show.name))?.bank ?? {};
  const lists = (show.pack.of ?? {}) as Fields;
  return Object.fromEntries(Object.entries(shares).filter(([list]) => list === '' || list in lists));
};

const banks = new Map<string, Readonly<Record<string, readonly BankItem[]>>>();

/** All that a show can be dealt, by list of its pack, as its pack takes it. */
export const bankOf = (show: Show, language: Language): Readonly<Record<string, readonly BankItem[]>> => {
  const place = `${show.name} ${language}`;
  const known = banks.get(place);
  if (known !== undefined) return known;
  const bank = Object.fromEntries(
    Object.entries(sharesOf(show)).map(([list, { from = list, needs, spares }]) => {
      const fields = fieldsOf(show, list);
      const own = listOf(familyOf(show.name), language, from);
      const written = own.length > 0 ? own : listOf(familyOf(show.name), 'en', from);
      const items = (needs === undefined ? written : written.filter(({ item }) => needs in item)).map(
        ({ file, item }): BankItem => ({
          key: keyOf(item),
          category: file,
          difficulty: item.difficulty,
          spared: spares !== undefined && spares in item,
          // For the host; a puzzle has a category of its own.
          item: Object.fromEntries(
            Object.entries({ category: categoryNames.get(language)?.(file) ?? file, ...item }).filter(([field]) =>
              fields.includes(field),
            ),
          ),
        }),
      );
      return [list, items];
    }),
  );
  banks.set(place, bank);
  return bank;
};

/**
 * All languages of the catalogue at once: the pages are built in one each, the server answers everybody in their own. A request
 * says which; what is sent later (webhooks, notices) keeps the one that it was ordered in.
 */
import type { Request } from 'express';
import { type Phrase, textOf } from '../shared/engine/phrase.ts';
import type { Manifest } from '../shared/shows/manifest.ts';
import type { RefusalWords } from '../shared/words/en/refusals.ts';
import { type Catalogue, catalogueOf, type Files, fileNames, type PageWords } from '../shared/words/index.ts';
import { isLanguage, type Language, languageNames } from '../shared/words/languages.ts';

/** The types of shared/words/translated.ts see to it that every language has what English has. */
const load = (language: Language, file: string) =>
  import(new URL(`../shared/words/${language}/${file}.ts`, import.meta.url).href);

/** Words of a show lie beside its manifest. */
const ofShow = (language: Language, { at }: Manifest, file: 'show' | 'rules') =>
  import(new URL(`words/${language}/${file}.ts`, at).href);

const open = async (language: Language): Promise<Catalogue> => {
  const files = Object.fromEntries(fileNames.map(name => [name, () => load(language, name)]));
  const [{ language: tag }, { pages }] = await Promise.all([load(language, 'language'), load(language, 'pages')]);
  return catalogueOf(tag as string, pages as PageWords, files as Files, {
    words: async show => (await ofShow(language, show, 'show')).words,
    book: async show => (await ofShow(language, show, 'rules')).book,
  });
};

const opened = new Map<Language, Promise<Catalogue>>();

export const wordsIn = (language: Language): Promise<Catalogue> => {
  const catalogue = opened.get(language) ?? open(language);
  opened.set(language, catalogue);
  return catalogue;
};

/** What a link says, or else "": pictures look the same to everybody. */
export const languageOfLink = (request: Request): Language =>
  isLanguage(request.query.lang) ? request.query.lang : 'en';

/** What was chosen by a link, what was chosen before, or what the browser prefers. Pages name their own in what they ask for. */
export const languageOf = (request: Request): Language => {
  if (isLanguage(request.query.lang)) return request.query.lang;
  const kept = /(?:^|;\s*)lang=(\w+)/.exec(request.get('cookie') ?? '')?.[1];
  if (isLanguage(kept) && !request.originalUrl.startsWith('/api/')) return kept;
  const preferred = request.acceptsLanguages(...languageNames);
  return isLanguage(preferred) ? preferred : 'en';
};

/** What a link carries that is to be read in a language; English needs nothing said. */
export const linkMark = (language: Language): string => (language === 'en' ? '' : `lang=${language}`);

const refusals = new Map<Language, RefusalWords>(
  await Promise.all(
    languageNames.map(async name => [name, (await load(name, 'refusals')).refusals as RefusalWords] as const),
  ),
);

/** Why something was refused, in a language. */
export const textIn = (language: Language, what: Phrase): string => textOf(what, refusals.get(language));

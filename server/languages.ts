/**
 * All languages of the catalogue at once. Pages are built in one language each, but the server answers everybody in their own.
 * Requests say which. Webhooks and notices keep the language in which they were ordered.
 */
import { readFile } from 'node:fs/promises';
import type { Request } from 'express';
import { type Phrase, type PhraseWords, textOf } from '../shared/engine/phrase.ts';
import { manifestOf } from '../shared/shows/index.ts';
import type { Manifest } from '../shared/shows/manifest.ts';
import { type Catalogue, catalogueOf, type Files, fileNames, type PageWords } from '../shared/words/index.ts';
import { isLanguage, type Language, languageNames } from '../shared/words/languages.ts';

/** The types of shared/words/translated.ts make sure that every language has what English has. */
const load = (language: Language, file: string) =>
  import(new URL(`../shared/words/${language}/${file}.ts`, import.meta.url).href);

/** Words of a show are beside its manifest. */
const ofShow = (language: Language, { at }: Manifest, file: 'show' | 'scene') =>
  import(new URL(`words/${language}/${file}.ts`, at).href);

const open = async (language: Language): Promise<Catalogue> => {
  const files = Object.fromEntries(fileNames.map(name => [name, () => load(language, name)]));
  const [{ language: tag }, { pages }] = await Promise.all([load(language, 'language'), load(language, 'pages')]);
  return catalogueOf(tag as string, pages as PageWords, files as Files, {
    words: async show => (await ofShow(language, show, 'show')).words,
    book: show => readFile(new URL(`words/${language}/rules.md`, show.at), 'utf8'),
  });
};

const opened = new Map<Language, Promise<Catalogue>>();

export const wordsIn = (language: Language): Promise<Catalogue> => {
  const catalogue = opened.get(language) ?? open(language);
  opened.set(language, catalogue);
  return catalogue;
};

/** What a show's scenes say, by act. An act that several shows share brings its own words. */
export const sceneWordsIn = async (
  language: Language,
  show: string,
  acts: readonly string[],
): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    await Promise.all(
      acts.map(async act => {
        const of = manifestOf(act) ?? manifestOf(show);
        return [act, of?.scenes === undefined ? undefined : (await ofShow(language, of, 'scene')).scene] as const;
      }),
    ),
  );

/** The language that a link names, or else English. It ignores the browser's, because pictures look the same to everybody. */
export const languageOfLink = (request: Request): Language =>
  isLanguage(request.query.lang) ? request.query.lang : 'en';

/**
 * The language that a link names, that was chosen before, or that the browser prefers, in this order. Pages name their own in
 * their requests.
 */
export const languageOf = (request: Request): Language => {
  if (isLanguage(request.query.lang)) return request.query.lang;
  const fromCookie = /(?:^|;\s*)lang=(\w+)/.exec(request.get('cookie') ?? '')?.[1];
  if (isLanguage(fromCookie) && !request.originalUrl.startsWith('/api/')) return fromCookie;
  const preferred = request.acceptsLanguages(...languageNames);
  return isLanguage(preferred) ? preferred : 'en';
};

/** The query that makes a link be read in a language. English needs none. */
export const linkMark = (language: Language): string => (language === 'en' ? '' : `lang=${language}`);

const phrases = new Map<Language, PhraseWords>(
  await Promise.all(
    languageNames.map(async name => {
      const [{ refusals }, { files }, { requests }] = await Promise.all(
        ['refusals', 'files', 'requests'].map(file => load(name, file)),
      );
      return [name, { ...refusals, ...files, ...requests }] as const;
    }),
  ),
);

export const textIn = (language: Language, what: Phrase): string => textOf(what, phrases.get(language));

/** The head of each page: title, description and what other sites show of a link, in the language of whoever asks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'express';
import type { documents } from '../../shared/words/en/documents.ts';
import { loadShowWords } from '../../shared/words/index.ts';
import { languageOf, wordsIn } from '../languages.ts';

type Documents = typeof documents;
type Page = keyof Documents['titles'];

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What a page is called in the words, and the name in its path that the words take; the client's paths.ts says the same. */
const pageAt = (path: string): { readonly page: Page; readonly name: string } => {
  const [first = '', second = '', third = ''] = path.split('/').filter(part => part !== '');
  if (first === '') return { page: 'lobby', name: '' };
  if (first === 'e') return { page: (third === '' ? 'play' : third) as Page, name: '' };
  return { page: first as Page, name: decodeURIComponent(second) };
};

const load = async (language: string): Promise<Documents> =>
  (await import(new URL(`../../shared/words/${language}/documents.ts`, import.meta.url).href)).documents;

export interface Document {
  readonly title: string;
  readonly about: string;
}

/** `show`: of an episode, by name; "" where the path says which. */
export const documentOf = async (request: Request, found: boolean, show = ''): Promise<Document> => {
  const language = languageOf(request);
  const { titles, about } = await load(language);
  const { page, name } = found ? pageAt(request.path) : { page: 'missing' as const, name: '' };
  const known: Page = page in titles ? page : 'missing';
  const shown = show !== '' || known === 'rules' || known === 'odds';
  const words = shown ? await wordsIn(language) : undefined;
  const title =
    words === undefined
      ? name
      : await loadShowWords(show || name, words).then(
          said => said.title,
          () => '',
        );
  const told = (text: string | ((name: string) => string)) =>
    typeof text === 'string' ? text : text(title || 'Boxcars');
  return { title: told(titles[known]), about: told(about[known]) };
};

export const descriptionOf = ({ about }: Document): string => `<meta name="description" content="${escaped(about)}">`;

/** What other sites are told of a page that is no episode's. */
export const openGraphOf = ({ title, about }: Document): readonly string[] => [
  '<meta property="og:site_name" content="Boxcars">',
  '<meta property="og:type" content="website">',
  `<meta property="og:title" content="${escaped(title)}">`,
  `<meta property="og:description" content="${escaped(about)}">`,
];

/** A file of the build: of scripts with what they import. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const manifests = new Map<string, Manifest>();

/** What the build wrote of a folder of pages; empty where there is none. */
const manifestIn = (folder: string): Manifest => {
  const known = manifests.get(folder);
  if (known !== undefined) return known;
  try {
    const read = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    manifests.set(folder, read);
    return read;
  } catch {
    return {};
  }
};

/** Files of the letters that every page is written in (client/style/fonts.css). */
const textFont = /^style\/fonts\/files\/barlow-condensed-/;

/**
 * Letters, scripts and styles that the page at a path needs beside those of every page: asked for at once, and not one after another as
 * each is read. `base`: what their addresses begin with.
 */
export const preloadsOf = (folder: string, base: string, path: string): readonly string[] => {
  const manifest = manifestIn(folder);
  const { page } = pageAt(path);
  const entry = [`pages/${page}.tsx`, `pages/${page}/${page}.tsx`].find(name => name in manifest);
  if (entry === undefined) return [];
  const ofEveryPage = new Set<string>();
  const gather = (name: string, into: Set<string>): void => {
    if (into.has(name) || ofEveryPage.has(name)) return;
    into.add(name);
    for (const next of manifest[name]?.imports ?? []) gather(next, into);
  };
  gather('index.html', ofEveryPage);
  const needed = new Set<string>();
  gather(entry, needed);
  const chunks = [...needed].flatMap(name => manifest[name] ?? []);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const letters = Object.keys(manifest).filter(name => textFont.test(name));
  return [
    // A page is written by its scripts, so its letters would be asked for last, and shift what stands there when they come.
    ...letters.map(
      name => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${manifest[name]?.file}">`,
    ),
    ...[...styles].reverse().map(file => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
  ];
};

/** The head of each page: title, description and link preview, in the visitor's language. */
import type { Request } from 'express';
import type { documents as english } from '../../shared/words/en/documents.ts';
import { loadShowWords } from '../../shared/words/index.ts';
import type { Language } from '../../shared/words/languages.ts';
import { languageOf, wordsIn } from '../languages.ts';

type Documents = typeof english;
type Page = keyof Documents['titles'];

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A page's name in the catalogue, and the name in its path that the words need. Must match the client's paths.ts. */
export const pageAt = (path: string): { readonly page: Page; readonly name: string } => {
  const [first = '', second = '', third = ''] = path.split('/').filter(part => part !== '');
  if (first === '') return { page: 'lobby', name: '' };
  if (first === 'tv') return { page: 'screen', name: '' };
  if (first === 'e') return { page: (third === '' ? 'play' : third) as Page, name: '' };
  if (first === 'season' && third === 'tv') return { page: 'cup', name: decodeURIComponent(second) };
  return { page: first as Page, name: decodeURIComponent(second) };
};

export const documents = async (language: string): Promise<Documents> =>
  (await import(new URL(`../../shared/words/${language}/documents.ts`, import.meta.url).href)).documents;

/** `show`: the name of the episode's show; "" where the path names it. */
export const documentOf = (request: Request, found: boolean, show = '') =>
  described(languageOf(request), found ? pageAt(request.path) : { page: 'missing', name: '' }, show);

/** `show`: as above; "" where `name` is the show's. */
export const described = async (language: Language, { page, name }: ReturnType<typeof pageAt>, show: string) => {
  const { titles, about } = await documents(language);
  const known: Page = page in titles ? page : 'missing';
  const shown = show !== '' || known === 'rules' || known === 'odds';
  const words = shown ? await wordsIn(language) : undefined;
  const nothing = { title: '', about: '' };
  const { title, about: ofShow = '' } =
    words === undefined ? { ...nothing, title: name } : await loadShowWords(show || name, words).catch(() => nothing);
  const textOf = (text: string | ((name: string, about: string) => string)) =>
    typeof text === 'string' ? text : text(title || 'Boxcars', ofShow).trim();
  return { page: known, title: textOf(titles[known]), about: textOf(about[known]) };
};

type Document = Awaited<ReturnType<typeof described>>;

export const descriptionOf = ({ about }: Document): string => `<meta name="description" content="${escaped(about)}">`;

/** What other sites show of a page without an episode. */
export const openGraphOf = ({ title, about }: Document): readonly string[] => [
  '<meta property="og:site_name" content="Boxcars">',
  '<meta property="og:type" content="website">',
  `<meta property="og:title" content="${escaped(title)}">`,
  `<meta property="og:description" content="${escaped(about)}">`,
];

/** Overlays have nothing behind them, not even for a moment. */
const shownBare: readonly Page[] = ['overlay'];

/** What a page shows until its scripts run (client/parts/notice.tsx). */
export const arrivalOf = ({ page, title, about }: Document): string =>
  shownBare.includes(page)
    ? ''
    : `<div class="arriving"><p>${escaped(title.split(' · ')[0] ?? '')}</p><p>${escaped(about)}</p></div>`;

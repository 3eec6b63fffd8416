/** The paths of the pages. */
import { currencyOfPage } from '../shared/engine/money.ts';
import { codeLength, codeSymbols } from '../shared/engine/protocol.ts';
import { ownLanguage } from '../shared/words/index.ts';

/** What streaming software can show by itself. */
const overlayParts = ['dice', 'board', 'scores', 'lower-third', 'odds', 'chat'] as const;
/** What a stage can show by itself. */
export type OverlayPart = Exclude<(typeof overlayParts)[number], 'chat'>;

export type Place =
  | { readonly page: 'lobby' | 'screen' | 'pair' | 'verify' | 'fair' | 'packs' | 'operator' | 'missing' }
  /** A show that is kept in a folder of files, which has no path of its own. */
  | { readonly page: 'kept' }
  | { readonly page: 'play' | 'host' | 'watch' | 'tv' | 'recap'; readonly code: string }
  | { readonly page: 'overlay'; readonly code: string; readonly part: OverlayPart | 'chat' }
  /** -1: the smallest team. */
  | { readonly page: 'team'; readonly code: string; readonly seat: number }
  /** `player`: the page of one of its players; "" for the season itself. */
  | { readonly page: 'season'; readonly name: string; readonly player: string }
  | { readonly page: 'cup'; readonly name: string }
  | { readonly page: 'rules' | 'odds'; readonly show: string };

/** The canonical form of a typed code: `k7qm 4xrb` is K7QM4XRB. */
export const codeOf = (typed: string): string =>
  [...typed.toUpperCase()]
    .filter(symbol => codeSymbols.includes(symbol))
    .join('')
    .slice(0, codeLength);

export const isCode = (code: string): boolean => code.length === codeLength && codeOf(code) === code;

/** A code in two groups, as people read it aloud. */
export const spacedCode = (code: string): string =>
  `${code.slice(0, codeLength / 2)} ${code.slice(codeLength / 2)}`.trim();

const onAir = { host: 'host', watch: 'watch', tv: 'tv', recap: 'recap' } as const;

/** A name in an address; "" for one that cannot be read. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

export const placeOf = (path: string): Place => {
  const [first = '', second = '', third = '', ...rest] = path.split('/').filter(part => part !== '');
  if (first === '') return { page: 'lobby' };
  if (first === 'e' && third === 'overlay' && rest.length === 1 && isCode(codeOf(second))) {
    const part = overlayParts.find(one => one === rest[0]);
    return part === undefined ? { page: 'missing' } : { page: 'overlay', code: codeOf(second), part };
  }
  if (first === 'e' && third === 'team' && /^\d{0,4}$/.test(rest.join('/')) && isCode(codeOf(second)))
    return { page: 'team', code: codeOf(second), seat: rest.length === 0 ? -1 : Number(rest[0]) };
  if (first === 'season' && third === 'players' && rest.length === 1) {
    const player = decoded(rest[0]!);
    return player === '' ? { page: 'missing' } : { page: 'season', name: second.toLowerCase(), player };
  }
  if (rest.length > 0) return { page: 'missing' };
  if (first === 'rules' && second !== '' && third === '') return { page: 'rules', show: second };
  if (first === 'odds' && second !== '' && third === '') return { page: 'odds', show: second };
  if (first === 'tv' && second === '') return { page: 'screen' };
  if (first === 'pair' && second === '') return { page: 'pair' };
  if (first === 'verify' && second === '') return { page: 'verify' };
  if (first === 'fair' && second === '') return { page: 'fair' };
  if (first === 'packs' && second === '') return { page: 'packs' };
  if (first === 'operator' && second === '') return { page: 'operator' };
  if (first === 'season' && second !== '' && third === '')
    return { page: 'season', name: second.toLowerCase(), player: '' };
  if (first === 'season' && second !== '' && third === 'tv') return { page: 'cup', name: second.toLowerCase() };
  if (first !== 'e') return { page: 'missing' };
  const code = codeOf(second);
  if (!isCode(code)) return { page: 'missing' };
  if (third === '') return { page: 'play', code };
  return third in onAir ? { page: onAir[third as keyof typeof onAir], code } : { page: 'missing' };
};

/** Adds the page's language to an address of which the server has several versions. English is the default. */
export const inOwnLanguage = (path: string): string => {
  const language = ownLanguage();
  return language === 'en' ? path : `${path}?lang=${language}`;
};

/** Adds the currency of this page, if it is not dollars. */
const inOwnCurrency = (path: string): string => {
  const currency = currencyOfPage();
  return currency === 'dollars' ? path : `${path}${path.includes('?') ? '&' : '?'}currency=${currency}`;
};

export const paths = {
  lobby: '/',
  play: (code: string) => `/e/${code}`,
  host: (code: string, token: string) => `/e/${code}/host#${token}`,
  watch: (code: string) => `/e/${code}/watch`,
  tv: (code: string) => `/e/${code}/tv`,
  /** A screen that waits for a show, and where its host puts one on it. */
  screen: '/tv',
  pair: '/pair',
  /** Without a seat: the smallest team. */
  team: (code: string, seat = -1) => `/e/${code}/team${seat < 0 ? '' : `/${seat}`}`,
  recap: (code: string) => `/e/${code}/recap`,
  /** The board before an entry. */
  picture: (code: string, entry: number) => `/e/${code}/board.png?at=${entry}`,
  card: (code: string) => inOwnLanguage(`/e/${code}/card.png`),
  packs: '/packs',
  fair: '/fair',
  season: (name: string, token = '') => `/season/${name}${token === '' ? '' : `#${token}`}`,
  player: (season: string, name: string) => `/season/${season}/players/${encodeURIComponent(name)}`,
  /** Everything that a season remembers, as a file. */
  seasonTable: (season: string, table: string, as: 'csv' | 'json') => `/api/seasons/${season}/tables/${table}?as=${as}`,
  /** A cup on a television. */
  cup: (name: string) => `/season/${name}/tv`,
  /** Everything of a cup, to check it. */
  seasonRecord: (name: string) => `/api/seasons/${name}/record`,
  newSeason: '/season/new',
  privacy: () => inOwnLanguage('/privacy'),
  /** Where a browser is asked for the code that opens shows. */
  open: '/open',
  rules: (show: string) => inOwnCurrency(`/rules/${show}`),
  /** With the numbers of one show. */
  rulesOf: (show: string, code: string) => `/rules/${show}?episode=${code}`,
  /** With house rules, as an address carries them; "" for the original. */
  rulesBy: (show: string, query: string) => inOwnCurrency(query === '' ? `/rules/${show}` : `/rules/${show}?${query}`),
  odds: (show: string) => inOwnCurrency(`/odds/${show}`),
  verify: (code: string) => `/verify?code=${code}`,
};

/** Added to the address of a watch page: it opens the audience's game at once. */
export const along = '?along';

/** The token that a link carries in its fragment, "" for none. */
export const tokenInLink = (): string => decodeURIComponent(location.hash.slice(1));

/** Other spellings of an answer that players may type. Case, extra blanks and ß for ss never count (engine/judge.ts), so they are none. */
import { normal } from '../engine/judge.ts';
import type { Language } from '../words/languages.ts';

type Spellings = (text: string, language: Language) => readonly string[];

/** Letters that no normalization takes apart. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[æœøðþłđı]/gi, letter => letters[letter.toLowerCase()] ?? letter);

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Müller: Mueller, Muller. */
const accents: Spellings = text => [
  bare(text.normalize('NFC').replace(/[äöü]/gi, letter => umlauts[letter.toLowerCase()]!)),
  bare(text),
];

const apostrophes = /[’‘ʼ´`]/g;

/** O’Brien: O'Brien, OBrien. St. Louis: St Louis. */
const signs: Spellings = text => [
  text.replace(apostrophes, "'"),
  text.replace(apostrophes, "'").replaceAll("'", ''),
  text.replace(/(^|\D)[.,!?…„“”"]+(?!\d)/g, '$1'),
];

/** Jean-Luc: Jean Luc, JeanLuc. */
const hyphens: Spellings = text => [text.replace(/[-‐‑–—]/g, ' '), text.replace(/(\p{L})[-‐‑–—](?=\p{L})/gu, '$1')];

const articles: Readonly<Record<Language, RegExp>> = {
  en: /^(the|an?)\s+(?=\S)/i,
  de: /^(der|die|das|den|dem|eine?|einen)\s+(?=\S)/i,
};

/** The Beatles: Beatles. A text never gets one: nobody looks for “the Paris” on the host's card. */
const withoutArticle: Spellings = (text, language) => [text.replace(articles[language], '')];

const and: Readonly<Record<Language, string>> = { en: 'and', de: 'und' };

const ampersands: Spellings = (text, language) => [
  text.replace(/\s*[&+]\s*/g, ` ${and[language]} `).trim(),
  text.replace(new RegExp(`\\s${and[language]}\\s`, 'gi'), ' & '),
];

const ones: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  ),
};
const tens: Readonly<Record<Language, readonly string[]>> = {
  en: '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  de: '_ _ zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' '),
};

/** Whole numbers from 0 to 100 in words. */
const numberIn = (n: number, language: Language): string => {
  if (n === 100) return language === 'en' ? 'one hundred' : 'hundert';
  const one = ones[language][n < 20 ? n : n % 10]!;
  if (n < 20) return one;
  const ten = tens[language][Math.floor(n / 10)]!;
  if (n % 10 === 0) return ten;
  return language === 'en' ? `${ten}-${one}` : `${one === 'eins' ? 'ein' : one}und${ten}`;
};

const numbersIn = (language: Language): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: 101 }, (_, n) => n).flatMap(n => {
      const word = numberIn(n, language);
      return [word, word.replace('-', ' ')].map(text => [text, n] as const);
    }),
  );
const numbers: Readonly<Record<Language, ReadonlyMap<string, number>>> = { en: numbersIn('en'), de: numbersIn('de') };

/** 7 Samurai: seven Samurai, and back. Years and decimals stay. */
const numerals: Spellings = (text, language) => [
  text.replace(/(^|[^\d.,])(\d{1,3})(?![\d.,]*\d)/g, (all, before: string, digits: string) =>
    Number(digits) > 100 ? all : before + numberIn(Number(digits), language),
  ),
  text.replace(/\p{L}+([- ]\p{L}+)?/gu, words => {
    const found = numbers[language].get(words.toLowerCase());
    if (found !== undefined) return String(found);
    return words.replace(/\p{L}+/gu, word => String(numbers[language].get(word.toLowerCase()) ?? word));
  }),
  // 10,000 and 10.000
  text.replace(/\d{1,3}([.,’' ]\d{3})+(?!\d)/g, digits => digits.replace(/\D/g, '')),
];

/** Only of one common noun: lions, lion. Mars, the Beatles and “gas” are none. */
const plurals: Spellings = (text, language) =>
  language === 'en' && /^\p{Ll}{3,}$/u.test(text) && !numbers.en.has(text)
    ? [/[^su]s$/.test(text) && !/is$/.test(text) ? text.slice(0, -1) : /[sxz]$/.test(text) ? text : `${text}s`]
    : [];

/** In the order in which they are proposed. */
const ways = { accents, signs, withoutArticle, hyphens, ampersands, numerals, plurals };
type Way = keyof typeof ways;
const variantWays = Object.keys(ways) as readonly Way[];

/** More are no help: the host reads them all on the card. */
const most = 8;

/**
 * Spellings that are proposed beside an answer and those that are accepted already, the plainest first. `by`: in which ways they
 * may differ.
 */
export const variantsOf = (
  answer: string,
  accepted: readonly string[],
  language: Language,
  by: readonly Way[] = variantWays,
): readonly string[] => {
  const known = new Set([answer, ...accepted].map(normal));
  const found: string[] = [];
  const add = (text: string): void => {
    const tidy = text.trim().replace(/\s+/g, ' ');
    if (tidy === '' || known.has(normal(tidy))) return;
    known.add(normal(tidy));
    found.push(tidy);
  };
  // What differs in one way comes before what differs in two.
  for (const way of by) for (const text of ways[way](answer, language)) add(text);
  for (const text of [...found]) for (const way of by) for (const other of ways[way](text, language)) add(other);
  return found.slice(0, most);
};

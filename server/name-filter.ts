/** Finds rude names by a list of English words in any spelling. It makes mistakes; the host has the last word. */
import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
} from 'obscenity';
import { plainLine } from '../shared/engine/plain-text.ts';

/** The patterns are compiled on first use. */
let matcher: RegExpMatcher | undefined;

/** First names that are also words. */
const firstNames: readonly string[] = ['dick'];
/** Names that happen to contain a word. */
const harmless: readonly string[] = [
  'cumming',
  'cumber',
  'cumbria',
  'penistone',
  'sexton',
  'essex',
  'sussex',
  'analisa',
];

const words = () => {
  const names = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => firstNames.includes(metadata?.originalWord ?? ''))
    .build();
  return { ...names, whitelistedTerms: [...(names.whitelistedTerms ?? []), ...harmless] };
};

/** Longer texts are not names. */
const longest = 200;

/** Without accents. */
const bareOf = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

export const isFoul = (name: string): boolean => {
  matcher ??= new RegExpMatcher({ ...words(), ...englishRecommendedTransformers });
  const text = plainLine(name.slice(0, longest));
  // Accents, and blanks or dots between letters, hide nothing.
  const bare = bareOf(text);
  // Split instead of matched as a whole, because a pattern would try every way to split a row of dashes.
  const letters = bare.split(/[\s._*-]+/).filter(part => part !== '');
  const spelled = letters.every(part => [...part].length === 1) ? letters.join('') : bare;
  return matcher.hasMatch(text) || matcher.hasMatch(spelled);
};

const lookAlikes = [resolveConfusablesTransformer(), resolveLeetSpeakTransformer()];

/** A name by what it looks like: "Tr0ll", "T r ö l l" and "Troll 2" are one. Of a name of signs alone, the signs. */
export const lookOf = (name: string): string => {
  const text = plainLine(name.slice(0, longest)).toLowerCase();
  // Two people of one name are told apart by a number.
  const letters = [...bareOf(text.replace(/\s+\d{1,4}$/, ''))].map(letter => {
    const seen = lookAlikes.reduce((code, { transform }) => transform(code) ?? code, letter.codePointAt(0) ?? 0);
    return String.fromCodePoint(seen).toLowerCase();
  });
  const look = letters
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(.)\1+/gu, '$1');
  return look || text;
};

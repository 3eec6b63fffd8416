/** Names that nobody wants to read out: a list of English words, in whatever spelling. It errs; the host has the last word. */
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { plainLine } from './plain-text.ts';

/** Words are put together from their letters once somebody asks. */
let matcher: RegExpMatcher | undefined;

/** Given names that are words as well. */
const given: readonly string[] = ['dick'];
/** Names that happen to hold a word. */
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
    .removePhrasesIf(({ metadata }) => given.includes(metadata?.originalWord ?? ''))
    .build();
  return { ...names, whitelistedTerms: [...(names.whitelistedTerms ?? []), ...harmless] };
};

/** Longer texts are not names; nobody waits for them. */
const longest = 200;

export const isFoul = (name: string): boolean => {
  matcher ??= new RegExpMatcher({ ...words(), ...englishRecommendedTransformers });
  const text = plainLine(name.slice(0, longest));
  // Marks on letters, and blanks or dots between them, hide nothing.
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  // Taken apart and not matched as a whole: a pattern for it would try every way to split a row of dashes.
  const letters = bare.split(/[\s._*-]+/).filter(part => part !== '');
  const spelled = letters.every(part => [...part].length === 1) ? letters.join('') : bare;
  return matcher.hasMatch(text) || matcher.hasMatch(spelled);
};

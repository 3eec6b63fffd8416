/**
 * A refusal as data, so that it can be told in any language: the words by name, and what they need. Where it arises, its text
 * is put in the language that this build has; the server tells everybody in their own.
 */
import { type RefusalWords, refusals } from '../words/en/refusals.ts';

/** What a text may be given: another text as data too, so that it is told in the same language. */
type Given<P extends readonly unknown[]> = {
  readonly [K in keyof P]: P[K] extends string ? string | Said : P[K];
};

type GivenOf<K extends keyof RefusalWords> = RefusalWords[K] extends (...given: infer P) => string ? Given<P> : [];

/** JSON-safe. */
export interface Said {
  readonly say: keyof RefusalWords;
  readonly with: readonly (string | number | Said)[];
}

export const said = <K extends keyof RefusalWords>(say: K, ...given: GivenOf<K>): Said => ({
  say,
  with: given as readonly (string | number | Said)[],
});

/** In words. */
export const tell = (what: Said, words: RefusalWords = refusals): string => {
  const text = words[what.say] as string | ((...given: readonly (string | number)[]) => string);
  if (typeof text === 'string') return text;
  return text(...what.with.map(item => (typeof item === 'object' ? tell(item, words) : item)));
};

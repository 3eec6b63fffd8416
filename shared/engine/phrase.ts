/**
 * A refusal as data: the name of a text in the catalogue and the values that it needs. Any language can be made of it. Its own
 * `message` is in the language of this build; the server translates it for each reader.
 */
import { type RefusalWords, refusals } from '../words/en/refusals.ts';

/** Values for a text. One that is itself a phrase is translated with it. */
type Given<P extends readonly unknown[]> = {
  readonly [K in keyof P]: P[K] extends string ? string | Phrase : P[K];
};

type GivenOf<K extends keyof RefusalWords> = RefusalWords[K] extends (...given: infer P) => string ? Given<P> : [];

/** JSON-safe. */
export interface Phrase {
  readonly say: keyof RefusalWords;
  readonly with: readonly (string | number | Phrase)[];
}

export const phrase = <K extends keyof RefusalWords>(say: K, ...given: GivenOf<K>): Phrase => ({
  say,
  with: given as readonly (string | number | Phrase)[],
});

export const textOf = ({ say, with: values }: Phrase, words: RefusalWords = refusals): string => {
  const text = words[say] as string | ((...given: readonly (string | number)[]) => string);
  if (typeof text === 'string') return text;
  return text(...values.map(item => (typeof item === 'object' ? textOf(item, words) : item)));
};

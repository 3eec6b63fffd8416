/**
 * A refusal as data: the name of a text in the catalogue and the values that it needs. Any language can be made of it. Its own
 * `message` is in the language of this build; the server translates it for each reader.
 */
import { type RefusalWords, refusals } from '../words/en/refusals.ts';

/** Values for a text. One that is itself a phrase is translated with it. */
type PhraseValues<P extends readonly unknown[]> = {
  readonly [K in keyof P]: P[K] extends string ? string | Phrase : P[K];
};

type ValuesOf<K extends keyof RefusalWords> = RefusalWords[K] extends (...values: infer P) => string
  ? PhraseValues<P>
  : [];

/** JSON-safe. */
export interface Phrase {
  readonly say: keyof RefusalWords;
  readonly with: readonly (string | number | Phrase)[];
}

export const phrase = <K extends keyof RefusalWords>(key: K, ...values: ValuesOf<K>): Phrase => ({
  say: key,
  with: values as readonly (string | number | Phrase)[],
});

export const textOf = ({ say, with: values }: Phrase, words: RefusalWords = refusals): string => {
  const text = words[say] as string | ((...values: readonly (string | number)[]) => string);
  if (typeof text === 'string') return text;
  return text(...values.map(item => (typeof item === 'object' ? textOf(item, words) : item)));
};

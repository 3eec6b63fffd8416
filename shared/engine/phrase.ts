/**
 * A refusal as data: the name of a text in the catalogue and the values that it needs. Any language can be made of it. Its own
 * `message` is in the language of this build; the server translates it for each reader.
 */
import type { FileWords } from '../words/en/files.ts';
import { type RefusalWords, refusals } from '../words/en/refusals.ts';
import type { RequestWords } from '../words/en/requests.ts';

/** Texts on files are only at hand where files are read, those on requests only on the server. */
export type PhraseWords = RefusalWords & Partial<FileWords & RequestWords>;

type Texts = RefusalWords & FileWords & RequestWords;

/** Values for a text. One that is itself a phrase is translated with it. */
type PhraseValues<P extends readonly unknown[]> = {
  readonly [K in keyof P]: P[K] extends string ? string | Phrase : P[K];
};

type ValuesOf<K extends keyof Texts> = Texts[K] extends (...values: infer P) => string ? PhraseValues<P> : [];

/** JSON-safe. */
export interface Phrase {
  readonly say: keyof Texts;
  readonly with: readonly (string | number | Phrase)[];
}

export const phrase = <K extends keyof Texts>(key: K, ...values: ValuesOf<K>): Phrase => ({
  say: key,
  with: values as readonly (string | number | Phrase)[],
});

export const textOf = ({ say, with: values }: Phrase, words: PhraseWords = refusals): string => {
  const text = words[say] as string | undefined | ((...values: readonly (string | number)[]) => string);
  if (text === undefined) throw new Error(`no text ${say} here`);
  if (typeof text === 'string') return text;
  return text(...values.map(item => (typeof item === 'object' ? textOf(item, words) : item)));
};

/** The words of house rules, made from what each show declares: a rule without words does not compile. */
import type { HouseField, HouseFields, HouseRule, HouseSection } from '../engine/house.ts';

interface RuleWords {
  readonly label: string;
  /** One sentence. */
  readonly help: string;
  /** Of the items of a list, in its order. */
  readonly items?: readonly string[];
}

interface ChoiceWords<T extends string> extends RuleWords {
  readonly options: Readonly<Record<T, string>>;
}

type WordsOf<F> =
  F extends HouseSection<infer G>
    ? { readonly [K in keyof G]: WordsOf<G[K]> }
    : F extends HouseRule<infer T>
      ? [T] extends [string]
        ? ChoiceWords<T>
        : RuleWords
      : never;

/** What exact figures of the show's own are called, beside those that all shows have. */
type ExactWords = Readonly<Record<string, string>>;

/** `S`: names of sets that come with the show. `O`: its rules that stand beside `house`. */
export type HouseWordsOf<H, S extends string, O extends HouseFields = Record<never, never>> =
  H extends HouseField<infer F>
    ? {
        readonly rules: { readonly [K in keyof F]: WordsOf<F[K]> };
        readonly options: { readonly [K in keyof O]: WordsOf<O[K]> };
        readonly sets: Readonly<Record<S, string>>;
        readonly exact?: ExactWords;
      }
    : never;

/** As a form reads them, whatever the show. */
export interface AnyRuleWords {
  readonly label: string;
  readonly help: string;
  readonly items?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
}

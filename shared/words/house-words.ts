/** The words of house rules, made from what each show declares: a rule without words does not compile. */
import type { HouseField, HouseFields, HouseGroupName, HouseRule, HouseSection } from '../engine/house.ts';

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

export interface HousePageWords {
  readonly title: string;
  readonly groups: Readonly<Record<HouseGroupName, string>>;
  /** Of a rule that has no effect because of others. */
  readonly idle: string;
  readonly original: string;
  readonly ownSet: string;
  readonly differs: (count: number) => string;
  readonly usually: (value: string) => string;
  readonly putBack: string;
  readonly putAllBack: string;
  readonly name: string;
  readonly namePlaceholder: string;
  readonly save: string;
  readonly saved: string;
  readonly exported: string;
  readonly imported: string;
  readonly notASet: string;
  readonly link: string;
  readonly copied: string;
  readonly sets: string;
  readonly yes: string;
  readonly no: string;
  readonly asMade: string;
  readonly ownBoard: string;
  /** What may lie on a space, by its name in the contract without the number. */
  readonly spaces: Readonly<Record<string, string>>;
  readonly space: (place: number) => string;
  readonly addOne: string;
  readonly removeOne: string;
  /** A number was typed that the rule does not take. */
  readonly outOfRange: (label: string, from: string, to: string) => string;
  readonly problems: {
    readonly noBust: string;
    readonly nothingAtStake: string;
    readonly lessForMore: string;
    readonly rarelyScores: string;
    readonly overAtOnce: string;
    readonly mostlyVoid: string;
  };
  readonly figures: {
    readonly title: string;
    readonly was: string;
    readonly now: string;
    readonly simulated: (shows: string) => string;
    readonly exact: string;
    /** What exact figures are called, by their names in the contract. */
    readonly of: Readonly<Record<string, string>>;
    readonly rounds: string;
    readonly minutes: string;
    readonly money: string;
    readonly points: string;
    /** Who plays the act, by seat. */
    readonly seats: readonly [string, string];
    readonly busts: string;
    readonly pot: string;
    readonly error: (by: string) => string;
  };
  readonly playedBy: (name: string) => string;
  readonly nameless: string;
  /** On a rule page that is written with house rules. */
  readonly markedHere: string;
  readonly toOriginal: string;
}

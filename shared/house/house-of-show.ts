/** The house rules of a show as pages and tests read them, whatever the show: its manifest says where they are. */
import type { HouseField } from '../engine/house.ts';
import type { Json } from '../engine/json.ts';
import type { AnyRuleWords, HousePageWords } from '../words/house-words.ts';

/** By name of the rule, and by name within a section. */
export interface RuleTexts {
  readonly [name: string]: AnyRuleWords | RuleTexts;
}

/** An act played alone whose odds at the start are known exactly, and which of them a host is shown. */
export interface ExactAct {
  readonly show: string;
  readonly options?: object;
  readonly figures: readonly string[];
}

/** A contradiction between rules, reported at one rule, whose path is joined with dots. */
export interface HouseProblem {
  readonly at: string;
  readonly problem: keyof HousePageWords['problems'];
}

/** `house` has been read by the show's field. `options` are the others. */
type Problems = (house: never, options: object) => readonly HouseProblem[];

export interface HouseOfShow {
  readonly field: HouseField;
  /** Sets that come with the show, as they are stored. */
  readonly sets: Readonly<Record<string, object>>;
  /** By set: options of the show that it changes too. */
  readonly beside: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly words: {
    readonly rules: RuleTexts;
    readonly sets: Readonly<Record<string, string>>;
    readonly exact?: Readonly<Record<string, string>>;
  };
  readonly exact: readonly ExactAct[];
  /** Of a set that may be played nevertheless. */
  readonly problems: (house: unknown, options: object) => readonly HouseProblem[];
}

/** Lets a field with its own types be used like any other. */
export const houseEntry = (
  field: unknown,
  sets: HouseOfShow['sets'],
  words: unknown,
  exact: readonly ExactAct[] = [],
  problems: Problems = () => [],
  beside: HouseOfShow['beside'] = {},
): HouseOfShow => ({
  field: field as HouseField,
  sets,
  beside,
  words: words as HouseOfShow['words'],
  exact,
  problems: problems as HouseOfShow['problems'],
});

/** Those of a list whose condition holds. */
export const problemsIn = (
  ...found: readonly (readonly [holds: boolean, at: string, problem: HouseProblem['problem']])[]
): readonly HouseProblem[] => found.flatMap(([holds, at, problem]) => (holds ? [{ at, problem }] : []));

/** The house rules of a show as pages and tests read them, whatever the show: its manifest says where they are. */
import type { HouseField } from '../engine/house.ts';
import type { Json } from '../engine/json.ts';
import { familyOf, manifestOf } from '../shows/index.ts';
import type { AnyRuleWords, HousePageWords } from '../words/house-words.ts';

/** By name of the rule, and by name within a section. */
export interface RuleTexts {
  readonly [name: string]: AnyRuleWords | RuleTexts;
}

/** An act by itself whose odds are known exactly where it begins, and what of them a host is told. */
export interface ExactAct {
  readonly show: string;
  readonly options?: object;
  readonly tells: readonly string[];
}

/** What makes no sense together, said where it is: at a rule, by its names joined with dots. */
export interface HouseProblem {
  readonly at: string;
  readonly problem: keyof HousePageWords['problems'];
}

/** `house` has been read by the show's field; `options` are those beside it. */
type Problems = (house: never, options: object) => readonly HouseProblem[];

export interface HouseOfShow {
  readonly field: HouseField;
  /** Sets that come with the show, as they are written. */
  readonly sets: Readonly<Record<string, object>>;
  /** By set: options of the show that it brings with it. */
  readonly beside: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly words: {
    readonly rules: RuleTexts;
    readonly sets: Readonly<Record<string, string>>;
    readonly exact?: Readonly<Record<string, string>>;
  };
  readonly exact: readonly ExactAct[];
  /** Of a set that may be played all the same. */
  readonly problems: (house: unknown, options: object) => readonly HouseProblem[];
}

/** Lets a field with its own types be told like any other. */
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

/** An act by itself has the rules of its show where it declares none; `options`: those that decide whose. */
export const houseOfShow = async (show: string, options: object = {}): Promise<HouseOfShow | undefined> =>
  (manifestOf(show)?.house ?? manifestOf(familyOf(show))?.house)?.(options);

/** Those of a list whose condition holds. */
export const problemsIn = (
  ...found: readonly (readonly [holds: boolean, at: string, problem: HouseProblem['problem']])[]
): readonly HouseProblem[] => found.flatMap(([holds, at, problem]) => (holds ? [{ at, problem }] : []));

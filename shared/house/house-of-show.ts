/** The house rules of a show as pages and tests read them, whatever the show: its manifest says where they are. */
import type { HouseField } from '../engine/house.ts';
import { familyOf, manifestOf } from '../shows/index.ts';
import type { AnyRuleWords } from '../words/house-words.ts';

/** By name of the rule, and by name within a section. */
export interface RuleTexts {
  readonly [name: string]: AnyRuleWords | RuleTexts;
}

export interface HouseOfShow {
  readonly field: HouseField;
  /** Sets that come with the show, as they are written. */
  readonly sets: Readonly<Record<string, object>>;
  readonly words: { readonly rules: RuleTexts; readonly sets: Readonly<Record<string, string>> };
}

/** Lets a field with its own types be told like any other. */
export const houseEntry = (field: unknown, sets: HouseOfShow['sets'], words: unknown): HouseOfShow => ({
  field: field as HouseField,
  sets,
  words: words as HouseOfShow['words'],
});

/** An act by itself has the rules of its show where it declares none; `options`: those that decide whose. */
export const houseOfShow = async (show: string, options: object = {}): Promise<HouseOfShow | undefined> =>
  (manifestOf(show)?.house ?? manifestOf(familyOf(show))?.house)?.(options);

/** The house rules of a show as pages and tests read them, whatever the show: its manifest says where they are. */
import type { RecordField } from '../engine/fields.ts';
import type { Setting } from '../engine/show.ts';
import type { HousePageWords } from '../words/en/house.ts';
import type { AnyRuleWords } from '../words/house-words.ts';
import type { Tally } from './figures.ts';

/** By name of the rule, and by name within a section. */
export interface RuleTexts {
  readonly [name: string]: AnyRuleWords | RuleTexts;
}

/** One way in which an act may begin in a show. */
export interface Opening {
  /** The seat that plays it, if it is another act for each; -1 for all alike. */
  readonly seat: number;
  /** Options of the act played alone, besides those that it shares with the show. */
  readonly options: object;
}

/** An act played alone whose odds at the start are known exactly, and which of them a host is shown. */
export interface ExactAct {
  readonly show: string;
  /** Figures of the best play. */
  readonly best?: readonly string[];
  /** Figures about which nobody decides anything. */
  readonly odds?: readonly string[];
  /** Figures that the audience cannot know, as exact fractions. `setting`: the act's. */
  readonly also?: (setting: Setting) => Readonly<Record<string, string>>;
  /** `options`: the show's, as its fields read them. By default the act begins in one way. */
  readonly openings?: (options: never) => readonly Opening[];
}

/** A contradiction between rules, reported at one rule: its path among the options, joined with dots. */
export interface HouseProblem {
  readonly at: string;
  readonly problem: keyof HousePageWords['problems'];
}

/** What a show declares of its house rules, besides the rules themselves. */
interface DeclaredHouse<O> {
  /** Sets that come with the show: the options that differ from the original. */
  readonly sets: Readonly<Record<string, object>>;
  readonly words: object;
  readonly exact?: readonly ExactAct[];
  /** What is counted in simulated shows. */
  readonly tally: Tally;
  /** Of options that may be played nevertheless. */
  readonly problems?: (options: O) => readonly HouseProblem[];
  /** Rules that have no effect because of others, by their paths among the options, joined with dots. */
  readonly idle?: (options: O) => readonly string[];
}

export interface HouseOfShow {
  readonly sets: Readonly<Record<string, object>>;
  readonly words: {
    /** As the options are: those of the set under `house`. */
    readonly rules: RuleTexts;
    readonly sets: Readonly<Record<string, string>>;
    readonly exact?: Readonly<Record<string, string>>;
  };
  readonly exact: readonly ExactAct[];
  readonly tally: Tally;
  /** `options`: as the show's fields read them. */
  readonly problems: (options: unknown) => readonly HouseProblem[];
  /** Whether a rule has no effect because of others. `path`: among the options, joined with dots. */
  readonly isIdle: (options: unknown, path: string) => boolean;
}

/** With the fields of the show, or of an act of it played alone. */
export interface RulesOfShow extends HouseOfShow {
  readonly options: RecordField<unknown>;
}

interface WrittenWords {
  readonly rules: RuleTexts;
  readonly options?: RuleTexts;
  readonly sets: Readonly<Record<string, string>>;
  readonly exact?: Readonly<Record<string, string>>;
}

/** Lets a show with its own types be used like any other. */
export const houseEntry = <O>({
  words,
  exact = [],
  problems = () => [],
  idle = () => [],
  ...rest
}: DeclaredHouse<O>): HouseOfShow => {
  const { rules, options = {}, ...others } = words as WrittenWords;
  return {
    ...rest,
    words: { ...others, rules: { ...options, house: rules } },
    exact,
    problems: problems as HouseOfShow['problems'],
    isIdle: (options, path) => idle(options as O).includes(path),
  };
};

/** The paths of a list whose condition holds. */
export const pathsWhere = (
  ...found: readonly (readonly [holds: boolean, ...at: readonly string[]])[]
): readonly string[] => found.flatMap(([holds, ...at]) => (holds ? at : []));

/** Those of a list whose condition holds. */
export const problemsIn = (
  ...found: readonly (readonly [holds: boolean, at: string, problem: HouseProblem['problem']])[]
): readonly HouseProblem[] => found.flatMap(([holds, at, problem]) => (holds ? [{ at, problem }] : []));

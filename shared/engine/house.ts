/**
 * House rules: the numbers of a show that a host may change (contract.md 4 to 10). Each is an option, or a part of the option
 * `house`, and is declared once: a field of fields.ts with unit, rule number and group. Their texts are in the show's house words.
 * Rules, odds, robots, rule pages, forms and tests read them from there.
 */
import {
  checkedBy,
  choice,
  type Field,
  type Fields,
  fault,
  flag,
  int,
  list,
  type ReadFields,
  type RecordField,
  strict,
} from './fields.ts';
import { type Phrase, phrase } from './phrase.ts';

type HouseUnit =
  | 'dollars'
  | 'dollars-a-point'
  | 'points'
  | 'to-one'
  | 'rounds'
  | 'games'
  | 'rolls'
  | 'wins'
  | 'losses'
  | 'broadcasts'
  | 'totals'
  | 'spaces'
  | 'seats'
  | 'choice'
  | 'yes-no';

/** The group under which a form lists a rule. */
export type HouseGroupName = 'board' | 'dice' | 'bonus' | 'length' | 'seasons';

interface HouseFacts {
  readonly unit: HouseUnit;
  /** A rule number of rules.md. */
  readonly rule: string;
  readonly group: HouseGroupName;
  /** A season carries its value from game to game. There it is the season's, and no host changed it. */
  readonly carried?: true;
}

/** One number of the rules, or one list of numbers. */
export interface HouseRule<T> extends Field<T> {
  readonly fallback: T;
  readonly house: HouseFacts;
}

/** What lies on the spaces of a board. */
export interface SpacesRule extends HouseRule<readonly string[] | null> {
  readonly kinds: readonly string[];
  readonly first: readonly string[];
}

/** Rules that belong together, under one name. */
export interface HouseSection<F extends HouseFields = HouseFields> extends Field<ReadFields<F>> {
  readonly kind: 'house';
  readonly of: F;
  readonly fallback: ReadFields<F>;
}

export type HouseFields = { readonly [name: string]: HouseRule<unknown> | HouseSection };

/** The name of a set, `""` for none. */
type Named = { readonly name: string };

export interface HouseField<F extends HouseFields = HouseFields> extends Field<ReadFields<F> & Named> {
  readonly kind: 'house';
  readonly of: F & { readonly name: Field<string> };
  readonly fallback: ReadFields<F> & Named;
}

export type House<H> = H extends Field<infer T> ? T : never;

export const maxDollars = 1_000_000_000;

/** Marks a field as a rule of the house. It needs a fallback, which is the original. */
export const rule = <T>(of: Field<T>, house: HouseFacts): HouseRule<T> => {
  if (of.fallback === undefined) throw new TypeError('a house rule without the original');
  return { ...of, fallback: of.fallback, house };
};

export const isRule = (field: Field<unknown>): field is HouseRule<unknown> => 'house' in field;

/** A whole number within limits. */
export const count = (fallback: number, min: number, max: number, house: HouseFacts): HouseRule<number> =>
  rule(int(min, max, fallback), house);

/** Whole dollars or points. */
export const amount = (fallback: number, house: HouseFacts): HouseRule<number> => count(fallback, 0, maxDollars, house);

/** As many whole numbers as the default has. `complaint`: what else may be wrong with them. */
export const counts = <const L extends readonly number[]>(
  fallback: L,
  min: number,
  max: number,
  house: HouseFacts,
  complaint: (values: readonly number[]) => Phrase | undefined = () => undefined,
) =>
  rule(
    checkedBy(list(int(min, max), fallback.length, fallback.length, fallback), complaint),
    house,
  ) as unknown as HouseRule<{
    readonly [K in keyof L]: number;
  }>;

export const amounts = <const L extends readonly number[]>(fallback: L, house: HouseFacts) =>
  counts(fallback, 0, maxDollars, house);

/** Up to `most` different whole numbers, in any order. */
export const distinctNumbers = (
  fallback: readonly number[],
  most: number,
  min: number,
  max: number,
  house: HouseFacts,
): HouseRule<readonly number[]> =>
  rule(
    checkedBy(list(int(min, max), 0, most, fallback), values =>
      new Set(values).size < values.length ? phrase('sameTwice') : undefined,
    ),
    house,
  );

export const oneOf = <const T extends string>(of: readonly T[], fallback: T, house: HouseFacts): HouseRule<T> =>
  rule(choice(of, fallback), house);

export const yesNo = (fallback: boolean, house: HouseFacts): HouseRule<boolean> => rule(flag(fallback), house);

/**
 * The texts of a board, one per space. `null`, in a show and never in a record, means the original board. `kinds`: the texts that
 * a form offers, with `N` where a number stands. `first`: the board with which it begins.
 */
export const spaces = (
  kinds: readonly string[],
  first: readonly string[],
  house: HouseFacts,
  complaint: (texts: readonly string[]) => Phrase | undefined,
): SpacesRule => {
  // Any value at all is looked at by the complaint, which names the one that is wrong.
  const anything: Field<string> = { kind: 'text', read: value => value as string };
  const texts = checkedBy(list(anything, first.length, first.length), complaint);
  return {
    ...texts,
    kind: 'list',
    kinds,
    first,
    fallback: null,
    house,
    read: (value, path, faults) => (value === undefined ? null : texts.read(value, path, faults)),
  };
};

/** Rules under one name. Missing ones get their defaults, name by name. */
export const section = <const F extends HouseFields>(of: F): HouseSection<F> => {
  const { read } = strict(of);
  const fallback = read({}, '', []);
  return {
    kind: 'house',
    of,
    fallback,
    read: (value, path, faults) => (value === undefined ? fallback : read(value, path, faults)),
  };
};

/** Code points. */
const longestName = 60;

const setName: Field<string> = {
  kind: 'text',
  max: longestName,
  fallback: '',
  read: (value, path, faults) => {
    if (value === undefined) return '';
    if (typeof value !== 'string' || [...value].length > longestName)
      faults.push(fault(path, phrase('mustBe', phrase('textUpTo', longestName))));
    return value as string;
  },
};

/** `complaint`: a rule about several values together. */
export const houseRules = <const F extends HouseFields>(
  of: F,
  complaint: (house: ReadFields<F>) => Phrase | undefined = () => undefined,
): HouseField<F> => {
  const all = { name: setName, ...of };
  const { fallback, read } = section(all as unknown as HouseFields);
  return {
    kind: 'house',
    of: all as HouseField<F>['of'],
    fallback: fallback as HouseField<F>['fallback'],
    // A set is stored as its differences, and left out if there are none.
    write: house => {
      const written = differences({ of: all }, house);
      return Object.keys(written).length > 0 ? written : undefined;
    },
    read: (value, path, faults) => {
      const before = faults.length;
      const house = read(value, path, faults) as House<HouseField<F>>;
      const wrong = faults.length === before ? complaint(house) : undefined;
      if (wrong !== undefined) faults.push(fault(path, wrong));
      return house;
    },
  };
};

/**
 * The rules among a show's options: those beside `house`, and `house` itself. `options`: those that decide about limits.
 * `inSeason`: without those whose value the season carries.
 */
export const rulesAmong = (
  of: Pick<RecordField<unknown>, 'fieldsFor'>,
  options: unknown,
  inSeason = false,
): HouseFields =>
  Object.fromEntries(
    Object.entries(of.fieldsFor(options)).filter(
      (entry): entry is [string, HouseRule<unknown> | HouseSection] =>
        isHouse(entry[1]) || (isRule(entry[1]) && !(inSeason && entry[1].house.carried === true)),
    ),
  );

export const isHouse = (field: { readonly kind: string }): field is HouseField => field.kind === 'house';

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, i) => item === b[i]) : a === b;

/** A set as it is stored: the differences from the defaults by name; inner objects likewise, and no empty ones. */
export type Differences = { readonly [name: string]: unknown };

/** The differences of a set from the defaults. The name counts, unless it is `""`. */
const differences = (field: { readonly of: object }, house: unknown): Differences => {
  const found: Record<string, unknown> = {};
  for (const [name, of] of Object.entries(field.of as Fields)) {
    const value = (house as Record<string, unknown>)[name];
    if (of.kind === 'house') {
      const inner = differences(of as HouseSection, value);
      if (Object.keys(inner).length > 0) found[name] = inner;
    } else if (!isSame(value, of.fallback)) found[name] = value;
  }
  return found;
};

/**
 * How options differ from the original in what is a rule, as a record holds it: `{ opening: […], house: { … } }`, `{}` for the
 * original. `options`: as the fields read them.
 */
export const changesIn = (
  of: Pick<RecordField<unknown>, 'fieldsFor'>,
  options: unknown,
  inSeason = false,
): Differences => differences({ of: rulesAmong(of, options, inSeason) }, options);

/** The number of rules that a host changed. The name of a set is not one. */
export const changedRules = (changes: Differences): number =>
  Object.entries(changes).reduce(
    (sum, [name, value]) =>
      sum +
      (typeof value === 'object' && value !== null && !Array.isArray(value)
        ? changedRules(value as Differences)
        : Number(name !== 'name')),
    0,
  );

/** The name of the set, "" for none. */
export const setNameIn = (options: unknown): string => {
  const { house } = (options ?? {}) as { readonly house?: { readonly name?: unknown } };
  return typeof house?.name === 'string' ? house.name : '';
};

/**
 * House rules: the numbers of a show that a host may change (contract.md 10). A show declares each of them once, with default,
 * limits, unit, rule number and group. Their texts are in the show's house words. Rules, odds, robots, rule pages, forms and
 * tests read them from there.
 */
import { at, type Fault, type Field, type Fields, fault, type ReadFields, unknownNames } from './fields.ts';
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
  | 'choice'
  | 'yes-no';

/** The group under which a form lists a rule. */
export type HouseGroupName = 'board' | 'dice' | 'bonus' | 'length' | 'seasons';

interface HouseFacts {
  readonly unit: HouseUnit;
  /** A rule number of rules.md. */
  readonly rule: string;
  readonly group: HouseGroupName;
}

/** One number of the rules, or one list of numbers. */
export interface HouseRule<T> extends Field<T> {
  readonly fallback: T;
  readonly house: HouseFacts;
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

const unfit = (path: string, expected: Phrase): Fault => fault(path, phrase('mustBe', expected));

/** Unlike options, house rules accept only values of their type: `null` is not one. */
const rule = <T>(
  facts: Omit<HouseRule<T>, 'read'>,
  complaint: (value: unknown) => Phrase | undefined,
): HouseRule<T> => ({
  ...facts,
  read(value, path, faults) {
    if (value === undefined) return facts.fallback;
    const wrong = complaint(value);
    if (wrong !== undefined) faults.push(fault(path, wrong));
    return value as T;
  },
});

const isWhole = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** A whole number within limits. */
export const count = (fallback: number, min: number, max: number, house: HouseFacts): HouseRule<number> =>
  rule({ kind: 'int', min, max, fallback, house }, value =>
    isWhole(value, min, max) ? undefined : phrase('mustBe', phrase('wholeNumber', min, max)),
  );

/** Whole dollars or points. */
export const amount = (fallback: number, house: HouseFacts): HouseRule<number> => count(fallback, 0, maxDollars, house);

/** As many whole numbers as the default has. `complaint`: what else may be wrong with them. */
export const counts = <const L extends readonly number[]>(
  fallback: L,
  min: number,
  max: number,
  house: HouseFacts,
  complaint: (values: readonly number[]) => Phrase | undefined = () => undefined,
): HouseRule<{ readonly [K in keyof L]: number }> =>
  rule<{ readonly [K in keyof L]: number }>(
    {
      kind: 'list',
      min: fallback.length,
      max: fallback.length,
      fallback: fallback as unknown as { readonly [K in keyof L]: number },
      of: { kind: 'int', min, max },
      house,
    },
    value => {
      if (!Array.isArray(value)) return phrase('mustBe', phrase('list'));
      if (value.length !== fallback.length) return phrase('mustHold', String(fallback.length), value.length);
      if (!value.every(item => isWhole(item, min, max)))
        return phrase('mustBe', phrase('listOf', fallback.length, phrase('wholeNumber', min, max)));
      return complaint(value);
    },
  );

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
  rule({ kind: 'list', min: 0, max: most, fallback, of: { kind: 'int', min, max }, house }, value => {
    if (!Array.isArray(value)) return phrase('mustBe', phrase('list'));
    if (value.length > most) return phrase('mustHold', phrase('within', 0, most), value.length);
    if (!value.every(item => isWhole(item, min, max)))
      return phrase('mustBe', phrase('listOf', value.length, phrase('wholeNumber', min, max)));
    return new Set(value).size < value.length ? phrase('sameTwice') : undefined;
  });

export const oneOf = <const T extends string>(of: readonly T[], fallback: T, house: HouseFacts): HouseRule<T> =>
  rule({ kind: 'choice', of, fallback, house }, value =>
    of.includes(value as T) ? undefined : phrase('mustBe', phrase('oneOf', of.join(', '))),
  );

export const yesNo = (fallback: boolean, house: HouseFacts): HouseRule<boolean> =>
  rule({ kind: 'flag', fallback, house }, value =>
    typeof value === 'boolean' ? undefined : phrase('mustBe', phrase('trueOrFalse')),
  );

/** The texts of a board, one per space. `null`, in a show and never in a record, means the original board. */
export const spaces = (
  length: number,
  house: HouseFacts,
  complaint: (texts: readonly string[]) => Phrase | undefined,
): HouseRule<readonly string[] | null> =>
  rule({ kind: 'list', min: length, max: length, fallback: null, of: { kind: 'text' }, house }, value => {
    if (!Array.isArray(value)) return phrase('mustBe', phrase('list'));
    if (value.length !== length) return phrase('mustHold', String(length), value.length);
    return complaint(value);
  });

const readStrictly = (of: Fields, value: unknown, path: string, faults: Fault[]): Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    faults.push(unfit(path, phrase('object')));
    return {};
  }
  faults.push(...unknownNames(value, Object.keys(of), path));
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(of)) {
    const own = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    read[name] = field.read(own, at(path, name), faults);
  }
  return read;
};

/** Rules under one name. Missing ones get their defaults, name by name. */
export const section = <const F extends HouseFields>(of: F): HouseSection<F> => {
  const fallback = readStrictly(of, {}, '', []) as ReadFields<F>;
  return {
    kind: 'house',
    of,
    fallback,
    read: (value, path, faults) =>
      value === undefined ? fallback : (readStrictly(of, value, path, faults) as ReadFields<F>),
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
      faults.push(unfit(path, phrase('textUpTo', longestName)));
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

export const isHouse = (field: { readonly kind: string }): field is HouseField => field.kind === 'house';

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, i) => item === b[i]) : a === b;

/** A set as it is stored: the differences from the defaults by name; inner objects likewise, and no empty ones. */
export type Differences = { readonly [name: string]: unknown };

/** The differences of a set from the defaults. The name counts, unless it is `""`. */
export const differences = (field: { readonly of: object }, house: unknown): Differences => {
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

/**
 * What options and packs may hold, declared once as data. Records and packs are checked by it, and the lobby makes its forms
 * from it.
 */
import { nearestName } from './nearest.ts';
import { type Phrase, phrase, textOf } from './phrase.ts';

/** One fault in what was given, with its path: `questions[3].answer`. */
export interface Fault {
  readonly path: string;
  readonly message: string;
  /** The message as data, so that it can be translated; absent if a library wrote it. */
  readonly phrase?: Phrase;
}

export const fault = (path: string, what: Phrase): Fault => ({ path, message: textOf(what), phrase: what });

/** Reads one value. Faults are collected, never thrown. A value that is returned with a fault must not be used. */
export interface Field<T> {
  readonly kind: string;
  /** Replaces a missing value. A field without a fallback is required. */
  readonly fallback?: T;
  readonly min?: number;
  readonly max?: number;
  readonly of?: unknown;
  /** A list holds a multiple of this many items. */
  readonly step?: number;
  /** Of a text: a regular expression. */
  readonly pattern?: string;
  /** Of a record: other names are faults. */
  readonly closed?: true;
  read(value: unknown, path: string, faults: Fault[]): T;
  /** The stored form of a value, if it differs from the value; undefined: the field is left out. */
  write?(value: T): unknown;
}

export type Read<F> = F extends Field<infer T> ? T : never;

/** The path of a name within a path. */
const at = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

const unfit = (path: string, value: unknown, expected: Phrase): Fault =>
  fault(path, value === undefined ? phrase('missing', expected) : phrase('mustBe', expected));

const field = <T>(
  facts: Omit<Field<T>, 'read'>,
  expected: Phrase,
  accepts: (value: unknown) => value is T,
): Field<T> => ({
  ...facts,
  read(value, path, faults) {
    if (value === undefined && 'fallback' in facts && facts.fallback !== undefined) return facts.fallback;
    if (!accepts(value)) faults.push(unfit(path, value, expected));
    return value as T;
  },
});

export const int = (min: number, max: number, fallback?: number): Field<number> =>
  field(
    { kind: 'int', min, max, ...(fallback === undefined ? {} : { fallback }) },
    phrase('wholeNumber', min, max),
    (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
  );

/** A finite number; halves of dollars occur (LN-A10). */
export const number = (min: number, max: number, fallback?: number): Field<number> =>
  field(
    { kind: 'number', min, max, ...(fallback === undefined ? {} : { fallback }) },
    phrase('numberWithin', min, max),
    (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max,
  );

export const text = (max: number, fallback?: string): Field<string> =>
  field(
    { kind: 'text', max, ...(fallback === undefined ? {} : { fallback }) },
    phrase('text', max),
    (value): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= max,
  );

/** One of several values, whatever they are. */
export const choice = <const T extends string | number | boolean>(
  of: readonly T[],
  fallback?: T,
): Field<T> & { readonly of: readonly T[] } => ({
  ...field(
    { kind: 'choice', ...(fallback === undefined ? {} : { fallback }) },
    phrase('oneOf', of.join(', ')),
    (value): value is T => of.includes(value as T),
  ),
  of,
});

/** 0 for none, or a whole number within limits. */
export const intOrNone = (min: number, max: number, fallback?: number): Field<number> =>
  field(
    { kind: 'int-or-none', min, max, ...(fallback === undefined ? {} : { fallback }) },
    phrase('noneOrWithin', min, max),
    (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && (value === 0 || (value >= min && value <= max)),
  );

/** Yes or no. */
export const flag = (fallback?: boolean): Field<boolean> =>
  field(
    { kind: 'flag', ...(fallback === undefined ? {} : { fallback }) },
    phrase('trueOrFalse'),
    (value): value is boolean => typeof value === 'boolean',
  );

/** A count in words. */
export const countOf = (fewest: number, most: number): string | Phrase =>
  fewest === most
    ? String(fewest)
    : most === Number.POSITIVE_INFINITY
      ? phrase('atLeast', fewest)
      : phrase('within', fewest, most);

export const list = <T>(of: Field<T>, min: number, max: number, fallback?: readonly T[]): Field<readonly T[]> => ({
  kind: 'list',
  of,
  min,
  max,
  ...(fallback === undefined ? {} : { fallback }),
  read(value, path, faults) {
    if (value === undefined && fallback !== undefined) return fallback;
    if (!Array.isArray(value)) {
      faults.push(unfit(path, value, phrase('list')));
      return [];
    }
    if (value.length < min || value.length > max) {
      faults.push(fault(path, phrase('mustHold', countOf(min, max), value.length)));
      return [];
    }
    return value.map((item, i) => of.read(item, `${path}[${i}]`, faults));
  },
});

/** A list of sets of `step` items each, with at least one set. */
export const sets = <T>(of: Field<T>, step: number, most: number): Field<readonly T[]> => ({
  ...checkedBy(list(of, step, step * most), ({ length }) =>
    length % step === 0 ? undefined : phrase('multipleOf', step, length),
  ),
  step,
});

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type ReadFields<F extends Fields> = { readonly [K in keyof F]: Read<F[K]> };

/** Fields by name. */
export interface RecordField<T> extends Field<T> {
  readonly of: Fields;
  /** The fields for a value that was read at least in part, because some limits depend on other fields. */
  fieldsFor(value: unknown): Fields;
}

/** Fields by name. Unknown names are ignored (contract.md 2). */
export const record = <const F extends Fields>(
  of: F,
  fallback?: ReadFields<F>,
): RecordField<ReadFields<F>> & { readonly of: F } => ({
  kind: 'record',
  of,
  fieldsFor: () => of,
  ...(fallback === undefined ? {} : { fallback }),
  read(value, path, faults) {
    if (value === undefined && fallback !== undefined) return fallback;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      faults.push(unfit(path, value, phrase('object')));
      return {} as ReadFields<F>;
    }
    const read: Record<string, unknown> = {};
    for (const [key, of_] of Object.entries(of)) {
      const item = of_.read(
        Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined,
        at(path, key),
        faults,
      );
      if (item !== undefined) read[key] = item;
    }
    return read as ReadFields<F>;
  },
});

/** Fields by name, where an unknown name is a fault. */
export const strict = <const F extends Fields>(of: F): RecordField<ReadFields<F>> & { readonly of: F } => {
  const known = record(of);
  return {
    ...known,
    closed: true,
    read(value, path, faults) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        faults.push(...unknownNames(value, Object.keys(of), path));
      return known.read(value, path, faults);
    },
  };
};

/** What can be read of a record, with defaults for the rest. */
const soundPart = <A>(of: RecordField<A>, value: unknown): A => {
  const values = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const fields = Object.entries(of.fieldsFor(value)).map(([name, field]) => {
    const { value: read, faults } = readField(field, Object.hasOwn(values, name) ? values[name] : undefined);
    return [name, faults.length === 0 ? read : field.fallback];
  });
  return Object.fromEntries(fields) as A;
};

/** A record with further fields whose limits and defaults depend on the first ones. */
export const extended = <A extends object, const G extends Fields>(
  base: RecordField<A>,
  rest: (read: A) => G,
): RecordField<A & ReadFields<G>> => {
  const more = (value: unknown): G => rest(soundPart(base, value));
  return {
    kind: 'record',
    of: { ...base.of, ...more({}) },
    fieldsFor: value => ({ ...base.fieldsFor(value), ...more(value) }),
    read(value, path, faults) {
      const before = faults.length;
      const first = base.read(value, path, faults);
      // Reports all faults at once, unless there is nothing to read at all.
      if (faults.length > before && (typeof value !== 'object' || value === null || Array.isArray(value)))
        return first as A & ReadFields<G>;
      return { ...first, ...record(more(value)).read(value, path, faults) };
    },
  };
};

/** Whether a value means "none" for a field that has no such value: `""` for a text, `[]` for a list (contract.md 3). */
const meansNone = ({ kind, min }: Field<unknown>, value: unknown): boolean =>
  kind === 'text' ? value === '' : kind === 'list' && min !== 0 && Array.isArray(value) && value.length === 0;

/** Longer than the name of any field, so messages cut unknown names there. */
const longestName = 60;

const shortName = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

/** The fault of an unknown name, with the nearest known one. */
const unknownName = (path: string, name: string, known: readonly string[]): Fault =>
  fault(at(path, shortName(name)), phrase('unknownName', nearestName(name, known)));

/** More than anybody reads. A file may hold a hundred thousand unknown names. */
const maxUnknown = 100;

/** The names in `value` that are unknown. */
const unknownNames = (value: object, known: readonly string[], path = ''): readonly Fault[] => {
  const found: Fault[] = [];
  for (const name of Object.keys(value)) {
    if (found.length >= maxUnknown) break;
    if (!known.includes(name)) found.push(unknownName(path, name, known));
  }
  return found;
};

const gatherUnknown = (
  of: Field<unknown>,
  value: unknown,
  path: string,
  also: readonly string[],
  found: Fault[],
): void => {
  if (typeof value !== 'object' || value === null || found.length >= maxUnknown) return;
  if (of.kind === 'optional') gatherUnknown(of.of as Field<unknown>, value, path, [], found);
  else if (of.kind === 'list') {
    if (!Array.isArray(value)) return;
    for (const [i, item] of value.entries()) gatherUnknown(of.of as Field<unknown>, item, `${path}[${i}]`, [], found);
  } else if (of.kind === 'record' && !Array.isArray(value)) {
    const fields = (of as RecordField<unknown>).fieldsFor(value);
    found.push(...unknownNames(value, [...Object.keys(fields), ...also], path));
    for (const [name, field] of Object.entries(fields)) {
      if (Object.hasOwn(value, name))
        gatherUnknown(field, (value as Record<string, unknown>)[name], at(path, name), [], found);
    }
  }
};

/**
 * Names that no field asks for, at every depth, as many as anybody reads. A record ignores them (contract.md 2); whoever
 * creates something from them reports them. `also`: further known names.
 */
export const unknownIn = (
  of: Field<unknown>,
  value: unknown,
  path: string,
  also: readonly string[] = [],
): readonly Fault[] => {
  const found: Fault[] = [];
  gatherUnknown(of, value, path, also, found);
  return found.slice(0, maxUnknown);
};

/** A field that may be left out. */
export const optional = <T>(of: Field<T>): Field<T | undefined> => ({
  kind: 'optional',
  of,
  read: (value, path, faults) =>
    value === undefined || meansNone(of, value) ? undefined : of.read(value, path, faults),
});

/** Adds a condition to a field. `complaint` returns what is wrong with a value of the right type, if anything. */
export const checkedBy = <T>(of: Field<T>, complaint: (value: T) => Phrase | undefined): Field<T> => ({
  ...of,
  read(value, path, faults) {
    const before = faults.length;
    const read = of.read(value, path, faults);
    const wrong = faults.length === before ? complaint(read) : undefined;
    if (wrong !== undefined) faults.push(fault(path, wrong));
    return read;
  },
});

/** Whether a fault says that something is missing. */
export const isMissing = ({ phrase }: Fault): boolean => phrase?.say === 'missing';

/** Writes a value so that it can be stored and read again. */
export const writeField = (
  of: Pick<RecordField<unknown>, 'fieldsFor'>,
  value: unknown,
): Readonly<Record<string, unknown>> => {
  const fields = of.fieldsFor(value);
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, item]) => {
      const field = fields[name];
      const written = field?.write === undefined ? item : field.write(item);
      return written === undefined ? [] : [[name, written]];
    }),
  );
};

/** Reads a whole value. It may be used exactly if there are no faults. */
export const readField = <T>(of: Field<T>, value: unknown, path = ''): { value: T; faults: readonly Fault[] } => {
  const faults: Fault[] = [];
  return { value: of.read(value, path, faults), faults };
};

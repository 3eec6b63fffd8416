/**
 * What requests and messages may hold, besides what options and packs may (fields.ts). The server reads them by it, and both sides
 * have their types from it.
 */
import {
  choice,
  type Field,
  type Fields,
  fault,
  type Read,
  type RecordField,
  readField,
  record,
  strict,
} from './fields.ts';
import { phrase } from './phrase.ts';

/** The values of fields by name; one that may be undefined may be left out. */
type Given<F extends Fields> = {
  readonly [K in keyof F as undefined extends Read<F[K]> ? never : K]: Read<F[K]>;
} & { readonly [K in keyof F as undefined extends Read<F[K]> ? K : never]?: Read<F[K]> };

/** Any value at all. */
export const anything: Field<unknown> = { kind: 'any', read: value => value };

/** A value that may be left out. An empty one counts, other than in `optional` of fields.ts. */
export const maybe = <T>(of: Field<T>): Field<T | undefined> => ({
  kind: 'optional',
  of,
  read: (value, path, faults) => (value === undefined ? undefined : of.read(value, path, faults)),
});

/** The value that a missing one counts as. */
export const or = <T>(of: Field<T>, fallback: T): Field<T> => ({
  ...of,
  fallback,
  read: (value, path, faults) => (value === undefined ? fallback : of.read(value, path, faults)),
});

interface LineRules {
  readonly min?: number;
  readonly pattern?: RegExp;
  /** What the text is made into before it is looked at. */
  readonly clean?: (typed: string) => string;
}

/** A text of at most `max` characters, `""` too. */
export const line = (
  max: number,
  { min = 0, pattern = /^/, clean = typed => typed }: LineRules = {},
): Field<string> => ({
  kind: 'text',
  min,
  max,
  pattern: pattern.source,
  read(value, path, faults) {
    const text = typeof value === 'string' ? clean(value) : '';
    if (typeof value !== 'string' || text.length < min || text.length > max || !pattern.test(text)) {
      const wanted = min > 0 ? phrase('text', max) : phrase('textUpTo', max);
      faults.push(fault(path, value === undefined ? phrase('missing', wanted) : phrase('mustBe', wanted)));
    }
    return text;
  },
});

/** Values by names that nobody knows in advance. */
export const dictionary: Field<Readonly<Record<string, unknown>>> = {
  kind: 'dictionary',
  read(value, path, faults) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    faults.push(fault(path, phrase('mustBe', phrase('object'))));
    return {};
  },
};

/** Fields of a request by name. Other names are ignored. */
export const request = <const F extends Fields>(of: F): RecordField<Given<F>> & { readonly of: F } =>
  record(of) as unknown as RecordField<Given<F>> & { readonly of: F };

/** Fields of a message by name. Other names are faults. */
export const message = <const F extends Fields>(of: F): RecordField<Given<F>> =>
  strict(of) as unknown as RecordField<Given<F>>;

/** Messages of several kinds, told apart by the value of one name. */
export type OneOf<By extends string, V extends Readonly<Record<string, Fields>>> = {
  [K in keyof V]: { readonly [B in By]: K } & Given<V[K]>;
}[keyof V];

export const messages = <By extends string, const V extends Readonly<Record<string, Fields>>>(
  by: By,
  of: V,
): Field<OneOf<By, V>> & { readonly by: By } => {
  const kinds = new Map(
    Object.entries(of).map(([kind, fields]) => [kind, message({ [by]: choice([kind]), ...fields })]),
  );
  const which = choice([...kinds.keys()]);
  return {
    kind: 'messages',
    by,
    of: Object.fromEntries(kinds),
    read(value, path, faults) {
      const wanted = (value as Readonly<Record<string, unknown>> | null | undefined)?.[by];
      const found = typeof wanted === 'string' ? kinds.get(wanted) : undefined;
      const read = found === undefined ? which.read(wanted, by, faults) : found.read(value, path, faults);
      return read as OneOf<By, V>;
    },
  };
};

/** The value, or undefined if anything is wrong with it. */
export const soundly = <T>(of: Field<T>, value: unknown): T | undefined => {
  const read = readField(of, value);
  return read.faults.length === 0 ? read.value : undefined;
};

/** Named sets of house rules, stored in this browser and shared by link or file: options as a record holds them. */
import type { Json } from '../../shared/engine/json.ts';
import { keep, recallJson } from '../storage.ts';

const format = 'boxcars-house/1';
const keyOf = (show: string): string => `boxcars:house:${show}`;

export type Options = Readonly<Record<string, Json>>;

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In files and links the set stands by itself, and `options` holds what stands beside it. */
interface Written {
  readonly house?: unknown;
  readonly options?: unknown;
}

const writtenOf = ({ house, ...options }: Options): Written => ({
  ...(house === undefined ? {} : { house }),
  ...(Object.keys(options).length === 0 ? {} : { options }),
});

const optionsOf = ({ house, options }: Written): Options | null => {
  const found = { ...(isObject(options) ? options : {}), ...(isObject(house) ? { house } : {}) };
  return Object.keys(found).length === 0 ? null : found;
};

/** Sets of earlier versions have no options beside them. */
export const savedSets = (show: string): Readonly<Record<string, Options>> => {
  const saved = recallJson(keyOf(show));
  const sets = Object.entries(isObject(saved) ? saved : {}).map(
    ([name, set]) => [name, isObject(set) && isObject(set.rules) ? set.rules : { house: set }] as const,
  );
  return Object.fromEntries(sets);
};

/** In a private window it is stored nowhere, and still in the form. */
export const saveSet = (show: string, name: string, rules: Options): boolean => {
  const before = Object.entries(savedSets(show)).map(([other, set]) => [other, { rules: set }]);
  return keep(keyOf(show), JSON.stringify({ ...Object.fromEntries(before), [name]: { rules } }));
};

export const fileOf = (show: string, rules: Options): string =>
  JSON.stringify({ format, show, ...writtenOf(rules) }, null, 2);

/** null if it is no set of this show. Whether the show takes it, its fields say. */
export const readFile = (show: string, text: string): Options | null => {
  try {
    const read = JSON.parse(text) as Written & { readonly format?: unknown; readonly show?: unknown };
    return read.format === format && read.show === show ? optionsOf(read) : null;
  } catch {
    return null;
  }
};

/** The part of an address that carries rules: `house=…&options=…`, "" for none. */
export const queryOf = (rules: Options): string =>
  Object.entries(writtenOf(rules))
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

/** null if an address carries none. */
export const rulesInAddress = (search: string): Options | null => {
  const query = new URLSearchParams(search);
  const parsed = (name: string): unknown => {
    try {
      return JSON.parse(query.get(name) ?? 'null') as unknown;
    } catch {
      return null;
    }
  };
  return optionsOf({ house: parsed('house'), options: parsed('options') });
};

/** Plain data: what survives JSON unchanged. States, views, cues and inputs are made of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Whether a value is an object with fields, and no list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The canonical text of a value as in RFC 8785: keys sorted by UTF-16 units, no blanks. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(item => canonical(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value).sort();
    const pairs = keys.flatMap(key => {
      const item = (value as Record<string, unknown>)[key];
      return item === undefined ? [] : [`${JSON.stringify(key)}:${canonical(item)}`];
    });
    return `{${pairs.join(',')}}`;
  }
  return JSON.stringify(value);
};

/** Whether two values have the same canonical text. Mostly the answer is found long before that text would be needed. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item ?? null, b[i] ?? null));
  return !Array.isArray(b) && canonical(a) === canonical(b);
};

/** Whether a value is plain data that a cue, a view or an input may hold. */
export const isPlain = (value: unknown): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.values(value).every(isPlain);
};

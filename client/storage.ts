/** What this browser remembers as text. In a private window storage may be refused: then nothing is remembered. */

type Place = 'localStorage' | 'sessionStorage';

/** null for nothing. */
export const recall = (key: string, place: Place = 'localStorage'): string | null => {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
};

/** The same of what was written as JSON; undefined for nothing, and for what is no JSON. */
export const recallJson = (key: string): unknown => {
  try {
    return JSON.parse(recall(key) ?? '') as unknown;
  } catch {
    return undefined;
  }
};

/** `value` null forgets it. False if nothing can be stored. */
export const keep = (key: string, value: string | null, place: Place = 'localStorage'): boolean => {
  try {
    if (value === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** A random id that nothing else has. `crypto.randomUUID` is missing over plain http. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

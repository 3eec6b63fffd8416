/** Named sets of house rules, stored in this browser and shared by link or file. */
import { readField } from '../../shared/engine/fields.ts';
import { type Differences, differences, type HouseField } from '../../shared/engine/house.ts';

const format = 'boxcars-house/1';
const keyOf = (show: string): string => `boxcars:house:${show}`;

export type HouseSet = Differences;

/** The set as it was written, or null if it does not belong to this show. */
const setFrom = (field: HouseField, value: unknown): HouseSet | null => {
  const read = readField(field, value);
  return read.faults.length === 0 ? differences(field, read.value) : null;
};

export const savedSets = (show: string): Readonly<Record<string, unknown>> => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(show)) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
};

export const saveSet = (show: string, name: string, set: HouseSet): void => {
  try {
    localStorage.setItem(keyOf(show), JSON.stringify({ ...savedSets(show), [name]: { ...set, name } }));
  } catch {
    // A private window stores nothing, but the set is still in the form.
  }
};

export const fileOf = (show: string, house: HouseSet): string => JSON.stringify({ format, show, house }, null, 2);

export const readFile = (show: string, text: string, field: HouseField): HouseSet | null => {
  try {
    const read = JSON.parse(text) as { readonly format?: unknown; readonly show?: unknown; readonly house?: unknown };
    return read.format === format && read.show === show ? setFrom(field, read.house) : null;
  } catch {
    return null;
  }
};

/**
 * The part of a pack that an episode used. Lists are used from the front, so it is the shortest front with which the entries
 * still replay the same. No act needs to keep count.
 */
import { Episode, partsOf } from './episode.ts';
import { readField } from './fields.ts';

type Pack = { readonly [list: string]: unknown };
type Item = { readonly [field: string]: unknown };

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Replays an episode over another pack and passes on what the audience saw after each entry, view and cues, until `goesOn`
 * returns false. False if it did, or if an entry is refused.
 */
const plays = (episode: Episode, pack: Pack, goesOn: (view: string, entry: number) => boolean): boolean => {
  const { show, setting, seats, entries } = episode;
  const read = readField(show.pack, pack);
  if (read.faults.length > 0) return false;
  const replayed = new Episode(show, { ...setting, pack: read.value }, seats);
  for (const [i, entry] of entries.entries()) {
    const { move, drew } = partsOf(entry);
    if (!replayed.play(move, drew).ok) return false;
    // The same code writes both, so the order of fields is the same too.
    if (!goesOn(JSON.stringify([replayed.view('audience'), replayed.cues]), i)) return false;
  }
  return true;
};

/** The least n from 0 to `most` for which `holds`, which must hold for all larger n. */
const least = (most: number, holds: (n: number) => boolean): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** A list may only be used in whole sets. */
const stepOf = ({ show }: Episode, list: string): number =>
  ((show.pack.of ?? {}) as Readonly<Record<string, { readonly step?: number }>>)[list]?.step ?? 1;

/** Without what is for the host alone, at every depth. */
const withoutNotes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isItem(value)) return value;
  const { note: _note, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, withoutNotes(part)]));
};

/** Replays as the whole pack does. */
export const usedPack = (episode: Episode): Pack => {
  const whole = episode.setting.pack as Pack;
  const story: string[] = [];
  plays(episode, whole, view => story.push(view) > 0);
  let used = whole;
  const stands = (pack: Pack): boolean => {
    try {
      return plays(episode, pack, (view, i) => view === story[i]);
    } catch {
      // An act may rely on items that its entries have used.
      return false;
    }
  };
  for (const [name, list] of Object.entries(whole)) {
    if (!Array.isArray(list)) continue;
    const step = stepOf(episode, name);
    const length = step * least(list.length / step, n => stands({ ...used, [name]: list.slice(0, n * step) }));
    used = { ...used, [name]: list.slice(0, length) };
  }
  // A question that belongs to an item (a puzzle's follow-up) is a secret of its own.
  for (const [name, list] of Object.entries(used)) {
    if (!Array.isArray(list)) continue;
    for (const [i, item] of list.entries()) {
      if (!isItem(item)) continue;
      for (const [field, value] of Object.entries(item)) {
        if (!isItem(value)) continue;
        const { [field]: _dropped, ...rest } = item;
        const without = { ...used, [name]: (used[name] as readonly unknown[]).with(i, rest) };
        if (stands(without)) used = without;
      }
    }
  }
  return withoutNotes(used) as Pack;
};

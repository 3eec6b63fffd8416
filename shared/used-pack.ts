/**
 * The part of a pack that an episode used. Lists are used from the front, so what was used is the shortest front with which
 * the entries still come to the same; no act has to keep account of it.
 */
import { Episode } from './episode.ts';
import { readField } from './fields.ts';
import { canonical } from './json.ts';
import type { Move } from './moves.ts';

type Pack = { readonly [list: string]: unknown };
type Item = { readonly [field: string]: unknown };

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything the audience saw of an episode: views and cues, entry by entry; "" when its entries do not stand. */
const storyOf = (episode: Episode, pack: Pack): string => {
  const { show, setting, seats, entries } = episode;
  const read = readField(show.pack, pack);
  if (read.faults.length > 0) return '';
  const again = new Episode(show, { ...setting, pack: read.value }, seats);
  const story: string[] = [];
  for (const { drew, at: _at, hand: _hand, ...move } of entries) {
    if (!again.play(move as Move, drew).ok) return '';
    story.push(canonical(again.view('audience')), canonical(again.cues));
  }
  return story.join('\n');
};

/** The least n from 0 to `most` for which `holds`, which holds from some n on. */
const least = (most: number, holds: (n: number) => boolean): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Replays as the whole pack does. */
export const usedPack = (episode: Episode): Pack => {
  const whole = episode.setting.pack as Pack;
  const story = storyOf(episode, whole);
  let used = whole;
  const stands = (pack: Pack): boolean => {
    try {
      return storyOf(episode, pack) === story;
    } catch {
      // An act may rely on items that its entries have used.
      return false;
    }
  };
  for (const [name, list] of Object.entries(whole)) {
    if (!Array.isArray(list)) continue;
    const length = least(list.length, n => stands({ ...used, [name]: list.slice(0, n) }));
    used = { ...used, [name]: list.slice(0, length) };
  }
  // A question that hangs on an item (a puzzle's follow-up) is a secret of its own.
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
  return used;
};

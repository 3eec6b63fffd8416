/** What a pack made of a file has to see and to hear, once that is kept: in a browser, or on the server. */
import type { Picture, Sound } from '../../engine/beside.ts';
import { type Fault, fault } from '../../engine/fields.ts';
import { phrase } from '../../engine/phrase.ts';
import type { PackItems } from '../document.ts';
import type { Fit } from './fit.ts';

/** What is kept of an item's media. */
export interface KeptMedia {
  readonly picture?: Picture | undefined;
  readonly sound?: Sound | undefined;
  /** Some of it cannot be read. */
  readonly unread: boolean;
}

/** `alt`: as the file gave it. */
export const keptPicture = (hash: string, alt: string): Picture => ({
  hash,
  ...(alt.trim() !== '' && { alt: alt.trim().slice(0, 300) }),
});

/** For each item of the pack its path, "" for a pack that is one item, and the number of the found item. */
export const placesIn = ({ lists, from }: Fit): readonly (readonly [path: string, place: number])[] =>
  lists[''] !== undefined
    ? (from[''] ?? []).slice(0, 1).map(place => ['', place])
    : Object.entries(from).flatMap(([list, places]) => places.map((place, i) => [`${list}[${i}]`, place] as const));

/** The pack of a show with the pictures and sounds of its items. `kept`: by number of the found item. */
export const withMedia = ({ pack, lists, from }: Fit, kept: readonly KeptMedia[]): PackItems => {
  const of = (list: string, i: number) => {
    const { picture, sound } = kept[from[list]?.[i] ?? -1] ?? {};
    return { ...(picture && { picture }), ...(sound && { sound }) };
  };
  if (lists[''] !== undefined) return { ...pack, ...of('', 0) };
  return Object.fromEntries(
    Object.entries(pack).map(([name, items]) => [
      name,
      name in lists && Array.isArray(items) ? items.map((item: object, i) => ({ ...item, ...of(name, i) })) : items,
    ]),
  ) as PackItems;
};

/** Items whose picture or sound stays behind. */
export const unreadIn = (fit: Fit, kept: readonly KeptMedia[]): readonly Fault[] =>
  placesIn(fit).flatMap(([path, place]) => (kept[place]?.unread === true ? [fault(path, phrase('noMedium'))] : []));

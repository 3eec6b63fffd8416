/** A pack for one show, made of a file of whatever product. */
import { phrase } from '../../engine/phrase.ts';
import type { Show } from '../../engine/show.ts';
import { type Checked, checkPack, checkPackText } from '../check.ts';
import type { Pack, PackItems } from '../document.ts';
import { textOfBytes } from './bytes.ts';
import { fitFor } from './fit.ts';
import type { FoundFile, FoundItem, LeftOut } from './found.ts';
import { type KeptMedia, placesIn, unreadIn, withMedia } from './media.ts';
import { readFile } from './recognise.ts';
import { Unreadable } from './unreadable.ts';

interface CheckedFile extends Checked {
  /** FoundFile.format. */
  readonly format: string;
  readonly leftOut: readonly LeftOut[];
}

/** Formats that a show's own check reads, with every field that the show knows. */
const own = /^(?:boxcars|boxcars-table|json|table)?$/;

const ownPack = (show: Show, bytes: Uint8Array, { format }: FoundFile, options: unknown): Checked | undefined => {
  if (!own.test(format)) return undefined;
  try {
    const checked = checkPackText(show, textOfBytes(bytes), options);
    // Faults of our own formats are told by the line. What else is no pack of this show may still fit it.
    return checked.pack !== null || format.startsWith('boxcars') ? checked : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
};

/**
 * `house`: the show's built-in pack, for lists that nothing in a file can fill. `options` have been read by the show. `keptOf`: what
 * is kept of the pictures and sounds of an item that is used.
 */
export const checkPackFile = (
  show: Show,
  bytes: Uint8Array,
  options: unknown,
  house: Pack,
  keptOf: (item: FoundItem) => KeptMedia,
): CheckedFile => {
  const found = readFile(bytes);
  const { format, leftOut, items } = found;
  const read = ownPack(show, bytes, found, options);
  if (read !== undefined) return { ...read, format, leftOut: [] };
  const fit = found.faults.length > 0 ? undefined : fitFor(show, items, house as PackItems);
  if (fit !== undefined) {
    const used = new Set(placesIn(fit).map(([, place]) => place));
    const kept = items.map((item, i) => (used.has(i) ? keptOf(item) : { unread: false }));
    const checked = checkPack(show, withMedia(fit, kept), options);
    const unread = unreadIn(fit, kept).map(one => ({ ...one, line: 0, field: '' }));
    return { ...checked, advice: [...checked.advice, ...unread], format, leftOut };
  }
  const tables = found.tables.length > 0 ? [phrase('columnsUnknown')] : [];
  const why =
    found.faults.length > 0 ? found.faults : items.length > 0 ? [phrase('nothingFits', items.length)] : tables;
  const faults = why.map(what => ({ path: '', message: '', phrase: what, line: 0, field: '' }));
  return { pack: null, faults, advice: [], counts: {}, format, leftOut };
};

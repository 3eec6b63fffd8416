/** The questions, puzzles and words that come with Boxcars. */
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readField } from '../../shared/engine/fields.ts';
import type { Show } from '../../shared/engine/show.ts';
import type { Pack } from '../../shared/packs/document.ts';
import { familyOf, manifestOf } from '../../shared/shows/index.ts';

const folder = join(import.meta.dirname, '../../shared/shows');
const packs = new Map<string, Pack>();

/** A show without a pack gets an empty one. Throws if a bundled pack is faulty, which is an internal error. */
export const bundledPack = (show: Show): Pack => {
  const known = packs.get(show.name);
  if (known !== undefined) return known;
  const file = join(folder, familyOf(show.name), 'pack.json');
  const pack = readField(show.pack, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  const [fault] = pack.faults;
  if (fault !== undefined) throw new Error(`${file}: ${fault.path} ${fault.message}`);
  packs.set(show.name, pack.value as Pack);
  return pack.value as Pack;
};

/** Each list starts at a random place, so that two shows in a row differ. */
export const freshPack = (show: Show): Pack =>
  Object.fromEntries(
    Object.entries(bundledPack(show)).map(([name, list]) => {
      if (!Array.isArray(list) || list.length < 2) return [name, list];
      const from = randomInt(list.length);
      return [name, [...list.slice(from), ...list.slice(0, from)]];
    }),
  );

interface PrizeSets {
  readonly sets: readonly (readonly { readonly name: string; readonly value: number }[])[];
}

const { sets } = JSON.parse(readFileSync(join(folder, '../parts/prizes.json'), 'utf8')) as PrizeSets;

/** Options that make a show livelier than its defaults, such as real prizes. The host may change them. */
export const suggestedOptions = (show: Show): Readonly<Record<string, unknown>> => ({
  ...manifestOf(show.name)?.usual,
  ...('prizes' in ((show.options.of ?? {}) as object) && { prizes: sets[randomInt(sets.length)] }),
});

/** The built-in prizes by medal, in random order. */
export const houseShelf = (): readonly (readonly { readonly name: string; readonly value: number }[])[] => {
  const from = randomInt(sets.length);
  const turned = [...sets.slice(from), ...sets.slice(0, from)];
  return [0, 1, 2].map(medal => turned.flatMap(set => (set[medal] === undefined ? [] : [set[medal]])));
};

/** Which dice a touch holds or releases, so that the held ones are always a legal set. */

/** Places 1 … n, ascending. */
export type Places = readonly number[];

const has = (places: Places, all: Places) => all.every(place => places.includes(place));
const overlap = (a: Places, b: Places) => a.filter(place => b.includes(place)).length;

const best = (sets: readonly Places[], worth: (set: Places) => number): Places | undefined =>
  sets.reduce<Places | undefined>(
    (found, set) => (found === undefined || worth(set) > worth(found) ? set : found),
    undefined,
  );

/** Places that belong to some legal set. */
export const useful = (sets: readonly Places[]): ReadonlySet<number> => new Set(sets.flat());

/**
 * The held dice after a touch. A die that does not score alone is held with the fewest others that make it score, and released
 * with the fewest.
 */
export const toggled = (sets: readonly Places[], held: Places, place: number): Places => {
  if (held.includes(place)) {
    const left = held.filter(one => one !== place);
    return (
      best(
        sets.filter(set => has(left, set)),
        set => set.length,
      ) ?? []
    );
  }
  const withIt = sets.filter(set => set.includes(place));
  const more = best(
    withIt.filter(set => has(set, held)),
    set => -set.length,
  );
  // No legal set holds both. The new die wins, and as few as possible are released.
  return more ?? best(withIt, set => overlap(set, held) * 10 - set.length) ?? held;
};

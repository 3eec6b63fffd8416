/** The name that somebody probably meant. */

/** The edit distance: insertions, deletions, substitutions, and swaps of neighbours. */
const distance = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
};

/** Longer names are cut, because comparing them helps nobody and costs time. */
const longest = 40;

/** The nearest of `names`, ignoring case. Of equally near ones the first; `""` if there are none. */
export const nearestName = (name: string, names: readonly string[]): string => {
  const wanted = name.slice(0, longest).toLowerCase();
  let nearest = '';
  let least = Number.POSITIVE_INFINITY;
  for (const known of names) {
    const steps = distance(wanted, known.toLowerCase());
    if (steps < least) [nearest, least] = [known, steps];
  }
  return nearest;
};

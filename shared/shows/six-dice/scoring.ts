/**
 * What a throw of one to six dice is worth. The two rule sets of this game are different games and share nothing but the
 * single 1s and 5s (SH-A6). Every throw is scored by itself (SD-A5, SH-05).
 */

const countsOf = (faces: readonly number[]): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
};

/** Single dice score with these faces only (SD-01, SD-02, SH-02, SH-03). */
const single = (face: number): number => (face === 1 ? 100 : face === 5 ? 50 : 0);

export interface Scored {
  /** 0: nothing in the throw scores. */
  readonly points: number;
  /** Places 1 … n in the throw of the dice that score, ascending. */
  readonly places: readonly number[];
}

/** The places of the dice that score when each face gives `of(face, count)` of them, first come first taken. */
const placesOf = (
  dice: readonly number[],
  counts: readonly number[],
  of: (face: number, count: number) => number,
): number[] => {
  const taken = [0, 0, 0, 0, 0, 0, 0];
  const places: number[] = [];
  for (const [i, face] of dice.entries()) {
    const used = taken[face] ?? 0;
    if (used >= of(face, counts[face] ?? 0)) continue;
    taken[face] = used + 1;
    places.push(i + 1);
  }
  return places;
};

/** How many of `count` equal dice score: all 1s and 5s, of other faces whole triples (SD-03, SD-A4). */
const scoring = (face: number, count: number): number => (single(face) > 0 ? count : count - (count % 3));

/** By BJ: every scoring die freezes (SD-06). Three 1s are three single 1s (SD-A3). */
export const byBj = (dice: readonly number[]): Scored => {
  const counts = countsOf(dice);
  let points = 0;
  for (let face = 1; face <= 6; face++) {
    const count = counts[face] ?? 0;
    const triples = Math.floor(count / 3);
    points += triples * face * 100 * (face === 1 ? 3 : 1) + (count % 3) * single(face);
  }
  return { points, places: placesOf(dice, counts, scoring) };
};

const bigOne = 1500;
const bigOneFaces: readonly number[] = [1, 2, 3, 4, 5];

/** Hot Dice: what these dice of one throw are worth when held; 0 where one of them does not score (SH-04, SH-06). */
export const heldValue = (faces: readonly number[]): number => {
  const counts = countsOf(faces);
  let points = 0;
  if (bigOneFaces.every(face => (counts[face] ?? 0) > 0)) {
    points = bigOne;
    // SH-A3: a sixth die counts as it would alone.
    for (const face of bigOneFaces) counts[face] = (counts[face] ?? 0) - 1;
  }
  for (let face = 1; face <= 6; face++) {
    const count = counts[face] ?? 0;
    if (count % 3 > 0 && single(face) === 0) return 0;
    points += Math.floor(count / 3) * (face === 1 ? 1000 : face * 100) + (count % 3) * single(face);
  }
  return points;
};

const isBigOne = (counts: readonly number[]) => bigOneFaces.every(face => (counts[face] ?? 0) > 0);

/** Hot Dice: everything that scores, held at once. */
export const hotDice = (dice: readonly number[]): Scored => {
  const counts = countsOf(dice);
  const big = isBigOne(counts);
  const places = placesOf(dice, counts, (face, count) =>
    big && bigOneFaces.includes(face) ? Math.max(1, scoring(face, count)) : scoring(face, count),
  );
  return { points: heldValue(places.map(place => dice[place - 1] ?? 0)), places };
};

/** Hot Dice: every set of places that may be held: each of its dice scores, and it is not empty (SH-08, SH-A7). */
export const holdsOf = (dice: readonly number[]): readonly (readonly number[])[] => {
  const counts = countsOf(dice);
  const big = isBigOne(counts);
  const useful = dice.flatMap((face, i) =>
    single(face) > 0 || (counts[face] ?? 0) >= 3 || (big && face !== 6) ? [i + 1] : [],
  );
  const sets: number[][] = [];
  for (let mask = 1; mask < 1 << useful.length; mask++) {
    const places = useful.filter((_, bit) => (mask >> bit) & 1);
    if (heldValue(places.map(place => dice[place - 1] ?? 0)) > 0) sets.push(places);
  }
  return sets;
};

/**
 * How many of the 6^n throws of n dice score nothing in either rule set: no 1, no 5, and none of the other four faces more
 * than twice.
 */
export const blankThrows = (dice: number): number => {
  /** Ways to fill so many places with the faces looked at so far. */
  let ways: readonly number[] = [1, ...Array.from({ length: dice }, () => 0)];
  for (let face = 0; face < 4; face++)
    ways = ways.map((once, n) => once + n * (ways[n - 1] ?? 0) + ((n * (n - 1)) / 2) * (ways[n - 2] ?? 0));
  return ways[dice] ?? 0;
};

/** Dice of a throw that score together. */
export interface ScoringPart {
  /** 0 for 1-2-3-4-5. */
  readonly face: number;
  /** Places 1 … n in the throw, ascending. */
  readonly places: readonly number[];
  readonly points: number;
}

/** What the dice at these places, all of which score, are worth one face after the other; for boards. */
export const partsOf = (
  rules: 'by-bj' | 'hot-dice',
  dice: readonly number[],
  places: readonly number[],
): readonly ScoringPart[] => {
  const faceAt = (place: number) => dice[place - 1] ?? 0;
  const worth = (faces: readonly number[]) => (rules === 'by-bj' ? byBj(faces).points : heldValue(faces));
  const parts: ScoringPart[] = [];
  let left = places;
  if (rules === 'hot-dice' && isBigOne(countsOf(places.map(faceAt)))) {
    const big = bigOneFaces.flatMap(face => places.find(place => faceAt(place) === face) ?? []).sort();
    parts.push({ face: 0, places: big, points: bigOne });
    left = places.filter(place => !big.includes(place));
  }
  for (let face = 1; face <= 6; face++) {
    const same = left.filter(place => faceAt(place) === face);
    if (same.length > 0) parts.push({ face, places: same, points: worth(same.map(faceAt)) });
  }
  return parts;
};

/**
 * The score of a throw of one to six dice. The two rule sets are different games that share only the single 1s and 5s (SH-A6).
 * Every throw is scored by itself (SD-A5, SH-05).
 */
import type { RuleSet, SixDiceHouse } from './house.ts';

const countsOf = (faces: readonly number[]): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
};

/** Single dice score with these faces only (SD-01, SD-02, SH-02, SH-03). */
const single = ({ one, five }: SixDiceHouse, face: number): number => (face === 1 ? one : face === 5 ? five : 0);

/** The score of three of a kind (SD-03, SH-04). */
const triple = (rules: RuleSet, { triple: each, triples }: SixDiceHouse, face: number): number =>
  rules === 'by-bj' ? each * face : (triples[face - 1] ?? 0);

const isSingle = (house: SixDiceHouse, face: number): boolean => single(house, face) > 0;

interface Scored {
  /** 0: nothing in the throw scores. */
  readonly points: number;
  /** Places 1 … n in the throw of the dice that score, ascending. */
  readonly places: readonly number[];
}

/** The places of the dice that score, if `of(face, count)` of the dice with each face do. The first ones are taken. */
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

/**
 * How many of `count` equal dice score: all if a single one does, otherwise whole triples (SD-03, SD-A4). Dice worth 0 do not
 * score.
 */
const scoring = (rules: RuleSet, house: SixDiceHouse, face: number, count: number): number => {
  if (isSingle(house, face)) return count;
  return triple(rules, house, face) > 0 ? count - (count % 3) : 0;
};

/** The most that this many equal dice are worth if all of them score: as triples or singly, whichever is more (SD-A3). */
const worthOf = (rules: RuleSet, house: SixDiceHouse, face: number, count: number): number => {
  const each = single(house, face);
  return Math.floor(count / 3) * Math.max(triple(rules, house, face), 3 * each) + (count % 3) * each;
};

/** By BJ: every scoring die freezes (SD-06). */
export const byBj = (dice: readonly number[], house: SixDiceHouse): Scored => {
  const counts = countsOf(dice);
  let points = 0;
  for (let face = 1; face <= 6; face++) points += worthOf('by-bj', house, face, counts[face] ?? 0);
  return { points, places: placesOf(dice, counts, (face, count) => scoring('by-bj', house, face, count)) };
};

const bigOneFaces: readonly number[] = [1, 2, 3, 4, 5];

const isBigOne = (counts: readonly number[], { bigOne }: SixDiceHouse) =>
  bigOne > 0 && bigOneFaces.every(face => (counts[face] ?? 0) > 0);

/** Hot Dice: what these dice of one throw are worth when held; 0 if one of them does not score (SH-04, SH-06). */
export const heldValue = (faces: readonly number[], house: SixDiceHouse): number => {
  const counts = countsOf(faces);
  let points = 0;
  if (isBigOne(counts, house)) {
    points = house.bigOne;
    // SH-A3: a sixth die counts as it would alone.
    for (const face of bigOneFaces) counts[face] = (counts[face] ?? 0) - 1;
  }
  for (let face = 1; face <= 6; face++) {
    const count = counts[face] ?? 0;
    if (scoring('hot-dice', house, face, count) < count) return 0;
    points += worthOf('hot-dice', house, face, count);
  }
  return points;
};

/** Hot Dice: everything that scores, held at once. */
export const hotDice = (dice: readonly number[], house: SixDiceHouse): Scored => {
  const counts = countsOf(dice);
  const big = isBigOne(counts, house);
  const places = placesOf(dice, counts, (face, count) => {
    const score = scoring('hot-dice', house, face, count);
    return big && bigOneFaces.includes(face) ? Math.max(1, score) : score;
  });
  return {
    points: heldValue(
      places.map(place => dice[place - 1] ?? 0),
      house,
    ),
    places,
  };
};

/** Hot Dice: every set of places that may be held: not empty, and each of its dice scores (SH-08, SH-A7). */
export const holdsOf = (dice: readonly number[], house: SixDiceHouse): readonly (readonly number[])[] => {
  const counts = countsOf(dice);
  const big = isBigOne(counts, house);
  const useful = dice.flatMap((face, i) =>
    scoring('hot-dice', house, face, counts[face] ?? 0) > 0 || (big && face !== 6) ? [i + 1] : [],
  );
  const sets: number[][] = [];
  for (let mask = 1; mask < 1 << useful.length; mask++) {
    const places = useful.filter((_, bit) => (mask >> bit) & 1);
    const faces = places.map(place => dice[place - 1] ?? 0);
    if (heldValue(faces, house) > 0) sets.push(places);
  }
  return sets;
};

/** How many of the 6^n throws of n dice score nothing. */
export const blankThrows = (rules: RuleSet, dice: number, house: SixDiceHouse): number => {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  /** Throws of the remaining dice, given the counts of the faces before this one. */
  const blank = (face: number, left: number): number => {
    if (face > 6) return left > 0 || (rules === 'hot-dice' && isBigOne(counts, house)) ? 0 : 1;
    let throws = 0;
    let ways = 1;
    for (let count = 0; count <= left; count++) {
      if (scoring(rules, house, face, count) === 0) {
        counts[face] = count;
        throws += ways * blank(face + 1, left - count);
      }
      ways = (ways * (left - count)) / (count + 1);
    }
    counts[face] = 0;
    return throws;
  };
  return blank(1, dice);
};

/** Dice of a throw that score together. */
export interface ScoringPart {
  /** 0 for 1-2-3-4-5. */
  readonly face: number;
  /** Places 1 … n in the throw, ascending. */
  readonly places: readonly number[];
  readonly points: number;
}

/** What the dice at these places are worth, face by face, for boards. All of them must score. */
export const partsOf = (
  rules: RuleSet,
  dice: readonly number[],
  places: readonly number[],
  house: SixDiceHouse,
): readonly ScoringPart[] => {
  const faceAt = (place: number) => dice[place - 1] ?? 0;
  const worth = (faces: readonly number[]) => worthOf(rules, house, faces[0] ?? 0, faces.length);
  const parts: ScoringPart[] = [];
  let left = places;
  if (rules === 'hot-dice' && isBigOne(countsOf(places.map(faceAt)), house)) {
    const big = bigOneFaces.flatMap(face => places.find(place => faceAt(place) === face) ?? []).sort();
    parts.push({ face: 0, places: big, points: house.bigOne });
    left = places.filter(place => !big.includes(place));
  }
  for (let face = 1; face <= 6; face++) {
    const same = left.filter(place => faceAt(place) === face);
    if (same.length > 0) parts.push({ face, places: same, points: worth(same.map(faceAt)) });
  }
  return parts;
};

/** How often each face of the dice came up, and how much that can say. */

export interface Faces {
  /** How often 1, 2, … 6 came up. */
  readonly counts: readonly number[];
  readonly total: number;
  /** How often a face is expected: a sixth of the total. */
  readonly expected: number;
  /** How far one given face strays from that in 19 of 20 shows with fair dice. */
  readonly strays: number;
  /** Sum over the faces of (count - expected)² / expected. */
  readonly chiSquare: number;
  /** How likely fair dice are as uneven as this or more, 0 to 1. */
  readonly likely: number;
}

/**
 * How many faces it takes to notice, in four shows of five, a die that lands on one face in 20 of 100 throws instead of 16.7. A
 * chi-square test at 5 % with 5 degrees of freedom needs a noncentrality of 12.83, and each face adds 0.008.
 */
export const facesToNotice = 1600;

/** Up to here the chance is counted out over all outcomes; beyond, the chi-square distribution is close enough. */
const countable = 100;

/** Of fair dice alone: the sum over all ways to split `total` into six counts with squares of at least `squares`. */
const exactly = (total: number, squares: number): number => {
  const logs = [0];
  for (let i = 1; i <= total; i++) logs.push((logs[i - 1] ?? 0) + Math.log(i));
  const log = (n: number) => logs[n] ?? 0;
  let sum = 0;
  /** Counts go down from face to face, and every order of them is counted at once. */
  const split = (
    faces: number,
    left: number,
    most: number,
    sumOfSquares: number,
    weight: number,
    alike: number,
  ): void => {
    if (faces === 0) {
      if (left === 0 && sumOfSquares >= squares) sum += Math.exp(weight);
      return;
    }
    for (let count = Math.min(most, left); count * faces >= left; count--) {
      const same = count === most ? alike + 1 : 1;
      split(faces - 1, left - count, count, sumOfSquares + count * count, weight - log(count) - Math.log(same), same);
    }
  };
  split(6, total, total, 0, log(total) + Math.log(720) - total * Math.log(6), 0);
  return Math.min(1, sum);
};

/** Chance of a chi-square of 5 degrees of freedom to be at least `x`. */
const tail = (x: number): number => {
  if (x <= 0) return 1;
  const z = Math.sqrt(x / 2);
  const t = 1 / (1 + 0.3275911 * z);
  // Abramowitz and Stegun 7.1.26, to seven decimals.
  const erfc =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-z * z);
  return Math.min(1, erfc + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3));
};

export const facesOf = (thrown: readonly number[]): Faces => {
  const counts = [1, 2, 3, 4, 5, 6].map(face => thrown.filter(value => value === face).length);
  const total = thrown.length;
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  const chiSquare = total === 0 ? 0 : (6 * squares) / total - total;
  return {
    counts,
    total,
    expected: total / 6,
    strays: 1.96 * Math.sqrt((total * 5) / 36),
    chiSquare,
    likely: total === 0 ? 1 : total <= countable ? exactly(total, squares) : tail(chiSquare),
  };
};

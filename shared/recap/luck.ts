/** Luck: what the dice brought, compared with what fair dice bring on average in as many throws. */
import { approx, exact, type Fraction, fraction, times } from '../odds/fraction.ts';
import type { Throw } from './story.ts';

/** Of one seat, over all standing throws. */
export interface Luck {
  readonly seat: number;
  readonly throws: number;
  readonly dice: number;
  /** All faces together, and what fair dice show on average: 7/2 a die, as an exact fraction. */
  readonly pips: number;
  readonly expectedPips: string;
  /** The chance that fair dice show as many or more, 0 to 1. */
  readonly asMany: number;
  /** As few or fewer. */
  readonly asFew: number;
  /** By total from 2 to 12, if every throw was of two dice, else []. Expectations are exact fractions. */
  readonly totals: readonly { readonly total: number; readonly times: number; readonly expected: string }[];
  /** Faces from 1 to 6 over all dice. */
  readonly faces: readonly { readonly face: number; readonly times: number; readonly expected: string }[];
}

/** The number of ways in which n dice show each total from 0 on. */
const ways = (dice: number): readonly bigint[] => {
  let now: bigint[] = [1n];
  for (let die = 0; die < dice; die++) {
    const next = new Array<bigint>(now.length + 6).fill(0n);
    for (const [total, count] of now.entries())
      for (let face = 1; face <= 6; face++) next[total + face] = (next[total + face] ?? 0n) + count;
    now = next;
  }
  return now;
};

/** The exact chance that `dice` fair dice show at least `pips` together. */
export const chanceOfAtLeast = (dice: number, pips: number): Fraction => {
  const counts = ways(dice);
  const enough = counts.slice(Math.max(0, pips)).reduce((all, count) => all + count, 0n);
  return fraction(enough, 6n ** BigInt(dice));
};

/** Up to this many dice the ways are counted exactly. Their number, and the length of their digits, grow with the square. */
const countedDice = 100;

/**
 * The same as a number from 0 to 1. For many dice by the characteristic function of their sum, right to 1e-9 in time linear in
 * the totals: `cos` and `sin` at each of the roots of unity that separate the totals.
 */
export const shareOfAtLeast = (dice: number, pips: number): number => {
  if (dice <= countedDice) return approx(chanceOfAtLeast(dice, pips));
  const totals = 5 * dice + 1;
  // From here on faces count from 0.
  const least = Math.min(totals, Math.max(0, pips - dice));
  let sum = totals - least;
  for (let j = 1; j < totals; j++) {
    const turn = (2 * Math.PI * j) / totals;
    const size = (Math.sin(3 * turn) / (6 * Math.sin(turn / 2))) ** dice;
    if (Math.abs(size) < 1e-18) continue;
    // Of the totals from `least` on: a sum of roots of unity, (w^least - 1) / (1 - w) for w = e^(-i turn).
    const phase = (5 * dice * turn) / 2;
    const [re, im] = [Math.cos(turn * least) - 1, -Math.sin(turn * least)];
    const [below, beside] = [1 - Math.cos(turn), Math.sin(turn)];
    const norm = below * below + beside * beside;
    const [real, imaginary] = [(re * below + im * beside) / norm, (im * below - re * beside) / norm];
    sum += size * (Math.cos(phase) * real - Math.sin(phase) * imaginary);
  }
  return Math.min(1, Math.max(0, sum / totals));
};

const half = fraction(7, 2);

/** Chance of each total of two dice, in 36ths. */
const pairWays = (total: number): number => 6 - Math.abs(total - 7);

const luckOf = (seat: number, throws: readonly Throw[]): Luck => {
  const faces = throws.flatMap(({ dice }) => dice);
  const pairs = throws.filter(({ dice }) => dice.length === 2).map(({ dice: [a = 0, b = 0] }) => a + b);
  const pips = faces.reduce((all, face) => all + face, 0);
  return {
    seat,
    throws: throws.length,
    dice: faces.length,
    pips,
    expectedPips: exact(times(half, fraction(faces.length))),
    asMany: shareOfAtLeast(faces.length, pips),
    // Dice turned over show 7 minus each face.
    asFew: shareOfAtLeast(faces.length, 7 * faces.length - pips),
    totals:
      pairs.length < throws.length
        ? []
        : Array.from({ length: 11 }, (_, i) => ({
            total: i + 2,
            times: pairs.filter(total => total === i + 2).length,
            expected: exact(fraction(pairs.length * pairWays(i + 2), 36)),
          })),
    faces: [1, 2, 3, 4, 5, 6].map(face => ({
      face,
      times: faces.filter(value => value === face).length,
      expected: exact(fraction(faces.length, 6)),
    })),
  };
};

/** Of every seat that threw, in the order of seats. */
export const luckIn = (throws: readonly Throw[]): readonly Luck[] => {
  const stood = throws.filter(({ gone, seat }) => !gone && seat >= 0);
  const seats = [...new Set(stood.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.map(seat =>
    luckOf(
      seat,
      stood.filter(one => one.seat === seat),
    ),
  );
};

/**
 * The chances of a board of hidden numbers, for every set of numbers from 1 to 12. A roll opens any set of hidden numbers that
 * adds up to its total (LP-11, LP-A1); a total without such a set is unlucky (LP-13). A board of m numbers takes at most m
 * rolls, so every chance is a whole number over 36^m.
 */

import { totals, ways } from '../../../odds/dice.ts';
import { type Fraction, fraction } from '../../../odds/fraction.ts';
import { setsOf } from '../puzzle.ts';

const maxLetters = 12;
const all = 1 << maxLetters;

/** A board as bits: 1 for the number 1, 2 for 2, 4 for 3, and so on. */
const maskOf = (numbers: readonly number[]): number => numbers.reduce((mask, n) => mask | (1 << (n - 1)), 0);

const countOf = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
};

const everyNumber = Array.from({ length: maxLetters }, (_, i) => i + 1);

/** By total: every set of numbers that adds up to it. */
const setsByTotal: readonly (readonly number[])[] = totals.map(total => setsOf(everyNumber, total).map(maskOf));

const powers = Array.from({ length: maxLetters + 1 }, (_, n) => 36n ** BigInt(n));

interface Tables {
  /** How many of the 36 throws open something. */
  readonly playable: Uint8Array;
  /** The chance to open all without an unlucky roll, choosing the best sets; over 36^numbers like those below. */
  readonly clear: readonly bigint[];
  /** Playable rolls to come on average, choosing the sets that give the most. */
  readonly rolls: readonly bigint[];
  /** The chance that the player who rolls now is in control when the last letter opens, if nobody guesses. */
  readonly last: readonly bigint[];
  /** The same where an unlucky roll loses at once (LP-27). */
  readonly lastInTieBreak: readonly bigint[];
}

/** The better of rolling and passing. Whoever is passed the dice must roll (LP-A4). */
const orPass = (roll: bigint, sure: bigint): bigint => (roll * 2n > sure ? roll : sure - roll);

let known: Tables | undefined;

const tables = (): Tables => {
  if (known !== undefined) return known;
  const playable = new Uint8Array(all);
  const clear: bigint[] = [1n];
  const rolls: bigint[] = [0n];
  const last: bigint[] = [1n];
  const lastInTieBreak: bigint[] = [1n];
  // Every opening leads to a smaller mask.
  for (let mask = 1; mask < all; mask++) {
    const size = countOf(mask);
    const after = mask & ~(1 << (31 - Math.clz32(mask)));
    const step = powers[size - 1] ?? 1n;
    const afterUnlucky = step - (size === 1 ? 1n : orPass(last[after] ?? 0n, step));
    let cleared = 0n;
    let rolled = 0n;
    let ended = 0n;
    let endedInTieBreak = 0n;
    for (const [i, sets] of setsByTotal.entries()) {
      const weight = ways(totals[i] ?? 0);
      let isPlayable = false;
      let bestClear = 0n;
      let bestRolls = 0n;
      let bestLast = 0n;
      let bestTieBreak = 0n;
      for (const set of sets) {
        if ((mask & set) !== set) continue;
        isPlayable = true;
        const rest = mask & ~set;
        const left = countOf(rest);
        const scale = powers[size - 1 - left] ?? 1n;
        const full = powers[left] ?? 1n;
        const worth = (table: readonly bigint[]) => (table[rest] ?? 0n) * scale;
        const control = (table: readonly bigint[]) => (rest === 0 ? step : orPass(table[rest] ?? 0n, full) * scale);
        if (worth(clear) > bestClear) bestClear = worth(clear);
        if (worth(rolls) > bestRolls) bestRolls = worth(rolls);
        if (control(last) > bestLast) bestLast = control(last);
        if (control(lastInTieBreak) > bestTieBreak) bestTieBreak = control(lastInTieBreak);
      }
      const by = BigInt(weight);
      if (!isPlayable) {
        ended += by * afterUnlucky;
        continue;
      }
      playable[mask] = (playable[mask] ?? 0) + weight;
      cleared += by * bestClear;
      rolled += by * (bestRolls + step);
      ended += by * bestLast;
      endedInTieBreak += by * bestTieBreak;
    }
    clear.push(cleared);
    rolls.push(rolled);
    last.push(ended);
    lastInTieBreak.push(endedInTieBreak);
  }
  known = { playable, clear, rolls, last, lastInTieBreak };
  return known;
};

const of = (table: readonly bigint[], numbers: readonly number[]): Fraction =>
  fraction(table[maskOf(numbers)] ?? 0n, powers[numbers.length] ?? 1n);

/** The chance that a roll opens something; 0 on an empty board. */
export const playableChance = (hidden: readonly number[]): Fraction =>
  fraction(tables().playable[maskOf(hidden)] ?? 0, 36);

/** The best chance to open all these numbers alone, without an unlucky roll; 1 on an empty board. */
export const clearChance = (hidden: readonly number[]): Fraction => of(tables().clear, hidden);

/** The most playable rolls on average before the first unlucky one or the end of the board. */
export const rollsToCome = (hidden: readonly number[]): Fraction => of(tables().rolls, hidden);

/** The chance that whoever rolls now is in control when the last of these letters opens, if nobody ever guesses. */
export const lastLetterChance = (hidden: readonly number[], tieBreak: boolean): Fraction =>
  of(tieBreak ? tables().lastInTieBreak : tables().last, hidden);

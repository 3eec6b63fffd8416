import { describe, expect, test } from 'vitest';
import { toggled, useful } from '../../client/controls/hold-choice.ts';
import { houseOf } from '../../shared/shows/six-dice/house.ts';
import { holdsOf as holdsBy } from '../../shared/shows/six-dice/scoring.ts';

const holdsOf = (dice: readonly number[]) => holdsBy(dice, houseOf('hot-dice').fallback);

describe('touching dice to hold them', () => {
  const touch = (dice: readonly number[], ...places: number[]) =>
    places.reduce<readonly number[]>((held, place) => toggled(holdsOf(dice), held, place), []);

  test('SH-08: single 1s and 5s come and go one by one', () => {
    expect(touch([1, 5, 2, 3, 3, 6], 1)).toEqual([1]);
    expect(touch([1, 5, 2, 3, 3, 6], 1, 2)).toEqual([1, 2]);
    expect(touch([1, 5, 2, 3, 3, 6], 1, 2, 1)).toEqual([2]);
  });

  test('SH-04: three of a kind come and go together', () => {
    expect(touch([4, 1, 4, 2, 4, 6], 3)).toEqual([1, 3, 5]);
    expect(touch([4, 1, 4, 2, 4, 6], 3, 2)).toEqual([1, 2, 3, 5]);
    expect(touch([4, 1, 4, 2, 4, 6], 3, 2, 5)).toEqual([2]);
  });

  test('SH-06: a 2 brings the whole Big One, and leaves the 1 and the 5 behind', () => {
    expect(touch([1, 2, 3, 4, 5, 6], 2)).toEqual([1, 2, 3, 4, 5]);
    expect(touch([1, 2, 3, 4, 5, 6], 2, 3)).toEqual([1, 5]);
  });

  test('SH-08 SH-A7: whatever is touched, what is held may be sent', () => {
    let seed = 1;
    const luck = (n: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return Math.floor((seed / 4294967296) * n);
    };
    for (let round = 0; round < 3000; round++) {
      const dice = Array.from({ length: 1 + luck(6) }, () => 1 + luck(6));
      const sets = holdsOf(dice);
      const may = [...useful(sets)];
      let held: readonly number[] = [];
      for (let step = 0; step < 8 && may.length > 0; step++) {
        const place = may[luck(may.length)] ?? 0;
        const before = held;
        held = toggled(sets, held, place);
        expect(held.includes(place)).toBe(!before.includes(place));
        if (held.length > 0) expect(sets).toContainEqual(held);
      }
    }
  });
});

import { expect, test } from 'vitest';
import { rulerSides, type Sizes, sizesOf, spanOf } from '../../client/stage/parts/ruler-places.ts';

/** Every fault of two numbers around a secret one. */
const faults = (numbers: readonly number[], secret: number, sizes: Sizes): readonly string[] => {
  const spans = rulerSides(numbers, secret, sizes).map((side, i) => ({
    side,
    ...spanOf(numbers[i] as number, side, sizes),
  }));
  const pill = { from: ((secret - 1) / 99) * 100 - sizes.pill / 2, to: ((secret - 1) / 99) * 100 + sizes.pill / 2 };
  const found: string[] = [];
  for (const { side, from, to, level } of spans) {
    if (from < -3 || to > 103) found.push(`${side} leaves the card`);
    if (level === 'line' && from < pill.to && pill.from < to) found.push(`${side} lies on the secret number`);
  }
  const [a, b] = spans;
  if (a !== undefined && b !== undefined && a.level === b.level && a.from < b.to && b.from < a.to)
    found.push(`${a.side} and ${b.side} lie on each other`);
  return found.map(fault => `${numbers} around ${secret}: ${fault}`);
};

test.each([false, true])('numbers of a toss-up never lie on each other or off the card (upright: %s)', portrait => {
  const found: string[] = [];
  for (let secret = 1; secret <= 100; secret++)
    for (let low = 1; low <= 100; low++) {
      found.push(...faults([low], secret, sizesOf(portrait)));
      for (let high = low; high <= 100; high += 1 + ((high - low) >> 3)) {
        found.push(...faults([low, high], secret, sizesOf(portrait)));
        // With the distance beside each number, where there is no line below it for the words.
        found.push(...faults([low, high], secret, sizesOf(portrait, true)));
      }
    }
  expect(found.slice(0, 5)).toEqual([]);
});

test('a number stands on the far side of its mark where there is room', () => {
  expect(rulerSides([20, 80], 50, sizesOf(false))).toEqual(['left', 'right']);
  expect(rulerSides([3, 100], 50, sizesOf(false))).toEqual(['right', 'left']);
  expect(rulerSides([50, 50], 50, sizesOf(false))).toEqual(['up-left', 'up-right']);
});

import { expect, test } from 'vitest';
import { stacked } from '../../../shared/shows/hot-hand/bets.ts';

test('HR-01: bets of one seat on the same lie as one stack, decided or not', () => {
  const bet = (seat: number, on: 'flaming-four' | 'hot-hand', stake: number, paid = -1) => ({ seat, on, stake, paid });
  expect(
    stacked([bet(1, 'hot-hand', 5), bet(0, 'flaming-four', 10), bet(1, 'hot-hand', 7), bet(1, 'flaming-four', 1)]),
  ).toEqual([bet(0, 'flaming-four', 10), bet(1, 'hot-hand', 12), bet(1, 'flaming-four', 1)]);
  expect(stacked([bet(0, 'hot-hand', 5, 405), bet(0, 'hot-hand', 10, 810)])).toEqual([bet(0, 'hot-hand', 15, 1215)]);
  expect(stacked([bet(0, 'hot-hand', 5, 0), bet(0, 'hot-hand', 10, 0)])).toEqual([bet(0, 'hot-hand', 15, 0)]);
});

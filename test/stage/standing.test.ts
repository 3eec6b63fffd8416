import { expect, test } from 'vitest';
import { standingOf } from '../../shared/engine/taken-home.ts';

const seats = [
  { name: 'Ann', score: 5200 },
  { name: 'Ben', score: 8500 },
];

test('while a show runs a desk shows the score, after it all that its player takes home', () => {
  expect([0, 1].map(seat => standingOf({ result: null, seats }, seat))).toEqual([5200, 8500]);
  // HD-67: the million comes on top of what was banked.
  const result = { winner: 1, earnings: [5200, 1_008_500] };
  expect([0, 1].map(seat => standingOf({ result, seats }, seat))).toEqual([5200, 1_008_500]);
});

test('ME-14: in the end the champion takes home what was scored and the cash of The Main Event, on every page', () => {
  const result = { winner: 0, scores: [5200, 8500], bonus: { outcome: 'ran-out', cash: 5000, prizes: ['Car'] } };
  expect([0, 1].map(seat => standingOf({ result, seats }, seat))).toEqual([10_200, 8500]);
});

test('a show without earnings keeps its scores, and an empty seat is at 0', () => {
  expect([0, 1, 2].map(seat => standingOf({ result: { winner: 0 }, seats }, seat))).toEqual([5200, 8500, 0]);
});

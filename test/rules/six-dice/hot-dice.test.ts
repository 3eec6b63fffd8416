import { describe, expect, test } from 'vitest';
import { houseOf } from '../../../shared/shows/six-dice/house.ts';
import { partsOf } from '../../../shared/shows/six-dice/scoring.ts';
import { Race } from './six-dice-script.ts';

const race = (target = 5000) => new Race({ rules: 'hot-dice', target });

describe('what may be held, and what it is worth', () => {
  test('SH-01 SH-07: every turn opens with six dice', () => {
    expect(race().board).toMatchObject({ inHand: 6, turn: 0 });
    expect(race().roll(1, 2, 2, 3, 4, 6).hold(1).bank().board).toMatchObject({ inHand: 6, turn: 1 });
  });
});

describe('a turn', () => {
  test('SH-09 SH-A1: all six held: six dice again, the points still at risk, and no bonus', () => {
    const turn = race().roll(1, 1, 1, 5, 5, 5).hold(1, 2, 3, 4, 5, 6);
    expect(turn.board).toMatchObject({ points: 1500, inHand: 6, bonus: 0, turn: 0 });
    expect(turn.bust().scores).toEqual([0, 0]);
  });

  test('SH-A4: target and last turns as in the other game, without the tax', () => {
    const last = race(200).roll(1, 1, 1, 2, 3, 4).hold(1, 2, 3).bank();
    expect(last.board).toMatchObject({ lastTurn: true, turn: 1 });
    expect(last.bust().result).toEqual({ winner: 0, scores: [1000, 0], owes: 0 });
    expect(new Race({ rules: 'hot-dice' }).view().board).toMatchObject({ target: 5000 });
  });
});

describe('deadlines', () => {
  test('SH-10: a late throw is thrown and still leaves the choice; a late decision collects', () => {
    const late = race().expire(1, 2, 2, 3, 4, 6);
    expect(late.phase).toBe('hold');
    expect(late.hold(1).expire().scores).toEqual([100, 0]);
  });
});

test('SH-02 SH-03 SH-04 SH-06 SH-A3: a board tells a throw face by face, the Big One first', () => {
  const house = houseOf('hot-dice').fallback;
  expect(partsOf('hot-dice', [5, 1, 2, 4, 3, 5], [1, 2, 3, 4, 5, 6], house)).toEqual([
    { face: 0, places: [1, 2, 3, 4, 5], points: 1500 },
    { face: 5, places: [6], points: 50 },
  ]);
  expect(partsOf('hot-dice', [1, 4, 1, 4, 1, 4], [1, 2, 3, 4, 5, 6], house)).toEqual([
    { face: 1, places: [1, 3, 5], points: 1000 },
    { face: 4, places: [2, 4, 6], points: 400 },
  ]);
  expect(partsOf('by-bj', [1, 4, 1, 4, 1, 4], [1, 2, 3, 4, 5, 6], house).map(({ points }) => points)).toEqual([
    300, 400,
  ]);
});

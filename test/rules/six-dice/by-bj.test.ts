import { describe, expect, test } from 'vitest';
import { houseOf } from '../../../shared/shows/six-dice/house.ts';
import { blankThrows, byBj, hotDice } from '../../../shared/shows/six-dice/scoring.ts';
import { Race } from './six-dice-script.ts';

const race = (target = 5000, names?: readonly string[]) => new Race({ rules: 'by-bj', target }, names);

/** What one throw is worth, and how many dice it leaves in hand. */
const thrown = (...dice: number[]) => {
  const { points, inHand, bonus } = race().roll(...dice).board;
  return { points, inHand, bonus };
};

describe('what a throw scores', () => {
  test.each([
    [1, 600],
    [2, 400],
    [3, 600],
    [4, 800],
    [5, 1000],
    [6, 1200],
  ])('SD-A4 SD-04: six %is are two triples, %i, and all six score', (face, points) => {
    expect(thrown(face, face, face, face, face, face)).toEqual({ points, inHand: 6, bonus: 500 });
  });

  test('SD-A5: three of a kind over two throws are none', () => {
    const race = new Race({});
    race.roll(1, 4, 4, 2, 3, 6).roll(4, 2, 3, 6, 6);
    expect(race.board).toMatchObject({ turn: 1, points: 0 });
    expect(race.scores).toEqual([0, 0]);
  });

  test('SD-A6: every scoring die freezes, without a choice', () => {
    const turn = race().roll(1, 5, 5, 2, 3, 6);
    expect(turn.board).toMatchObject({ points: 200, inHand: 3 });
    expect(turn.phase).toBe('decide');
    expect(turn.refused(0, 'hold', { dice: [1] })).toBe('not-now');
  });
});

describe('a turn', () => {
  test('SD-08 SD-A1: all six frozen: 500 and six dice again, in the same turn', () => {
    const turn = race().roll(1, 1, 1, 5, 5, 2).roll(5);
    expect(turn.board).toMatchObject({ points: 450, bonus: 500, inHand: 6, turn: 0 });
    expect(turn.roll(1, 2, 3, 4, 6, 6).board).toMatchObject({ points: 550, inHand: 5 });
    expect(turn.bank().scores).toEqual([1050, 0]);
  });

  test('SD-A2: a miss with some of the dice loses the turn like one with all of them', () => {
    expect(race().roll(1, 1, 1, 1, 5, 2).roll(2).scores).toEqual([0, 0]);
  });
});

describe('the end', () => {
  test('SD-A8: exactly the target is not beyond it', () => {
    const even = race(200).roll(1, 1, 2, 3, 4, 6).bank();
    expect(even.board).toMatchObject({ lastTurn: false, turn: 1 });
    expect(even.scores).toEqual([200, 0]);
  });

  test('SD-A9: the last turn may be stopped while behind', () => {
    const last = race(200).roll(1, 1, 5, 2, 3, 6).bank().roll(1, 2, 2, 3, 4, 6).bank();
    expect(last.result).toMatchObject({ winner: 0, scores: [250, 100] });
  });

  test('SD-A10: level after the last turn: who was there first wins', () => {
    const level = race(200).bust().roll(1, 1, 5, 2, 3, 6).bank().roll(1, 1, 5, 2, 3, 6).bank();
    expect(level.result).toMatchObject({ winner: 1, scores: [250, 250] });
  });

  test('SD-A13: points at risk beyond the target end nothing', () => {
    expect(race(200).roll(1, 1, 1, 1, 2, 3).board).toMatchObject({ lastTurn: false, turn: 0 });
  });
});

describe('what lies on the tray', () => {
  test('SD-06 SD-08: frozen dice lie aside until all six have scored', () => {
    const turn = race().roll(1, 5, 2, 3, 4, 6);
    expect(turn.board).toMatchObject({ held: [1, 2], aside: [] });
    turn.roll(4, 4, 4, 6);
    expect(turn.board).toMatchObject({ held: [1, 2, 3], aside: [1, 5] });
    turn.roll(5);
    expect(turn.board).toMatchObject({ held: [1], aside: [1, 5, 4, 4, 4], inHand: 6 });
    turn.roll(1, 2, 3, 3, 4, 6);
    expect(turn.board).toMatchObject({ held: [1], aside: [] });
  });
});

test.each([1, 2, 3, 4, 5, 6])('SD-09 SH-A2: throws of %i dice without points, counted one by one', count => {
  const house = houseOf('by-bj').fallback;
  const blanks = { 'by-bj': 0, 'hot-dice': 0 };
  for (let number = 0; number < 6 ** count; number++) {
    const dice = Array.from({ length: count }, (_, i) => (Math.floor(number / 6 ** i) % 6) + 1);
    if (byBj(dice, house).points === 0) blanks['by-bj']++;
    if (hotDice(dice, house).points === 0) blanks['hot-dice']++;
  }
  expect(blanks).toEqual({
    'by-bj': blankThrows('by-bj', count, house),
    'hot-dice': blankThrows('hot-dice', count, house),
  });
});

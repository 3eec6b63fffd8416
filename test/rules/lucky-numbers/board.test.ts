import { describe, expect, test } from 'vitest';
import { Match } from './match-script.ts';

const [ann, ben] = [0, 1];

describe('the board', () => {
  test('LN-10 LN-11 LN-A23: six lucky numbers with 300, 375 and 500 on them', () => {
    const { numbers } = new Match().board;
    expect(numbers.map(({ number, cash }) => [number, cash])).toEqual([
      [4, 500],
      [5, 375],
      [6, 300],
      [8, 300],
      [9, 375],
      [10, 500],
    ]);
  });

  test.each([4, 5, 6, 8, 9, 10])(
    'LN-13 LN-A2 LN-A15: the luckiest number %i says WIN instead of its cash, for all to see',
    luckiest => {
      const match = Match.on(luckiest);
      expect(match.board.luckiest).toBe(luckiest);
      expect(match.cash(luckiest)).toBe(0);
      expect(match.board.numbers.filter(({ cash }) => cash === 0)).toHaveLength(1);
    },
  );

  test('LN-01 LN-12 LN-14: a right answer, a roll, and the WIN number pays the numbers and the pot', () => {
    const match = Match.on(10).question(ann).roll(ann, 1, 4).question(ann).roll(ann, 4, 6);
    expect(match.scores).toEqual([1500 + 375, 0]);
  });

  test('LN-14 LN-A12: the loser’s numbers pay nobody', () => {
    const match = Match.on(10)
      .question(ben)
      .roll(ben, 1, 3)
      .question(ann)
      .roll(ann, 2, 4)
      .question(ann)
      .roll(ann, 5, 5);
    expect(match.scores).toEqual([1500 + 300, 0]);
  });

  test('LN-A3: owning all five numbers changes nothing by itself', () => {
    const match = Match.on(10);
    for (const dice of [
      [1, 3],
      [1, 4],
      [1, 5],
      [4, 4],
      [4, 5],
    ] as [number, number][])
      match.question(ann).roll(ann, ...dice);
    expect(match.board.numbers.filter(({ owner }) => owner === ann)).toHaveLength(5);
    expect(match.phase).toBe('ready');
    expect(match.scores).toEqual([0, 0]);
  });
});

describe('the danger zone', () => {
  test('LN-22 LN-A5: the first 7 opens it, costs nothing and ends the round', () => {
    const match = Match.on(10).question(ann).roll(ann, 4, 4).question(ben).roll(ben, 3, 4);
    expect(match.board).toMatchObject({ danger: true, pot: 1500, control: -1 });
    expect(match.owner(8)).toBe(ann);
    expect(match.phase).toBe('ready');
  });

  test('LN-24: the luckiest number still wins there', () => {
    const match = Match.on(10).question(ann).roll(ann, 3, 4).question(ben).roll(ben, 4, 6);
    expect(match.scores).toEqual([0, 1500]);
  });

  test('LN-A24: wild money of the same turn is in the pot that the other wins', () => {
    const match = Match.on(10).question(ann).roll(ann, 3, 4).question(ann).roll(ann, 6, 6).roll(ann, 3, 4);
    expect(match.scores).toEqual([0, 2000]);
  });

  test('LN-A6: a wild there is rolled again without a choice', () => {
    const match = Match.on(10).question(ann).roll(ann, 3, 4).question(ann).roll(ann, 1, 1);
    expect(match.phase).toBe('roll');
    expect(match.refused(ann, 'pass')).toBe('not-now');
  });

  test('LN-A7: a first 7 after a wild opens the danger zone', () => {
    expect(Match.on(10).question(ann).roll(ann, 1, 1).roll(ann, 3, 4).board.danger).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { luckyPuzzle } from '../../../shared/shows/lucky-puzzle/show.ts';
import { Game, nine, twelve } from './puzzle-script.ts';

const [ann, ben] = [0, 1];

const complaint = (list: 'puzzles' | 'tieBreakers', solution: string) =>
  readField(luckyPuzzle.pack, { [list]: [{ solution }] }).faults[0]?.message ?? '';

describe('the board', () => {
  test('LP-A2: letters are letters in any alphabet, and composed ones count once', () => {
    expect(complaint('puzzles', 'ΤΥΧΕΡΟΙ ΑΡΙ')).toBe('');
    expect(complaint('puzzles', 'CAFE\u0301 CREME')).toBe('');
    expect(complaint('puzzles', 'CAFE\u0301 CREM')).not.toBe('');
    const cells = Game.on([{ solution: 'CAFE\u0301 CREME' }])
      .puzzle()
      .open(4).board.cells;
    expect(cells[3]).toEqual({ char: '\u00c9', number: 4, open: true });
    expect(cells).toHaveLength(10);
  });
});

describe('rolling', () => {
  test('LP-10 LP-11 LP-A1: two dice, and any hidden numbers that add up to them', () => {
    const game = Game.on([{ solution: twelve }])
      .puzzle(undefined, 12)
      .roll(7);
    expect(game.board).toMatchObject({ total: 7, control: ben });
    for (const numbers of [[7], [1, 6], [2, 5], [3, 4], [1, 2, 4], [4, 2, 1]])
      expect(game.refused(ben, 'pick', { numbers })).toBe('');
  });

  test('LP-A16: another sum, an open number or the same one twice is refused, and may be picked again', () => {
    const game = Game.on().puzzle().open(1, 2).roll(7);
    for (const numbers of [[3], [1, 6], [2, 5], [3, 3, 1], [], [7, 7], [3, 5]])
      expect(game.refused(ben, 'pick', { numbers }), `${numbers}`).toBe('bad-input');
    expect(game.phase).toBe('pick');
    expect(game.refused(ben, 'pick', { numbers: [3, 4] })).toBe('');
  });

  test('LP-12 LP-15: with a letter open the player in control may guess, roll or pass, also after an unlucky roll', () => {
    const may = (game: Game, seat: number) => [
      game.refused(seat, 'guess', { text: nine }),
      game.refused(seat, 'roll'),
      game.refused(seat, 'pass'),
    ];
    const game = Game.on().puzzle().open(1, 2, 4);
    expect(may(game, ben)).toEqual(['', '', '']);
    expect(may(game.roll(4), ann)).toEqual(['', '', '']);
    expect(game.refused(ben, 'roll')).toBe('not-yours');
  });
});

describe('what a puzzle is worth', () => {
  test('LP-19: 2000 in round 2', () => {
    const game = Game.on().time().puzzle();
    expect(game.board).toMatchObject({ round: 2, value: 2000 });
    expect(game.open(5).board.value).toBe(1900);
  });

  test('LP-01 LP-17: the right solution scores what is left', () => {
    const game = Game.on().puzzle().open(1, 2).guess(nine);
    expect(game.scores).toEqual([0, 1300]);
    expect(game.board).toMatchObject({ value: 1300, control: -1 });
    expect(game.text).toBe(nine);
    expect(game.phase).toBe('ready');
  });

  test.each([
    [1, 9, 600],
    [1, 12, 300],
    [2, 9, 1100],
    [2, 12, 800],
  ])('LP-A15: in round %i a puzzle of %i letters is worth at least %i', (round, letters, least) => {
    const game = Game.on([{ solution: letters === 9 ? nine : twelve }]);
    if (round === 2) game.time();
    game.puzzle(undefined, letters);
    const sets =
      letters === 9 ? [[1, 2, 9], [4, 8], [3, 7], [5], [6]] : [[12], [11], [10], [3, 9], [4, 8], [5, 7], [6], [1, 2]];
    for (const set of sets) game.open(...set);
    expect(game.scores).toEqual([0, least]);
  });
});

describe('guessing and passing', () => {
  test('LP-16 LP-A18: a wrong guess gives control away and opens the highest number, one each time', () => {
    const game = Game.on().puzzle().open(2).guess('SNAKE LEGS');
    expect(game.board).toMatchObject({ control: ann, value: 1300 });
    expect(game.shown).toEqual([2, 9]);
    expect(game.guess('SNAKE LEGS').shown).toEqual([2, 8, 9]);
    expect(game.board).toMatchObject({ control: ben, value: 1200 });
  });
});

describe('deadlines', () => {
  test('LP-29 LP-30: a late roll gives control away and opens the highest number', () => {
    const game = Game.on().puzzle().expire();
    expect(game.board).toMatchObject({ control: ann, value: 1400, total: 0 });
    expect(game.shown).toEqual([9]);
    expect(game.phase).toBe('decide');
  });

  test('LP-30 LP-A17: so does letting a pick or a decision pass', () => {
    const pick = Game.on().puzzle().roll(7).expire();
    expect(pick.board).toMatchObject({ control: ann, total: 0, value: 1400 });
    expect(pick.expire().board).toMatchObject({ control: ben, value: 1300 });
    expect(pick.shown).toEqual([8, 9]);
  });
});

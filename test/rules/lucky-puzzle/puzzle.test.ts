import { describe, expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { setsOf } from '../../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzle } from '../../../shared/shows/lucky-puzzle/show.ts';
import { Game, nine, twelve } from './puzzle-script.ts';

const [ann, ben] = [0, 1];

const complaint = (list: 'puzzles' | 'tieBreakers', solution: string) =>
  readField(luckyPuzzle.pack, { [list]: [{ solution }] }).faults[0]?.message ?? '';

describe('the board', () => {
  test.each([
    ['SNAKE EYE', false],
    [nine, true],
    [twelve, true],
    ['LUCKY NUMBERS!', true],
    ['UNLUCKY NUMBERS', false],
    ['1234 & 56789', false],
  ])('LP-06 LP-A2: %s has 9 to 12 letters: %s', (solution, fits) => {
    expect(complaint('puzzles', solution) === '').toBe(fits);
    if (!fits) expect(complaint('puzzles', solution)).toContain(solution);
  });

  test('LP-26 LP-A2: a tie-breaker has nine', () => {
    expect(complaint('tieBreakers', nine)).toBe('');
    expect(complaint('tieBreakers', twelve)).toContain(twelve);
  });

  test('LP-07: each letter hides behind a number drawn, in its right place', () => {
    const game = Game.on().puzzle([5, 9, 1, 8, 3, 7, 2, 6, 4]);
    expect(game.board.cells.map(({ number }) => number)).toEqual([5, 9, 1, 8, 3, 0, 7, 2, 6, 4]);
    expect(game.open(1, 2).text).toBe('__A__ _Y__');
  });

  test('LP-32: blanks and signs stand open without a number', () => {
    const game = Game.on([{ solution: "ROCK'N'ROLLER" }]).puzzle(undefined, 11);
    expect(game.text).toBe("____'_'______");
    expect(game.board.cells[4]).toEqual({ char: "'", number: 0, open: true });
  });

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

  test('LP-A1: one die alone opens nothing', () => {
    const game = Game.on().puzzle().open(1, 4);
    game.move(ben, 'roll', {}, { dice: [1, 3] });
    // 4 and 1 are gone; the 3 of the dice does not count by itself.
    expect(game.board).toMatchObject({ control: ann, total: 0 });
    expect(game.phase).toBe('decide');
  });

  test('LP-A17: a roll that can be used must be used', () => {
    const game = Game.on().puzzle().roll(7);
    expect(['guess', 'pass', 'roll'].map(move => game.refused(ben, move, { text: nine }))).toEqual([
      'not-now',
      'not-now',
      'not-now',
    ]);
  });

  test.each([9, 10, 11, 12])(
    'LP-A3: the first action is a roll, and on an untouched board of %i every total can be used',
    letters => {
      const game = Game.on().puzzle();
      expect([
        game.refused(ben, 'guess', { text: nine }),
        game.refused(ben, 'pass'),
        game.refused(ben, 'roll'),
      ]).toEqual(['not-now', 'not-now', '']);
      const all = Array.from({ length: letters }, (_, i) => i + 1);
      for (let total = 2; total <= 12; total++) expect(setsOf(all, total).length).toBeGreaterThan(0);
    },
  );

  test('LP-A1: so many sets there are on full boards', () => {
    const sets = (letters: number) =>
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
        total =>
          setsOf(
            Array.from({ length: letters }, (_, i) => i + 1),
            total,
          ).length,
      );
    expect(sets(12)).toEqual([1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 15]);
    expect(sets(9)).toEqual([1, 2, 2, 3, 4, 5, 6, 8, 9, 10, 12]);
  });

  test('LP-13 LP-14: an unlucky roll gives control away and opens the highest number, at its price', () => {
    const game = Game.on().puzzle().open(1, 2, 4).roll(4);
    expect(game.board).toMatchObject({ control: ann, value: 1100, dice: [1, 3] });
    expect(game.shown).toEqual([1, 2, 4, 9]);
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
  test('LP-08 LP-09: 1500 in round 1, 100 off for every letter', () => {
    const game = Game.on().puzzle();
    expect(game.board.value).toBe(1500);
    expect(game.open(1, 2, 9).board.value).toBe(1200);
    expect(game.open(5).board.value).toBe(1100);
  });

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

  test('LP-34: the last letter opened solves the puzzle', () => {
    const game = Game.on().puzzle().open(1, 2, 9).open(4, 8).open(3, 7).open(5);
    expect(game.phase).toBe('decide');
    game.open(6);
    expect(game.scores).toEqual([0, 600]);
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

  test('LP-A6: the last letter that falls by an unlucky roll solves it for the other', () => {
    const game = Game.on().puzzle().open(1, 2, 9).open(4, 8).open(3, 7).open(5).roll(5);
    expect(game.scores).toEqual([600, 0]);
  });

  test('LP-A6: by a wrong guess or a missed deadline likewise', () => {
    const last = () => Game.on().puzzle().open(1, 2, 9).open(4, 8).open(3, 7).open(5);
    expect(last().guess('SNAKE LEGS').scores).toEqual([600, 0]);
    expect(last().expire().scores).toEqual([600, 0]);
    expect(last().pass().expire().scores).toEqual([0, 600]);
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

  test('LP-33: signs belong to the solution', () => {
    const game = Game.on([{ solution: 'BACK & FORTH' }])
      .puzzle()
      .open(2);
    expect(game.guess('BACK AND FORTH').scores).toEqual([0, 0]);
    expect(game.guess('BACK & FORTH').scores).toEqual([1300, 0]);
  });

  test('LP-A14: case and extra spaces do not count, whatever the host judges elsewhere', () => {
    const game = Game.on(undefined, { judging: 'host' }).puzzle().open(2).guess('  snake   EYES ');
    expect(game.scores).toEqual([0, 1400]);
  });

  test('LP-36 LP-A5: passing costs nothing', () => {
    expect(Game.on().puzzle().open(2).pass().board).toMatchObject({ control: ann, value: 1400 });
  });

  test('LP-A4: who was passed to cannot pass back before a roll', () => {
    const game = Game.on().puzzle().open(2).pass();
    expect(game.refused(ann, 'pass')).toBe('not-now');
    expect(game.open(3).refused(ann, 'pass')).toBe('');
    expect(game.pass().refused(ben, 'pass')).toBe('not-now');
  });

  test('LP-A4 LP-15: after a wrong guess or an unlucky roll the next one may pass', () => {
    expect(Game.on().puzzle().open(2).pass().guess('SNAKE LEGS').refused(ben, 'pass')).toBe('');
    expect(Game.on().puzzle().open(2).pass().roll(2).refused(ben, 'pass')).toBe('');
    expect(Game.on().puzzle().open(2).pass().expire().refused(ben, 'pass')).toBe('');
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

  test('LP-30: where only the host is waited for, no deadline passes', () => {
    expect(new Game().refused('clock', 'expire')).toBe('not-now');
    expect(Game.on().refused('clock', 'expire')).toBe('not-now');
    expect(Game.on().puzzle().refused(ben, 'expire')).toBe('not-yours');
  });
});

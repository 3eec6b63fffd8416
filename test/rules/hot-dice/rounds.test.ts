import { describe, expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { hotDice } from '../../../shared/shows/hot-dice/show.ts';
import { ann, closed, Game } from './hot-dice-script.ts';

describe('a round', () => {
  test('HD-13 HD-85: the free roll opens the pot with 100 a point, at least 200', () => {
    expect(Game.on().round(ann, '65').board.pot).toBe(1100);
    expect(Game.on().round(ann, '11').board.pot).toBe(200);
  });

  test('HD-75: nothing but bank or bust ends a round', () => {
    const game = Game.on().round(ann, [[2, 4], ...Array.from({ length: 150 }, () => [1, 2] as const)]);
    for (let i = 0; i < 120; i++) expect(game.roll(ann).phase).toBe('decide');
    expect(game.refused('host', 'ask')).toBe('not-now');
  });
});

describe('the double decision board', () => {
  const double = (number: number, behind = {}, options = {}) =>
    Game.on(options)
      .round(
        ann,
        [
          [2, 4],
          [number, number],
          [6, 3],
          [3, 3],
          [3, 4],
        ],
        { behind },
      )
      .roll(ann);

  test('HD-20 HD-23: what may be behind a double is on the board in play, also on one of the host’s own', () => {
    const spaces = ['cash 9000', 'lose-loss', 'free-rolls 3', 'bust', 'bust', 'double-pot'];
    const offered = (losses: number) =>
      new Game({ house: { spaces }, record: [0, 1].map(() => ({ wins: 0, losses })) })
        .start()
        .round(ann, '13 22')
        .roll(ann).board.behind;
    expect(offered(1)).toEqual(spaces);
    expect(offered(0)).toEqual(spaces.with(1, 'bust'));
  });

  test('HD-19 HD-83: six spaces, and a double opens its own', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const game = double(number, { [number]: 'cash 50' }).open(ann);
      expect(game.board.pot).toBe(650);
      expect(game.board.spaces).toEqual(closed.with(number - 1, 'cash 50'));
    }
  });

  test('HD-20: cash is added to the pot; the amounts are options', () => {
    expect(double(2, { 2: 'cash 3000' }).open(ann).board.pot).toBe(3600);
    expect(double(2, { 2: 'cash 1000' }).open(ann).board.pot).toBe(1600);
    const own = double(1, { 1: 'cash 3000' }, { cash: [777, 88, 9] }).open(ann);
    expect(own.board.pot).toBe(1377);
    expect(own.board.spaces[0]).toBe('cash 777');
    const faults = (options: object) => readField(hotDice.options, options).faults.length;
    expect([
      faults({ cash: [1, 2, 0] }),
      faults({ cash: [1, 2] }),
      faults({ freeRolls: 6 }),
      faults({ freeRolls: 0 }),
    ]).toEqual([1, 1, 1, 1]);
  });

  test('HD-21 HD-89: double pot doubles everything in the pot', () => {
    const game = double(3, { 3: 'double-pot' }).open(ann);
    expect(game.board).toMatchObject({ pot: 1200, spaces: closed.with(2, 'double-pot') });
  });

  test('HD-A36: the doubled pot is at risk like any other', () => {
    const game = Game.on()
      .round(ann, '24 33 16', { behind: { 3: 'double-pot' } })
      .roll(ann)
      .open(ann)
      .roll(ann);
    expect(game.board.pot).toBe(0);
    expect(game.scores).toEqual([0, 0]);
  });

  test('HD-A1: one space gives them all, as many as the option says', () => {
    const rolls = [
      [2, 4],
      [5, 5],
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [3, 3],
    ] as const;
    const game = Game.on({ freeRolls: 5 })
      .round(ann, rolls, { behind: { 5: 'free-rolls' } })
      .roll(ann)
      .open(ann);
    expect(game.board).toMatchObject({ pot: 600 + 1200 + 600, position: 7, spaces: closed.with(4, 'free-rolls 5') });
    expect(game.phase).toBe('decide');
  });

  test('HD-24 HD-90: a bust on the board is like a 7', () => {
    const game = double(4, { 4: 'bust' }).open(ann);
    expect(game.phase).toBe('ready');
    expect(game.board).toMatchObject({ pot: 0, control: -1, spaces: closed.with(3, 'bust') });
    expect(game.scores).toEqual([0, 0]);
  });

  test('HD-A3: what was found stays on the board', () => {
    const game = double(1, { 1: 'cash 3000' }).open(ann, { 3: 'cash 3000' }).roll(ann, 2).open(ann);
    expect(game.board.pot).toBe(600 + 3000 + 900 + 3000);
  });
});

describe('lose loss', () => {
  const losses = (annLosses: number, benLosses: number) => ({
    record: [
      { wins: 0, losses: annLosses },
      { wins: 2, losses: benLosses },
    ],
  });

  test('HD-23 HD-87 HD-A7: with a loss each, the finder loses its own; no wins come back, the pot stays', () => {
    const game = Game.on(losses(1, 1))
      .round(ann, '13 22', { behind: { 2: 'lose-loss' }, layout: 'lossRound' })
      .roll(ann)
      .open(ann);
    expect(game.phase).toBe('decide');
    expect(game.board.pot).toBe(400);
    expect(game.board.record).toEqual([
      { wins: 0, losses: 0 },
      { wins: 2, losses: 1 },
    ]);
    expect(game.board.spaces[1]).toBe('lose-loss');
  });
});

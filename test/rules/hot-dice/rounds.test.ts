import { describe, expect, test } from 'vitest';
import { readField } from '../../../shared/engine/fields.ts';
import { hotDice } from '../../../shared/shows/hot-dice/show.ts';
import { ann, ben, closed, Game } from './hot-dice-script.ts';

describe('a round', () => {
  test('HD-81 HD-91: the example of the book: 600, 1500, double 1 declined for 3000, 4500, a 7 and nothing', () => {
    const game = Game.on().ask(24, '24 63 11 34', { from: 24, behind: { 1: 'cash 3000' } });
    game.answer(ann, 'green', 24).answer(ben, 'red', 90);
    expect(game.board).toMatchObject({ pot: 600, dice: [2, 4], position: 24 });
    expect(game.roll(ann).board).toMatchObject({ pot: 1500, position: 25 });
    expect(game.roll(ann).phase).toBe('double');
    expect(game.board.pot).toBe(1500);
    expect(game.open(ann).board.pot).toBe(4500);
    expect(game.roll(ann).board).toMatchObject({ pot: 0, dice: [3, 4], position: 27, control: -1 });
    expect(game.phase).toBe('ready');
    expect(game.scores).toEqual([0, 0]);
  });

  test('HD-12: the number sent is the place in the list where the rolls begin', () => {
    expect(Game.on().round(ben, '64', { from: 77 }).board).toMatchObject({ position: 77, dice: [6, 4] });
  });

  test('HD-13 HD-85: the free roll opens the pot with 100 a point, at least 200', () => {
    expect(Game.on().round(ann, '65').board.pot).toBe(1100);
    expect(Game.on().round(ann, '11').board.pot).toBe(200);
  });

  test('HD-73 HD-74: a 7 or a double on the free roll neither busts nor opens the board', () => {
    for (const [dice, pot] of [
      [[3, 4], 700],
      [[5, 5], 1000],
      [[2, 3], 500],
      [[4, 5], 900],
    ] as const) {
      const game = Game.on().round(ann, [dice]);
      expect(game.phase).toBe('decide');
      expect(game.board.pot).toBe(pot);
    }
  });

  test('HD-14 HD-26: after the free roll one may bank at once, which ends the round', () => {
    const game = Game.on().round(ann, '24');
    expect(game.refused(ben, 'bank')).toBe('not-yours');
    expect(game.bank(ann).phase).toBe('ready');
    expect(game.scores).toEqual([600, 0]);
    expect(game.board).toMatchObject({ pot: 0, control: -1, position: 1 });
  });

  test('HD-16: other rolls that are no doubles add 100 a point, 5 and 9 too', () => {
    expect(Game.on().round(ann, '24 23 45 56').roll(ann, 3).board.pot).toBe(600 + 500 + 900 + 1100);
  });

  test('HD-15 HD-26: a 7 outside the free roll loses the pot and ends the round, not what was banked before', () => {
    const game = Game.on().round(ann, '24').bank(ann).round(ann, '66 16').roll(ann);
    expect(game.phase).toBe('ready');
    expect(game.scores).toEqual([600, 0]);
    expect(game.board.pot).toBe(0);
  });

  test('HD-75: nothing but bank or bust ends a round', () => {
    const game = Game.on().round(ann, [[2, 4], ...Array.from({ length: 150 }, () => [1, 2] as const)]);
    for (let i = 0; i < 120; i++) expect(game.roll(ann).phase).toBe('decide');
    expect(game.refused('host', 'ask')).toBe('not-now');
  });

  test('HD-80: after the 100th roll comes the first', () => {
    const game = Game.on().round(ann, '24 56', { from: 100 }).roll(ann);
    expect(game.board).toMatchObject({ position: 1, dice: [5, 6], pot: 1700 });
  });

  test('HD-27: every round has a list of its own, and no roll of it draws anything', () => {
    const game = Game.on().round(ann, '24').bank(ann).round(ann, '65');
    expect(game.board).toMatchObject({ dice: [6, 5], pot: 1100, round: 2 });
    expect(() => game.move(ann, 'roll', {}, { dice: [2, 1] })).toThrow('too many');
  });

  test('HD-05 HD-28: six rounds, each with its question, then the catch-up without one', () => {
    const game = Game.on();
    for (let round = 1; round <= 6; round++) {
      expect(game.refused('host', 'catch-up')).toBe('not-now');
      game.round(round % 2, round === 6 ? '46' : '24').bank(round % 2);
      expect(game.board.round).toBe(round);
    }
    expect(game.refused('host', 'ask')).toBe('not-now');
    game.catchUp();
    expect(game.board).toMatchObject({ round: 7, question: 'Question 6?' });
    expect(game.phase).toBe('pick');
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

  test('HD-17 HD-18: a double brings the choice between its points and its space', () => {
    const game = double(6);
    expect(game.phase).toBe('double');
    expect(game.board).toMatchObject({ pot: 600, dice: [6, 6], spaces: closed });
    for (const move of ['roll', 'bank']) expect(game.refused(ann, move)).toBe('not-now');
    expect(game.refused(ben, 'open')).toBe('not-yours');
    expect(game.take(ann).board.pot).toBe(1800);
  });

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

  test('HD-22 HD-A5: free rolls are taken at once and add only, a 7 and a double as well', () => {
    const game = Game.on()
      .round(ann, '24 55 34 66 13', { behind: { 5: 'free-rolls' } })
      .roll(ann)
      .open(ann);
    expect(game.phase).toBe('decide');
    expect(game.board).toMatchObject({
      pot: 600 + 700 + 1200,
      position: 4,
      dice: [6, 6],
      spaces: closed.with(4, 'free-rolls 2'),
    });
    expect(game.roll(ann).board.pot).toBe(2900);
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

  test('HD-80: free rolls run over the end of the list', () => {
    const game = Game.on()
      .round(ann, '24 55 65 11', { from: 98, behind: { 5: 'free-rolls' } })
      .roll(ann)
      .open(ann);
    expect(game.board).toMatchObject({ position: 1, pot: 600 + 1100 + 200 });
  });

  test('HD-24 HD-90: a bust on the board is like a 7', () => {
    const game = double(4, { 4: 'bust' }).open(ann);
    expect(game.phase).toBe('ready');
    expect(game.board).toMatchObject({ pot: 0, control: -1, spaces: closed.with(3, 'bust') });
    expect(game.scores).toEqual([0, 0]);
  });

  test('HD-25 HD-A4: the board is shuffled after every double, taken or opened', () => {
    const taken = double(1).take(ann, { 3: 'cash 3000' }).roll(ann).roll(ann).open(ann);
    expect(taken.board.pot).toBe(600 + 200 + 900 + 3000);
    const opened = double(1, { 1: 'cash 50' }).open(ann, { 3: 'double-pot' }).roll(ann).roll(ann).open(ann);
    expect(opened.board.pot).toBe(2 * (600 + 50 + 900));
  });

  test('HD-25 HD-A4: it is shuffled as well when the double ends the round', () => {
    const game = double(4, { 4: 'bust' });
    expect(() => game.move(ann, 'open')).toThrow('is missing');
    expect(game.open(ann).phase).toBe('ready');
  });

  test('HD-A3: what was found stays on the board', () => {
    const game = double(1, { 1: 'cash 3000' }).open(ann, { 3: 'cash 3000' }).roll(ann, 2).open(ann);
    expect(game.board.pot).toBe(600 + 3000 + 900 + 3000);
  });

  test('HD-25 HD-83: the opened space is shown until the next accepted entry, whatever that is', () => {
    const shown = () => double(1, { 1: 'cash 50' }).open(ann);
    expect(shown().board.spaces).toEqual(closed.with(0, 'cash 50'));
    expect(shown().roll(ann).board.spaces).toEqual(closed);
    const entries: [string, object][] = [
      ['replace', { seat: 0, name: 'Cem' }],
      ['correct', { seat: 0, score: 5, reason: 'x' }],
      ['end', { winner: -1 }],
    ];
    for (const [move, inputs] of entries) {
      const game = shown();
      game.move('host', move, { ...inputs });
      expect(game.board.spaces, move).toEqual(closed);
    }
    const refused = shown();
    expect(refused.refused(ben, 'roll')).toBe('not-yours');
    expect(refused.board.spaces).toEqual(closed.with(0, 'cash 50'));
  });

  test('HD-91: the points of a double are not added when the board is chosen', () => {
    expect(double(6, { 6: 'cash 50' }).open(ann).board.pot).toBe(650);
  });

  test('HD-A2: the board of a round: two amounts, double pot, free rolls, a bust, and a third amount', () => {
    for (const [name, pot] of [
      ['cash 3000', 3600],
      ['cash 1000', 1600],
      ['cash 50', 650],
      ['double-pot', 1200],
      ['bust', 0],
    ] as const) {
      expect(double(4, { 4: name }).open(ann).board.pot).toBe(pot);
    }
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

  test('HD-23: once it is found, the third amount lies in its place again, in later rounds too', () => {
    const game = Game.on(losses(1, 1)).round(ann, '13 22 55 66', { behind: { 2: 'lose-loss' }, layout: 'lossRound' });
    const others = ['cash 3000', 'cash 1000', 'double-pot', 'free-rolls 2', 'bust'];
    expect(game.roll(ann).board.behind).toEqual([...others, 'lose-loss']);
    game.open(ann, { 5: 'cash 50' });
    expect(game.board.behind).toEqual([]);
    expect(game.roll(ann).board.behind).toEqual([...others, 'cash 50']);
    game.open(ann).bank(ann);
    expect(game.scores).toEqual([450, 0]);
    expect(
      game
        .round(ben, '24 11', { behind: { 1: 'cash 50' } })
        .roll(ben)
        .open(ben).board.pot,
    ).toBe(650);
  });

  test('HD-23: with one loss between them there is none', () => {
    for (const record of [losses(1, 0), losses(0, 1)]) {
      const game = Game.on(record)
        .round(ann, '13 22', { behind: { 2: 'cash 50' } })
        .roll(ann)
        .open(ann);
      expect(game.board.spaces[1]).toBe('cash 50');
    }
  });

  test('HD-23: the loss stays lost when the round busts', () => {
    const game = Game.on(losses(1, 1)).round(ben, '13 22 34', { behind: { 2: 'lose-loss' }, layout: 'lossRound' });
    expect(game.roll(ben).open(ben).roll(ben).board.record).toEqual([
      { wins: 0, losses: 1 },
      { wins: 2, losses: 0 },
    ]);
  });

  test('HD-A8: it is not on the board of the catch-up, nor of the bonanza', () => {
    const game = Game.on({ rounds: 1, ...losses(1, 1) })
      .round(ann, '24', { layout: 'lossRound' })
      .bank(ann);
    game.turn(ben, '22', { 2: 'bust' }).open(ben, {}, 'catchUp');
    expect(game.board.spaces[1]).toBe('bust');
    game.bonanza('24 66', { 6: 'bust' }).pick(ann, 1).roll(ann).open(ann, {}, 'bonanza');
    expect(game.board.spaces[5]).toBe('bust');
  });
});

describe('deadlines of a round', () => {
  test('HD-76: a decision too late busts', () => {
    const game = Game.on().round(ann, '66 65').roll(ann).expire();
    expect(game.phase).toBe('ready');
    expect(game.scores).toEqual([0, 0]);
    expect(game.board).toMatchObject({ pot: 0, control: -1 });
  });

  test('HD-76: a double decided too late busts, and nothing is shuffled', () => {
    const game = Game.on().round(ann, '66 55').roll(ann);
    expect(() => game.move('clock', 'expire', {}, { orders: [[1, 2, 3, 4, 5, 6]] })).toThrow('too many');
    expect(game.expire().phase).toBe('ready');
    expect(game.board).toMatchObject({ pot: 0, spaces: closed });
  });

  test('HD-76: the clock runs only where a seat owes a move, and only the clock may say so', () => {
    const game = new Game();
    expect(game.refused('clock', 'expire')).toBe('not-now');
    expect(game.start().refused('clock', 'expire')).toBe('not-now');
    expect(game.ask(50).refused('host', 'expire')).toBe('not-yours');
    expect(game.refused(ann, 'expire')).toBe('not-yours');
    expect(game.refused('clock', 'expire')).toBe('');
  });
});

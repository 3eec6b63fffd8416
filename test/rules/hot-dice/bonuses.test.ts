import { describe, expect, test } from 'vitest';
import { ann, ben, closed, type Dice, Game } from './hot-dice-script.ts';

describe('the bonus bonanza', () => {
  test('HD-42 HD-49 HD-A21: after a first, second or third straight win, with as many gold coins', () => {
    for (const wins of [0, 1, 2]) {
      const game = Game.won(wins).bonanza();
      expect(game.view()).toMatchObject({ act: 'bonus-bonanza', phase: 'pick' });
      expect(game.board).toMatchObject({ coins: wins + 1, pot: 0, dice: [], position: 0, spaces: closed, outcome: '' });
    }
  });

  test('HD-82: the winner plays it alone', () => {
    const game = Game.won().bonanza();
    expect(game.refused(ben, 'pick', { number: 5 })).toBe('not-yours');
    expect(game.pick(ann, 1).refused(ben, 'roll')).toBe('not-yours');
    const other = Game.on({ rounds: 1 }).round(ben, '24').bank(ben).turn(ann, '34').bonanza();
    expect(other.refused(ben, 'pick', { number: 5 })).toBe('');
  });

  test('HD-50: the roll at the number picked is free and worth 250 a point', () => {
    const game = Game.won().bonanza('65', {}, 42).pick(ann, 42);
    expect(game.phase).toBe('decide');
    expect(game.board).toMatchObject({ pot: 2750, dice: [6, 5], position: 42 });
    for (const number of [0, 101, 1.5]) expect(Game.won().bonanza().refused(ann, 'pick', { number })).toBe('bad-input');
  });

  test('HD-73 HD-74: the free roll may be a 5, 7, 9 or a double', () => {
    for (const [dice, pot] of [
      [[2, 3], 1250],
      [[3, 4], 1750],
      [[4, 5], 2250],
      [[6, 6], 3000],
    ] as const) {
      const game = Game.bonanza(1, [dice]);
      expect(game.phase).toBe('decide');
      expect(game.board).toMatchObject({ pot, coins: 1 });
    }
  });

  test('HD-51 HD-61: one may stop with the pot at any decision', () => {
    const game = Game.bonanza(1, '13').bank(ann);
    expect(game.phase).toBe('over');
    expect(game.board).toMatchObject({ outcome: 'banked', pot: 1000 });
    expect(game.result).toMatchObject({
      bonus: { kind: 'bonus-bonanza', outcome: 'banked', cash: 1000 },
      earnings: [1600, 0],
      scores: [600, 0],
    });
  });

  test('HD-55: each roll after it adds 500 a point: 11 is 5500', () => {
    const game = Game.bonanza(1, '13 56 12').roll(ann);
    expect(game.board.pot).toBe(6500);
    expect(game.roll(ann).board.pot).toBe(8000);
  });

  test('HD-52 HD-53 HD-54: 5, 7 and 9 bust: a coin and another roll, and without a coin everything', () => {
    const game = Game.bonanza(2, '66 23 34 63').roll(ann);
    expect(game.phase).toBe('roll');
    expect(game.board).toMatchObject({ coins: 1, pot: 3000 });
    game.roll(ann);
    expect(game.phase).toBe('roll');
    expect(game.board).toMatchObject({ coins: 0, pot: 3000 });
    game.roll(ann);
    expect(game.phase).toBe('over');
    expect(game.board).toMatchObject({ coins: 0, pot: 0, outcome: 'bust' });
    expect(game.result).toMatchObject({
      bonus: { kind: 'bonus-bonanza', outcome: 'bust', cash: 0 },
      earnings: [600, 0],
    });
  });

  test('HD-A22: after a coin there is no stopping, only the roll; then the choice is back', () => {
    const game = Game.bonanza(1, '66 34 13').roll(ann);
    expect(game.refused(ann, 'bank')).toBe('not-now');
    expect(game.roll(ann).phase).toBe('decide');
    expect(game.board.pot).toBe(5000);
    expect(game.refused(ann, 'bank')).toBe('');
  });

  test('HD-80: the list goes round here as well', () => {
    const game = Game.won().bonanza('66 55', {}, 100).pick(ann, 100).roll(ann);
    expect(game.board).toMatchObject({ position: 1, dice: [5, 5] });
  });

  test('HD-56: a double is 500 a point or its space', () => {
    const game = Game.bonanza(1, '34 66').roll(ann);
    expect(game.phase).toBe('double');
    expect(game.board).toMatchObject({ pot: 1750, spaces: closed });
    expect(game.take(ann, {}, 'bonanza').board.pot).toBe(7750);
  });

  const doubles: readonly Dice[] = [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ];

  test('HD-57: three amounts and three busts', () => {
    for (const [name, pot] of [
      ['cash 50000', 50500],
      ['cash 30000', 30500],
      ['cash 20000', 20500],
    ] as const) {
      const game = Game.bonanza(1, doubles, { 2: name }).roll(ann).open(ann, {}, 'bonanza');
      expect(game.board).toMatchObject({ pot, spaces: closed.with(1, name) });
    }
    const open = (double: number) => {
      const game = Game.bonanza(3, [
        [1, 3],
        [double, double],
      ]).roll(ann);
      return game.open(ann, {}, 'bonanza').board.spaces[double - 1];
    };
    expect([1, 2, 3, 4, 5, 6].map(open)).toEqual(['cash 50000', 'cash 30000', 'cash 20000', 'bust', 'bust', 'bust']);
  });

  test('HD-58 HD-A23: a bust on the board costs a coin and a roll, or everything', () => {
    const game = Game.bonanza(1, doubles, { 2: 'bust' }).roll(ann).open(ann, { 3: 'bust' }, 'bonanza');
    expect(game.phase).toBe('roll');
    expect(game.board).toMatchObject({ coins: 0, pot: 500, spaces: closed.with(1, 'bust') });
    game.roll(ann).open(ann, {}, 'bonanza');
    expect(game.phase).toBe('over');
    expect(game.board).toMatchObject({ outcome: 'bust', pot: 0 });
  });

  test('HD-59 HD-60: once the first amount is found, double pot lies in its place and doubles everything', () => {
    const game = Game.bonanza(1, doubles, { 2: 'cash 50000' })
      .roll(ann)
      .open(ann, { 3: 'double-pot' }, 'foundBonanza')
      .roll(ann);
    expect(game.board.behind).toEqual(['double-pot', 'cash 30000', 'cash 20000', 'bust', 'bust', 'bust']);
    game.open(ann, { 4: 'double-pot' }, 'foundBonanza');
    expect(game.board).toMatchObject({ pot: 101000, spaces: closed.with(2, 'double-pot') });
    // HD-A3: it stays there.
    expect(game.roll(ann).open(ann, {}, 'foundBonanza').board.pot).toBe(202000);
  });

  test('HD-A25: the smaller amounts stay, and every double is followed by a shuffle', () => {
    const game = Game.bonanza(1, doubles, { 2: 'cash 30000' })
      .roll(ann)
      .open(ann, { 3: 'cash 30000' }, 'bonanza')
      .roll(ann);
    game.open(ann, { 4: 'cash 50000' }, 'bonanza').roll(ann).open(ann, {}, 'foundBonanza');
    expect(game.board.pot).toBe(500 + 30000 + 30000 + 50000);
    const taken = Game.bonanza(1, doubles)
      .roll(ann)
      .take(ann, { 3: 'cash 20000' }, 'bonanza')
      .roll(ann)
      .open(ann, {}, 'bonanza');
    expect(taken.board.pot).toBe(500 + 2000 + 20000);
  });

  test('HD-59: it is the first amount of the options that gives way, also among equals', () => {
    const game = Game.won(0, { bonanzaCash: [7000, 7000, 7000] })
      .bonanza(doubles, { 2: 'cash 30000' })
      .pick(ann, 1)
      .roll(ann);
    game.open(ann, { 3: 'cash 50000' }, 'bonanza').roll(ann).open(ann, { 4: 'double-pot' }, 'foundBonanza').roll(ann);
    expect(game.board.pot).toBe(14500);
    expect(game.open(ann, {}, 'foundBonanza').board.pot).toBe(29000);
  });

  test('HD-A26: the pot may exceed 50,000', () => {
    const game = Game.bonanza(1, doubles, { 2: 'cash 50000' })
      .roll(ann)
      .open(ann, { 3: 'cash 30000' }, 'foundBonanza')
      .roll(ann);
    game.open(ann, {}, 'foundBonanza').bank(ann);
    expect(game.result).toMatchObject({ bonus: { cash: 80500 }, earnings: [81100, 0] });
  });

  test('HD-62: coins left over are worth nothing and do not carry over', () => {
    const game = Game.bonanza(3, '13').bank(ann);
    expect(game.result).toMatchObject({
      bonus: { cash: 1000 },
      record: [
        { wins: 3, losses: 0 },
        { wins: 0, losses: 1 },
      ],
    });
    expect(JSON.stringify(game.result)).not.toContain('coin');
    expect(Game.won(0).bonanza().board.coins).toBe(1);
  });

  test('HD-A24: too late is a bust: a coin first, then the roll is made, then everything', () => {
    expect(Game.won().bonanza('13').expire().board).toMatchObject({ position: 1, pot: 1000 });
    const game = Game.bonanza(1, '13 65 44').expire();
    expect(game.phase).toBe('roll');
    expect(game.board).toMatchObject({ coins: 0, pot: 1000, position: 1, dice: [1, 3] });
    game.expire();
    expect(game.phase).toBe('decide');
    expect(game.board).toMatchObject({ pot: 6500, position: 2 });
    game.roll(ann).expire();
    expect(game.phase).toBe('over');
    expect(game.board).toMatchObject({ outcome: 'bust', pot: 0 });
  });

  test('HD-A24: a double decided too late costs a coin, and nothing is shuffled', () => {
    const game = Game.bonanza(1, doubles, { 3: 'cash 20000' }).roll(ann).expire();
    expect(game.phase).toBe('roll');
    expect(game.board).toMatchObject({ coins: 0, pot: 500 });
    expect(game.roll(ann).open(ann, {}, 'bonanza').board.pot).toBe(20500);
  });

  test('HD-78: ended by the host, the pot at risk is not paid', () => {
    const game = Game.bonanza(2, '66');
    game.move('host', 'end', { winner: 1 });
    expect(game.phase).toBe('over');
    expect(game.result).toMatchObject({
      winner: ann,
      bonus: { kind: '', outcome: '', cash: 0 },
      earnings: [600, 0],
      record: [
        { wins: 2, losses: 0 },
        { wins: 0, losses: 1 },
      ],
    });
  });
});

describe('the mega roll', () => {
  const mega = (behind = {}) => Game.won(3).mega(behind);

  test('HD-43 HD-63: it takes the place of the bonanza after the fourth straight win', () => {
    const game = mega();
    expect(game.view()).toMatchObject({ act: 'mega-roll', phase: 'roll' });
    expect(game.board).toMatchObject({ dice: [], spaces: closed, outcome: '' });
    expect(game.refused(ben, 'roll')).toBe('not-yours');
  });

  test('HD-64 HD-A27: without a double nothing is won, and there is no second roll', () => {
    const game = mega().megaRoll(5, 6);
    expect(game.phase).toBe('over');
    expect(game.board).toMatchObject({ outcome: 'nothing', dice: [5, 6] });
    expect(game.result).toMatchObject({ bonus: { kind: 'mega-roll', outcome: 'nothing', cash: 0 } });
    expect(game.refused(ann, 'roll')).toBe('not-now');
  });

  test('HD-65: a double may be banked for 2500 a point, 5000 to 30,000', () => {
    for (const [face, cash] of [
      [1, 5000],
      [4, 20000],
      [6, 30000],
    ] as const) {
      const game = mega().megaRoll(face, face);
      expect(game.phase).toBe('double');
      game.move(ann, 'take');
      expect(game.board.outcome).toBe('banked');
      expect(game.result).toMatchObject({ bonus: { outcome: 'banked', cash }, earnings: [600 + cash, 0] });
    }
  });

  test('HD-66 HD-67: the million lies behind one double and a bust behind the others', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const game = mega({ 3: 'million' }).megaRoll(face, face).megaOpen();
      const found = face === 3;
      expect(game.board).toMatchObject({
        outcome: found ? 'million' : 'nothing',
        spaces: closed.with(face - 1, found ? 'million' : 'bust'),
      });
      expect(game.result).toMatchObject({ bonus: { cash: found ? 1_000_000 : 0 } });
    }
  });

  test('HD-A38: two dice are thrown, there is no list; opening the board draws nothing', () => {
    expect(() => Game.won(3).move('host', 'bonus', {}, { dice: [1, 1], orders: [[1, 2, 3, 4, 5, 6]] })).toThrow(
      'too many',
    );
    const game = mega().megaRoll(2, 2);
    expect(() => game.move(ann, 'open', {}, { orders: [[1, 2, 3, 4, 5, 6]] })).toThrow('too many');
  });

  test('HD-68 HD-A20: whatever happens the streak is back at zero, and losses stay', () => {
    const record = [
      { wins: 3, losses: 1 },
      { wins: 0, losses: 0 },
    ];
    const won = () => Game.on({ rounds: 1, record }).round(ann, '24').bank(ann).turn(ben, '34');
    const after = [
      { wins: 0, losses: 1 },
      { wins: 0, losses: 1 },
    ];
    expect(won().board.record[0]).toEqual({ wins: 4, losses: 1 });
    expect(won().mega().megaRoll(1, 2).result.record).toEqual(after);
    expect(won().mega({ 1: 'million' }).megaRoll(1, 1).megaOpen().result.record).toEqual(after);
    const ended = won().mega();
    ended.move('host', 'end', { winner: -1 });
    expect(ended.result).toMatchObject({ winner: ann, bonus: { kind: '', cash: 0 }, record: after });
  });

  test('HD-76 HD-64: too late, before the roll or after a double, and nothing is won', () => {
    expect(mega().expire().board).toMatchObject({ outcome: 'nothing', dice: [] });
    const game = mega().megaRoll(6, 6).expire();
    expect(game.phase).toBe('over');
    expect(game.result).toMatchObject({ bonus: { outcome: 'nothing', cash: 0 } });
  });
});

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

  const doubles: readonly Dice[] = [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ];

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
});

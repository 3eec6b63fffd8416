import { describe, expect, test } from 'vitest';
import { betting, Evening } from './hot-hand-script.ts';

describe('what is paid', () => {
  test('HR-03 HR-A7: 2, 3, 11 and 12 pay 70 to 1, and the stake comes back', () => {
    const bet = betting('flaming-four').throws(2, 12, 3);
    expect(bet.scores).toEqual([990, 1000]);
    expect(bet.throws(11).scores).toEqual([1700, 1000]);
    expect(bet.board.bets).toEqual([{ seat: 0, on: 'flaming-four', stake: 10, paid: 710 }]);
  });

  test('HR-04: 4, 5, 6, 8, 9 and 10 pay 12 to 1', () => {
    expect(betting('sizzling-six').throws(4, 5, 6, 8, 9).scores).toEqual([990, 1000]);
    expect(betting('sizzling-six').throws(4, 5, 6, 8, 9, 10).scores).toEqual([1120, 1000]);
  });

  test('HR-06 HR-A4: nine of ten pay 20 to 1, and only at the 7', () => {
    const bet = betting('hot-hand').throws(2, 3, 4, 5, 6, 8, 9, 10, 11);
    expect(bet.scores).toEqual([990, 1000]);
    expect(bet.throws(7).scores).toEqual([1200, 1000]);
  });

  test('HR-07: eight of ten, or an incomplete set, lose', () => {
    const evening = new Evening().bet(0, 'hot-hand', 10).bet(0, 'flaming-four', 10).bet(1, 'sizzling-six', 10).close();
    evening.throws(2, 3, 4, 5, 6, 8, 9, 11, 7);
    expect(evening.scores).toEqual([980, 990]);
    expect(evening.board.bets.map(({ paid }) => paid)).toEqual([0, 0, 0]);
  });

  test('HR-A4: a set paid stays paid, and what is undecided stays open', () => {
    const evening = new Evening().bet(0, 'flaming-four', 1).bet(1, 'hot-hand', 1).close().throws(2, 3, 11, 12, 12);
    expect(evening.scores).toEqual([1070, 999]);
    expect(evening.board.bets.map(({ paid }) => paid)).toEqual([71, -1]);
    expect(evening.throws(7).scores).toEqual([1070, 999]);
  });

  test('HR-A5: a 7 in the first throw counts', () => {
    const bet = betting('flaming-four').throws(7);
    expect(bet.phase).toBe('over');
    expect(bet.scores).toEqual([990, 1000]);
  });
});

describe('betting', () => {
  test('HR-01: whole points, at least one, at most the bank', () => {
    const evening = new Evening({ bank: 20 }).bet(0, 'hot-hand', 5);
    for (const stake of [16, 0, -1, 1.5, '5', null])
      expect(evening.refused(0, 'bet', { on: 'hot-hand', stake }), `${stake}`).toBe('bad-input');
    expect(evening.refused(0, 'bet', { on: 'small', stake: 5 })).toBe('bad-input');
    expect(evening.refused(0, 'bet', { on: 'hot-hand', stake: 15 })).toBe('');
  });

  test('HR-01: nobody has to bet, and the clock closes as the host does', () => {
    const evening = new Evening().expire();
    expect(evening.phase).toBe('roll');
    expect(evening.refused(0, 'bet', { on: 'hot-hand', stake: 1 })).toBe('not-now');
    expect(evening.expire(1, 2).board).toMatchObject({ hit: [3], dice: [1, 2] });
  });
});

describe('several hands', () => {
  test('HR-01: the next seat shoots the next hand, with an empty table', () => {
    const evening = new Evening({ hands: 3 }).bet(1, 'hot-hand', 10).close().throws(2, 7);
    expect(evening.phase).toBe('bets');
    expect(evening.board).toMatchObject({ hand: 2, shooter: 1, hit: [], bets: [] });
    evening.close();
    expect(evening.refused(0, 'roll')).toBe('not-yours');
    evening.throws(7).close();
    expect(evening.board).toMatchObject({ hand: 3, shooter: 0 });
    expect(evening.throws(3, 7).board).toMatchObject({ hand: 3, hit: [3] });
    expect(evening.phase).toBe('over');
  });

  test('HR-01: ended early, undecided stakes come back and nothing else', () => {
    const evening = new Evening().bet(0, 'flaming-four', 10).bet(0, 'sizzling-six', 20).bet(1, 'hot-hand', 30).close();
    evening.throws(2, 3, 11, 12);
    evening.move('host', 'end', { winner: 1 });
    expect(evening.scores).toEqual([1700, 1000]);
    expect(evening.board.winner).toBe(1);
    expect(evening.result).toEqual({ scores: [1700, 1000] });
  });

  test('a 7 tells what all lose, then whose, then who has most or that several have', () => {
    const evening = new Evening().bet(1, 'hot-hand', 30).bet(0, 'flaming-four', 10).bet(1, 'sizzling-six', 20).close();
    expect(evening.throws(7).cues.filter(({ cue }) => cue !== 'rolled')).toEqual([
      { cue: 'seven-out', lost: 60 },
      { cue: 'lost', seat: 0, on: 'flaming-four', stake: 10 },
      { cue: 'lost', seat: 1, on: 'hot-hand', stake: 30 },
      { cue: 'lost', seat: 1, on: 'sizzling-six', stake: 20 },
      { cue: 'hand-over', hand: 1, hit: 0, lost: 60 },
      { cue: 'closing', scores: [990, 950] },
      { cue: 'won', seat: 0, score: 990 },
    ]);
    const level = new Evening().close().throws(7);
    expect(level.cues.at(-1)).toEqual({ cue: 'tied', seats: [0, 1], score: 1000 });
  });
});

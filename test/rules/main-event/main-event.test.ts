import { describe, expect, test } from 'vitest';
import { MainEvent } from './main-event-script.ts';

const event = (options: object = {}) => new MainEvent(options);

describe('medals', () => {
  test('ME-01 ME-02 ME-07: the champion opens on an empty board for three prizes and 50,000', () => {
    expect(event().view()).toMatchObject({
      act: 'main-event',
      phase: 'roll',
      board: {
        claimed: [],
        jackpot: 50000,
        danger: false,
        chances: -1,
        offer: null,
        won: [],
        allCash: false,
        dice: [],
        outcome: '',
      },
    });
  });

  test.each([
    [6, 8, 0],
    [5, 9, 1],
    [4, 10, 2],
  ])('ME-03 ME-04 ME-05: %i and %i together win prize %i, one alone nothing', (a, b, prize) => {
    const round = event().throws(a);
    expect(round.board.won).toEqual([]);
    expect(round.throws(b).board.won).toEqual([prize]);
  });

  test('ME-31: a missing number thrown is claimed, and no money moves', () => {
    expect(event().throws(9).board).toMatchObject({ claimed: [9], jackpot: 50000 });
  });

  test('ME-06: all three medals win all three prizes and the jackpot', () => {
    const round = event().throws(6, 8, 5, 9, 4, 10);
    expect(round.board).toMatchObject({ outcome: 'swept', chances: -1, jackpot: 50000, won: [0, 1, 2] });
    expect(round.outcome).toMatchObject({
      bonus: { outcome: 'swept', cash: 50000, prizes: ['Radio', 'Sofa', 'Car'] },
      jackpot: 50000,
      carried: [],
    });
  });
});

describe('wilds and repeats', () => {
  test.each([2, 3, 11, 12])('ME-09 ME-10 ME-A4: a wild %i adds 5000 and may become any missing number', total => {
    const round = event().throws(6, total);
    expect(round.board.jackpot).toBe(55000);
    expect(round.phase).toBe('wild');
    expect([4, 5, 8, 9, 10].map(number => round.refused(0, 'claim', { number }))).toEqual(['', '', '', '', '']);
    expect(round.refused(0, 'claim', { number: 6 })).toBe('bad-input');
    expect(round.claim(10).board.claimed).toEqual([6, 10]);
  });

  test('ME-A3: a wild may be left as it is, and cannot be kept for later', () => {
    const round = event().throws(2).does('decline');
    expect(round.board.claimed).toEqual([]);
    expect(round.refused(0, 'claim', { number: 4 })).toBe('not-now');
  });

  test.each([[4], [5], [6], [8], [9], [10]])('ME-11 ME-A2: %i again adds 2500 to the jackpot', number => {
    expect(event().throws(number, number).board).toMatchObject({ jackpot: 52500, claimed: [number] });
  });

  test('ME-A1: a number claimed by a wild is repeated like any other; a wild is no repeat', () => {
    expect(event().throws(3).claim(4).throws(4).board.jackpot).toBe(57500);
    expect(event().throws(3).claim(4).throws(3).board.jackpot).toBe(60000);
  });

  test('ME-30: a 7 adds nothing to the jackpot', () => {
    expect(event().throws(6, 7).board.jackpot).toBe(50000);
  });
});

describe('the last number', () => {
  const last = () => event().throws(6, 8, 5, 9, 4);

  test('ME-13 ME-A6: a wild adds 5000 and takes a throw, but cannot become the number', () => {
    const round = last().throws(12);
    expect(round.board).toMatchObject({ chances: 4, jackpot: 55000 });
    expect(round.phase).toBe('roll');
  });

  test('ME-A7 ME-A8: repeats and the 7 take a throw, a repeat still adds 2500', () => {
    expect(last().throws(6).board).toMatchObject({ chances: 4, jackpot: 52500 });
    expect(last().throws(7).board).toMatchObject({ chances: 4, danger: true });
  });

  test('ME-A22: only the number itself wins it', () => {
    expect(last().throws(11, 3, 10).board).toMatchObject({ outcome: 'swept', jackpot: 60000 });
  });
});

describe('the danger zone', () => {
  test('ME-A11: the same 700 while nothing is claimed', () => {
    expect(event().throws(2).does('decline').throws(7).board.offer).toEqual({ cash: 700, prizes: [] });
  });

  test('ME-18: stopping pays exactly that', () => {
    const round = event().throws(6, 8, 5, 7).does('stop');
    expect(round.board).toMatchObject({ outcome: 'stopped', offer: null, won: [0] });
    expect(round.outcome.bonus).toEqual({ outcome: 'stopped', cash: 3000, prizes: ['Radio'] });
  });

  test('ME-A17: wilds and repeats go on in danger, and a wild may complete the medal', () => {
    const round = event().throws(6, 7).does('continue').throws(6, 2).claim(8);
    expect(round.board).toMatchObject({ jackpot: 57500, offer: { cash: 2000, prizes: [0] } });
  });

  test('ME-20 ME-A14: the second 7 takes every prize and pays no cash', () => {
    const round = event().throws(6, 8, 7).does('continue').throws(7);
    expect(round.board).toMatchObject({ outcome: 'forfeited', won: [] });
    expect(round.outcome).toMatchObject({
      bonus: { outcome: 'forfeited', cash: 0, prizes: [] },
      carried: ['Radio', 'Sofa', 'Car'],
    });
  });
});

describe('what carries over', () => {
  test('ME-22 ME-A15: an unclaimed jackpot with all that was added; a claimed one starts again', () => {
    expect(event({ jackpot: 80000 }).throws(2).claim(6).throws(7).does('stop').outcome.jackpot).toBe(85000);
    expect(event({ jackpot: 80000 }).throws(2).claim(6).throws(6, 7).does('continue').throws(7).outcome.jackpot).toBe(
      87500,
    );
    expect(event({ jackpot: 80000 }).throws(6, 8, 5, 9, 4, 10).outcome).toMatchObject({
      jackpot: 50000,
      bonus: { cash: 80000 },
    });
  });
});

describe('the all-cash round', () => {
  const allCash = (jackpot = 50000) => event({ wins: [4, 0], jackpot });

  test('ME-23 ME-A18 ME-A20: played instead of the ordinary round on the fifth straight win only', () => {
    expect(allCash().board.allCash).toBe(true);
    expect(event({ wins: [3, 0] }).board.allCash).toBe(false);
    expect(event({ wins: [0, 4] }).board.allCash).toBe(false);
  });

  test('ME-24 ME-25: a sweep pays at least a million', () => {
    const { bonus, jackpot, carried } = allCash().throws(6, 8, 5, 9, 4, 10).outcome;
    expect(bonus).toEqual({ outcome: 'swept', cash: 1_000_000, prizes: [] });
    expect(jackpot).toBe(50000);
    expect(carried).toEqual(['Radio', 'Sofa', 'Car']);
  });
});

describe('deadlines', () => {
  test('ME-29: a late throw is thrown, a late wild left as it is', () => {
    expect(event().expire(1, 5).board.claimed).toEqual([6]);
    const wild = event().throws(2).expire();
    expect(wild.phase).toBe('roll');
    expect(wild.board.claimed).toEqual([]);
  });

  test('LN-36: the host may end it: nothing at risk is credited, jackpot and prizes carry over', () => {
    const round = event().throws(6, 8, 2);
    round.move('host', 'end', { winner: 0 });
    expect(round.outcome).toMatchObject({
      bonus: { outcome: '', cash: 0, prizes: [] },
      jackpot: 55000,
      carried: ['Radio', 'Sofa', 'Car'],
      wins: [1, 0],
      retired: false,
    });
  });
});

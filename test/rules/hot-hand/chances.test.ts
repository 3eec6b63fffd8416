import { describe, expect, test } from 'vitest';
import type { Chance } from '../../../shared/engine/chance.ts';
import { allTotals, type WagerName } from '../../../shared/shows/hot-hand/bets.ts';
import { game, type HotHandState, openGame } from '../../../shared/shows/hot-hand/game.ts';
import { hotHandHouse } from '../../../shared/shows/hot-hand/house.ts';

/** An exact fraction. */
type Fraction = readonly [bigint, bigint];
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const reduce = (a: bigint, b: bigint): Fraction => [a / gcd(a, b), b / gcd(a, b)];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce(a * d + c * b, b * d);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => reduce(a * c, b * d);
const none: Fraction = [0n, 1n];
const decimal = ([a, b]: Fraction) => Number(a) / Number(b);
const text = ([a, b]: Fraction) => `${a}/${b}`;

const throwing = (total: number): Chance => ({
  dice: () => (total <= 7 ? [1, total - 1] : [total - 6, 6]),
  number: () => 0,
  order: () => [],
});
const ways = (total: number) => BigInt(6 - Math.abs(total - 7));

/** A hand with a stake of 1 on each of the three, about to be thrown; played by the rules themselves. */
const begun = (): HotHandState => {
  const made = (['flaming-four', 'sizzling-six', 'hot-hand'] as const).map((on: WagerName) => ({
    seat: 0,
    on,
    stake: 1,
    paid: -1,
  }));
  return {
    ...openGame({ bank: 0, hands: 1, house: hotHandHouse.fallback }, 1),
    phase: 'roll',
    hand: 1,
    shooter: 0,
    bets: made,
  };
};

interface Ending {
  readonly hit: readonly number[];
  readonly paid: readonly number[];
  readonly chance: Fraction;
}

/** Every way a hand can end, with its chance: throws that repeat a total change nothing, so they are left out. */
const endings = (): readonly Ending[] => {
  const ended: Ending[] = [];
  const reached = new Map<string, { state: HotHandState; chance: Fraction }>([
    ['', { state: begun(), chance: [1n, 1n] }],
  ]);
  for (const { state, chance } of reached.values()) {
    const fresh = [...allTotals.filter(total => !state.hit.includes(total)), 7];
    const all = fresh.reduce((sum, total) => sum + ways(total), 0n);
    for (const total of fresh) {
      const next = game.play(state, { by: 0, do: 'roll', inputs: {} }, throwing(total)).state as HotHandState;
      const share = times(chance, [ways(total), all]);
      if (next.phase === 'over') {
        ended.push({ hit: next.hit, paid: next.bets.map(({ paid }) => paid), chance: share });
        continue;
      }
      const key = next.hit.join();
      const before = reached.get(key);
      // Totals come in any order; the states of one set differ in nothing. A set is visited after all smaller ones.
      reached.set(key, { state: next, chance: plus(before?.chance ?? none, share) });
    }
  }
  return ended;
};

const all = endings();
const chanceThat = (holds: (ending: Ending) => boolean) =>
  all.filter(holds).reduce((sum, { chance }) => plus(sum, chance), none);
/** Profit on a stake of 1, on average. */
const expected = (bet: number) =>
  all.reduce((sum, { paid, chance }) => plus(sum, times(chance, [BigInt((paid[bet] ?? 0) - 1), 1n])), none);

describe('chances', () => {
  test('HR-09: Flaming Four comes 53 times in 4620 and costs 18.5498 %', () => {
    const win = chanceThat(({ paid }) => paid[0] === 71);
    expect(text(win)).toBe('53/4620');
    expect(decimal(win)).toBeCloseTo(0.011472, 6);
    expect(decimal(times(win, [70n, 1n]))).toBeCloseTo(0.80303, 6);
    expect(decimal(expected(0))).toBeCloseTo(-0.185498, 6);
  });

  test('HR-10 HR-A2: Sizzling Six returns 0.746018 and costs 0.191814, where the table misprints', () => {
    const win = chanceThat(({ paid }) => paid[1] === 13);
    expect(decimal(win)).toBeCloseTo(0.062168, 6);
    expect(decimal(times(win, [12n, 1n]))).toBeCloseTo(0.746018, 6);
    expect(decimal(expected(1))).toBeCloseTo(-0.191814, 6);
    expect(text(expected(1))).toBe('-197503021/1029659400');
  });

  test('HR-11: Hot Hand: ten, nine, or fewer', () => {
    expect(decimal(chanceThat(({ hit }) => hit.length === 10))).toBeCloseTo(0.005258, 6);
    expect(decimal(chanceThat(({ hit }) => hit.length === 9))).toBeCloseTo(0.018758, 6);
    expect(decimal(chanceThat(({ hit }) => hit.length < 9))).toBeCloseTo(0.975984, 6);
    expect(decimal(expected(2))).toBeCloseTo(-0.180199, 6);
  });

  test('HR-13: the three integrals are the chances of winning', () => {
    expect(text(chanceThat(({ paid }) => paid[0] === 71))).toBe('53/4620');
    expect(text(chanceThat(({ paid }) => paid[1] === 13))).toBe('832156379/13385572200');
    expect(text(chanceThat(({ paid }) => paid[2] === 81))).toBe('126538525259/24067258815600');
  });

  test.each([
    [2, 12, '137124850157/24067258815600'],
    [3, 11, '150695431/75445952400'],
    [4, 10, '1175248309/1266697832400'],
    [5, 9, '35278/72747675'],
    [6, 8, '6534704369/24067258815600'],
  ])('HR-14: missing just the %i, or just the %i, has the chance %s', (low, high, chance) => {
    for (const missing of [low, high]) {
      expect(text(chanceThat(({ hit }) => hit.length === 9 && !hit.includes(missing)))).toBe(chance);
    }
  });

  test('HR-A1: each of them twice makes the chance of exactly nine', () => {
    expect(text(chanceThat(({ hit }) => hit.length === 9))).toBe('16123729013/859544957700');
  });

  test('HR-01: the chances of all endings add up to one', () => {
    expect(text(chanceThat(() => true))).toBe('1/1');
  });
});

import { describe, expect, test } from 'vitest';
import type { Luck } from '../../shared/engine/robots.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import {
  approx,
  exact,
  type Fraction,
  fraction,
  minus,
  ONE,
  over,
  parseFraction,
  plus,
  sum,
  times,
} from '../../shared/odds/fraction.ts';
import { allTotals, type WagerName, wagerNames, wagers } from '../../shared/shows/hot-hand/bets.ts';
import { game, type HotHandState, openGame } from '../../shared/shows/hot-hand/game.ts';
import { hotHandHouse } from '../../shared/shows/hot-hand/house.ts';
import { act, audience, expectMean, lucky, oddOf, played } from './acting.ts';

const hand = act<HotHandState>(game);
const options = { bank: 1000, hands: 1, house: hotHandHouse.fallback };

/** A hand in which these totals have come. */
const handWith = (hit: readonly number[]): HotHandState => ({
  ...openGame(options, 1),
  phase: 'roll',
  hand: 1,
  shooter: 0,
  hit,
});

const oddsAt = (hit: readonly number[]) => oddsOf(audience('hot-hand', hand, handWith(hit)), { options });

const waysOf = (total: number) => 6 - Math.abs(total - 7);

/** All of these before a 7, by inclusion and exclusion. */
const allBeforeSeven = (totals: readonly number[]): Fraction => {
  let chance = ONE;
  for (let set = 1; set < 2 ** totals.length; set++) {
    const chosen = totals.filter((_, i) => (set >> i) & 1);
    const ways = chosen.reduce((n, total) => n + waysOf(total), 0);
    // None of the chosen before the 7.
    const none = fraction(6, 6 + ways);
    chance = chosen.length % 2 === 1 ? minus(chance, none) : plus(chance, none);
  }
  return chance;
};

const section1 = {
  'flaming-four': '53/4620',
  'flaming-four.win-return': '53/66',
  'flaming-four.lose-return': '-4567/4620',
  'flaming-four.return': '-857/4620',
  'flaming-four.edge': '857/4620',
  'sizzling-six': '832156379/13385572200',
  'sizzling-six.win-return': '832156379/1115464350',
  'sizzling-six.lose-return': '-12553415821/13385572200',
  'sizzling-six.return': '-197503021/1029659400',
  'hot-hand': '126538525259/24067258815600',
  'hot-hand.nine': '16123729013/859544957700',
  'hot-hand.lose': '23489255877977/24067258815600',
  'hot-hand.win-return': '126538525259/300840735195',
  'hot-hand.nine-return': '16123729013/42977247885',
  'hot-hand.return': '-1445628536659/8022419605200',
  'missing.2': '137124850157/24067258815600',
  'missing.3': '150695431/75445952400',
  'missing.4': '1175248309/1266697832400',
  'missing.5': '35278/72747675',
  'missing.6': '6534704369/24067258815600',
  'missing.8': '6534704369/24067258815600',
  'missing.9': '35278/72747675',
  'missing.10': '1175248309/1266697832400',
  'missing.11': '150695431/75445952400',
  'missing.12': '137124850157/24067258815600',
  'hits.0': '1/6',
  'hits.1': '754111/4869480',
  'hits.2': '18414923/129585456',
  'hits.3': '27073078889/211116305400',
  'hits.4': '64799533963/573029971800',
  'hits.5': '386902249121/4011209802600',
  'hits.6': '5536875163/70786055340',
  'hits.7': '140681336683/2406725881560',
  'hits.8': '114010958783/3008407351950',
  'hits.9': '16123729013/859544957700',
  'hits.10': '126538525259/24067258815600',
} as const;

describe('from the start', () => {
  test.each(Object.entries(section1))(
    'HR-08 HR-09 HR-10 HR-11 HR-12 HR-13 HR-14 HR-A1 HR-A2: %s is %s',
    (of, value) => {
      expect(oddOf(oddsAt([]), of)).toBe(value);
    },
  );

  test('HR-A7: a fair bet would pay the chance to lose for each chance to win', () => {
    const fair = (on: string) =>
      over(parseFraction(oddOf(oddsAt([]), `${on}.lose`)), parseFraction(oddOf(oddsAt([]), on)));
    expect(exact(fair('flaming-four'))).toBe('4567/53');
    expect(exact(fair('sizzling-six'))).toBe('12553415821/832156379');
    expect(approx(fair('sizzling-six'))).toBeCloseTo(15.085, 3);
  });

  test.each([
    ['flaming-four', 18.5497835],
    ['sizzling-six', 19.1813935],
    ['hot-hand', 18.0198569],
  ])('HR-08: the house edge of %s is %d %%', (on, edge) => {
    expect(100 * approx(parseFraction(oddOf(oddsAt([]), `${on}.edge`)))).toBeCloseTo(edge, 7);
  });

  test('HR-A6: a hand yet to be bet on has the same odds', () => {
    for (const phase of ['lobby', 'bets']) {
      const view = audience('hot-hand', hand, { ...handWith([]), phase });
      expect(oddsOf(view, { options }).odds).toEqual(oddsAt([]).odds);
    }
  });
});

const hits = [
  [2, 12],
  [2, 3, 11, 12],
  [4, 5, 6, 8, 9],
  [3, 4, 6, 7].filter(n => n !== 7),
  [2, 3, 4, 5, 6, 8, 9, 10, 11],
];

describe('from totals that have come', () => {
  test.each(hits.map(hit => [hit] as const))('HR-03 … HR-07: %j, by inclusion and exclusion', hit => {
    const odds = oddsAt(hit);
    for (const on of wagerNames) {
      const missing = wagers[on].totals.filter(total => !hit.includes(total));
      const win = allBeforeSeven(missing);
      expect(oddOf(odds, on)).toBe(exact(win));
      if (on !== 'hot-hand') continue;
      // All others before the 7, but not the one.
      const nearly = sum(missing.map(one => minus(allBeforeSeven(missing.filter(total => total !== one)), win)));
      expect(oddOf(odds, 'hot-hand.nine')).toBe(exact(nearly));
      const mean = minus(plus(times(fraction(81), win), times(fraction(21), nearly)), ONE);
      expect(oddOf(odds, 'hot-hand.return')).toBe(exact(mean));
    }
    const counts = Array.from({ length: 11 - hit.length }, (_, n) => oddOf(odds, `hits.${hit.length + n}`));
    expect(sum(counts.map(parseFraction))).toEqual(ONE);
    expect(odds.throw.filter(({ does }) => does === 'hit').map(({ total }) => total)).toEqual(
      allTotals.filter(total => !hit.includes(total)),
    );
  });

  test('HR-07: a bet that is decided stays so', () => {
    const odds = oddsAt([2, 3, 11, 12]);
    expect([oddOf(odds, 'flaming-four'), oddOf(odds, 'flaming-four.return')]).toEqual(['1', '70']);
  });
});

describe('simulated through the act', () => {
  const bet = (on: WagerName, luck: Luck, hit: readonly number[]) => {
    let state: HotHandState = { ...handWith(hit), bets: [{ seat: 0, on, stake: 1, paid: -1 }], scores: [0] };
    while (state.phase === 'roll') state = played(hand, state, 'roll', {}, lucky(luck));
    return (state.scores[0] ?? 0) - 1;
  };

  test.each(wagerNames.map((on, i) => [on, i] as const))('HR-03 … HR-07: return of %s', (on, i) => {
    for (const hit of [[], [2, 3, 4, 11]]) {
      const exactReturn = parseFraction(oddOf(oddsAt(hit), `${on}.return`));
      expectMean(8000, 100 + i, exactReturn, luck => bet(on, luck, hit));
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { Luck } from '../../shared/engine/robots.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { exact, type Fraction, fraction, plus } from '../../shared/odds/fraction.ts';
import { game, openGame, type SixDiceState } from '../../shared/shows/six-dice/game.ts';
import type { RuleSet as Rules } from '../../shared/shows/six-dice/house.ts';
import { houseOf } from '../../shared/shows/six-dice/house.ts';
import { catchUp as catchUpBy } from '../../shared/shows/six-dice/odds/catch-up.ts';
import { toFraction } from '../../shared/shows/six-dice/odds/sixths.ts';
import { bigOneChance, throwOdds as throwOddsBy } from '../../shared/shows/six-dice/odds/throws.ts';
import { turnAt as turnBy } from '../../shared/shows/six-dice/odds/turn.ts';
import { heldValue as heldBy, holdsOf as holdsBy } from '../../shared/shows/six-dice/scoring.ts';
import { act, allThrows, audience, bestOf, expectMean, lucky, oddOf, played, thrown } from './acting.ts';

/** By the show's own amounts. */
const own = (rules: Rules) => ({ rules, house: houseOf(rules).fallback });
const house = houseOf('hot-dice').fallback;
const turnAt = (rules: Rules, inHand: number, points: number) => {
  const standing = turnBy(own(rules), inHand, points);
  if (standing === undefined) throw new Error('no table');
  return standing;
};
const catchUp = (rules: Rules, inHand: number, missing: number) => catchUpBy(own(rules), inHand, missing);
const throwOdds = (rules: Rules, n: number) => throwOddsBy(own(rules), n);
const heldValue = (faces: readonly number[]) => heldBy(faces, house);
const holdsOf = (faces: readonly number[]) => holdsBy(faces, house);

const dice = act<SixDiceState>(game);
const bothRules: readonly Rules[] = ['by-bj', 'hot-dice'];

/** Seat 1 about to throw, in its last turn if `scores` say that seat 0 is beyond the target. */
const turnOf = (
  rules: Rules,
  scores: readonly number[] = [0, 0],
  change: Partial<SixDiceState> = {},
): SixDiceState => ({
  ...openGame({ ...own(rules), target: 5000 }, 2),
  phase: 'roll',
  turn: 1,
  scores,
  ...((scores[0] ?? 0) > 5000 ? { first: 0, turnsLeft: 1 } : {}),
  ...change,
});

const oddsAt = (state: SixDiceState) => oddsOf(audience('six-dice', dice, state), { options: state.options });

const section7 = [
  [1, '2/3', '1/3', '25'],
  [2, '4/9', '1/9', '50'],
  [3, '5/18', '1/18', '9025/108'],
  [4, '17/108', '1/27', '28075/216'],
  [5, '25/324', '2/81', '61775/324'],
  [6, '5/162', '23/1296', '687575/2592'],
] as const;

describe('one throw', () => {
  test.each(section7)(
    'SD-01 SD-02 SD-03: %i dice bust with %s, all score with %s, %s points',
    (n, bust, all, points) => {
      const odds = oddsAt(turnOf('by-bj', [0, 0], { inHand: n, phase: 'decide' }));
      expect([oddOf(odds, 'bust'), oddOf(odds, 'all-six'), oddOf(odds, 'points')]).toEqual([bust, all, points]);
    },
  );

  test('SH-06: The Big One among five dice, among six', () => {
    expect([exact(bigOneChance(5)), exact(bigOneChance(6))]).toEqual(['5/324', '35/648']);
  });

  test.each(bothRules.flatMap(rules => [1, 2, 3, 4, 5, 6].map(n => [rules, n] as const)))(
    'SD-06 SH-08: %s, every throw of %i dice played through the act comes to the same',
    (rules, n) => {
      const all = 6 ** n;
      let bust = 0;
      let sixIn = 0;
      let points = 0;
      for (const faces of allThrows(n)) {
        const state = played(dice, turnOf(rules, [0, 0], { inHand: n, phase: 'decide' }), 'roll', {}, thrown(faces));
        if (state.turn === 0) bust++;
        else if (rules === 'by-bj') {
          points += state.points;
          if (state.held.length === n) sixIn++;
        } else {
          const sets = holdsOf(faces);
          points += Math.max(...sets.map(places => heldValue(places.map(place => faces[place - 1] ?? 0))));
          if (sets.some(places => places.length === n)) sixIn++;
        }
      }
      const odds = throwOdds(rules, n);
      expect([odds.bust, odds.allScore, odds.points]).toEqual([bust, sixIn, points].map(count => fraction(count, all)));
    },
  );
});

/** The way on that the tables find best, by doubles: what is tested here is what it is worth. */
const near = (rules: Rules, inHand: number, points: number) => turnAt(rules, inHand, points).best.near;

/** The set that `worth` (dice then in hand, points of the set) finds best. */
const bestHold = (state: SixDiceState, worth: (inHand: number, points: number) => number): readonly number[] => {
  let best: readonly number[] = [];
  let most = -1;
  for (const places of holdsOf(state.dice)) {
    const inHand = places.length === state.inHand ? 6 : state.inHand - places.length;
    const value = worth(inHand, heldValue(places.map(place => state.dice[place - 1] ?? 0)));
    if (value > most) [best, most] = [places, value];
  }
  return best;
};

/** Plays a turn of the act as well as the tables say; the state after it. */
const playTurn = (start: SixDiceState, luck: Luck): SixDiceState => {
  const { rules } = start.options;
  const chance = lucky(luck);
  let state = start;
  while (state.turn === start.turn) {
    if (state.phase === 'hold') {
      const held = bestHold(state, (inHand, points) => near(rules, inHand, state.points + points));
      state = played(dice, state, 'hold', { dice: held }, chance);
      continue;
    }
    const goesOn = turnAt(rules, state.inHand, state.points).roll.near > state.points;
    state = played(dice, state, state.phase === 'roll' || goesOn ? 'roll' : 'bank', {}, chance);
  }
  return state;
};

describe('the best turn', () => {
  test.each([
    ['by-bj', 6, 0, 20_000],
    ['by-bj', 3, 450, 20_000],
    ['hot-dice', 6, 0, 8000],
    ['hot-dice', 2, 200, 8000],
  ] as const)(
    'SD-05 SD-09 SH-08: %s, %i dice and %i points, played through the act',
    (rules, inHand, points, short) => {
      const start = turnOf(rules, [0, 0], { inHand, points, phase: points === 0 ? 'roll' : 'decide' });
      const { roll, bust } = turnAt(rules, inHand, points);
      const gained = (luck: Luck) => {
        const first = played(dice, start, 'roll', {}, lucky(luck));
        return (first.turn === 0 ? first : playTurn(first, luck)).scores[1] ?? 0;
      };
      expectMean(short, 7, toFraction(roll), gained);
      // SD-A7: by BJ a busted turn may leave its bonuses.
      if (rules === 'hot-dice') expectMean(short, 8, toFraction(bust), luck => Number(gained(luck) === 0));
    },
  );

  test('SD-09: what rolling and stopping are worth is what the tables say, with the bonus on both sides', () => {
    const odds = oddsAt(turnOf('by-bj', [0, 0], { inHand: 2, points: 300, bonus: 500, phase: 'decide', dice: [1] }));
    const roll = toFraction(turnAt('by-bj', 2, 300).roll);
    expect(odds.decisions).toEqual([
      { do: 'roll', worth: exact(plus(roll, fraction(500))) },
      { do: 'bank', worth: '800' },
    ]);
    expect(bestOf(odds)).toBe('roll');
    expect(bestOf(oddsAt(turnOf('by-bj', [0, 0], { inHand: 2, points: 350, phase: 'decide', dice: [1] })))).toBe(
      'bank',
    );
  });

  test('SD-05: from where the tables end nothing makes a roll worth while', () => {
    for (const rules of bothRules)
      for (let inHand = 1; inHand <= 6; inHand++) {
        const points = rules === 'by-bj' ? 8900 : 12_400;
        expect(turnAt(rules, inHand, points).roll.near, `${rules} ${inHand}`).toBeLessThanOrEqual(points);
        expect(turnAt(rules, inHand, 100_000).best.near).toBe(100_000);
      }
    expect(turnAt('by-bj', 6, 8850).roll.near).toBeGreaterThan(8850);
  });

  test('SH-08: a set to hold is worth what follows it', () => {
    // 1 alone and five dice, or 1 and 5 and four.
    const odds = oddsAt(turnOf('hot-dice', [0, 0], { phase: 'hold', dice: [1, 5, 2, 3, 4, 6], inHand: 6 }));
    const worth = (places: readonly number[]) =>
      odds.decisions.find(({ dice }) => JSON.stringify(dice) === JSON.stringify(places))?.worth;
    expect(worth([1])).toBe(exact(toFraction(turnAt('hot-dice', 5, 100).best)));
    expect(worth([1, 2])).toBe(exact(toFraction(turnAt('hot-dice', 4, 150).best)));
    expect(worth([1, 2, 3, 4, 5])).toBe(exact(toFraction(turnAt('hot-dice', 1, 1500).best)));
    expect(odds.decisions.map(({ dice }) => dice)).toEqual(holdsOf([1, 5, 2, 3, 4, 6]));
  });
});

describe('the last turn', () => {
  const chance = (rules: Rules, inHand: number, missing: number): Fraction => {
    const known = catchUp(rules, inHand, missing);
    if (known === undefined) throw new Error('too far');
    return toFraction(known);
  };

  test.each([
    ['by-bj', 400, 15_000],
    ['by-bj', 1000, 15_000],
    ['hot-dice', 350, 15_000],
    ['hot-dice', 900, 15_000],
  ] as const)('SD-10 SD-11 SH-A4: %s, %i points behind, played through the act', (rules, behind, short) => {
    const start = turnOf(rules, [5050, 5050 - behind]);
    expect(oddOf(oddsAt(start), 'catch-up')).toBe(exact(chance(rules, 6, behind)));
    expectMean(short, 11, chance(rules, 6, behind), luck => {
      let state = start;
      const dicing = lucky(luck);
      while (state.phase !== 'over') {
        const missing = behind - state.points - state.bonus;
        if (state.phase === 'hold') {
          const worth = (inHand: number, points: number) => catchUp(rules, inHand, missing - points)?.near ?? 0;
          state = played(dice, state, 'hold', { dice: bestHold(state, worth) }, dicing);
        } else {
          const ahead = state.phase === 'decide' && missing < 0;
          state = played(dice, state, ahead ? 'bank' : 'roll', {}, dicing);
        }
      }
      return Number(state.winner === 1);
    });
  });

  test('SD-A7: a bonus that is ahead by itself cannot be lost, points can', () => {
    const ahead = oddsAt(turnOf('by-bj', [5050, 4600], { phase: 'decide', bonus: 500, points: 700, dice: [1] }));
    expect(ahead.decisions).toEqual([
      { do: 'roll', worth: '1' },
      { do: 'bank', worth: '1' },
    ]);
    const unsafe = oddsAt(turnOf('by-bj', [5050, 4600], { phase: 'decide', points: 700, dice: [1], inHand: 1 }));
    expect(unsafe.decisions).toEqual([
      { do: 'roll', worth: '1/3' },
      { do: 'bank', worth: '1' },
    ]);
  });

  test('SD-10: who stops beyond the target leaves the other the chance to catch up', () => {
    const change = { phase: 'decide', points: 600, dice: [1], inHand: 3 } as const;
    const odds = oddsAt(turnOf('by-bj', [4000, 4500], change));
    expect(oddOf(odds, 'bank.catch-up')).toBe(exact(chance('by-bj', 6, 1100)));
    // SD-A8: strictly more than the target.
    expect(() => oddOf(oddsAt(turnOf('by-bj', [4000, 4400], change)), 'bank.catch-up')).toThrow('no odds');
  });

  test('SD-A10: level is not ahead', () => {
    const level = oddsAt(turnOf('by-bj', [5050, 4950], { phase: 'decide', points: 100, dice: [1], inHand: 1 }));
    expect(level.decisions.at(-1)).toEqual({ do: 'bank', worth: '0' });
    expect(oddOf(level, 'catch-up')).toBe('1/3');
  });

  test('SD-11: who is too far behind for a table still hears of the next throw', () => {
    const far = oddsAt(turnOf('by-bj', [90_000, 0]));
    expect(oddOf(far, 'bust')).toBe('5/162');
    expect(far.decisions).toEqual([]);
  });
});

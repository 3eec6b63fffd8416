import { describe, expect, test } from 'vitest';
import { readField } from '../../shared/engine/fields.ts';
import { seededLuck } from '../../shared/engine/robots.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import {
  exact,
  type Fraction,
  fraction,
  ONE,
  over,
  parseFraction,
  plus,
  sum,
  ZERO,
} from '../../shared/odds/fraction.ts';
import { type BigSixState, bigSix, openBigSix } from '../../shared/shows/on-a-roll/big-six.ts';
import { hiddenSpots, layRow, openSpots } from '../../shared/shows/on-a-roll/clue-board.ts';
import { game } from '../../shared/shows/on-a-roll/game.ts';
import { type GameState, openGame } from '../../shared/shows/on-a-roll/game-state.ts';
import { type LuckySevenState, luckySeven, openLuckySeven } from '../../shared/shows/on-a-roll/lucky-seven.ts';
import { type Match, type OnARollOptions, type OnARollPack, openMatch } from '../../shared/shows/on-a-roll/match.ts';
import { lettersAfter, wastedChance } from '../../shared/shows/on-a-roll/odds/big-six.ts';
import { cashAbove, endingOf } from '../../shared/shows/on-a-roll/odds/lucky-seven.ts';
import { onARoll } from '../../shared/shows/on-a-roll/show.ts';
import { act, allThrows, audience, expectMean, isLong, lucky, oddOf, played, thrown } from './acting.ts';

const rounds = act<GameState>(game);
const six = act<BigSixState>(bigSix);
const seven = act<LuckySevenState>(luckySeven);
const pairs = allThrows(2);

const pack = {
  names: [],
  puzzles: [{ subject: 'A SUBJECT', kind: 'Thing', clues: ['FIRST CLUE', 'A SECOND', 'THE THIRD ONE'] }],
  bigSix: [{ word: 'WIZARD', hint: 'Casts' }],
  prizes: [1, 2, 3, 4].map(n => ({ name: `Prize ${n}`, value: n * 1000 })),
};

const matchOf = (options: object = {}, change: Partial<Match> = {}): Match => ({
  ...openMatch({
    options: readField(onARoll.options, options).value as OnARollOptions,
    pack: readField(onARoll.pack, pack).value as OnARollPack,
    seats: 2,
  }),
  game: 1,
  ...change,
});

const meanOf = (values: readonly Fraction[]): Fraction => over(sum(values), fraction(values.length));
const shown = (odds: ReturnType<typeof oddsOf>) => sum(odds.throw.map(({ chance }) => parseFraction(chance)));

describe('a round', () => {
  const clues = pack.puzzles[0]?.clues ?? [];
  const rows = clues.map(clue => layRow(clue, 2));
  const roundOf = (change: Partial<GameState> = {}): GameState => ({
    ...openGame(matchOf(), [0, 0], 'ready'),
    phase: 'roll',
    inPlay: true,
    rows,
    control: 0,
    rolls: 4,
    ...change,
  });
  const oddsAt = (state: GameState) => oddsOf(audience('on-a-roll', rounds, state), { options: state.match.options });

  test('OR-20 OR-22: on fresh rows only a double is lost', () => {
    const odds = oddsAt(roundOf());
    expect(['double', 'unplayable', 'pick'].map(of => oddOf(odds, of))).toEqual(['1/6', '0', '5/6']);
  });

  test('OR-19 OR-20 OR-22 OR-A29: random boards, every throw played through the act', () => {
    const luck = seededLuck(19);
    for (let board = 0; board < 200; board++) {
      const spots = hiddenSpots(rows).filter(() => luck() < 0.8 + 0.001 * board);
      const state = roundOf({ rows: openSpots(rows, spots) });
      if (hiddenSpots(state.rows).length === 0) continue;
      const odds = oddsAt(state);
      const keepsControl = pairs.filter(dice => played(rounds, state, 'roll', {}, thrown(dice)).control === 0).length;
      expect(oddOf(odds, 'pick')).toBe(exact(fraction(keepsControl, 36)));
      expect(oddOf(odds, 'unplayable')).toBe(exact(fraction(30 - keepsControl, 36)));
      // OR-21: who passes gets the dice back when the other's throw is lost.
      const passed = played(rounds, state, 'pass');
      const back = pairs.filter(dice => played(rounds, passed, 'roll', {}, thrown(dice)).control === 0).length;
      expect(odds.decisions).toEqual([
        { do: 'roll', worth: exact(fraction(keepsControl, 36)) },
        { do: 'pass', worth: exact(fraction(back, 36)) },
      ]);
      expect(shown(odds)).toEqual(ONE);
    }
  });

  test('OR-A9: who was passed to has no choice; OR-A8: without a roll left there are no odds', () => {
    expect(oddsAt(roundOf({ mustRoll: true })).decisions).toEqual([]);
    expect(oddsAt(roundOf({ phase: 'decide', rolls: 0 })).odds).toEqual([]);
  });

  test('OR-23: each pick is worth the chance that the next roll opens something', () => {
    const few = hiddenSpots(rows).filter(({ number }) => number > 5);
    const state = roundOf({ rows: openSpots(rows, few) });
    const rolled = played(rounds, state, 'roll', {}, thrown([1, 4]));
    const { decisions } = oddsAt(rolled);
    expect(decisions.length).toBeGreaterThan(10);
    for (const { cells, worth } of decisions) {
      const next = played(rounds, rolled, 'pick', { cells: cells as never });
      expect(worth).toBe(oddOf(oddsAt(next), 'pick'));
    }
  });
});

describe('Big 6', () => {
  const bonus = (change: Partial<BigSixState> = {}, wins: readonly number[] = [1, 0]): BigSixState => ({
    ...(openBigSix(matchOf({}, { wins }), [0, 0], 0, 2).state as BigSixState),
    ...change,
  });
  const oddsAt = (state: BigSixState) => oddsOf(audience('on-a-roll', six, state), { options: state.match.options });

  test('OR-29 OR-41: the money roll brings 35,000 on average, doubled with the match', () => {
    expect(oddOf(oddsAt(bonus()), 'top')).toBe('35000');
    expect(oddOf(oddsAt(bonus({}, [2, 0])), 'top')).toBe('70000');
    const tops = pairs.map(dice => fraction(played(six, bonus(), 'roll', {}, thrown(dice)).top));
    expect(exact(meanOf(tops))).toBe('35000');
    expect([Math.min, Math.max].map(most => most(...tops.map(({ num }) => Number(num))))).toEqual([10_000, 60_000]);
  });

  test('OR-39: wasted with 0 to 4 letters taken', () => {
    expect([0, 1, 2, 3, 4].map(taken => exact(wastedChance(taken)))).toEqual(['1/6', '1/6', '2/9', '1/3', '1/2']);
    for (const taken of [[], [3], [1, 6], [2, 3, 5], [1, 2, 3, 4]]) {
      const state = bonus({ phase: 'roll', top: 30_000, taken });
      const wasted = pairs.filter(dice => played(six, state, 'roll', {}, thrown(dice)).phase !== 'pick').length;
      expect(oddOf(oddsAt(state), 'wasted')).toBe(exact(fraction(wasted, 36)));
      expect(shown(oddsAt(state))).toEqual(ONE);
    }
  });

  test('OR-33 OR-39: letters showing after four rolls', () => {
    expect(lettersAfter(0, 4).slice(0, 5).map(exact)).toEqual(['1/1296', '5/324', '1675/11664', '350/729', '175/486']);
  });

  test('OR-34 OR-39: the same from every state, played through the act by recursion over all throws', () => {
    const known = new Map<string, readonly Fraction[]>();
    const letters = (state: BigSixState): readonly Fraction[] => {
      if (state.phase === 'done') return [0, 1, 2, 3, 4, 5, 6].map(n => (n === state.taken.length ? ONE : ZERO));
      const key = `${state.taken.toSorted()} ${state.rolls}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const ends = pairs.map(dice => {
        const rolled = played(six, state, 'roll', {}, thrown(dice));
        if (rolled.phase !== 'pick') return letters(rolled);
        const number = dice.find(face => !state.taken.includes(face)) ?? 0;
        return letters(played(six, played(six, rolled, 'pick', { number }), 'pass'));
      });
      const found = [0, 1, 2, 3, 4, 5, 6].map(n => meanOf(ends.map(end => end[n] ?? ZERO)));
      known.set(key, found);
      return found;
    };
    letters(bonus({ phase: 'roll', top: 30_000 }));
    expect(known.size).toBeGreaterThan(30);
    for (const [key, found] of known) {
      const [taken = '', rolls] = key.split(' ');
      const count = taken === '' ? 0 : taken.split(',').length;
      expect(lettersAfter(count, Number(rolls)).map(exact), key).toEqual(found.map(exact));
    }
  });
});

describe('Lucky 7', () => {
  const orderly = {
    dice: () => [],
    number: () => 1,
    order: (n: number) => Array.from({ length: n }, (_, i) => i + 1),
  };
  const bonus = (match: Match = matchOf()): LuckySevenState =>
    openLuckySeven(match, [0, 0], 0, orderly).state as LuckySevenState;
  const withTimer = (timer: number, match?: Match): LuckySevenState => ({
    ...bonus(match),
    phase: 'roll',
    picked: 0,
    timer,
  });
  const oddsAt = (state: LuckySevenState) =>
    oddsOf(audience('on-a-roll', seven, state), { options: state.match.options });
  const parts = ['seven', 'double', 'timeout', 'cash'];

  const section3 = [
    [2, '5/18', '5/18', '4/9', '7000/9'],
    [3, '19/54', '19/54', '8/27', '26600/27'],
    [4, '65/162', '65/162', '16/81', '91000/81'],
    [5, '211/486', '211/486', '32/243', '295400/243'],
    [6, '665/1458', '665/1458', '64/729', '931000/729'],
  ] as const;

  test.each(section3)(
    'OR-46 OR-47 OR-48: timer %i: seven %s, double %s, time-out %s, side cash %s',
    (timer, ...expected) => {
      expect(parts.map(of => oddOf(oddsAt(withTimer(timer)), of))).toEqual(expected);
      // OR-02: the other format throws the same dice.
      const total = matchOf({ format: 'lucky-7-total' });
      expect(parts.map(of => oddOf(oddsAt(withTimer(timer, total)), of))).toEqual(expected);
    },
  );

  test('OR-46 OR-47 OR-48: every timer, played through the act by recursion over all throws', () => {
    const known = new Map<number, Record<string, Fraction>>();
    const ending = (state: LuckySevenState): Record<string, Fraction> => {
      if (state.phase !== 'roll')
        return { seven: ZERO, double: ZERO, timeout: ZERO, cash: fraction(state.cash), [state.outcome]: ONE };
      const before = known.get(state.timer);
      if (before !== undefined) return { ...before, cash: plus(before.cash ?? ZERO, fraction(state.cash)) };
      const bare = { ...state, cash: 0 };
      const ends = pairs.map(dice => ending(played(seven, bare, 'roll', {}, thrown(dice))));
      const found = Object.fromEntries(parts.map(of => [of, meanOf(ends.map(end => end[of] ?? ZERO))]));
      known.set(state.timer, found);
      return { ...found, cash: plus(found.cash ?? ZERO, fraction(state.cash)) };
    };
    ending(withTimer(6));
    for (let timer = 1; timer <= 6; timer++) {
      const { seven, double, timeout, cash } = endingOf(timer, 100);
      const found = known.get(timer) ?? {};
      expect([seven, double, timeout, cash].map(exact), `${timer}`).toEqual(parts.map(of => exact(found[of] ?? ZERO)));
    }
    expect(shown(oddsAt(withTimer(3)))).toEqual(ONE);
  });

  if (isLong)
    test('OR-45 OR-A25: before the pick every prize may lie behind every letter', () => {
      const odds = oddsAt(bonus());
      const mean = meanOf(section3.map(([, win]) => parseFraction(win)));
      expect(oddOf(odds, 'seven')).toBe(exact(mean));
      const other = { ...bonus(), behind: [3, 5, 1, 2, 4] };
      expect(oddsAt(other)).toEqual(odds);
    });

  test('OR-02: in the second game of lucky-7-total the chance to lead by side cash alone', () => {
    const match = matchOf({ format: 'lucky-7-total' }, { game: 2, lucky: [800, 2500] });
    const state = withTimer(4, match);
    expect(oddOf(oddsAt(state), 'lead-by-cash')).toBe(exact(cashAbove(1700, 4, 100)));
    expectMean(20_000, 2, cashAbove(1700, 4, 100), luck => {
      const chance = lucky(luck);
      let now = state;
      while (now.phase === 'roll') now = played(seven, now, 'roll', {}, chance);
      return Number(now.cash > 1700);
    });
    expect(() => oddOf(oddsAt(withTimer(4, { ...match, game: 1 })), 'lead-by-cash')).toThrow('no odds');
    expect(cashAbove(-1, 2, 100)).toEqual(ONE);
  });
});

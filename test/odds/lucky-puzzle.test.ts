import { describe, expect, test } from 'vitest';
import { readField } from '../../shared/engine/fields.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import {
  compare,
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
  ZERO,
} from '../../shared/odds/fraction.ts';
import { game } from '../../shared/shows/lucky-puzzle/game.ts';
import { type GameState, openGame } from '../../shared/shows/lucky-puzzle/game-state.ts';
import {
  clearChance,
  lastLetterChance,
  playableChance,
  rollsToCome,
} from '../../shared/shows/lucky-puzzle/odds/boards.ts';
import { lay, open } from '../../shared/shows/lucky-puzzle/puzzle.ts';
import { luckyPuzzle } from '../../shared/shows/lucky-puzzle/show.ts';
import { act, allThrows, audience, oddOf, played, thrown } from './acting.ts';

const puzzle = act<GameState>(game);
const pairs = allThrows(2);
const options = readField(luckyPuzzle.options, { judging: 'auto', champion: 0 }).value as GameState['options'];

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** A board of which only these numbers are hidden, seat 0 to decide. */
const boardOf = (hidden: readonly number[], letters: number, change: Partial<GameState> = {}): GameState => {
  const solution = 'ABCDEFGHIJKL'.slice(0, letters);
  const opened = upTo(letters).filter(number => !hidden.includes(number));
  return {
    ...openGame(options, { puzzles: [{ solution }], tieBreakers: [] }),
    phase: 'decide',
    round: 1,
    puzzle: { solution },
    board: open(lay(solution, upTo(letters)), opened),
    value: 1500,
    control: 0,
    ...change,
  };
};

const hiddenIn = (state: GameState): readonly number[] => (state.control < 0 ? [] : (state.board?.hidden ?? []));
const setsIn = (state: GameState): readonly (readonly number[])[] => {
  const input = puzzle.legal(state).find(legal => legal.do === 'pick')?.inputs?.numbers;
  return input?.kind === 'set' ? (input.of as readonly (readonly number[])[]) : [];
};

const oddsAt = (state: GameState) => oddsOf(audience('lucky-puzzle', puzzle, state), { options });

/** Every subset of this many numbers. */
const subsets = (letters: number) =>
  Array.from({ length: 2 ** letters }, (_, mask) => upTo(letters).filter(number => (mask >> (number - 1)) & 1));

const meanOf = (values: readonly Fraction[]): Fraction => over(sum(values), fraction(values.length));
const best = (values: readonly Fraction[]): Fraction => values.reduce((a, b) => (compare(a, b) >= 0 ? a : b), ZERO);

describe('the next roll', () => {
  test('LP-A3 LP-13: an untouched board of 9 to 12 is always playable', () => {
    for (const letters of [9, 10, 11, 12]) expect(playableChance(upTo(letters))).toEqual(ONE);
  });

  test.each([
    [[3, 5, 6, 7, 8, 9, 10, 11, 12], '8/9'],
    [[3, 5, 6, 7, 8, 9, 10], '8/9'],
    [[5, 6, 7, 9, 10], '25/36'],
    [[1], '0'],
    [[12], '1/36'],
    [[7], '1/6'],
  ])('LP-13: of %j left a roll is playable with %s', (hidden, chance) => {
    expect(oddOf(oddsAt(boardOf(hidden, 12)), 'playable')).toBe(chance);
  });

  test.each([
    [12, [1, 2, 2, 3, 4, 5, 6, 8, 10, 12, 15]],
    [9, [1, 2, 2, 3, 4, 5, 6, 8, 9, 10, 12]],
  ])('LP-11: sets that may be opened on a full board of %i, by total from 2 to 12', (letters, counts) => {
    const full = boardOf(upTo(letters), letters, { phase: 'roll' });
    const found = upTo(11).map(n => {
      const dice = pairs.find(([a = 0, b = 0]) => a + b === n + 1) ?? [];
      return setsIn(played(puzzle, full, 'roll', {}, thrown(dice))).length;
    });
    expect(found).toEqual(counts);
  });

  const means = {
    9: ['5/54', '335/1296', '1495/3024', '3335/4536', '2017/2268', '725/756', '71/72', '323/324', '1'],
    12: [
      '1/12',
      '5/24',
      '2933/7920',
      '1945/3564',
      '20017/28512',
      '3901/4752',
      '25687/28512',
      '3385/3564',
      '7739/7920',
      '785/792',
      '431/432',
      '1',
    ],
  };

  test.each([9, 12] as const)('LP-13: the mean over all boards of m of %i numbers', letters => {
    const all = subsets(letters);
    const found = upTo(letters).map(size => meanOf(all.filter(({ length }) => length === size).map(playableChance)));
    expect(found.map(exact)).toEqual(means[letters]);
  });
});

describe('the board to its end', () => {
  test.each([
    [9, '466473281/6530347008'],
    [10, '594167327/14693280768'],
    [11, '34909329205/2115832430592'],
    [12, '275901419419/76169967501312'],
  ])('LP-11 LP-13: the best chance to clear %i numbers alone', (letters, chance) => {
    expect(exact(clearChance(upTo(letters)))).toBe(chance);
    expect(oddOf(oddsAt(boardOf(upTo(letters), letters, { phase: 'roll' })), 'clear')).toBe(chance);
  });

  interface Ending {
    readonly clear: Fraction;
    readonly rolls: Fraction;
    readonly last: Fraction;
  }

  /** The same by plain recursion over every throw and every set of the act itself. */
  const endings = (tieBreak: boolean) => {
    const known = new Map<string, Ending>();
    const ending = (hidden: readonly number[]): Ending => {
      const before = known.get(hidden.join());
      if (before !== undefined) return before;
      const start = boardOf(hidden, 9, { tieBreak });
      /** Of the seat that threw: in control at the last letter, when what follows is as good as it can be. */
      const lastAt = (state: GameState): Fraction => {
        const left = hiddenIn(state);
        const winner = state.phase === 'won' ? state.winner : (state.scores[0] ?? 0) > 0 ? 0 : 1;
        if (left.length === 0) return winner === 0 ? ONE : ZERO;
        const roll = ending(left).last;
        const chosen = best([roll, minus(ONE, roll)]);
        return state.control === 0 ? chosen : minus(ONE, chosen);
      };
      const ends = pairs.map(dice => {
        const rolled = played(puzzle, start, 'roll', {}, thrown(dice));
        if (rolled.phase !== 'pick') return { clear: ZERO, rolls: ZERO, last: lastAt(rolled) };
        const next = setsIn(rolled).map(numbers => played(puzzle, rolled, 'pick', { numbers }));
        return {
          clear: best(next.map(state => (hiddenIn(state).length === 0 ? ONE : ending(hiddenIn(state)).clear))),
          rolls: plus(
            ONE,
            best(next.map(state => (hiddenIn(state).length === 0 ? ZERO : ending(hiddenIn(state)).rolls))),
          ),
          last: best(next.map(lastAt)),
        };
      });
      const found = {
        clear: meanOf(ends.map(({ clear }) => clear)),
        rolls: meanOf(ends.map(({ rolls }) => rolls)),
        last: meanOf(ends.map(({ last }) => last)),
      };
      known.set(hidden.join(), found);
      return found;
    };
    return ending;
  };

  test.each([false, true])(
    'LP-11 LP-14 LP-27 LP-A4: every board of 9 numbers, played through the act; in the tie-breaker: %s',
    tieBreak => {
      const ending = endings(tieBreak);
      for (const hidden of subsets(9).filter(({ length }) => length > 0)) {
        const { clear, rolls, last } = ending(hidden);
        const values = [clearChance(hidden), rollsToCome(hidden), lastLetterChance(hidden, tieBreak)];
        expect(values.map(exact), `${hidden}`).toEqual([clear, rolls, last].map(exact));
      }
    },
  );
});

describe('what stands open', () => {
  test('LP-11: each set that may be opened is worth the chance that the next roll is playable', () => {
    const rolled = played(puzzle, boardOf([1, 2, 3, 4, 5, 6, 7], 9), 'roll', {}, thrown([3, 4]));
    const { decisions, policies } = oddsAt(rolled);
    expect(new Set(decisions.map(({ numbers }) => `${numbers}`))).toEqual(new Set(setsIn(rolled).map(String)));
    for (const { numbers, worth } of decisions) {
      const next = played(puzzle, rolled, 'pick', { numbers: numbers as number[] });
      const playable = pairs.filter(dice => played(puzzle, next, 'roll', {}, thrown(dice)).phase === 'pick').length;
      expect(worth, `${numbers}`).toBe(exact(fraction(playable, 36)));
    }
    expect(decisions.filter(({ longest }) => longest === true)).toHaveLength(1);
    const rolls = decisions.map(({ rolls }) => parseFraction(rolls as string));
    expect(policies.longest?.rolls).toBe(exact(best(rolls)));
  });

  test('LP-34: the set that opens the last letters is best, and sure', () => {
    const rolled = played(puzzle, boardOf([1, 3, 4], 9), 'roll', {}, thrown([2, 6]));
    expect(oddsAt(rolled).decisions).toEqual([
      { do: 'pick', numbers: [1, 3, 4], rolls: '0', clear: '1', longest: true, worth: '1' },
    ]);
  });

  test('LP-36 LP-A4: rolling and passing are worth control after the next roll; a pass that was passed to has no choice', () => {
    const state = boardOf([5, 6, 7, 9, 10], 12);
    expect(oddsAt(state).decisions).toEqual([
      { do: 'roll', worth: '25/36' },
      { do: 'pass', worth: '11/36' },
    ]);
    expect(oddsAt(played(puzzle, state, 'pass')).decisions).toEqual([{ do: 'roll', worth: '25/36' }]);
  });

  test('LP-13: throws of the next roll add up, and say which totals are unlucky', () => {
    const bar = oddsAt(boardOf([3, 5, 6, 7, 8, 9, 10], 12)).throw;
    expect(bar.filter(({ does }) => does === 'unlucky').map(({ total }) => total)).toEqual([2, 4]);
    expect(sum(bar.map(({ chance }) => parseFraction(chance)))).toEqual(ONE);
  });

  test('LP-20: there are no odds of a follow-up question', () => {
    expect(oddsAt(boardOf([], 9, { phase: 'follow-up', control: -1 }))).toEqual({
      odds: [],
      policies: {},
      decisions: [],
      throw: [],
    });
  });
});

test('LP-A1: one number left', () => {
  expect(upTo(12).map(number => exact(playableChance([number])))).toEqual(
    upTo(12).map(number => exact(times(fraction(number === 1 ? 0 : 6 - Math.abs(number - 7)), fraction(1, 36)))),
  );
});

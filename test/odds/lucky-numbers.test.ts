import { describe, expect, test } from 'vitest';
import { readField } from '../../shared/engine/fields.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { approx, parseFraction } from '../../shared/odds/fraction.ts';
import { match } from '../../shared/shows/lucky-numbers/match.ts';
import { type LuckyNumbersOptions, type MatchState, openMatch } from '../../shared/shows/lucky-numbers/match-state.ts';
import { luckyNumbers } from '../../shared/shows/lucky-numbers/show.ts';
import { act, allThrows, audience, oddOf, played, thrown } from './acting.ts';

const dicing = act<MatchState>(match);
const options = readField(luckyNumbers.options, {}, 'options').value as LuckyNumbersOptions;

/** Seat 0 has won the question; it holds 6 and 9, seat 1 holds 4. */
const state = (luckiest: number, change: Partial<MatchState> = {}): MatchState => ({
  ...openMatch(options, { questions: [], tieBreakers: [] }),
  phase: 'choice',
  lastRound: 20,
  round: 3,
  game: 1,
  luckiest,
  pot: 2375,
  danger: true,
  control: 0,
  scores: [0, 0],
  owners: [1, -1, 0, -1, 0, -1].map((owner, i) => ([4, 5, 6, 8, 9, 10][i] === luckiest ? -1 : owner)),
  ...change,
});

const oddsAt = (at: MatchState) => oddsOf(audience('lucky-numbers', dicing, at), { options });

/** What seat 0 wins for good against seat 1 by the end of the turn, every throw played through the act. */
const meanFor = (at: MatchState, move: string, wilds = 0): number => {
  if (move === 'pass') return meanFor(played(dicing, at, 'pass'), 'roll');
  if (wilds > 14) return 0;
  return allThrows(2).reduce(
    (sum, dice) => {
      const next = played(dicing, at, 'roll', {}, thrown(dice));
      const won = (next.scores[0] ?? 0) - (next.scores[1] ?? 0);
      return sum + (next.phase === 'roll' ? 0 : won) / 36;
    },
    wildPart(at, wilds),
  );
};

/** The chain goes on after any of the six wild throws alike. */
const wildPart = (at: MatchState, wilds: number): number => {
  const next = played(dicing, at, 'roll', {}, thrown([1, 1]));
  return (6 / 36) * meanFor(next, 'roll', wilds + 1);
};

describe('a turn', () => {
  test.each([
    [4, '1/10'],
    [5, '2/15'],
    [6, '1/6'],
    [8, '1/6'],
    [9, '2/15'],
    [10, '1/10'],
  ])('LN-16 … LN-18, LN-25: luckiest %i closes a turn with %s, a 7 with 1/5', (luckiest, chance) => {
    const odds = oddsAt(state(luckiest));
    expect(oddOf(odds, 'turn.luckiest')).toBe(chance);
    expect(oddOf(odds, `closing.${luckiest}`)).toBe(chance);
    expect(oddOf(odds, 'turn.seven')).toBe('1/5');
  });

  test('LN-17, LN-18: wilds bring $100 in the mean, and come twice in a row once in 36', () => {
    const odds = oddsAt(state(5));
    expect([oddOf(odds, 'wild-money'), oddOf(odds, 'wilds.2')]).toEqual(['100', '1/36']);
  });

  test('LN-12, LN-19, LN-20, LN-22: what each total does', () => {
    const bar = (danger: boolean) => oddsAt(state(10, { danger, phase: 'roll' })).throw.map(({ does }) => does);
    const others = ['wild', 'wild', 'stole', 'took', 'repeat'];
    expect(bar(true)).toEqual([...others, 'seven', 'took', 'repeat', 'luckiest', 'wild', 'wild']);
    expect(bar(false)).toEqual([...others, 'danger', 'took', 'repeat', 'luckiest', 'wild', 'wild']);
  });

  test('LN-23: there is nothing to choose outside the danger zone', () => {
    expect(oddsAt(state(10, { danger: false, phase: 'roll' })).decisions).toEqual([]);
  });
});

describe('roll or pass', () => {
  test.each([4, 5, 6])('LN-23 … LN-25, LN-A4, LN-A8: luckiest %i, every throw played through the act', luckiest => {
    const at = state(luckiest);
    for (const { do: move, worth } of oddsAt(at).decisions) {
      expect(Math.abs(approx(parseFraction(worth)) - meanFor(at, move)), move).toBeLessThan(1e-6);
    }
  });

  test.each([4, 5, 6, 8, 9, 10])('LN-A4: passing is at least as good as rolling, luckiest %i', luckiest => {
    const [roll, pass] = oddsAt(state(luckiest)).decisions;
    expect(approx(parseFraction(pass!.worth))).toBeGreaterThan(approx(parseFraction(roll!.worth)));
  });
});

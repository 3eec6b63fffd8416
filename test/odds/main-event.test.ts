import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../shared/engine/moves.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { approx, exact, fraction, ONE, parseFraction, sum, times } from '../../shared/odds/fraction.ts';
import type { Odds } from '../../shared/odds/odds.ts';
import { luckyNumbersHouse } from '../../shared/shows/lucky-numbers/house.ts';
import { luckyPuzzleHouse } from '../../shared/shows/lucky-puzzle/house.ts';
import { type MainEventState, mainEvent, openMainEvent } from '../../shared/shows/main-event/act.ts';
import { act, allThrows, audience, isLong, played, thrown } from './acting.ts';

const bonus = act<MainEventState>(mainEvent);

const houses = { 'lucky-numbers': luckyNumbersHouse.fallback, 'lucky-puzzle': luckyPuzzleHouse.fallback };

interface Casting {
  readonly name: string;
  readonly show: 'lucky-numbers' | 'lucky-puzzle';
  readonly prizes: readonly number[];
  readonly allCash: boolean;
  readonly jackpot: number;
}

const castings: readonly Casting[] = [
  { name: 'bare jackpot', show: 'lucky-numbers', prizes: [0, 0, 0], allCash: false, jackpot: 50000 },
  { name: 'small jackpot', show: 'lucky-numbers', prizes: [0, 0, 0], allCash: false, jackpot: 4000 },
  { name: 'with prizes', show: 'lucky-puzzle', prizes: [2500, 8000.5, 20000], allCash: false, jackpot: 100000 },
  { name: 'all cash, questions', show: 'lucky-numbers', prizes: [1, 2, 3], allCash: true, jackpot: 50000 },
  { name: 'prizes of a billion', show: 'lucky-numbers', prizes: [1e9, 1e9, 1e9], allCash: false, jackpot: 50000 },
  { name: 'all cash, puzzles', show: 'lucky-puzzle', prizes: [1, 2, 3], allCash: true, jackpot: 100000 },
];

/** Three of them for `npm test`. */
const shortly = isLong ? castings : castings.slice(1, 4);

const opened = ({ show, prizes, allCash, jackpot }: Casting, change: Partial<MainEventState> = {}): MainEventState => ({
  ...openMainEvent({
    champion: 0,
    scores: [0, 0],
    season: {
      wins: [allCash ? 4 : 0, 0],
      jackpot,
      prizes: prizes.map((value, i) => ({ name: `prize ${i}`, value })),
      house: houses[show],
    },
  }),
  ...change,
});

const oddsAt = (casting: Casting, state: MainEventState): Odds =>
  oddsOf(audience(casting.show, bonus, state), { options: { house: houses[casting.show] } });

/** Swept, ran out, forfeited, stopped, cash, prizes. */
type Outcome = readonly number[];
const outcomes = ['swept', 'ran-out', 'forfeited', 'stopped'];
const worth = (outcome: Outcome) => (outcome[4] ?? 0) + (outcome[5] ?? 0);

const paid = ({ season, result }: MainEventState): Outcome => {
  const { outcome, cash, prizes } = (result as { bonus: { outcome: string; cash: number; prizes: string[] } }).bonus;
  const value = season.prizes.reduce((sum, prize) => sum + (prizes.includes(prize.name) ? prize.value : 0), 0);
  return [...outcomes.map(name => (name === outcome ? 1 : 0)), cash, value];
};

const hardestFirst = [10, 4, 9, 5, 8, 6];

type Choose = (
  state: MainEventState,
  options: readonly { move: string; number?: number; fare: () => Outcome }[],
) => Outcome;

const policies: Readonly<Record<string, Choose>> = {
  'always-continue': (_, options) => (options.find(({ move }) => move === 'continue') ?? hardest(options)).fare(),
  'stop-at-first-seven': (_, options) => (options.find(({ move }) => move === 'stop') ?? hardest(options)).fare(),
  best: (_, options) =>
    options.map(({ fare }) => fare()).reduce((best, fare) => (worth(fare) > worth(best) ? fare : best)),
};

const hardest = <T extends { readonly number?: number }>(options: readonly T[]): T =>
  options
    .filter(({ number }) => number !== undefined)
    .reduce((best, next) =>
      hardestFirst.indexOf(next.number ?? 0) < hardestFirst.indexOf(best.number ?? 0) ? next : best,
    );

const throws = Array.from({ length: 11 }, (_, i) => {
  const dice = allThrows(2).filter(([a = 0, b = 0]) => a + b === i + 2);
  return { dice: dice[0] ?? [], ways: dice.length };
});

/**
 * The outcome of a policy in double precision, found by playing the act through every throw. Branches end once the jackpot has
 * grown by a limit, because each repeated number is at most as likely as one in two.
 */
const playedThrough = (choose: Choose, { jackpot }: Casting, growth = 100_000) => {
  const top = jackpot + growth;
  const known = new Map<string, Outcome>();
  const outcomeOf = (state: MainEventState): Outcome => {
    if (state.phase === 'over') return paid(state);
    if (state.jackpot > top) return [0, 0, 0, 0, 0, 0];
    const key = [state.phase, state.claimed, state.danger, state.chances, state.jackpot].join('|');
    let outcome = known.get(key);
    if (outcome === undefined) {
      outcome = state.phase === 'roll' ? meanOf(state) : chosen(state);
      known.set(key, outcome);
    }
    return outcome;
  };
  const meanOf = (state: MainEventState): Outcome => {
    const mean = [0, 0, 0, 0, 0, 0];
    for (const { dice, ways } of throws) {
      const outcome = outcomeOf(played(bonus, state, 'roll', {}, thrown(dice)));
      for (const [i, value] of outcome.entries()) mean[i] = (mean[i] ?? 0) + (ways * value) / 36;
    }
    return mean;
  };
  const chosen = (state: MainEventState): Outcome => {
    const claim = bonus.legal(state).find(legal => legal.do === 'claim')?.inputs?.number;
    const numbers = claim?.kind === 'choice' ? (claim.of as readonly number[]) : [];
    return choose(
      state,
      state.phase === 'offer'
        ? ['stop', 'continue'].map(move => ({ move, fare: () => outcomeOf(played(bonus, state, move)) }))
        : [
            ...numbers.map(number => ({
              move: 'claim',
              number,
              fare: () => outcomeOf(played(bonus, state, 'claim', { number })),
            })),
            { move: 'decline', fare: () => outcomeOf(played(bonus, state, 'decline')) },
          ],
    );
  };
  return outcomeOf;
};

const positions: readonly (readonly [string, Partial<MainEventState>])[] = [
  ['from the start', {}],
  ['three numbers in danger', { claimed: [4, 6, 8], won: [0], danger: true }],
  ['the last stage', { claimed: [4, 5, 6, 8, 9], won: [0, 1], chances: 3 }],
  [
    'at the first offer',
    { phase: 'offer', claimed: [5, 9], won: [1], danger: true, offer: { cash: 2000, prizes: [1] } },
  ],
  ['with a wild', { phase: 'wild', claimed: [4], danger: true }],
  ['an offer with no throw left', { phase: 'offer', claimed: [4, 5, 6, 9, 10], won: [1, 2], danger: true, chances: 0 }],
];

const near = (got: number, wanted: number, where: string) => {
  const off = Math.abs(got - wanted) / Math.max(1, Math.abs(wanted));
  expect(off, `${where}: ${got} against ${wanted}`).toBeLessThan(1e-9);
};

describe('against every throw played through the act', () => {
  test.each(shortly.map(casting => [casting.name, casting] as const))(
    'ME-01 … ME-28, ME-A9 … ME-A19: %s',
    (_, casting) => {
      const fareOf = Object.entries(policies).map(([name, choose]) => [name, playedThrough(choose, casting)] as const);
      const best = fareOf.find(([name]) => name === 'best')![1];
      for (const [where, change] of positions) {
        const state = opened(casting, change);
        const odds = oddsAt(casting, state);
        for (const [name, policyOutcomes] of fareOf) {
          const outcome = policyOutcomes(state);
          for (const [i, of] of [...outcomes, 'cash', 'prizes'].entries()) {
            const value = approx(parseFraction(odds.policies[name]?.[of] ?? ''));
            near(value, outcome[i] ?? 0, `${where}, ${name}, ${of}`);
          }
        }
        // Each choice is worth what it leads to under best play (ME-19, ME-A3).
        for (const { do: move, worth: value, ...inputs } of odds.decisions) {
          const after = best(played(bonus, state, move, inputs as Inputs));
          near(approx(parseFraction(value)), worth(after), `${where}, ${move}`);
        }
      }
    },
  );
});

describe('exact values', () => {
  const [casting] = castings;
  const state = opened(casting!);

  test('the four endings are all that can come, under every policy', () => {
    for (const each of castings) {
      for (const [, change] of positions) {
        for (const outcome of Object.values(oddsAt(each, opened(each, change)).policies)) {
          expect(sum(outcomes.map(name => parseFraction(outcome[name] ?? '')))).toEqual(ONE);
        }
      }
    }
  });

  test('ME-12, ME-A7: five chances at a number, no 7 yet, always continuing', () => {
    // Swept at the i-th chance with at most one 7 before it, of chances of w, 6 and 30 − w in 36.
    const last = opened(casting!, { claimed: [4, 5, 6, 8, 9], won: [0, 1], chances: 5 });
    const w = 3n;
    let swept = 0n;
    for (let i = 0; i < 5; i++) {
      const quiet = 30n - w;
      const before = quiet ** BigInt(i) + BigInt(i) * 6n * quiet ** BigInt(Math.max(0, i - 1));
      swept += before * w * 36n ** BigInt(4 - i);
    }
    expect(oddsAt(casting!, last).policies['always-continue']?.swept).toBe(exact(fraction(swept, 36n ** 5n)));
  });

  test('ME-A9, ME-14: with no throw left, stopping and continuing are worth the same', () => {
    const [stop, on] = oddsAt(casting!, opened(casting!, positions[5]?.[1])).decisions;
    expect([stop?.do, on?.do, stop?.worth]).toEqual(['stop', 'continue', on?.worth]);
  });

  test('ME-20: a second 7 forfeits one throw in six, whatever is claimed', () => {
    const danger = opened(casting!, { claimed: [4, 6, 8], won: [0], danger: true });
    expect(oddsAt(casting!, danger).throw.find(({ total }) => total === 7)).toEqual({
      total: 7,
      chance: '1/6',
      does: 'forfeited',
    });
    expect(oddsAt(casting!, state).throw.find(({ total }) => total === 7)?.does).toBe('offer');
  });

  test('ME-09 … ME-20: every throw does what the bar of totals says', () => {
    for (const change of [
      {},
      positions[1]?.[1],
      positions[2]?.[1],
      { ...positions[2]?.[1], chances: 1, danger: true },
    ]) {
      const at = opened(casting!, change);
      for (const { total, does } of oddsAt(casting!, at).throw) {
        const { dice } = throws[total - 2]!;
        const { cues } = bonus.play(at, { by: 0, do: 'roll', inputs: {} }, thrown(dice));
        expect(cues.map(({ cue }) => cue)).toContain(does);
      }
    }
  });

  test('ME-22: the jackpot as it stands counts as often as the round is swept', () => {
    const at = (jackpot: number) => oddsAt(casting!, opened(casting!, { jackpot })).policies['always-continue'] ?? {};
    const [low, high] = [at(50000), at(51000)];
    const more = times(fraction(1000), parseFraction(low.swept ?? ''));
    expect(sum([parseFraction(low.cash ?? ''), more])).toEqual(parseFraction(high.cash ?? ''));
  });
});

import { describe, expect, test } from 'vitest';
import type { Chance } from '../../shared/engine/chance.ts';
import type { Inputs } from '../../shared/engine/moves.ts';
import type { Act, ActState } from '../../shared/engine/show.ts';
import { oddsOf } from '../../shared/odds/all.ts';
import { approx, exact, fraction, parseFraction } from '../../shared/odds/fraction.ts';
import type { Odds } from '../../shared/odds/odds.ts';
import { type BonanzaState, bonusBonanza, openBonanza } from '../../shared/shows/hot-dice/bonus-bonanza.ts';
import { type Board, bonanzaBoard, catchUpBoard, roundBoard } from '../../shared/shows/hot-dice/double-board.ts';
import { game } from '../../shared/shows/hot-dice/game.ts';
import { type GameState, type HotDiceOptions, openGame } from '../../shared/shows/hot-dice/game-state.ts';
import { hotDiceHouse } from '../../shared/shows/hot-dice/house.ts';
import { type MegaRollState, megaRoll, openMegaRoll } from '../../shared/shows/hot-dice/mega-roll.ts';
import { act, allThrows, audience, bestOf, isLong, played, thrown } from './acting.ts';

const main = act<GameState>(game);
const bonanza = act<BonanzaState>(bonusBonanza);
const mega = act<MegaRollState>(megaRoll);

const options: HotDiceOptions = {
  judging: 'auto',
  record: [
    { wins: 0, losses: 0, earnings: 0 },
    { wins: 0, losses: 0, earnings: 0 },
  ],
  cash: [3000, 1000, 50],
  freeRolls: 2,
  catchUpCash: [3000, 1000],
  bonanzaCash: [50000, 30000, 20000],
  rounds: 6,
  house: hotDiceHouse.fallback,
};

/** Shuffles leave a board as it is listed: what lies where is set before a space is opened. */
const still: Chance = {
  dice: n => Array.from({ length: n }, () => 1),
  number: lo => lo,
  order: n => Array.from({ length: n }, (_, i) => i + 1),
};

/** Throws of two dice, a double apart from the others of its total. */
const throws = allThrows(2).reduce<{ dice: readonly number[]; ways: number }[]>((found, [a = 0, b = 0]) => {
  const same = found.find(({ dice: [c = 0, d = 0] }) => c + d === a + b && (c === d) === (a === b));
  if (same === undefined) found.push({ dice: [a, b], ways: 1 });
  else same.ways++;
  return found;
}, []);

/** Throws of a total, whatever the faces. */
const totals = throws.reduce<{ dice: readonly number[]; ways: number }[]>((found, { dice, ways }) => {
  const sum = (of: readonly number[]) => (of[0] ?? 0) + (of[1] ?? 0);
  const same = found.find(item => sum(item.dice) === sum(dice));
  if (same === undefined) found.push({ dice, ways });
  else same.ways += ways;
  return found;
}, []);

/** A list that goes on from a place with these throws. */
const listFrom = (position: number, rolls: readonly (readonly number[])[]): readonly number[] => {
  const list = Array.from({ length: 200 }, () => 1);
  for (const [i, [a = 0, b = 0]] of rolls.entries()) {
    const at = (position + i) % 100;
    list[2 * at] = a;
    list[2 * at + 1] = b;
  }
  return list;
};

/** Each arrangement of the board for a double: what lies behind it, in turn. */
const behind = (board: Board, double: number): readonly Board[] =>
  board.map(space => {
    const laid = [...board];
    const at = board.indexOf(space);
    laid[at] = laid[double - 1]!;
    laid[double - 1] = space;
    return laid;
  });

type Pair = readonly [number, number];
const mean = (parts: readonly (readonly [number, Pair])[]): Pair => {
  const all = parts.reduce((n, [ways]) => n + ways, 0);
  const of = (i: 0 | 1) => parts.reduce((sum, [ways, value]) => sum + ways * value[i], 0) / all;
  return [of(0), of(1)];
};
const better = (a: Pair, b: Pair): Pair => (b[0] > a[0] ? b : a);

const value = (text: string | undefined) => approx(parseFraction(text ?? ''));
const near = (got: number, wanted: number, where: string, within = 1e-9) => {
  const off = Math.abs(got - wanted) / Math.max(1, Math.abs(wanted));
  expect(off, `${where}: ${got} against ${wanted}`).toBeLessThan(within);
};
const worth = (odds: Odds, move: string) => value(odds.decisions.find(decision => decision.do === move)?.worth);

/** Rolls of the board that the list supplies next. */
const nextRolls = (
  count: number,
): readonly { readonly rolls: readonly (readonly number[])[]; readonly ways: number }[] =>
  count === 0
    ? [{ rolls: [], ways: 1 }]
    : nextRolls(count - 1).flatMap(({ rolls, ways }) =>
        totals.map(next => ({ rolls: [...rolls, next.dice], ways: ways * next.ways })),
      );

/** Cues of a roll, by the names that the bar of totals gives them. */
const cuesOf = <S extends ActState>(act: Act<S>, state: S, move: string, inputs: Inputs = {}): readonly string[] => {
  const by = act.legal(state).find(legal => legal.do === move)!.by;
  return act.play(state, { by, do: move, inputs }, still).cues.map(({ cue }) => cue.replace(/^(bonanza|mega)-/, ''));
};

/** Every throw does what the bar says of it. */
const expectBar = <S extends ActState>(
  act: Act<S>,
  state: S,
  odds: Odds,
  move: string,
  withDice: (dice: readonly number[]) => S,
) => {
  expect(odds.throw).not.toEqual([]);
  for (const { dice, ways } of throws) {
    const [a = 0, b = 0] = dice;
    const cues = cuesOf(act, withDice(dice), move, move === 'pick' ? { number: 1 } : {});
    const bar = odds.throw.filter(({ total, does }) => total === a + b && cues.includes(does));
    expect(bar, `${state.phase}: ${dice} does ${cues}`).toHaveLength(1);
    expect(bar[0]?.chance).toBe(exact(fraction(ways, 36)));
  }
};

describe('a round, every roll and every space played through the act', () => {
  const roundState = (pot: number, losses: number, change: Partial<GameState> = {}): GameState => ({
    ...openGame(options, { questions: [], tieBreakers: [] }),
    phase: 'decide',
    round: 1,
    control: 0,
    called: 0,
    pot,
    position: 1,
    scores: [500, 300],
    record: [
      { wins: 0, losses },
      { wins: 0, losses },
    ],
    ...change,
  });

  const oddsAt = (state: GameState) => oddsOf(audience('hot-dice', main, state), { options });

  const lossesOf = ({ record }: GameState) => record.filter(({ losses }) => losses > 0).length;

  /** Mean banked and chance to bank; from CY$7,000 on the pot is banked. */
  const playedThrough = (doubles: 'either' | 'taken') => {
    const known = new Map<string, Pair>();
    const comesTo = (state: GameState): Pair => {
      if (state.phase === 'decide') return decide(state);
      if (state.phase === 'double') return double(state);
      const cash = (state.scores[0] ?? 0) - 500;
      return [cash, cash > 0 ? 1 : 0];
    };
    const memo = (key: string, make: () => Pair): Pair => {
      const pair = known.get(key) ?? make();
      known.set(key, pair);
      return pair;
    };
    const roll = (state: GameState): Pair =>
      memo(`roll ${state.pot} ${lossesOf(state)}`, () =>
        mean(
          throws.map(({ dice, ways }) => [
            ways,
            comesTo(played(main, { ...state, list: listFrom(state.position, [dice]) }, 'roll')),
          ]),
        ),
      );
    const decide = (state: GameState): Pair => {
      const bank = comesTo(played(main, state, 'bank'));
      return state.pot >= 7000 ? bank : better(bank, roll(state));
    };
    const open = (state: GameState): Pair =>
      memo(`open ${state.pot} ${lossesOf(state)}`, () =>
        mean(
          behind(roundBoard(options.cash, options.freeRolls, lossesOf(state) === 2), state.dice[0] ?? 0).map(board => {
            const free = board[(state.dice[0] ?? 0) - 1]?.kind === 'free-rolls' ? options.freeRolls : 0;
            return [
              1,
              mean(
                nextRolls(free).map(({ rolls, ways }) => {
                  const laid = { ...state, board, list: listFrom(state.position, rolls) };
                  return [ways, comesTo(played(main, laid, 'open', {}, still))];
                }),
              ),
            ];
          }),
        ),
      );
    const double = (state: GameState): Pair => {
      const take = comesTo(played(main, state, 'take', {}, still));
      return doubles === 'taken' ? take : better(take, open(state));
    };
    return { comesTo, roll, open, take: (state: GameState) => comesTo(played(main, state, 'take', {}, still)) };
  };

  test.each([0, 1])('HD-14 … HD-26, HD-A2 … HD-A5: each seat has %i losses', losses => {
    const [best, taken] = [playedThrough('either'), playedThrough('taken')];
    for (const pot of [200, 750, 1900, 3450, 3600, 5000]) {
      const state = roundState(pot, losses);
      const odds = oddsAt(state);
      near(worth(odds, 'roll'), best.roll(state)[0], `${pot}, roll`);
      expect(worth(odds, 'bank')).toBe(pot);
      for (const [name, play] of [
        ['best', best],
        ['doubles-taken', taken],
      ] as const) {
        const [cash, banked] = play.comesTo(state);
        near(value(odds.policies[name]?.cash), cash, `${pot}, ${name}, cash`);
        near(value(odds.policies[name]?.banked), banked, `${pot}, ${name}, banked`);
      }
      near(value(odds.policies['doubles-taken']?.roll), taken.roll(state)[0], `${pot}, roll, doubles taken`);
      const double = roundState(pot, losses, { phase: 'double', dice: [2, 2] });
      near(worth(oddsAt(double), 'take'), best.take(double)[0], `${pot}, take`);
      near(worth(oddsAt(double), 'open'), best.open(double)[0], `${pot}, open`);
    }
  });

  test('HD-15, HD-17: a roll busts and a double comes once in six each', () => {
    const { odds } = oddsAt(roundState(600, 0));
    expect(odds.map(({ of, exact: chance }) => [of, chance])).toEqual([
      ['bust', '1/6'],
      ['double', '1/6'],
      ['added', '2/3'],
    ]);
  });

  test('HD-15 … HD-17: the bar of totals', () => {
    const state = roundState(600, 0);
    expectBar(main, state, oddsAt(state), 'roll', dice => ({ ...state, list: listFrom(state.position, [dice]) }));
  });

  test('without the board, CY$3,500 is where a roll risks as much as it brings', () => {
    const { policies } = oddsAt(roundState(3500, 0));
    expect(policies['doubles-taken']?.roll).toBe('3500');
  });

  /** What a roll is worth in steps of CY$50, from a pot so large that it is banked down; nothing of the acts. */
  const steps = (most: number, [first = 0, second = 0, third = 0]: readonly number[], free: number) => {
    const rolls = new Float64Array(most / 50);
    const at = (pot: number) => (pot >= most ? pot : Math.max(pot, rolls[pot / 50] ?? 0));
    const sums = nextRolls(free).map(({ rolls, ways }): readonly [number, number] => [
      rolls.flat().reduce((sum, face) => sum + face, 0),
      ways / 36 ** free,
    ]);
    for (let pot = most - 50; pot >= 0; pot -= 50) {
      const freed = sums.reduce((sum, [points, chance]) => sum + chance * at(pot + 100 * points), 0);
      const opened = (at(pot + first) + at(pot + second) + at(pot + third) + at(2 * pot || 50) + freed) / 6;
      const mean = throws.reduce((sum, { dice: [a = 0, b = 0], ways }) => {
        const added = at(pot + 100 * (a + b));
        return sum + ways * (a + b === 7 ? 0 : a === b ? Math.max(added, opened) : added);
      }, 0);
      rolls[pot / 50] = mean / 36;
    }
    return (pot: number) => rolls[pot / 50] ?? 0;
  };

  test('if the best play is too long a fraction to print, its value is as far above as stated', () => {
    const cash = [2e7, 1000, 50];
    const roll = steps(3_400_000, cash, 2);
    for (const pot of [200, 5000, 1_000_000]) {
      const odds = oddsOf(audience('hot-dice', main, roundState(pot, 0)), { options: { ...options, cash } });
      const [told, more] = [worth(odds, 'roll'), value(odds.within)];
      expect(roll(pot), `${pot}`).toBeGreaterThan(told * (1 - 1e-9));
      expect(roll(pot), `${pot}`).toBeLessThan(told + more);
      expect(more / told).toBeLessThan(1e-6);
    }
  });

  test('what can be told exactly is', () => {
    const cash = [500_000, 1000, 50];
    const odds = oddsOf(audience('hot-dice', main, roundState(200, 0)), { options: { ...options, cash } });
    expect(odds.within).toBeUndefined();
    near(worth(odds, 'roll'), steps(100_000, cash, 2)(200), 'half a million on the board');
  });

  test('amounts beyond all measure are answered within a hundred-thousandth', () => {
    const state = roundState(1200, 0);
    const wild = { ...options, cash: [1e9, 999_999.99, 0.01], freeRolls: 5 };
    const odds = oddsOf(audience('hot-dice', main, state), { options: wild });
    expect(worth(odds, 'roll')).toBeGreaterThan(1e6);
    expect(value(odds.within) / worth(odds, 'roll')).toBeLessThan(1e-5);
  });
});

describe('the bonus bonanza', () => {
  const opened = (coins: number, cash: readonly number[], change: Partial<BonanzaState> = {}, chance = still) => ({
    ...(openBonanza(
      {
        winner: 0,
        scores: [0, 0],
        record: [
          { wins: coins, losses: 0 },
          { wins: 0, losses: 1 },
        ],
        earlier: [0, 0],
        house: hotDiceHouse.fallback,
        cash,
      },
      chance,
    ).state as BonanzaState),
    ...change,
  });

  const oddsAt = (state: BonanzaState) =>
    oddsOf(audience('hot-dice', bonanza, state), { options: { ...options, bonanzaCash: state.cash } });

  /** Mean banked and chance to bank; a pot so large is banked. */
  const playedThrough = (doubles: 'either' | 'taken', most: number) => {
    const known = new Map<string, Pair>();
    const comesTo = (state: BonanzaState): Pair => {
      switch (state.phase) {
        case 'decide': {
          const bank: Pair = [state.pot, 1];
          return state.pot >= most ? bank : better(bank, roll(state));
        }
        case 'roll':
          return roll(state);
        case 'double': {
          const take = comesTo(played(bonanza, state, 'take', {}, still));
          return doubles === 'taken' ? take : better(take, open(state));
        }
        default:
          return [state.outcome === 'banked' ? state.pot : 0, state.outcome === 'banked' ? 1 : 0];
      }
    };
    const memo = (key: string, make: () => Pair): Pair => {
      const pair = known.get(key) ?? make();
      known.set(key, pair);
      return pair;
    };
    const key = ({ pot, coins, found }: BonanzaState) => `${pot} ${coins} ${found}`;
    const roll = (state: BonanzaState): Pair =>
      memo(`roll ${key(state)}`, () =>
        mean(
          throws.map(({ dice, ways }) => [
            ways,
            comesTo(played(bonanza, { ...state, list: listFrom(state.position, [dice]) }, 'roll')),
          ]),
        ),
      );
    const open = (state: BonanzaState): Pair =>
      memo(`open ${key(state)}`, () =>
        mean(
          behind(bonanzaBoard(state.cash, state.found), state.dice[0] ?? 0).map(board => [
            1,
            comesTo(played(bonanza, { ...state, board }, 'open', {}, still)),
          ]),
        ),
      );
    const pick = (state: BonanzaState): Pair =>
      mean(
        totals.map(({ dice, ways }) => [
          ways,
          comesTo(played(bonanza, { ...state, list: listFrom(0, [dice]) }, 'pick', { number: 1 })),
        ]),
      );
    return { pick, roll, open };
  };

  test('HD-49 … HD-61: every roll and every space played through the act', () => {
    const cash = [9000, 4000, 1000];
    const [best, taken] = [playedThrough('either', 30_000), playedThrough('taken', 30_000)];
    for (const coins of [0, 1]) {
      const start = opened(coins, cash);
      for (const [name, play] of [
        ['best', best],
        ['doubles-taken', taken],
      ] as const) {
        const [mean, banked] = play.pick(start);
        near(value(oddsAt(start).policies[name]?.cash), mean, `${coins} coins, ${name}`);
        near(value(oddsAt(start).policies[name]?.banked), banked, `${coins} coins, ${name}, banked`);
      }
      for (const found of [false, true]) {
        const state = opened(coins, cash, { phase: 'decide', pot: 5250, position: 1, found });
        near(worth(oddsAt(state), 'roll'), best.roll(state)[0], `${coins} coins, ${found}, roll`);
        const double: BonanzaState = { ...state, phase: 'double', dice: [5, 5] };
        near(worth(oddsAt(double), 'open'), best.open(double)[0], `${coins} coins, ${found}, open`);
      }
    }
  });

  test('HD-53, HD-60: with three coins and double pot on the board no pot is too large to roll', () => {
    const at = (pot: number, coins: number) =>
      oddsAt(opened(coins, options.bonanzaCash, { phase: 'decide', pot, position: 1, found: true }));
    for (const pot of [1e5, 1e7, 1e9]) {
      expect(bestOf(at(pot, 3))).toBe('roll');
      expect(bestOf(at(pot, 2))).toBe(pot > 1e6 ? 'bank' : bestOf(at(pot, 2)));
    }
    expect(bestOf(at(1e9, 2))).toBe('bank');
  });

  test('HD-52, HD-53: the bar of totals, with a coin and without', () => {
    for (const coins of [0, 1]) {
      const state = opened(coins, options.bonanzaCash, { phase: 'decide', pot: 3000, position: 1 });
      expectBar(bonanza, state, oddsAt(state), 'roll', dice => ({ ...state, list: listFrom(1, [dice]) }));
    }
  });

  test('HD-52, HD-53: a coin stands before the bust', () => {
    const [odd] = oddsAt(opened(1, options.bonanzaCash, { phase: 'decide', pot: 3000 })).odds;
    expect([odd?.of, odd?.exact]).toEqual(['coin', '7/18']);
    expect(oddsAt(opened(0, options.bonanzaCash, { phase: 'decide', pot: 3000 })).odds[0]?.of).toBe('bust');
  });
});

describe('the mega roll', () => {
  const start = openMegaRoll(
    {
      winner: 0,
      scores: [0, 0],
      record: [
        { wins: 4, losses: 0 },
        { wins: 0, losses: 1 },
      ],
      earlier: [0, 0],
      house: hotDiceHouse.fallback,
    },
    still,
  ).state as MegaRollState;
  const oddsAt = (state: MegaRollState) => oddsOf(audience('hot-dice', mega, state), { options });

  test('HD-64 … HD-67: a double once in six, the million once in thirty-six', () => {
    const { odds, policies } = oddsAt(start);
    expect(odds.find(({ of }) => of === 'double')?.exact).toBe('1/6');
    expect(policies.best).toEqual({ nothing: '35/36', banked: '0', million: '1/36', cash: exact(fraction(1e6, 36)) });
    // CY$2,500 × 7 on average, once in six.
    expect(policies['doubles-taken']?.cash).toBe(exact(fraction(17500, 6)));
  });

  test('HD-65, HD-66: a double is worth its points, or a sixth of the million', () => {
    const double = played(mega, start, 'roll', {}, thrown([6, 6]));
    expect(oddsAt(double).decisions).toEqual([
      { do: 'take', worth: '30000' },
      { do: 'open', worth: '500000/3' },
    ]);
    const ways = allThrows(2).filter(dice => played(mega, start, 'roll', {}, thrown(dice)).phase === 'double').length;
    expect(ways).toBe(6);
  });
});

describe('the catch-up', () => {
  /** Two free rolls on the board take long to enumerate. */
  const rules: HotDiceOptions = isLong ? options : { ...options, freeRolls: 1 };

  const turn = (scores: readonly number[], turns: number, change: Partial<GameState> = {}): GameState => ({
    ...openGame(rules, { questions: [], tieBreakers: [] }),
    phase: 'pick',
    round: 7,
    turns,
    trailing: 0,
    control: turns === 1 ? 0 : 1,
    scores,
    ...change,
  });

  const oddsAt = (state: GameState) => oddsOf(audience('hot-dice', main, state), { options: rules });

  /** Chances of seat 0 to win the game and to tie at its end, counting at most this many rolls found beside cash. */
  const playedThrough = (doubles: 'either' | 'taken', most = 4) => {
    const known = new Map<string, Pair>();
    const half = ([win, level]: Pair) => win + level / 2;
    const choose = (state: GameState, options: readonly Pair[]): Pair =>
      options.reduce((best, next) =>
        (state.control === 0 ? half(next) > half(best) + 1e-15 : half(next) < half(best) - 1e-15) ? next : best,
      );
    const comesTo = (state: GameState, again: number): Pair => {
      switch (state.phase) {
        case 'won':
          return [state.winner === 0 ? 1 : 0, 0];
        case 'tie-break':
          return [0, 1];
        case 'ready':
          return comesTo(played(main, state, 'catch-up', {}, still), 0);
        case 'pick':
          return roll(state, 'pick', again);
        case 'again': {
          const stop = comesTo(played(main, state, 'stop'), 0);
          return again >= most ? stop : choose(state, [stop, roll(state, 'roll', again)]);
        }
        default: {
          const mayTake = main.legal(state).some(legal => legal.do === 'take');
          const take = mayTake ? [comesTo(played(main, state, 'take', {}, still), again)] : [];
          return doubles === 'taken' && mayTake ? take[0]! : choose(state, [...take, open(state, again)]);
        }
      }
    };
    const memo = (key: string, make: () => Pair): Pair => {
      const pair = known.get(key) ?? make();
      known.set(key, pair);
      return pair;
    };
    const roll = (state: GameState, move: 'pick' | 'roll', again: number): Pair =>
      memo(`roll ${state.scores} ${state.turns} ${again}`, () =>
        mean(
          throws.map(({ dice, ways }) => {
            const laid = { ...state, list: listFrom(state.position, [dice]) };
            return [
              ways,
              comesTo(played(main, laid, move, move === 'pick' ? { number: state.position + 1 } : {}), again),
            ];
          }),
        ),
      );
    const open = (state: GameState, again: number): Pair =>
      memo(`open ${state.scores} ${state.turns} ${again}`, () =>
        mean(
          behind(catchUpBoard(rules.catchUpCash, rules.freeRolls), state.dice[0] ?? 0).map(board => {
            const free = board[(state.dice[0] ?? 0) - 1]?.kind === 'free-rolls' ? rules.freeRolls : 0;
            return [
              1,
              mean(
                nextRolls(free).map(({ rolls, ways }) => {
                  const laid = { ...state, board, list: listFrom(state.position, rolls) };
                  return [ways, comesTo(played(main, laid, 'open', {}, still), again + 1)];
                }),
              ),
            ];
          }),
        ),
      );
    return comesTo;
  };

  const positions: readonly (readonly [string, GameState])[] = [
    ['a little behind', turn([3000, 3500], 1)],
    ['far behind', turn([400, 5200], 1)],
    ['the reply to a lead', turn([4100, 3600], 2)],
    ['the reply at level scores', turn([3600, 3600], 2)],
    ['a double to choose', turn([3000, 3800], 1, { phase: 'double', dice: [5, 5], position: 1 })],
    ['a double that must be opened', turn([3000, 3800], 1, { phase: 'double', dice: [1, 1], position: 1 })],
    ['a roll found', turn([3000, 3800], 1, { phase: 'again', dice: [5, 5], position: 1 })],
  ];

  test('HD-28 … HD-39, HD-A11 … HD-A16: every roll and every space played through the act', () => {
    const [best, taken] = [playedThrough('either'), playedThrough('taken')];
    for (const [where, state] of positions.filter((_, i) => isLong || i % 2 === 0)) {
      for (const [name, play] of [
        ['best', best],
        ['doubles-taken', taken],
      ] as const) {
        const [win, level] = play(state, 0);
        const policy = oddsAt(state).policies[name];
        near(value(policy?.['winner.0']), win, `${where}, ${name}, win`, 1e-6);
        near(value(policy?.['winner.1']), 1 - win - level, `${where}, ${name}, loss`, 1e-6);
        near(value(policy?.['tie-break']), level, `${where}, ${name}, level`, 1e-6);
      }
    }
  });

  test('HD-28, HD-29: once the rounds are over, the odds of the turn to come', () => {
    const due: GameState = { ...turn([3000, 3500], 0), phase: 'ready', round: 6, control: -1, called: 1 };
    expect(oddsAt(due).policies).toEqual(oddsAt(turn([3000, 3500], 1)).policies);
    // HD-84: a question that nobody answered comes first.
    expect(oddsAt({ ...due, called: -1, thrownOut: true }).policies).toEqual({});
  });

  test('HD-30 … HD-32: the bar of totals', () => {
    const state = turn([3000, 3500], 1);
    expectBar(main, state, oddsAt(state), 'pick', dice => ({ ...state, list: listFrom(0, [dice]) }));
  });

  test('HD-33: a double that would leave the seat behind is opened', () => {
    const odds = oddsAt(turn([3000, 3800], 1, { phase: 'double', dice: [1, 1], position: 1 }));
    expect(odds.decisions.map(({ do: move }) => move)).toEqual(['open']);
  });

  test('HD-31: at level scores only a 7 leaves them so', () => {
    expect(oddsAt(turn([3600, 3600], 2)).policies.best).toEqual({
      'winner.1': '5/6',
      'winner.0': '0',
      'tie-break': '1/6',
    });
  });
});

/** Exact odds under house rules: equal to simulation of the best play, and to enumerations that share nothing with them. */
import { describe, expect, test } from 'vitest';
import { bundledPack } from '../../server/packs/bundled.ts';
import type { Source } from '../../shared/engine/chance.ts';
import { Episode } from '../../shared/engine/episode.ts';
import { readField } from '../../shared/engine/fields.ts';
import { type Luck, seededLuck } from '../../shared/engine/robots.ts';
import { exactFigures } from '../../shared/house/exact.ts';
import type { ExactAct } from '../../shared/house/house-of-show.ts';
import { bestMove } from '../../shared/odds/all.ts';
import { houseOfShow } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';
import { isLong, patience } from './acting.ts';

const sourceOf = (luck: Luck): Source => ({
  dice: n => Array.from({ length: n }, () => 1 + Math.floor(luck() * 6)),
  number: (lo, hi) => lo + Math.floor(luck() * (hi - lo + 1)),
  order: n => {
    const order = Array.from({ length: n }, (_, i) => i + 1);
    for (let i = n - 1; i > 0; i--) {
      const j = Math.floor(luck() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    return order;
  },
});

const exactOf = async (act: string, options: object, house: object, tells: readonly string[]) => {
  const rules = (await houseOfShow(act, options))!;
  const figuresBy = (exact: ExactAct) =>
    exactFigures({ ...rules, exact: [exact] }, { ...options, house }, bundledPack(showNamed(act)!));
  const best = await figuresBy({ show: act, best: tells });
  const figures = best.length > 0 ? best : await figuresBy({ show: act, odds: tells });
  expect(figures.map(({ of }) => of)).toEqual(tells);
  return new Map(figures.map(({ of, value }) => [of, value]));
};

interface Ended {
  readonly bonus?: { readonly outcome: string; readonly cash: number };
  readonly scores: readonly number[];
}

/** Plays an act by itself to its end, always the move that is worth most. */
const playBest = (act: string, options: object, luck: Luck): Ended => {
  const show = showNamed(act)!;
  const episode = new Episode(show, { options, pack: bundledPack(show), seats: 1 }, ['Ann'], sourceOf(luck));
  episode.play({ by: 'host', do: 'start' });
  for (let moves = 0; !episode.over; moves++) {
    if (moves > 1000) throw new Error(`${act} does not end`);
    const legal = episode.legal();
    const best = bestMove(episode.view('audience'), { options });
    const own = legal.filter(({ by }) => by === 0);
    if (best !== undefined && own.some(({ do: move }) => move === best.do)) {
      expect(episode.play({ ...best, by: 0 }).ok).toBe(true);
      continue;
    }
    const by = own.length > 0 ? 0 : 'host';
    const move = show.robot(by, { view: episode.view('host'), legal, luck });
    if (move === null || !episode.play({ ...move, by }).ok) throw new Error(`${act} stands still`);
  }
  return episode.view('audience').result as unknown as Ended;
};

/** Means of what each end counts for stay within five standard errors. */
const expectMeans = (
  ends: readonly Ended[],
  exact: ReadonlyMap<string, number>,
  sample: (end: Ended, of: string) => number,
) => {
  for (const [of, value] of exact) {
    const samples = ends.map(end => sample(end, of));
    const mean = samples.reduce((a, b) => a + b, 0) / samples.length;
    const variance = samples.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (samples.length - 1);
    const error = Math.sqrt(variance / samples.length);
    expect(Math.abs(mean - value), `${of}: ${mean} ± ${error}, exactly ${value}`).toBeLessThanOrEqual(5 * error + 1e-9);
  }
};

const ofBonus = ({ bonus }: Ended, of: string): number =>
  of === 'cash' ? (bonus?.cash ?? 0) : Number(bonus?.outcome === of);

const run = async (
  act: string,
  given: object,
  house: object,
  tells: readonly string[],
  runs: number,
  sample: typeof ofBonus,
): Promise<void> => {
  const exact = await exactOf(act, given, house, tells);
  const read = readField(showNamed(act)!.options, { ...given, house });
  expect(read.faults).toEqual([]);
  const luck = seededLuck(16);
  expectMeans(
    Array.from({ length: runs }, () => playBest(act, read.value as object, luck)),
    exact,
    sample,
  );
};

describe('the best play under house rules, simulated', { timeout: patience * 2 }, () => {
  test.each([
    ['questions', { wild: 20000, chances: 2, half: 4000 }] as const,
    // Worked out for minutes: the jackpot that grows is another one after every roll.
    ...(isLong
      ? ([
          ['questions', { empty: 900, consolation: 0, chances: 7, repeat: 0 }],
          ['puzzles', { base: 20000, half: 9000, chances: 1 }],
        ] as const)
      : []),
  ])('ME-09 ME-11 ME-12 ME-14 ME-16 ME-17: The Main Event, %s, %j', (version, mainEvent) =>
    run('main-event', { version }, { mainEvent }, ['cash', 'swept', 'ran-out', 'forfeited', 'stopped'], 500, ofBonus),
  );

  test.each([
    { free: 100, roll: 1500, busts: [3, 4, 11] },
    { free: 1000, roll: 500, busts: [6, 7, 8] },
  ])('HD-50 HD-52 HD-55: the bonanza, %j', bonanza =>
    run('bonus-bonanza', {}, { bonanza }, ['cash', 'banked', 'bust'], 500, ofBonus),
  );

  test.each([
    ['by-bj', { one: 200, five: 0 }],
    ['by-bj', { triple: 300, six: 0 }],
    ['hot-dice', { triples: [300, 0, 0, 0, 0, 900], bigOne: 9000 }],
  ])('SD-01 SD-03 SH-04: a turn of six dice, %s, %j', (rules, house) =>
    run('six-dice-turn', { rules, target: 1_000_000 }, house, ['points'], 1200, ({ scores: [points = 0] }) => points),
  );
});

describe('small ones, enumerated', () => {
  test.each([
    { roll: 2500, million: 1_000_000 },
    { roll: 90_000, million: 1_000_000 },
    { roll: 20_000, million: 700_000 },
  ])('HD-65 HD-67: the mega roll, %j', async ({ roll, million }) => {
    const exact = await exactOf('mega-roll', {}, { mega: { roll, million } }, ['cash', 'million']);
    let [cash, won] = [0, 0];
    for (let face = 1; face <= 6; face++) {
      const bank = 2 * face * roll;
      const opens = million / 6 > bank;
      cash += (opens ? million / 6 : bank) / 36;
      won += opens ? 1 / 216 : 0;
    }
    expect(exact.get('cash')).toBeCloseTo(cash, 6);
    expect(exact.get('million')).toBeCloseTo(won, 12);
  });

  test.each([
    [[1, 1, 1, 1, 1], 100],
    [[2, 3, 4, 5, 20], 0],
    [[7, 7, 8, 9, 9], 2500],
  ])('OR-45 OR-47: Lucky 7, timers %j, $%d a point', async (timers, side) => {
    const exact = await exactOf('lucky-seven', {}, { luckySeven: { timers, side } }, ['seven', 'double', 'cash']);
    let [seven, double, cash] = [0, 0, 0];
    const play = (left: number, chance: number): void => {
      if (left === 0) return;
      let on = 0;
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) {
          const p = chance / 36;
          if (a + b === 7) seven += p;
          else if (a === b) double += p;
          else {
            cash += p * (a + b) * side;
            on += p;
          }
        }
      play(left - 1, on);
    };
    for (const timer of timers) play(timer, 1 / timers.length);
    expect(exact.get('seven')).toBeCloseTo(seven, 9);
    expect(exact.get('double')).toBeCloseTo(double, 9);
    expect(exact.get('cash')).toBeCloseTo(cash, 6);
  });

  test('HR-03 HR-04 HR-05 HR-06: what the bank keeps, by another way of counting', async () => {
    const pays = { 'flaming-four': 90, 'sizzling-six': 3, 'hot-hand': 150, nine: 40 };
    const names = ['flaming-four', 'sizzling-six', 'hot-hand'] as const;
    const exact = await exactOf(
      'hot-hand',
      {},
      { pays },
      names.map(name => `${name}.edge`),
    );
    const ways = (total: number) => 6 - Math.abs(7 - total);
    // Forward, over the totals that have come: chance of each set when the 7 comes.
    const ends = (wanted: readonly number[]): readonly number[] => {
      const at = new Map<number, number>([[0, 1]]);
      const left = Array.from({ length: wanted.length + 1 }, () => 0);
      for (let size = 0; size <= wanted.length; size++)
        for (const [set, chance] of [...at].filter(([set]) => set.toString(2).replaceAll('0', '').length === size)) {
          const missing = wanted.filter((_, i) => (set & (1 << i)) === 0);
          if (missing.length === 0) {
            left[0] = (left[0] ?? 0) + chance;
            continue;
          }
          const live = 6 + missing.reduce((sum, total) => sum + ways(total), 0);
          left[missing.length] = (left[missing.length] ?? 0) + (chance * 6) / live;
          for (const total of missing) {
            const next = set | (1 << wanted.indexOf(total));
            at.set(next, (at.get(next) ?? 0) + (chance * ways(total)) / live);
          }
        }
      return left;
    };
    const totals = { 'flaming-four': [2, 3, 11, 12], 'sizzling-six': [4, 5, 6, 8, 9, 10] };
    const all = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
    for (const name of names) {
      const left = ends(name === 'hot-hand' ? all : totals[name]);
      const nearly = name === 'hot-hand' ? (left[1] ?? 0) * (pays.nine + 1) : 0;
      expect(exact.get(`${name}.edge`)).toBeCloseTo(1 - (left[0] ?? 0) * (pays[name] + 1) - nearly, 9);
    }
  });

  test('OR-29: the money roll of Big 6 is worth seven points of it', async () => {
    expect((await exactOf('big-six', {}, { bigSix: { roll: 1234 } }, ['top'])).get('top')).toBe(7 * 1234);
  });
});

test('every show’s figures are those of its acts, and old and new differ where the rules do', async () => {
  for (const [show, house] of [
    ['lucky-numbers', { mainEvent: { chances: 9 } }],
    ['lucky-puzzle', { mainEvent: { chances: 9 } }],
    ['hot-dice', { bonanza: { roll: 900 } }],
    ['on-a-roll', { luckySeven: { side: 900 } }],
    ['six-dice', { one: 300 }],
    ['hot-hand', { pays: { nine: 0 } }],
  ] as const) {
    const rules = (await houseOfShow(show))!;
    const pack = bundledPack(showNamed(show)!);
    const [was, now] = [await exactFigures(rules, {}, pack), await exactFigures(rules, { house }, pack)];
    const declared = rules.exact.flatMap(({ show: act, best = [], odds = [] }) =>
      [...best, ...odds].map(of => `${act} ${of}`),
    );
    expect(now.map(({ act, of }) => `${act} ${of}`)).toEqual(expect.arrayContaining(declared));
    expect(now).not.toEqual(was);
  }
});

test('what makes no sense together is said at its rule', async () => {
  const figuresOf = async (show: string, house: object, options: object = {}) => {
    const found = await houseOfShow(show, options);
    const read = readField(found!.options, { ...options, house });
    expect(read.faults).toEqual([]);
    return found!.problems(read.value);
  };
  expect(await figuresOf('hot-dice', { busts: [] })).toEqual([{ at: 'house.busts', problem: 'noBust' }]);
  expect(await figuresOf('hot-dice', { busts: [2, 12] })).toEqual([{ at: 'house.busts', problem: 'noBust' }]);
  expect(await figuresOf('six-dice', { one: 0, five: 0 })).toEqual([{ at: 'house.one', problem: 'rarelyScores' }]);
  for (const show of ['lucky-numbers', 'lucky-puzzle', 'hot-dice', 'on-a-roll', 'six-dice', 'hot-hand', 'qualifying']) {
    expect(await figuresOf(show, {}), show).toEqual([]);
    for (const [set, { house = {}, ...beside }] of Object.entries<{ readonly house?: object }>(
      (await houseOfShow(show))!.sets,
    ))
      expect(await figuresOf(show, house, beside), `${show} ${set}`).toEqual([]);
  }
});

/**
 * Exact odds under house rules are equal to enumerations that share nothing with them. That they are what comes of playing, for
 * any settings, is shown by panel-figures.test.ts.
 */
import { expect, test } from 'vitest';
import { bundledPack } from '../../server/packs/bundled.ts';
import { readField } from '../../shared/engine/fields.ts';
import { exactFigures } from '../../shared/house/exact.ts';
import type { ExactAct } from '../../shared/house/house-of-show.ts';
import { houseOfShow } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

const exactOf = async (act: string, options: object, house: object, tells: readonly string[]) => {
  const rules = (await houseOfShow(act, options))!;
  const figuresBy = (exact: ExactAct) =>
    exactFigures({ ...rules, exact: [exact] }, { ...options, house }, bundledPack(showNamed(act)!));
  const best = await figuresBy({ show: act, best: tells });
  const figures = best.length > 0 ? best : await figuresBy({ show: act, odds: tells });
  expect(figures.map(({ of }) => of)).toEqual(tells);
  return new Map(figures.map(({ of, value }) => [of, value]));
};

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

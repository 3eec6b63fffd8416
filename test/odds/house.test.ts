/**
 * Exact odds under house rules are equal to enumerations that share nothing with them. That they are what comes of playing, for
 * any settings, is shown by panel-figures.test.ts.
 */
import { expect, test } from 'vitest';
import { bundledPack } from '../../server/packs/bundled.ts';
import { readField } from '../../shared/engine/fields.ts';
import { exactFigures } from '../../shared/house/exact.ts';
import { houseOfShow } from '../../shared/shows/index.ts';
import { showNamed } from '../../shared/shows/loaded.ts';

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

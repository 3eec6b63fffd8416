/** Chances that the rule books print are those of the dice. */
import { describe, expect, test } from 'vitest';
import { hotHandHouse } from '../../shared/shows/hot-hand/house.ts';
import { houseOf } from '../../shared/shows/six-dice/house.ts';
import { byBj, hotDice as scoredHotDice } from '../../shared/shows/six-dice/scoring.ts';
import { words } from '../../shared/words/index.ts';

const house = houseOf('by-bj').fallback;

const { books } = await words().rules();

describe('chances', () => {
  const column = async (show: string, head: string): Promise<readonly string[]> =>
    ((await books[show]?.load())?.sections ?? []).flatMap(({ table }) => {
      const at = table?.head.indexOf(head) ?? -1;
      return at < 0 ? [] : (table?.rows.map(row => row[at] ?? '') ?? []);
    });
  const percent = (chance: number, digits = 0) => `${(100 * chance).toFixed(digits)}%`;

  test('Lucky 7: a 7 before a double and before the timer runs out', async () => {
    expect(await column('on-a-roll', 'Chance of a 7')).toEqual(
      [2, 3, 4, 5, 6].map(rolls => percent((1 - (2 / 3) ** rolls) / 2)),
    );
  });

  test('Six Dice: every throw of one to six dice counted', async () => {
    const throwsOf = (n: number): number[][] =>
      n === 0 ? [[]] : throwsOf(n - 1).flatMap(dice => [1, 2, 3, 4, 5, 6].map(face => [...dice, face]));
    const nothing = (score: typeof byBj) => (n: number) => {
      const all = throwsOf(n);
      return percent(all.filter(dice => score(dice, house).points === 0).length / all.length);
    };
    const chances = await column('six-dice', 'Nothing scores');
    expect(chances).toEqual([6, 5, 4, 3, 2, 1].map(nothing(byBj)));
    expect(chances).toEqual([6, 5, 4, 3, 2, 1].map(nothing(scoredHotDice)));
  });

  test('Hot Hand: the exact fractions of the analysis, and what the house keeps', async () => {
    const [four, six, ten, nine] = [
      53 / 4620,
      832156379 / 13385572200,
      126538525259 / 24067258815600,
      16123729013 / 859544957700,
    ];
    expect(await column('hot-hand', 'Chance')).toEqual([four, six, ten, nine].map(chance => percent(chance, 2)));
    const back = (chance: number, odds: number) => chance * (odds + 1);
    const { 'flaming-four': f, 'sizzling-six': s, 'hot-hand': h, nine: n } = hotHandHouse.fallback.pays;
    expect(await column('hot-hand', 'The house keeps')).toEqual(
      [back(four, f), back(six, s), back(ten, h) + back(nine, n)].map(x => percent(1 - x, 2)),
    );
  });
});

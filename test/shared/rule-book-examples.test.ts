/** The examples of the rule books, played as they are told. */
import { describe, expect, test } from 'vitest';
import { hotHandHouse } from '../../shared/shows/hot-hand/house.ts';
import { setsOf } from '../../shared/shows/lucky-puzzle/puzzle.ts';
import { houseOf } from '../../shared/shows/six-dice/house.ts';
import { byBj, hotDice as scoredHotDice } from '../../shared/shows/six-dice/scoring.ts';
import { words } from '../../shared/words/index.ts';
import { Game as HotDice } from '../rules/hot-dice/hot-dice-script.ts';
import { Evening } from '../rules/hot-hand/hot-hand-script.ts';
import { Match } from '../rules/lucky-numbers/match-script.ts';
import { Game as Puzzle, twelve } from '../rules/lucky-puzzle/puzzle-script.ts';
import { MainEvent } from '../rules/main-event/main-event-script.ts';
import { Match as OnARoll } from '../rules/on-a-roll/match-script.ts';
import { Race } from '../rules/six-dice/six-dice-script.ts';

const [ann, ben] = [0, 1];

describe('Lucky Numbers', () => {
  test('57: Ann is 7 away, Ben 33, Ann answers; wrong, and Ben rolls', () => {
    const match = Match.on(8).ask(57).buzz(ann, 50).buzz(ben, 90);
    expect(match.board.called).toBe(ann);
    expect(match.answer(ann, 'Quito').board.control).toBe(ben);
  });

  test('the 9 twice makes the pot $1,875; then Ben steals it', () => {
    const match = Match.on(8).question(ann).roll(ann, 4, 5).question(ann).roll(ann, 6, 3);
    expect(match.board.pot).toBe(1875);
    expect(match.question(ben).roll(ben, 5, 4).owner(9)).toBe(ben);
  });

  test('a pot of $2,000, the 4 and the 9: $2,875', () => {
    const match = Match.on(8).question(ann).roll(ann, 1, 3).question(ann).roll(ann, 4, 5).question(ann).roll(ann, 1, 1);
    expect(match.board.pot).toBe(2000);
    expect(match.roll(ann, 4, 4).scores).toEqual([2875, 0]);
  });

  test('a pot of $2,375, Ben’s 4 and 10, and a 7 of Ann’s: $3,375', () => {
    const match = Match.on(8).question(ann).roll(ann, 1, 4).question(ann).roll(ann, 1, 4).question(ben).roll(ben, 1, 3);
    match.question(ben).roll(ben, 1, 1).roll(ben, 4, 6).question(ben).roll(ben, 3, 4).question(ann);
    expect(match.board).toMatchObject({ pot: 2375, danger: true });
    expect(match.roll(ann, 3, 4).scores).toEqual([0, 3375]);
  });
});

test('The Main Event: $3,000 and the bronze prize, then $4,000 and two prizes', () => {
  const round = new MainEvent().throws(6, 8, 5, 7);
  expect(round.board.offer).toEqual({ cash: 3000, prizes: [0] });
  expect(round.does('continue').throws(9).board.offer).toEqual({ cash: 4000, prizes: [0, 1] });
});

describe('Lucky Puzzle', () => {
  test('a 7 on a full board: 7, 6 and 1, 5 and 2, 4 and 3, or 4, 2 and 1; the last of them leaves $1,200', () => {
    const full = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(
      setsOf(full, 7)
        .map(set => [...set].sort((a, b) => b - a).join())
        .sort(),
    ).toEqual(['4,2,1', '4,3', '5,2', '6,1', '7']);
    const game = Puzzle.on([{ solution: twelve }])
      .puzzle(undefined, 12)
      .open(1, 2, 4);
    expect(game.board.value).toBe(1200);
  });

  test('1, 2 and 4 are gone: a 4 is unlucky, and the 12 opens; in the end LUCKY NUMBERS pays $800', () => {
    const game = Puzzle.on([{ solution: twelve }])
      .puzzle(undefined, 12)
      .open(1, 2, 4);
    const first = game.board.control;
    expect(game.roll(4).board).toMatchObject({ control: 1 - first, value: 1100 });
    expect(game.shown).toContain(12);
    expect(game.guess('LUCKY STRIKES').board).toMatchObject({ control: first, value: 1000 });
    game.open(8, 3).guess(twelve);
    expect(game.scores[first]).toBe(800);
  });

  test('the picture: of 1, 4, 6, 7, 8 and 9 a total of 9 may open the 9, or the 8 and the 1', () => {
    expect(
      setsOf([1, 4, 6, 7, 8, 9], 9)
        .map(set => set.length)
        .sort(),
    ).toEqual([1, 2]);
  });
});

describe('Hot Dice', () => {
  test('$600, $1,500, $4,500, and a 7', () => {
    const game = HotDice.on().round(
      ann,
      [
        [2, 4],
        [6, 3],
        [1, 1],
        [3, 4],
      ],
      { from: 24, behind: { 1: 'cash 3000' } },
    );
    expect(game.board).toMatchObject({ position: 24, pot: 600 });
    expect(game.roll(ann).board.pot).toBe(1500);
    expect(game.roll(ann).open(ann).board.pot).toBe(4500);
    expect(game.roll(ann).scores).toEqual([0, 0]);
  });

  test('the bonanza: $1,750, $7,250, a coin, and $57,250', () => {
    const game = HotDice.bonanza(
      1,
      [
        [3, 4],
        [6, 5],
        [4, 5],
        [4, 4],
      ],
      { 4: 'cash 50000' },
    );
    expect(game.board).toMatchObject({ pot: 1750, coins: 1 });
    expect(game.roll(ann).board.pot).toBe(7250);
    expect(game.roll(ann).board).toMatchObject({ pot: 7250, coins: 0 });
    expect(game.roll(ann).open(ann, {}, 'foundBonanza').bank(ann).result).toMatchObject({ bonus: { cash: 57250 } });
  });
});

describe('On A Roll', () => {
  test('5 and 2: a 5 and a 2, just one of them, or one 7, in any rows, but not all three', () => {
    const match = OnARoll.on().control(ann).roll(ann, 5, 2);
    for (const cells of [
      [
        [1, 5],
        [1, 2],
      ],
      [
        [1, 5],
        [0, 2],
      ],
      [[2, 2]],
      [[1, 7]],
    ] as const)
      expect(match.canPick(ann, ...cells)).toBe(true);
    expect(match.canPick(ann, [1, 5], [0, 2], [1, 7])).toBe(false);
  });

  test('Lucky 7: 6 and 5 pay $1,100, kept after a double', () => {
    const match = OnARoll.on().winFirst(ann).missSix(ann).lucky(ann, 'L', [5, 4, 3, 2, 1]);
    const before = match.scores[ann] ?? 0;
    expect(match.roll(ann, 6, 5).roll(ann, 2, 2).scores[ann]).toBe(before + 1100);
  });
});

const house = houseOf('by-bj').fallback;

describe('Six Dice', () => {
  test('by BJ: 1, 5, 3, 3, 3 and 2 freeze five dice for 450; a 5 makes 500 and 500 extra, which stays', () => {
    expect(byBj([1, 5, 3, 3, 3, 2], house)).toEqual({ points: 450, places: [1, 2, 3, 4, 5] });
    const race = new Race({}).roll(1, 5, 3, 3, 3, 2).roll(5);
    expect(race.board).toMatchObject({ points: 500, bonus: 500, inHand: 6 });
    expect(race.bust().scores).toEqual([500, 0]);
  });

  test('Hot Dice rules: of 1, 1, 5, 2, 4 and 6 one 1 for 100, or all three for 250', () => {
    const dice = [1, 1, 5, 2, 4, 6];
    expect(scoredHotDice(dice, house).points).toBe(250);
    expect(new Race({ rules: 'hot-dice' }).roll(...dice).hold(1).board).toMatchObject({ points: 100, inHand: 5 });
  });
});

test('Hot Hand: 10 points on Flaming Four pay 700 and the 10', () => {
  const evening = new Evening().bet(ann, 'flaming-four', 10).close().throws(2, 3, 11, 12);
  expect(evening.board.bets[0]?.paid).toBe(710);
});

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

/** The numbers of Lucky Puzzle that a host may change (contract.md 5 and 10). */
import { list, number } from '../../engine/fields.ts';
import { type House, houseRules, rule } from '../../engine/house.ts';
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import type { BookFacts } from '../../words/rule-book.ts';
import { mainEventFigures, mainEventHouse, mainEventProblems } from '../main-event/house.ts';
import type { SeasonOptions } from '../main-event/season.ts';

export const luckyPuzzleHouse = houseRules({
  mainEvent: mainEventHouse({
    base: 100000,
    allCash: [25000, 50000, 100000],
    sweep: 750000,
    rules: { allCash: 'ME-26', sweep: 'ME-27' },
  }),
});

export type LuckyPuzzleHouse = House<typeof luckyPuzzleHouse>;

const dearest = 1e6;
const dollars = number(0, dearest);
const own = { unit: 'dollars', group: 'board' } as const;

/** Rules beside the set. */
export const luckyPuzzleRules = {
  /** In round 1 and in round 2. */
  opening: rule(list(dollars, 2, 2, [1500, 2000]), { ...own, rule: 'LP-08' }),
  perLetter: rule(number(0, dearest, 100), { ...own, rule: 'LP-09' }),
  /** In the order in which their puzzles are solved. */
  followUps: rule(list(dollars, 0, 100, [500, 750, 1000]), { ...own, rule: 'LP-20' }),
};

/** What its rule book names besides: what a puzzle is worth with this many letters open. */
export const bookFacts: BookFacts<{ perLetter: number }> = ({ perLetter }) => ({
  worth: (opening: number, letters: number) => Math.max(0, opening - letters * perLetter),
});

type Options = SeasonOptions & { readonly house: LuckyPuzzleHouse; readonly opening: readonly number[] };

/** Sets of rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { followUps: [500], house: { mainEvent: { wild: 20000, chances: 3 } } },
  rich: {
    opening: [5000, 8000],
    perLetter: 250,
    followUps: [2000, 3000, 5000],
    house: { mainEvent: { base: 500000, wild: 25000, repeat: 10000, half: 5000 } },
  },
  gentle: {
    perLetter: 50,
    house: { mainEvent: { chances: 10, empty: 5000, half: 5000, consolation: 20000 } },
  },
} as const;

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry<Options>({
    sets: houseSets,
    words,
    exact: [mainEventFigures('puzzles')],
    tally: { rounds: 'puzzle', pots: { solved: 'value' } },
    problems: ({ house, opening }) => [
      ...problemsIn([opening.every(dollars => dollars === 0), 'opening', 'nothingAtStake']),
      ...mainEventProblems(house.mainEvent),
    ],
  });

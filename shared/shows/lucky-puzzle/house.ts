/** The numbers of Lucky Puzzle that a host may change, besides its options (contract.md 5). */
import { type House, houseRules } from '../../engine/house.ts';
import { houseEntry } from '../../house/house-of-show.ts';
import { mainEventHouse, mainEventProblems } from '../main-event/house.ts';

export const luckyPuzzleHouse = houseRules({
  mainEvent: mainEventHouse({
    base: 100000,
    allCash: [25000, 50000, 100000],
    sweep: 750000,
    rules: { allCash: 'ME-26', sweep: 'ME-27' },
  }),
});

export type LuckyPuzzleHouse = House<typeof luckyPuzzleHouse>;

/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { mainEvent: { wild: 20000, chances: 3 } },
  rich: { mainEvent: { base: 500000, wild: 25000, repeat: 10000, half: 5000 } },
  gentle: { mainEvent: { chances: 10, empty: 5000, half: 5000, consolation: 20000 } },
} as const;

/** Options of the show that a set changes too (contract.md 5). */
export const setsBeside = {
  quick: { followUps: [500] },
  rich: { opening: [5000, 8000], perLetter: 250, followUps: [2000, 3000, 5000] },
  gentle: { perLetter: 50 },
};

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry(
    luckyPuzzleHouse,
    houseSets,
    words,
    [
      {
        show: 'main-event',
        options: { version: 'puzzles' },
        figures: ['worth', 'swept', 'forfeited', 'ran-out', 'stopped'],
      },
    ],
    (house: LuckyPuzzleHouse) => mainEventProblems(house.mainEvent),
    setsBeside,
  );

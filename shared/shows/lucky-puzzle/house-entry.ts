/** The house rules of Lucky Puzzle as pages present them. */
import { houseEntry } from '../../house/house-of-show.ts';
import { mainEventProblems } from '../main-event/house-problems.ts';
import { houseSets, type LuckyPuzzleHouse, luckyPuzzleHouse, setsBeside } from './house.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(
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

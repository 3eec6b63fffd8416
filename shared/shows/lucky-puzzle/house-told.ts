/** What pages tell of the house rules of Lucky Puzzle. */
import { houseEntry } from '../../house/house-of-show.ts';
import { luckyPuzzleHouse } from './house.ts';
import { houseSets } from './house-sets.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(luckyPuzzleHouse, houseSets, words);

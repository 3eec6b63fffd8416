/** What pages tell of the house rules of Lucky Numbers. */
import { houseEntry } from '../../house/house-of-show.ts';
import { luckyNumbersHouse } from './house.ts';
import { houseSets } from './house-sets.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(luckyNumbersHouse, houseSets, words);

/** What pages tell of the house rules of Hot Dice. */
import { houseEntry } from '../../house/house-of-show.ts';
import { hotDiceHouse } from './house.ts';
import { houseSets } from './house-sets.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(hotDiceHouse, houseSets, words);

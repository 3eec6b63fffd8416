/** What pages tell of the house rules of Hot Hand. */
import { houseEntry } from '../../house/house-of-show.ts';
import { hotHandHouse } from './house.ts';
import { houseSets } from './house-sets.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(hotHandHouse, houseSets, words);

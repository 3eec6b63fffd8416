/** What pages tell of the house rules of On A Roll. */
import { houseEntry } from '../../house/house-of-show.ts';
import { onARollHouse } from './house.ts';
import { houseSets } from './house-sets.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(onARollHouse, houseSets, words);

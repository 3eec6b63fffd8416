/** The house rules of the qualifier as pages present them. */
import { houseEntry } from '../../house/house-of-show.ts';
import { houseSets, qualifyingHouse, setsBeside } from './house.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(qualifyingHouse, houseSets, words, [], () => [], setsBeside);

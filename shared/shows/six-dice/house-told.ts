/** What pages tell of the house rules of Six Dice: of the rule set in force something must score. */
import { houseEntry } from '../../house/house-of-show.ts';
import { houseOf } from './house.ts';
import { houseSets } from './house-sets.ts';
import { house as words } from './words/en/house.ts';

export const house = ({ rules }: { readonly rules?: unknown }) =>
  houseEntry(houseOf(rules === 'hot-dice' ? 'hot-dice' : 'by-bj'), houseSets, words);

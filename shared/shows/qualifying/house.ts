/** How a qualifier ranks, which a host may change. */
import { type House, houseRules, oneOf } from '../../engine/house.ts';
import { houseEntry } from '../../house/house-of-show.ts';

export const qualifyingHouse = houseRules({
  nearest: oneOf(['any', 'not-over'], 'any', { unit: 'choice', rule: 'HD-03', group: 'length' }),
});

export type QualifyingHouse = House<typeof qualifyingHouse>;

/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: {},
  'not-over': { nearest: 'not-over' },
  gentle: {},
} as const;

/** Options of the show that a set changes too: how many get in. */
export const setsBeside = {
  quick: { places: 1 },
  gentle: { places: 8 },
} as const;

/** As pages present them. `words`: their texts. */
export const house = (words: object) => houseEntry(qualifyingHouse, houseSets, words, [], () => [], setsBeside);

/** How a qualifier ranks, and how many get in, which a host may change. */
import { count, type House, houseRules, oneOf } from '../../engine/house.ts';
import { houseEntry } from '../../house/house-of-show.ts';

export const qualifyingHouse = houseRules({
  nearest: oneOf(['any', 'not-over'], 'any', { unit: 'choice', rule: 'HD-03', group: 'length' }),
});

export type QualifyingHouse = House<typeof qualifyingHouse>;

/** Rules beside the set. */
export const qualifyingRules = {
  places: count(2, 1, 1000, { unit: 'seats', rule: 'HD-04', group: 'length' }),
};

/** Sets of rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { places: 1 },
  'not-over': { house: { nearest: 'not-over' } },
  gentle: { places: 8 },
} as const;

/** As pages present them. `words`: their texts. */
export const house = (words: object) => houseEntry({ sets: houseSets, words, tally: { rounds: '' } });

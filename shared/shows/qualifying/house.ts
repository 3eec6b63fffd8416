/** How a qualifier ranks, which a host may change. */
import { type House, houseRules, oneOf } from '../../engine/house.ts';

export const qualifyingHouse = houseRules({
  nearest: oneOf(['any', 'not-over'], 'any', { unit: 'choice', rule: 'HD-03', group: 'length' }),
});

export type QualifyingHouse = House<typeof qualifyingHouse>;

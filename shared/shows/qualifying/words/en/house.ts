import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { houseSets, qualifyingHouse } from '../../house.ts';

export const house: HouseWordsOf<typeof qualifyingHouse, keyof typeof houseSets> = {
  rules: {
    nearest: {
      label: 'Who is closest',
      help: 'Whether a guess that is too high counts.',
      options: { any: 'The closest guess', 'not-over': 'The closest without going over' },
    },
  },
  sets: { quick: 'One seat only', 'not-over': 'The price-tag rule', gentle: 'A crowd gets in' },
};

import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { houseSets, qualifyingHouse, qualifyingRules } from '../../house.ts';

export const house: HouseWordsOf<typeof qualifyingHouse, keyof typeof houseSets, typeof qualifyingRules> = {
  rules: {
    nearest: {
      label: 'Who is closest',
      help: 'Whether a guess that is too high counts.',
      options: { any: 'The closest guess', 'not-over': 'The closest without going over' },
    },
  },
  options: {
    places: { label: 'Seats to win', help: 'So many of the closest guesses get in.' },
  },
  sets: { quick: 'One seat only', 'not-over': 'The price-tag rule', gentle: 'A crowd gets in' },
};

import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { houseSets, qualifyingHouse, qualifyingRules } from '../../house.ts';

export const house: HouseWordsOf<typeof qualifyingHouse, keyof typeof houseSets, typeof qualifyingRules> = {
  rules: {
    nearest: {
      label: 'Wer am nächsten ist',
      help: 'Ob ein zu hoher Tipp zählt.',
      options: { any: 'Der nächste Tipp', 'not-over': 'Der nächste, der nicht drüber ist' },
    },
  },
  options: {
    places: { label: 'Plätze zu gewinnen', help: 'So viele der besten Schätzungen sind dabei.' },
  },
  sets: { quick: 'Nur ein Platz', 'not-over': 'Nicht drüber', gentle: 'Viele kommen rein' },
};

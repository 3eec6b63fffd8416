import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { houseSets, qualifyingHouse } from '../../house.ts';

export const house: HouseWordsOf<typeof qualifyingHouse, keyof typeof houseSets> = {
  rules: {
    nearest: {
      label: 'Wer am nächsten ist',
      help: 'Ob ein zu hoher Tipp zählt.',
      options: { any: 'Der nächste Tipp', 'not-over': 'Der nächste, der nicht drüber ist' },
    },
  },
  sets: { quick: 'Nur ein Platz', 'not-over': 'Nicht drüber', gentle: 'Viele kommen rein' },
};

import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { MainEventRules } from '../../../main-event/season.ts';
import { mainEventHouse, mainEventOptions } from '../../../main-event/words/de/house.ts';
import type { houseSets, luckyPuzzleHouse, luckyPuzzleRules } from '../../house.ts';

export const house: HouseWordsOf<
  typeof luckyPuzzleHouse,
  keyof typeof houseSets,
  typeof luckyPuzzleRules & MainEventRules
> = {
  rules: { mainEvent: mainEventHouse },
  options: {
    ...mainEventOptions,
    opening: {
      label: 'Ein Rätsel beginnt bei',
      help: 'So viel bringt es, bevor ein Buchstabe offen ist.',
      items: ['in der ersten Runde', 'in der zweiten Runde'],
    },
    perLetter: {
      label: 'Jeder Buchstabe kostet',
      help: 'So viel weniger bringt das Rätsel mit jedem offenen Buchstaben.',
    },
    followUps: { label: 'Zusatzfragen zahlen', help: 'In der Reihenfolge, in der ihre Rätsel gelöst werden.' },
  },
  sets: { quick: 'Schneller Jackpot', rich: 'Die große Kasse', gentle: 'Für Kinder' },
  exact: {
    rounds: 'Rätsel',
    pot: 'Ein Rätsel bringt',
  },
};

import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { hotHandHouse, hotHandRules, houseSets } from '../../house.ts';

export const house: HouseWordsOf<typeof hotHandHouse, keyof typeof houseSets, typeof hotHandRules> = {
  rules: {
    pays: {
      'flaming-four': { label: 'Flaming Four zahlt', help: '2, 3, 11 und 12 vor einer 7; zu 1.' },
      'sizzling-six': { label: 'Sizzling Six zahlt', help: '4, 5, 6, 8, 9 und 10 vor einer 7; zu 1.' },
      'hot-hand': { label: 'Hot Hand zahlt', help: 'Alle zehn Summen vor einer 7; zu 1.' },
      nine: { label: 'Neun von zehn zahlen', help: 'Knapp daneben: zu 1, wenn nur eine fehlt.' },
    },
  },
  options: {
    bank: { label: 'Punkte zu Beginn', help: 'So viel kann jeder am Anfang setzen.' },
    hands: { label: 'Hände', help: 'Nach jeder wandern die Würfel weiter.' },
  },
  sets: { fair: 'Die faire Bank', rich: 'Die große Kasse', gentle: 'Für Kinder' },
  exact: {
    rounds: 'Hände',
    'flaming-four.edge': 'die Bank behält von Flaming Four',
    'sizzling-six.edge': 'die Bank behält von Sizzling Six',
    'hot-hand.edge': 'die Bank behält von Hot Hand',
  },
};

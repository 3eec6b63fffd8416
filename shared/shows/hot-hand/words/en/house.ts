import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { hotHandHouse, hotHandRules, houseSets } from '../../house.ts';

export const house: HouseWordsOf<typeof hotHandHouse, keyof typeof houseSets, typeof hotHandRules> = {
  rules: {
    pays: {
      'flaming-four': { label: 'Flaming Four pays', help: '2, 3, 11 and 12 before a 7; to 1.' },
      'sizzling-six': { label: 'Sizzling Six pays', help: '4, 5, 6, 8, 9 and 10 before a 7; to 1.' },
      'hot-hand': { label: 'Hot Hand pays', help: 'All ten totals before a 7; to 1.' },
      nine: { label: 'Nine of the ten pay', help: 'So close: to 1 for a Hot Hand that misses one.' },
    },
  },
  options: {
    bank: { label: 'Starting points', help: 'What every player can bet at first.' },
    hands: { label: 'Hands', help: 'After each one the dice go to the next player.' },
  },
  sets: { fair: 'A fair bank', rich: 'High rollers', gentle: 'For the kids' },
  exact: {
    rounds: 'Hands',
    'flaming-four.edge': 'the bank keeps of Flaming Four',
    'sizzling-six.edge': 'the bank keeps of Sizzling Six',
    'hot-hand.edge': 'the bank keeps of Hot Hand',
  },
};

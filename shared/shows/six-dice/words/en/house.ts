import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { houseOf, houseSets, sixDiceRules } from '../../house.ts';

export const house: HouseWordsOf<ReturnType<typeof houseOf>, keyof typeof houseSets, typeof sixDiceRules> = {
  rules: {
    one: { label: 'A single 1', help: 'Points for each 1.' },
    five: { label: 'A single 5', help: 'Points for each 5.' },
    triple: { label: 'Three of a kind, times the face', help: 'By BJ: three 4s are four times as much.' },
    six: { label: 'All six dice score', help: 'By BJ: extra points that a bust cannot take.' },
    triples: { label: 'Three 1s, three 2s … three 6s', help: 'Hot Dice: what three of a kind are worth.' },
    bigOne: { label: '1-2-3-4-5 in one roll', help: 'Hot Dice: the Big One.' },
  },
  options: {
    target: { label: 'Points to beat', help: 'Pass them, and everyone else gets one last turn.' },
  },
  sets: { quick: 'Ten-minute party', rich: 'High rollers', gentle: 'For the kids' },
  exact: {
    rounds: 'Turns',
  },
};

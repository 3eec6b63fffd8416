import type { HouseWordsOf } from '../../../../words/house-words.ts';
import { mainEventHouse } from '../../../main-event/words/en/house.ts';
import type { houseSets, luckyNumbersHouse } from '../../house.ts';

export const house: HouseWordsOf<typeof luckyNumbersHouse, keyof typeof houseSets> = {
  rules: {
    cash: {
      label: 'Cash on 4, 5, 6, 8, 9 and 10',
      help: 'Win the game, and every number you control pays its cash.',
    },
    pot: { label: 'The pot opens at', help: 'Every game starts with this much in the pot.' },
    wild: { label: 'A wild puts into the pot', help: 'Rolling 2, 3, 11 or 12 makes the pot grow, and you roll again.' },
    rounds: { label: 'Rounds at most', help: 'The buzzer ends the match in one of the last six.' },
    unresolved: {
      label: 'A game still open at the buzzer',
      help: 'What happens to a game that nobody has won yet.',
      options: { settle: 'More numbers wins it', void: 'Nobody wins it', 'play-on': 'Play until somebody wins it' },
    },
    tieBreak: { label: 'The tie-breaker pays', help: 'Its winner wins the match either way.' },
    mainEvent: mainEventHouse,
  },
  sets: { quick: 'Ten-minute party', rich: 'High rollers', gentle: 'For the kids' },
};

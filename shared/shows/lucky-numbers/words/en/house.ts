import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { MainEventRules } from '../../../main-event/season.ts';
import { mainEventHouse, mainEventOptions } from '../../../main-event/words/en/house.ts';
import type { houseSets, luckyNumbersHouse, luckyNumbersRules } from '../../house.ts';

export const house: HouseWordsOf<
  typeof luckyNumbersHouse,
  keyof typeof houseSets,
  ReturnType<typeof luckyNumbersRules> & MainEventRules
> = {
  rules: {
    cash: {
      label: 'Cash on 4, 5, 6, 8, 9 and 10',
      help: 'Win the game, and every number you control pays its cash.',
    },
    pot: { label: 'The pot opens at', help: 'Every game starts with this much in the pot.' },
    wild: { label: 'A wild puts into the pot', help: 'Rolling 2, 3, 11 or 12 makes the pot grow, and you roll again.' },
    rounds: { label: 'Rounds at most', help: 'A match can’t last any longer.' },
    unresolved: {
      label: 'A game still open at the buzzer',
      help: 'What happens to a game that nobody has won yet.',
      options: { settle: 'More numbers wins it', void: 'Nobody wins it', 'play-on': 'Play until somebody wins it' },
    },
    tieBreak: { label: 'The tie-breaker pays', help: 'Its winner wins the match either way.' },
    mainEvent: mainEventHouse,
  },
  options: {
    ...mainEventOptions,
    buzzcodes: {
      label: 'Players send their numbers',
      help: 'For every question anew, or twenty numbers before the first one.',
      options: { each: 'Question by question', upfront: 'All before the show' },
    },
    lastRound: {
      label: 'The buzzer sounds after round',
      help: 'One of these rounds is drawn, and nobody knows which.',
      items: ['at the earliest', 'at the latest'],
    },
  },
  sets: { quick: 'Ten-minute party', rich: 'High rollers', gentle: 'For the kids' },
  exact: {
    pot: 'A won game pays',
  },
};

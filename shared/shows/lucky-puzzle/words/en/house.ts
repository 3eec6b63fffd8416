import type { HouseWordsOf } from '../../../../words/house-words.ts';
import type { MainEventRules } from '../../../main-event/season.ts';
import { mainEventHouse, mainEventOptions } from '../../../main-event/words/en/house.ts';
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
      label: 'A puzzle opens at',
      help: 'What it pays before a letter is open.',
      items: ['in the first round', 'in the second round'],
    },
    perLetter: { label: 'Each letter costs', help: 'Every letter that opens takes this much off.' },
    followUps: { label: 'Follow-up questions pay', help: 'In the order in which their puzzles are solved.' },
  },
  sets: { quick: 'Quick jackpot', rich: 'High rollers', gentle: 'For the kids' },
  exact: {
    rounds: 'Puzzles',
    pot: 'A puzzle pays',
  },
};

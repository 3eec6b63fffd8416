import type { HouseWordsOf } from '../../../../words/house-words.ts';
import { mainEventHouse } from '../../../main-event/words/en/house.ts';
import type { houseSets, luckyPuzzleHouse } from '../../house.ts';

export const house: HouseWordsOf<typeof luckyPuzzleHouse, keyof typeof houseSets> = {
  rules: { mainEvent: mainEventHouse },
  sets: { quick: 'Quick jackpot', rich: 'High rollers', gentle: 'For the kids' },
};

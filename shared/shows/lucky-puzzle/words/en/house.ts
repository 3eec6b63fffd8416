import type { HouseWordsOf } from '../../../../words/house-words.ts';
import { mainEventHouse } from '../../../main-event/words/en/house.ts';
import type { luckyPuzzleHouse } from '../../house.ts';
import type { houseSets } from '../../house-sets.ts';

export const house: HouseWordsOf<typeof luckyPuzzleHouse, keyof typeof houseSets> = {
  rules: { mainEvent: mainEventHouse },
  sets: { quick: 'Quick jackpot', rich: 'High rollers', gentle: 'For the kids' },
};

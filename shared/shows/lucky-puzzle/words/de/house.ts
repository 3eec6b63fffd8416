import type { HouseWordsOf } from '../../../../words/house-words.ts';
import { mainEventHouse } from '../../../main-event/words/de/house.ts';
import type { houseSets, luckyPuzzleHouse } from '../../house.ts';

export const house: HouseWordsOf<typeof luckyPuzzleHouse, keyof typeof houseSets> = {
  rules: { mainEvent: mainEventHouse },
  sets: { quick: 'Schneller Jackpot', rich: 'Die große Kasse', gentle: 'Für Kinder' },
};

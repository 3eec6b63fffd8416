/** The numbers of Lucky Puzzle that a host may change, besides its options (contract.md 5). */
import { type House, houseRules } from '../../engine/house.ts';
import { mainEventHouse } from '../main-event/house.ts';

export const luckyPuzzleHouse = houseRules({
  mainEvent: mainEventHouse({
    base: 100000,
    allCash: [25000, 50000, 100000],
    sweep: 750000,
    rules: { allCash: 'ME-26', sweep: 'ME-27' },
  }),
});

export type LuckyPuzzleHouse = House<typeof luckyPuzzleHouse>;

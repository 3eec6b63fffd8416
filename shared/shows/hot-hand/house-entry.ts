/** The house rules of Hot Hand as pages present them. */
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import { type HotHandHouse, hotHandHouse, houseSets } from './house.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(
  hotHandHouse,
  houseSets,
  words,
  [{ show: 'hot-hand', figures: ['flaming-four.edge', 'sizzling-six.edge', 'hot-hand.edge'] }],
  ({ pays }: HotHandHouse) =>
    problemsIn(
      [pays['flaming-four'] === 0, 'pays.flaming-four', 'nothingAtStake'],
      [pays['sizzling-six'] === 0, 'pays.sizzling-six', 'nothingAtStake'],
      [pays.nine > pays['hot-hand'], 'pays.nine', 'lessForMore'],
    ),
);

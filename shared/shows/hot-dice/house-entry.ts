/** What pages show of the house rules of Hot Dice. */
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import { type HotDiceHouse, hotDiceHouse, houseSets } from './house.ts';
import { bustingTotals } from './rule-facts.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(
  hotDiceHouse,
  houseSets,
  words,
  [
    { show: 'bonus-bonanza', figures: ['cash', 'bust'] },
    { show: 'mega-roll', figures: ['cash', 'million', 'nothing'] },
  ],
  (house: HotDiceHouse) => {
    const { busts, free, roll, bonanza, mega } = house;
    return problemsIn(
      [bustingTotals(busts).length === 0, 'busts', 'noBust'],
      [roll === 0, 'roll', 'nothingAtStake'],
      [free === 0 && roll > 0, 'free', 'nothingAtStake'],
      [bustingTotals(bonanza.busts).length === 0, 'bonanza.busts', 'noBust'],
      [bonanza.roll === 0, 'bonanza.roll', 'nothingAtStake'],
      // The million is behind one of six doors, so it would be worth less than the lowest double.
      [mega.million / 6 < 2 * mega.roll, 'mega.million', 'lessForMore'],
    );
  },
);

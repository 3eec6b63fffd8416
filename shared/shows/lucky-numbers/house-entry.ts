/** The house rules of Lucky Numbers as pages present them. */
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import { mainEventProblems } from '../main-event/house-problems.ts';
import { houseSets, type LuckyNumbersHouse, luckyNumbersHouse } from './house.ts';
import { house as words } from './words/en/house.ts';

export const house = houseEntry(
  luckyNumbersHouse,
  houseSets,
  words,
  [{ show: 'main-event', figures: ['worth', 'swept', 'forfeited', 'ran-out', 'stopped'] }],
  (house: LuckyNumbersHouse, options) => {
    const { lastRound = [] } = options as { readonly lastRound?: readonly number[] };
    return [
      ...problemsIn(
        [house.pot === 0 && house.wild === 0 && house.cash.every(dollars => dollars === 0), 'pot', 'nothingAtStake'],
        [Math.max(0, ...lastRound) > house.rounds, 'rounds', 'buzzerLate'],
        [house.unresolved === 'void' && house.rounds < 4, 'unresolved', 'mostlyVoid'],
      ),
      ...mainEventProblems(house.mainEvent),
    ];
  },
);

/** The house rules of Six Dice as pages present them. Something must score under the selected rule set. */
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import { houseOf, houseSets, type SixDiceHouse } from './house.ts';
import { house as words } from './words/en/house.ts';

export const house = ({ rules }: { readonly rules?: unknown }) =>
  houseEntry(
    houseOf(rules === 'hot-dice' ? 'hot-dice' : 'by-bj'),
    houseSets,
    words,
    [{ show: 'six-dice-turn', options: rules === undefined ? {} : { rules }, figures: ['points', 'bust', 'all-six'] }],
    (house: SixDiceHouse, options) => {
      const { target = Number.POSITIVE_INFINITY } = options as { readonly target?: number };
      const best = rules === 'hot-dice' ? Math.max(...house.triples) : 6 * house.triple;
      return problemsIn(
        [house.one === 0 && house.five === 0, 'one', 'rarelyScores'],
        [best > target, rules === 'hot-dice' ? 'triples' : 'triple', 'overAtOnce'],
      );
    },
  );

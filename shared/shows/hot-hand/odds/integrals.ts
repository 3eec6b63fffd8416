/**
 * The chances of Hot Hand as integrals (HR-12 … HR-14). If every total comes at random moments of its own, by its ways in 36, a
 * set comes before the first 7 with the integral of the product of 1 − e^(−wx/36) over its totals and of e^(−x/6)/6.
 */
import { leftAtSeven, ways } from '../../../odds/dice.ts';
import { exact, fraction, ZERO } from '../../../odds/fraction.ts';
import type { BookFacts } from '../../../words/rule-book.ts';
import { allTotals, wagerNames, wagers } from '../bets.ts';
import type { HotHandOptions } from '../game.ts';
import { betFacts, missingOnly, titles } from './hot-hand.ts';

/** The exponent of a total: x/36, 5x/36. */
const exponent = (total: number): string => {
  const { num, den } = fraction(ways(total), 36);
  return `e^(−${num === 1n ? '' : num}x/${den})`;
};

/** The function whose integral is the chance of `come` without `missing`; 0 for no total. Totals of as many ways stand as one. */
const functionOf = (come: readonly number[], missing = 0): string => {
  const factors = [2, 3, 4, 5, 6].flatMap(low => {
    const alike = come.filter(total => ways(total) === ways(low)).length;
    const power = alike === 2 ? '²' : '';
    return alike === 0 ? [] : [`(1 − ${exponent(low)})${power}`];
  });
  return [...factors, ...(missing === 0 ? [] : [exponent(missing)]), `${exponent(7)}/6`].join(' · ');
};

/** What its rule book names: the bets, and for each of them and each total that alone is missing of all ten the exact integral. */
export const bookFacts: BookFacts<HotHandOptions> = ({ house }) => {
  const bets = betFacts(house.pays);
  return {
    bets,
    isFair: bets.every(({ houseEdge }) => houseEdge > 0),
    integrals: [
      ...wagerNames.map(on => {
        const { totals } = wagers[on];
        return { title: titles[on], product: functionOf(totals), value: exact(leftAtSeven(totals)[0] ?? ZERO) };
      }),
      ...[2, 3, 4, 5, 6].map(missing => {
        const come = allTotals.filter(total => total !== missing);
        return {
          title: '',
          missing,
          product: functionOf(come, missing),
          value: exact(missingOnly(missing, allTotals)),
        };
      }),
    ],
  };
};

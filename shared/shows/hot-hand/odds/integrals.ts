/**
 * The chances of Hot Hand as integrals (HR-12 … HR-14). If every total comes at random moments of its own, by its ways in 36, a
 * set comes before the first 7 with the integral of the product of 1 − e^(−wx/36) over its totals and of e^(−x/6)/6.
 */
import { leftAtSeven, ways } from '../../../odds/dice.ts';
import { exact, fraction, ZERO } from '../../../odds/fraction.ts';
import { allTotals, wagerNames, wagers } from '../bets.ts';
import { missingOnly, titles } from './hot-hand.ts';

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

/** A row for each bet, and for each total that alone is missing of all ten: what comes, its function, and the exact integral. */
export const integrals = (
  allBut: (total: number, partner: number) => string,
): readonly (readonly [string, string, string])[] => [
  ...wagerNames.map((on): readonly [string, string, string] => {
    const { totals } = wagers[on];
    return [titles[on], functionOf(totals), exact(leftAtSeven(totals)[0] ?? ZERO)];
  }),
  ...[2, 3, 4, 5, 6].map((low): readonly [string, string, string] => [
    allBut(low, 14 - low),
    functionOf(
      allTotals.filter(total => total !== low),
      low,
    ),
    exact(missingOnly(low, allTotals)),
  ]),
];

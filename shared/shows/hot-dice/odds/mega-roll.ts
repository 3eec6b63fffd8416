/** The mega roll of Hot Dice (HD-63 … HD-67): one throw. A double pays its points, or a one-in-six chance of the million. */

import { in36, mayDouble, totals, ways } from '../../../odds/dice.ts';
import { compare, exact, type Fraction, fraction, minus, ONE, plus, times, ZERO } from '../../../odds/fraction.ts';
import { decision, type OddsOf, odd, type Throw } from '../../../odds/odds.ts';
import type { HotDiceOptions } from '../game-state.ts';
import type { HotDiceHouse } from '../house.ts';

const sixth = fraction(1, 6);

type Rules = HotDiceHouse['mega'];

interface Outcomes {
  readonly banked: Fraction;
  readonly million: Fraction;
  readonly cash: Fraction;
}

const none: Outcomes = { banked: ZERO, million: ZERO, cash: ZERO };

/** The outcomes of a double of a given total under each policy. */
type Policy = (rules: Rules, total: number) => Outcomes;

const take: Policy = ({ roll }, total) => ({ banked: ONE, million: ZERO, cash: fraction(roll * total) });

const opened = ({ million }: Rules): Fraction => times(fraction(million), sixth);

const best: Policy = (rules, total) => {
  const cash = opened(rules);
  return compare(cash, fraction(rules.roll * total)) > 0 ? { banked: ZERO, million: sixth, cash } : take(rules, total);
};

const policies: Readonly<Record<string, Policy>> = { best, 'doubles-taken': take };

const written = ({ banked, million, cash }: Outcomes) => ({
  nothing: exact(minus(minus(ONE, banked), million)),
  banked: exact(banked),
  million: exact(million),
  cash: exact(cash),
});

/** A throw before which nothing is decided. Only doubles count. */
const thrown = (double: (total: number) => Outcomes): Outcomes =>
  totals.filter(mayDouble).reduce((sum, total) => {
    const { banked, million, cash } = double(total);
    const by = in36(1);
    return {
      banked: plus(sum.banked, times(banked, by)),
      million: plus(sum.million, times(million, by)),
      cash: plus(sum.cash, times(cash, by)),
    };
  }, none);

const nextThrow: readonly Throw[] = totals.flatMap(total => [
  ...(mayDouble(total) ? [{ total, chance: exact(in36(1)), does: 'double' }] : []),
  ...(ways(total) > 1 || !mayDouble(total)
    ? [{ total, chance: exact(in36(ways(total) - (mayDouble(total) ? 1 : 0))), does: 'nothing' }]
    : []),
]);

export const megaRollOdds: OddsOf = ({ phase, board }, { options }) => {
  const rules = (options as HotDiceOptions).house.mega;
  const [face = 0] = board.dice as readonly number[];
  const total = 2 * face;
  const written2 = (of: (double: (total: number) => Outcomes) => Outcomes) =>
    Object.fromEntries(
      Object.entries(policies).map(([name, policy]) => [name, written(of(points => policy(rules, points)))]),
    );
  switch (phase) {
    case 'lobby':
    case 'roll':
      return {
        odds: [odd('double', sixth), odd('nothing', minus(ONE, sixth))],
        policies: written2(thrown),
        decisions: [],
        throw: nextThrow,
      };
    case 'double':
      return {
        odds: [odd('million', sixth)],
        policies: written2(double => double(total)),
        decisions: [decision({ do: 'take' }, take(rules, total).cash), decision({ do: 'open' }, opened(rules))],
        throw: [],
      };
    default:
      return null;
  }
};

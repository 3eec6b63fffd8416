/** What the dice of the two six-dice games are worth, which a host may change. */
import type { ReadFields } from '../../engine/fields.ts';
import { amount, amounts, count, type House, houseRules } from '../../engine/house.ts';
import { phrase } from '../../engine/phrase.ts';
import { houseEntry, pathsWhere, problemsIn } from '../../house/house-of-show.ts';

export type RuleSet = 'by-bj' | 'hot-dice';

const own = { unit: 'points', group: 'dice' } as const;

const rules = {
  one: amount(100, { ...own, rule: 'SD-01' }),
  five: amount(50, { ...own, rule: 'SD-02' }),
  /** By BJ: times the face. */
  triple: amount(100, { ...own, rule: 'SD-03' }),
  /** By BJ. */
  six: amount(500, { ...own, rule: 'SD-04' }),
  /** Hot Dice: three 1s to three 6s. */
  triples: amounts([1000, 200, 300, 400, 500, 600], { ...own, rule: 'SH-04' }),
  /** Hot Dice. */
  bigOne: amount(1500, { ...own, rule: 'SH-06' }),
};

/** Whether anything of a rule set is worth something. Otherwise every turn would be a bust. */
const somethingScores = (ruleSet: RuleSet) => (house: ReadFields<typeof rules>) => {
  const { one, five, triple, triples, bigOne } = house;
  const worth = ruleSet === 'by-bj' ? [one, five, triple] : [one, five, ...triples, bigOne];
  return worth.some(points => points > 0) ? undefined : phrase('nothingScores');
};

const houses = {
  'by-bj': houseRules(rules, somethingScores('by-bj')),
  'hot-dice': houseRules(rules, somethingScores('hot-dice')),
};

/** The numbers of both rule sets. Under the selected one, something that a throw can score must be worth something. */
export const houseOf = (ruleSet: RuleSet) => houses[ruleSet];

export type SixDiceHouse = House<(typeof houses)['by-bj']>;

/** Rules beside the set. */
export const sixDiceRules = {
  target: count(5000, 1, 1_000_000, { unit: 'points', rule: 'SD-10', group: 'length' }),
};

/** Sets of rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { house: { one: 200, five: 100, triple: 200, triples: [2000, 400, 600, 800, 1000, 1200] } },
  rich: {
    target: 50_000,
    house: {
      one: 1000,
      five: 500,
      triple: 1000,
      six: 5000,
      triples: [10000, 2000, 3000, 4000, 5000, 6000],
      bigOne: 15000,
    },
  },
  gentle: { house: { five: 100, six: 1000 } },
} as const;

interface Options {
  readonly rules: RuleSet;
  /** None for a turn played alone. */
  readonly target?: number;
  readonly house: SixDiceHouse;
}

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry<Options>({
    sets: houseSets,
    words,
    exact: [{ show: 'six-dice-turn', best: ['points', 'bust', 'all-six'] }],
    tally: { rounds: 'turn' },
    // The numbers of the other set of rules.
    idle: ({ rules }) =>
      pathsWhere(
        [rules === 'hot-dice', 'house.triple', 'house.six'],
        [rules === 'by-bj', 'house.triples', 'house.bigOne'],
      ),
    problems: ({ rules, target = Number.POSITIVE_INFINITY, house }) => {
      const best = rules === 'hot-dice' ? Math.max(...house.triples) : 6 * house.triple;
      return problemsIn(
        [house.one === 0 && house.five === 0, 'house.one', 'rarelyScores'],
        [best > target, rules === 'hot-dice' ? 'house.triples' : 'house.triple', 'overAtOnce'],
      );
    },
  });

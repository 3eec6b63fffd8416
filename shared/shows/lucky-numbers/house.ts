/** The numbers of Lucky Numbers that a host may change. */
import { amount, amounts, count, type House, houseRules, oneOf } from '../../engine/house.ts';
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import { mainEventHouse, mainEventProblems } from '../main-event/house.ts';

/** What happens to an open game when the buzzer sounds (LN-A9). */
const unresolved = ['settle', 'void', 'play-on'] as const;

export const luckyNumbersHouse = houseRules({
  /** On 4, 5, 6, 8, 9 and 10. */
  cash: amounts([500, 375, 300, 300, 375, 500], { unit: 'dollars', rule: 'LN-11', group: 'board' }),
  pot: amount(1500, { unit: 'dollars', rule: 'LN-15', group: 'board' }),
  wild: amount(500, { unit: 'dollars', rule: 'LN-17', group: 'dice' }),
  rounds: count(20, 1, 60, { unit: 'rounds', rule: 'LN-03', group: 'length' }),
  unresolved: oneOf(unresolved, 'settle', { unit: 'choice', rule: 'LN-A9', group: 'length' }),
  tieBreak: amount(25, { unit: 'dollars', rule: 'LN-32', group: 'length' }),
  mainEvent: mainEventHouse({
    base: 50000,
    allCash: [50000, 100000, 250000],
    sweep: 550000,
    rules: { allCash: 'ME-23', sweep: 'ME-24' },
  }),
});

export type LuckyNumbersHouse = House<typeof luckyNumbersHouse>;

/** The numbers with their cash, the middle ones first. Opposite numbers of equal cash stand together. */
export const numbersByCash = (
  cash: LuckyNumbersHouse['cash'],
): readonly { readonly numbers: readonly number[]; readonly dollars: number }[] => {
  const [four, five, six, eight, nine, ten] = cash;
  const pairs = [
    [6, 8, six, eight],
    [5, 9, five, nine],
    [4, 10, four, ten],
  ] as const;
  return pairs.flatMap(([low, high, below, above]) =>
    below === above
      ? [{ numbers: [low, high], dollars: below }]
      : [
          { numbers: [low], dollars: below },
          { numbers: [high], dollars: above },
        ],
  );
};

/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { rounds: 6, unresolved: 'settle', pot: 2500, wild: 1000 },
  rich: {
    cash: [2000, 1500, 1200, 1200, 1500, 2000],
    pot: 6000,
    wild: 2000,
    mainEvent: { base: 250000, wild: 20000, repeat: 10000 },
  },
  gentle: {
    rounds: 10,
    unresolved: 'play-on',
    mainEvent: { chances: 10, empty: 5000, half: 5000, consolation: 20000 },
  },
} as const;

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry(
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

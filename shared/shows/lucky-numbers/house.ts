/** The numbers of Lucky Numbers that a host may change. */
import { checkedBy, int, list } from '../../engine/fields.ts';
import { amount, amounts, count, type House, houseRules, oneOf, rule } from '../../engine/house.ts';
import { phrase } from '../../engine/phrase.ts';
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import type { BookFacts } from '../../words/rule-book.ts';
import { mainEventFigures, mainEventHouse, mainEventProblems } from '../main-event/house.ts';
import type { SeasonOptions } from '../main-event/season.ts';
import { lastRounds } from './figures.ts';

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

/** Rules beside the set: how the numbers are sent, and in which rounds the buzzer may sound. */
export const luckyNumbersRules = (house: Pick<LuckyNumbersHouse, 'rounds'>) => ({
  buzzcodes: oneOf(['each', 'upfront'], 'each', { unit: 'choice', rule: 'LN-02', group: 'length' }),
  lastRound: rule(
    checkedBy(list(int(1, house.rounds), 2, 2, lastRounds(house)), ([from = 0, to = 0]) =>
      from <= to ? undefined : phrase('endsBeforeBegin'),
    ),
    { unit: 'rounds', rule: 'LN-27', group: 'length' },
  ),
});

type Options = SeasonOptions & { readonly house: LuckyNumbersHouse };

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

/** What its rule book names besides: the rounds after which it may end, and the cash of the numbers. */
export const bookFacts: BookFacts<{ house: LuckyNumbersHouse; lastRound: readonly number[] }> = ({
  house,
  lastRound: [from = 1, to = 1],
}) => ({
  last: Array.from({ length: to - from + 1 }, (_, i) => from + i),
  byCash: numbersByCash(house.cash),
});

/** Sets of rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { house: { rounds: 6, pot: 2500, wild: 1000 } },
  rich: {
    house: {
      cash: [2000, 1500, 1200, 1200, 1500, 2000],
      pot: 6000,
      wild: 2000,
      mainEvent: { base: 250000, wild: 20000, repeat: 10000 },
    },
  },
  gentle: {
    house: {
      rounds: 10,
      unresolved: 'play-on',
      mainEvent: { chances: 10, empty: 5000, half: 5000, consolation: 20000 },
    },
  },
} as const;

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry<Options>({
    sets: houseSets,
    words,
    exact: [mainEventFigures('questions')],
    tally: { rounds: 'asked', numbered: true, pots: { 'game-won': 'cash' } },
    problems: ({ house }) => [
      ...problemsIn(
        [
          house.pot === 0 && house.wild === 0 && house.cash.every(dollars => dollars === 0),
          'house.pot',
          'nothingAtStake',
        ],
        [house.unresolved === 'void' && house.rounds < 4, 'house.unresolved', 'mostlyVoid'],
      ),
      ...mainEventProblems(house.mainEvent),
    ],
  });

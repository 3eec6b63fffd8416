/** The numbers of On A Roll that a host may change, besides its options (contract.md 7). */
import { amount, amounts, count, counts, type House, houseRules, oneOf, section, yesNo } from '../../engine/house.ts';
import { phrase } from '../../engine/phrase.ts';
import { type ExactAct, houseEntry, pathsWhere, problemsIn } from '../../house/house-of-show.ts';
import type { BookFacts } from '../../words/rule-book.ts';

export const onARollHouse = houseRules({
  toWin: count(2, 1, 5, { unit: 'games', rule: 'OR-04', group: 'length' }),
  /** OR-A1: what decides a match that is level before its last game. */
  level: oneOf(['third-game', 'lucky-7-total'], 'third-game', { unit: 'choice', rule: 'OR-A1', group: 'length' }),
  bigSix: section({
    roll: amount(5000, { unit: 'dollars-a-point', rule: 'OR-29', group: 'bonus' }),
    /** After the second, third and fourth roll. */
    values: amounts([5000, 2500, 1250], { unit: 'dollars', rule: 'OR-37', group: 'bonus' }),
    consolation: amount(500, { unit: 'dollars', rule: 'OR-40', group: 'bonus' }),
    double: yesNo(true, { unit: 'yes-no', rule: 'OR-41', group: 'bonus' }),
  }),
  luckySeven: section({
    /** For a game, and for the game that wins the match. */
    top: amounts([100000, 250000], { unit: 'dollars', rule: 'OR-43', group: 'bonus' }),
    /** By prize, most valuable first. */
    timers: counts([2, 3, 4, 5, 6], 1, 20, { unit: 'rolls', rule: 'OR-45', group: 'bonus' }, timers =>
      timers.every((rolls, i) => i === 0 || rolls >= (timers[i - 1] ?? 0)) ? undefined : phrase('neverFewer'),
    ),
    side: amount(100, { unit: 'dollars-a-point', rule: 'OR-47', group: 'bonus' }),
  }),
  retireAfter: count(5, 1, 50, { unit: 'wins', rule: 'OR-56', group: 'seasons' }),
});

export type OnARollHouse = House<typeof onARollHouse>;

/** Rules beside the set. */
export const onARollRules = {
  format: oneOf(['best-of-three', 'lucky-7-total'], 'best-of-three', {
    unit: 'choice',
    rule: 'OR-A1',
    group: 'length',
  }),
  rolls: count(4, 1, 100, { unit: 'rolls', rule: 'OR-10', group: 'dice' }),
};

/** Sets of rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { house: { toWin: 1 } },
  rich: {
    house: {
      bigSix: { roll: 20000, values: [20000, 10000, 5000], consolation: 2000 },
      luckySeven: { top: [500000, 1000000], side: 500 },
    },
  },
  gentle: {
    house: {
      bigSix: { values: [5000, 4000, 3000], consolation: 2500 },
      luckySeven: { timers: [5, 6, 7, 8, 9] },
    },
  },
} as const;

interface Options {
  readonly house: OnARollHouse;
  readonly format?: string;
  /** Of a bonus game played alone. */
  readonly stakes?: string;
}

/** OR-41, OR-43: where the first game wins the match, its bonus games are the match's. */
const openings = ({ house, format, stakes }: Options) => [
  { seat: -1, options: { stakes: stakes ?? (format === 'best-of-three' && house.toWin === 1 ? 'match' : 'game') } },
];

/** What its rule book names besides. `byTotal`: the money of Lucky 7 decides the match, and nothing doubles. */
export const bookFacts: BookFacts<Options> = ({ house: { toWin, level, bigSix }, format }) => {
  const byTotal = format === 'lucky-7-total';
  return {
    byTotal,
    doubles: bigSix.double && !byTotal,
    byMoney: level === 'lucky-7-total' && toWin > 1,
    // OR-46, OR-48: a 7 before a double within this many rolls.
    chanceOfSeven: (rolls: number) => (1 - (2 / 3) ** rolls) / 2,
  };
};

/** As pages present them. `words`: their texts. */
export const house = (words: object, topCash: NonNullable<ExactAct['also']>) =>
  houseEntry<Options>({
    sets: houseSets,
    words,
    exact: [
      { show: 'big-six', odds: ['top'], openings },
      { show: 'lucky-seven', odds: ['seven', 'double', 'timeout', 'cash'], also: topCash, openings },
    ],
    tally: { rounds: 'name-game' },
    // Two games are played for the most Lucky 7 money, and a match of one game is never level.
    idle: ({ house: { toWin }, format }) =>
      pathsWhere(
        [format === 'lucky-7-total', 'house.toWin', 'house.bigSix.double'],
        [format === 'lucky-7-total' || toWin === 1, 'house.level'],
      ),
    problems: ({ house: { bigSix, luckySeven } }) =>
      problemsIn(
        [luckySeven.top[1] < luckySeven.top[0], 'house.luckySeven.top', 'lessForMore'],
        [
          bigSix.values.some((dollars, i) => dollars > (bigSix.values[i - 1] ?? dollars)),
          'house.bigSix.values',
          'lessForMore',
        ],
        [bigSix.consolation > Math.min(...bigSix.values), 'house.bigSix.consolation', 'lessForMore'],
      ),
  });

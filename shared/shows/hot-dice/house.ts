/** The numbers of Hot Dice that a host may change, besides its options (contract.md 6). */
import { checkedBy, list, number } from '../../engine/fields.ts';
import {
  amount,
  count,
  counts,
  distinctNumbers,
  type House,
  houseRules,
  maxDollars,
  rule,
  section,
  spaces,
} from '../../engine/house.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { houseEntry, pathsWhere, problemsIn } from '../../house/house-of-show.ts';
import { bustingTotals } from './rule-facts.ts';

const inEither = ['cash N', 'free-rolls N', 'bust', 'lose-loss'];
/** `N`: dollars, or a number of free rolls. */
const inRounds = [...inEither, 'double-pot'];
const inCatchUp = [...inEither, 'cash N and roll', 'double-score', 'tie-score'];

/** Contract.md 6: the original boards, with which a form begins. */
const firstRounds = ['cash 3000', 'cash 1000', 'double-pot', 'free-rolls 2', 'bust', 'cash 50'];
const firstCatchUp = ['cash 3000 and roll', 'cash 1000', 'double-score', 'tie-score', 'free-rolls 2', 'bust'];

/** Dollars as the board writes them: without leading zeros. */
const cash = '(0|[1-9]\\d*)';

const named = (kinds: readonly string[]): RegExp =>
  new RegExp(`^(${kinds.map(kind => kind.replace('N', kind.startsWith('cash') ? cash : '[1-5]')).join('|')})$`);

const cashIn = (text: string): number => (text.startsWith('cash ') ? Number(text.split(' ')[1]) : 0);

/** HD-24: one of them must be a bust. */
const wrongIn =
  (kinds: readonly string[]) =>
  (texts: readonly string[]): Phrase | undefined => {
    const allowed = named(kinds);
    const wrong = texts.find(text => typeof text !== 'string' || !allowed.test(text) || cashIn(text) > maxDollars);
    if (wrong !== undefined) return phrase('noSuchSpace', String(wrong).slice(0, 40));
    return texts.includes('bust') ? undefined : phrase('needsBust');
  };

/** Up to five totals that bust. A double never busts by its total. */
const busts = (totals: readonly number[], rule: string, group: 'dice' | 'bonus') =>
  distinctNumbers(totals, 5, 2, 12, { unit: 'totals', rule, group });

export const hotDiceHouse = houseRules({
  free: amount(100, { unit: 'dollars-a-point', rule: 'HD-13', group: 'dice' }),
  roll: amount(100, { unit: 'dollars-a-point', rule: 'HD-16', group: 'dice' }),
  busts: busts([7], 'HD-15', 'dice'),
  spaces: spaces(inRounds, firstRounds, { unit: 'spaces', rule: 'HD-20', group: 'board' }, wrongIn(inRounds)),
  catchUpSpaces: spaces(inCatchUp, firstCatchUp, { unit: 'spaces', rule: 'HD-37', group: 'board' }, wrongIn(inCatchUp)),
  tieBreak: amount(50, { unit: 'dollars', rule: 'HD-48', group: 'length' }),
  bonanza: section({
    free: amount(250, { unit: 'dollars-a-point', rule: 'HD-50', group: 'bonus' }),
    roll: amount(500, { unit: 'dollars-a-point', rule: 'HD-55', group: 'bonus' }),
    busts: busts([5, 7, 9], 'HD-52', 'bonus'),
  }),
  mega: section({
    roll: amount(2500, { unit: 'dollars-a-point', rule: 'HD-65', group: 'bonus' }),
    million: amount(1_000_000, { unit: 'dollars', rule: 'HD-67', group: 'bonus' }),
  }),
  megaAt: count(4, 2, 20, { unit: 'wins', rule: 'HD-43', group: 'seasons' }),
  lossesOut: count(2, 0, 9, { unit: 'losses', rule: 'HD-44', group: 'seasons' }),
  retireAt: count(1_000_000, 1, maxDollars, { unit: 'dollars', rule: 'HD-45', group: 'seasons' }),
  /** Completed broadcasts to sit out before trying to qualify again: eliminated, retired. */
  waits: counts([3, 4], 0, 20, { unit: 'broadcasts', rule: 'HD-44', group: 'seasons' }),
});

export type HotDiceHouse = House<typeof hotDiceHouse>;

/** The most straight wins that a seat may bring: with one more it would have played the mega roll. */
export const maxWins = ({ megaAt }: Pick<HotDiceHouse, 'megaAt'>): number => megaAt - 1;

/** The most losses that a seat may bring; nine if nobody is eliminated. */
export const maxLosses = ({ lossesOut }: Pick<HotDiceHouse, 'lossesOut'>): number =>
  lossesOut === 0 ? 9 : lossesOut - 1;

const money = checkedBy(number(0, maxDollars), dollars => (dollars > 0 ? undefined : phrase('moreThanNothing')));
const sums = (...of: readonly number[]) => list(money, of.length, of.length, of);

/** The board of the bonanza, dearest first. */
export const bonanzaCash = rule(sums(50000, 30000, 20000), { unit: 'dollars', rule: 'HD-57', group: 'bonus' });

/** Rules beside the set. The amounts lie on the original boards only. */
export const hotDiceRules = {
  cash: rule(sums(3000, 1000, 50), { unit: 'dollars', rule: 'HD-20', group: 'board' }),
  freeRolls: count(2, 1, 5, { unit: 'rolls', rule: 'HD-22', group: 'board' }),
  catchUpCash: rule(sums(3000, 1000), { unit: 'dollars', rule: 'HD-37', group: 'board' }),
  bonanzaCash,
  rounds: count(6, 1, 100, { unit: 'rounds', rule: 'HD-05', group: 'length' }),
};

/** Sets of rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { house: { free: 300, roll: 300, busts: [5, 7] } },
  rich: {
    house: { free: 500, roll: 500, bonanza: { free: 1000, roll: 2000 }, mega: { roll: 10000, million: 5000000 } },
  },
  gentle: {
    house: {
      lossesOut: 0,
      megaAt: 3,
      spaces: ['cash 2000', 'cash 500', 'double-pot', 'free-rolls 3', 'bust', 'cash 100'],
    },
  },
} as const;

interface Options {
  readonly house: HotDiceHouse;
  readonly record?: readonly { readonly wins: number }[];
  /** Of the bonanza played alone. */
  readonly coins?: number;
}

/** HD-43, HD-49: a coin for each straight win, this one too. Who then plays the mega roll plays no bonanza. */
const coins = ({ house, record, coins }: Options) => {
  if (record === undefined) return [{ seat: -1, options: { coins: coins ?? 1 } }];
  const own = record.map(({ wins }) => wins + 1);
  return own.every(coins => coins === own[0]) && (own[0] ?? 1) < house.megaAt
    ? [{ seat: -1, options: { coins: own[0] ?? 1 } }]
    : own.flatMap((coins, seat) => (coins < house.megaAt ? [{ seat, options: { coins } }] : []));
};

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry<Options>({
    sets: houseSets,
    words,
    exact: [
      { show: 'bonus-bonanza', best: ['cash', 'bust'], openings: coins },
      { show: 'mega-roll', best: ['cash', 'million', 'nothing'] },
    ],
    tally: { rounds: 'asked', numbered: true, busts: 'bust', pots: { banked: 'cash', bust: 'lost' } },
    // A board of the host's own lies in place of the original one and its amounts.
    idle: ({ house: { spaces, catchUpSpaces } }) =>
      pathsWhere(
        [spaces !== null, 'cash'],
        [spaces !== null && catchUpSpaces !== null, 'freeRolls'],
        [catchUpSpaces !== null, 'catchUpCash'],
      ),
    problems: ({ house: { busts, free, roll, bonanza, mega } }) =>
      problemsIn(
        [bustingTotals(busts).length === 0, 'house.busts', 'noBust'],
        [roll === 0, 'house.roll', 'nothingAtStake'],
        [free === 0 && roll > 0, 'house.free', 'nothingAtStake'],
        [bustingTotals(bonanza.busts).length === 0, 'house.bonanza.busts', 'noBust'],
        [bonanza.roll === 0, 'house.bonanza.roll', 'nothingAtStake'],
        // The million is behind one of six doors, so it would be worth less than the lowest double.
        [mega.million / 6 < 2 * mega.roll, 'house.mega.million', 'lessForMore'],
      ),
  });

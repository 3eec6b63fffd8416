/** The numbers of Hot Dice that a host may change, besides its options (contract.md 6). */
import {
  amount,
  count,
  counts,
  distinctNumbers,
  type House,
  houseRules,
  maxDollars,
  section,
  spaces,
} from '../../engine/house.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import { bustingTotals } from './rule-facts.ts';

/** Dollars as the board writes them, and numbers of free rolls: without leading zeros. */
const cash = '(0|[1-9]\\d*)';
const inRounds = new RegExp(`^(cash ${cash}|free-rolls [1-5]|bust|lose-loss|double-pot)$`);
const inCatchUp = new RegExp(
  `^(cash ${cash}|cash ${cash} and roll|free-rolls [1-5]|bust|lose-loss|double-score|tie-score)$`,
);

const cashIn = (text: string): number => (text.startsWith('cash ') ? Number(text.split(' ')[1]) : 0);

/** HD-24: one of them must be a bust. */
const wrongIn =
  (allowed: RegExp) =>
  (texts: readonly string[]): Phrase | undefined => {
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
  spaces: spaces(6, { unit: 'spaces', rule: 'HD-20', group: 'board' }, wrongIn(inRounds)),
  catchUpSpaces: spaces(6, { unit: 'spaces', rule: 'HD-37', group: 'board' }, wrongIn(inCatchUp)),
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

/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  quick: { free: 300, roll: 300, busts: [5, 7] },
  rich: { free: 500, roll: 500, bonanza: { free: 1000, roll: 2000 }, mega: { roll: 10000, million: 5000000 } },
  gentle: {
    lossesOut: 0,
    megaAt: 3,
    spaces: ['cash 2000', 'cash 500', 'double-pot', 'free-rolls 3', 'bust', 'cash 100'],
  },
} as const;

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry(
    hotDiceHouse,
    houseSets,
    words,
    [
      { show: 'bonus-bonanza', figures: ['cash', 'bust'] },
      { show: 'mega-roll', figures: ['cash', 'million', 'nothing'] },
    ],
    (house: HotDiceHouse) => {
      const { busts, free, roll, bonanza, mega } = house;
      return problemsIn(
        [bustingTotals(busts).length === 0, 'busts', 'noBust'],
        [roll === 0, 'roll', 'nothingAtStake'],
        [free === 0 && roll > 0, 'free', 'nothingAtStake'],
        [bustingTotals(bonanza.busts).length === 0, 'bonanza.busts', 'noBust'],
        [bonanza.roll === 0, 'bonanza.roll', 'nothingAtStake'],
        // The million is behind one of six doors, so it would be worth less than the lowest double.
        [mega.million / 6 < 2 * mega.roll, 'mega.million', 'lessForMore'],
      );
    },
  );

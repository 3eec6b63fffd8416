/** What the three bets pay, which a host may change. The audience's side game pays the same. */
import { count, type House, type HouseGroupName, houseRules, section } from '../../engine/house.ts';
import { houseEntry, problemsIn } from '../../house/house-of-show.ts';
import { originalPays } from './bets.ts';

const toOne = (pays: number, rule: string) =>
  count(pays, 0, 10_000, { unit: 'to-one', rule, group: 'dice' as HouseGroupName });

export const hotHandHouse = houseRules({
  pays: section({
    'flaming-four': toOne(originalPays['flaming-four'], 'HR-03'),
    'sizzling-six': toOne(originalPays['sizzling-six'], 'HR-04'),
    'hot-hand': toOne(originalPays['hot-hand'], 'HR-05'),
    /** Nine of the ten. */
    nine: toOne(originalPays.nine, 'HR-06'),
  }),
});

export type HotHandHouse = House<typeof hotHandHouse>;

/** Rules beside the set. */
export const hotHandRules = {
  bank: count(1000, 1, 1_000_000_000, { unit: 'points', rule: 'HR-01', group: 'length' }),
  hands: count(1, 1, 1000, { unit: 'rounds', rule: 'HR-01', group: 'length' }),
};

/** Sets of rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  fair: { house: { pays: { 'flaming-four': 86, 'sizzling-six': 15, 'hot-hand': 100, nine: 24 } } },
  rich: { house: { pays: { 'flaming-four': 150, 'sizzling-six': 25, 'hot-hand': 250, nine: 50 } } },
  gentle: { house: { pays: { 'sizzling-six': 20, nine: 40 } } },
} as const;

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry<{ readonly house: HotHandHouse }>({
    sets: houseSets,
    words,
    exact: [{ show: 'hot-hand', odds: ['flaming-four.edge', 'sizzling-six.edge', 'hot-hand.edge'] }],
    tally: { rounds: 'hand-opened' },
    problems: ({ house: { pays } }) =>
      problemsIn(
        [pays['flaming-four'] === 0, 'house.pays.flaming-four', 'nothingAtStake'],
        [pays['sizzling-six'] === 0, 'house.pays.sizzling-six', 'nothingAtStake'],
        [pays.nine > pays['hot-hand'], 'house.pays.nine', 'lessForMore'],
      ),
  });

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

/** Sets of house rules that come with the show. What a set leaves out keeps its default. */
export const houseSets = {
  fair: { pays: { 'flaming-four': 86, 'sizzling-six': 15, 'hot-hand': 100, nine: 24 } },
  rich: { pays: { 'flaming-four': 150, 'sizzling-six': 25, 'hot-hand': 250, nine: 50 } },
  gentle: { pays: { 'sizzling-six': 20, nine: 40 } },
} as const;

/** As pages present them. `words`: their texts. */
export const house = (words: object) =>
  houseEntry(
    hotHandHouse,
    houseSets,
    words,
    [{ show: 'hot-hand', figures: ['flaming-four.edge', 'sizzling-six.edge', 'hot-hand.edge'] }],
    ({ pays }: HotHandHouse) =>
      problemsIn(
        [pays['flaming-four'] === 0, 'pays.flaming-four', 'nothingAtStake'],
        [pays['sizzling-six'] === 0, 'pays.sizzling-six', 'nothingAtStake'],
        [pays.nine > pays['hot-hand'], 'pays.nine', 'lessForMore'],
      ),
  );

/** What the three bets pay, which a host may change. The audience's side game pays the same. */
import { count, type House, type HouseGroupName, houseRules, section } from '../../engine/house.ts';
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

/** What the three bets pay, as a host may change it; the audience's side game has the same. */
import { count, type House, type HouseGroupName, houseRules, section } from '../../engine/house.ts';

const toOne = (pays: number, rule: string) =>
  count(pays, 0, 10_000, { unit: 'to-one', rule, group: 'dice' as HouseGroupName });

export const hotHandHouse = houseRules({
  pays: section({
    'flaming-four': toOne(70, 'HR-03'),
    'sizzling-six': toOne(12, 'HR-04'),
    'hot-hand': toOne(80, 'HR-05'),
    /** Nine of the ten. */
    nine: toOne(20, 'HR-06'),
  }),
});

export type HotHandHouse = House<typeof hotHandHouse>;

/** To 1, on top of the stake (HR-A7). */
export type Pays = HotHandHouse['pays'];

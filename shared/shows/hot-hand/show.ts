/** Hot Hand, also known as Hard Rockin' Dice: side bets on collecting totals before a 7. */
import { int, record } from '../../engine/fields.ts';
import { defineShow } from '../../engine/show.ts';
import { game, type HotHandOptions, openGame } from './game.ts';
import { hotHandHouse } from './house.ts';
import { robot } from './robot.ts';

export const hotHand = defineShow<HotHandOptions, object>({
  name: 'hot-hand',
  seats: [1, 8],
  options: record({ bank: int(1, 1_000_000_000, 1000), hands: int(1, 1000, 1), house: hotHandHouse }),
  pack: record({}),
  acts: [game],
  open: ({ options, seats }) => openGame(options, seats),
  advise: () => [],
  robot,
});

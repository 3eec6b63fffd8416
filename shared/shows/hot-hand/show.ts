/** Hot Hand, also known as Hard Rockin' Dice: side bets on collecting totals before a 7. */
import { record } from '../../engine/fields.ts';
import { defineShow } from '../../engine/show.ts';
import { game, type HotHandOptions, openGame } from './game.ts';
import { hotHandHouse, hotHandRules } from './house.ts';
import { robot } from './robot.ts';

export const hotHand = defineShow<HotHandOptions, object>({
  name: 'hot-hand',
  seats: [1, 8],
  options: record({ ...hotHandRules, house: hotHandHouse }),
  pack: record({}),
  acts: [game],
  open: ({ options, seats }) => openGame(options, seats),
  advise: () => [],
  robot,
});

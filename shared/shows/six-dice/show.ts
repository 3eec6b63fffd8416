/** A race with six dice for two to eight seats, in two rule sets. */
import { choice, int, record } from '../../fields.ts';
import { defineShow } from '../../show.ts';
import { game, openGame, type SixDiceOptions } from './game.ts';
import { robot } from './robot.ts';

export const sixDice = defineShow<SixDiceOptions, object>({
  name: 'six-dice',
  seats: [2, 8],
  options: record({ rules: choice(['by-bj', 'hot-dice'], 'by-bj'), target: int(1, 1_000_000, 5000) }),
  pack: record({}),
  acts: [game],
  open: ({ options, seats }) => openGame(options, seats),
  advise: () => [],
  robot,
});

/** One turn with six dice by itself, in either rule set. */
import { choice, record } from '../../fields.ts';
import { defineShow } from '../../show.ts';
import { game, openGame, type SixDiceOptions } from '../six-dice/game.ts';
import { robot } from '../six-dice/robot.ts';

export const sixDiceTurn = defineShow<Pick<SixDiceOptions, 'rules'>, object>({
  name: 'six-dice-turn',
  seats: [1, 1],
  options: record({ rules: choice(['by-bj', 'hot-dice'], 'by-bj') }),
  pack: record({}),
  acts: [game],
  // There is nothing to race for.
  open: ({ options: { rules } }) => ({ ...openGame({ rules, target: 0 }, 1), alone: true as const }),
  advise: () => [],
  robot,
});

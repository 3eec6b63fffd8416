/** A race with six dice for two to eight seats, in two rule sets. */
import { choice, extended, record } from '../../engine/fields.ts';
import { defineShow } from '../../engine/show.ts';
import { game, openGame, type SixDiceOptions } from './game.ts';
import { houseOf, sixDiceRules } from './house.ts';
import { robot } from './robot.ts';

export const sixDice = defineShow<SixDiceOptions, object>({
  name: 'six-dice',
  seats: [2, 8],
  options: extended(record({ rules: choice(['by-bj', 'hot-dice'], 'by-bj'), ...sixDiceRules }), ({ rules }) => ({
    house: houseOf(rules),
  })),
  pack: record({}),
  acts: [game],
  open: ({ options, seats }) => openGame(options, seats),
  advise: () => [],
  robot,
});

/** One turn of Six Dice played alone, in either rule set. */
export const sixDiceTurn = defineShow<Omit<SixDiceOptions, 'target'>, object>({
  name: 'six-dice-turn',
  seats: [1, 1],
  options: extended(record({ rules: choice(['by-bj', 'hot-dice'], 'by-bj') }), ({ rules }) => ({
    house: houseOf(rules),
  })),
  pack: record({}),
  acts: [game],
  // There is no race, so there is no target.
  open: ({ options }) => ({ ...openGame({ ...options, target: 0 }, 1), alone: true as const }),
  advise: () => [],
  robot,
});

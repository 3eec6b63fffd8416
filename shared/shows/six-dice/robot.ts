/**
 * How robots host and play the six-dice game: they hold all that scores and stop when a throw risks more than it brings. At
 * full strength they hold, roll and stop by the exact odds.
 */

import type { Actor } from '../../moves.ts';
import type { Sight } from '../../show.ts';
import { anyLegal, hostRobot, legalFor, type RobotMove, slips } from '../robot-parts.ts';
import type { SixDiceBoard } from './board.ts';
import { hotDice } from './scoring.ts';

/** Chance that a throw of n dice scores nothing by single 1s and 5s, which is nearly all there is to it. */
const blank = (dice: number) => (4 / 6) ** dice;

/** What one more throw brings on average, roughly. */
const gain = (dice: number) => 75 + 50 * dice;

const goesOn = (by: number, { view }: Sight): boolean => {
  const { inHand, points, bonus, lastTurn } = view.board as SixDiceBoard;
  const mine = (view.seats[by]?.score ?? 0) + points + bonus;
  const best = Math.max(...view.seats.filter((_, seat) => seat !== by).map(({ score }) => score));
  // SD-11: the last turn is for beating the others, so there is nothing to keep.
  if (lastTurn) return mine <= best;
  return blank(inHand) * points < (1 - blank(inHand)) * gain(inHand);
};

export const robot = (by: Actor, sight: Sight): RobotMove => {
  if (by === 'host') return hostRobot(sight, () => true);
  if (typeof by !== 'number') return anyLegal(by, sight);
  const decides = legalFor(by, sight, 'hold') ?? legalFor(by, sight, 'bank');
  if (decides !== undefined && slips(sight)) return anyLegal(by, sight);
  if (decides !== undefined && sight.best !== undefined) return sight.best;
  if (legalFor(by, sight, 'hold')) return { do: 'hold', dice: hotDice((sight.view.board as SixDiceBoard).dice).places };
  if (legalFor(by, sight, 'bank')) return { do: goesOn(by, sight) ? 'roll' : 'bank' };
  return { do: 'roll' };
};

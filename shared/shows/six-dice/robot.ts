/**
 * How robots host and play the six-dice game: they hold everything that scores and stop when a throw risks more than it brings.
 * At full strength they hold, roll and stop by the exact odds.
 */

import type { Actor } from '../../engine/moves.ts';
import type { Sight } from '../../engine/show.ts';
import { anyLegal, hostRobot, legalFor, type RobotMove, slips } from '../../parts/robot-parts.ts';
import type { SixDiceBoard } from './board.ts';
import { blankThrows, hotDice } from './scoring.ts';

/** Chance that a throw of n dice scores nothing. */
const blank = ({ rules, house }: SixDiceBoard, dice: number) => blankThrows(rules, dice, house) / 6 ** dice;

/** Roughly what one more throw brings on average: its single 1s and 5s, and its triples. */
const gain = ({ rules, house }: SixDiceBoard, dice: number) => {
  const { one, five, triple, triples } = house;
  const three = rules === 'by-bj' ? 21 * triple : triples.reduce((sum, points) => sum + points, 0);
  return (dice * (one + five)) / 6 + ((dice * (dice - 1) * (dice - 2)) / 6 / 6 ** 3) * three;
};

const goesOn = (by: number, { view }: Sight): boolean => {
  const board = view.board as SixDiceBoard;
  const { inHand, points, bonus, lastTurn } = board;
  const mine = (view.seats[by]?.score ?? 0) + points + bonus;
  const best = Math.max(...view.seats.filter((_, seat) => seat !== by).map(({ score }) => score));
  // SD-11: only beating the others counts in the last turn, so there is nothing to keep.
  if (lastTurn) return mine <= best;
  return blank(board, inHand) * points < gain(board, inHand);
};

export const robot = (by: Actor, sight: Sight): RobotMove | null => {
  if (by === 'host') return hostRobot(sight, () => true);
  if (typeof by !== 'number') return anyLegal(by, sight);
  const decides = legalFor(by, sight, 'hold') ?? legalFor(by, sight, 'bank');
  if (decides !== undefined && slips(sight)) return anyLegal(by, sight);
  if (decides !== undefined && sight.best !== undefined) return sight.best;
  if (legalFor(by, sight, 'hold')) {
    const { dice, house } = sight.view.board as SixDiceBoard;
    return { do: 'hold', dice: hotDice(dice, house).places };
  }
  if (legalFor(by, sight, 'bank')) return { do: goesOn(by, sight) ? 'roll' : 'bank' };
  return { do: 'roll' };
};

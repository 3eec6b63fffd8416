/** How robots host and play Lucky Numbers. */

import { isRight } from '../../engine/judge.ts';
import type { Actor } from '../../engine/moves.ts';
import type { Sight } from '../../engine/show.ts';
import {
  anyLegal,
  buzzNumber,
  type Card,
  cardOf,
  guess,
  hostRobot,
  legalFor,
  type RobotMove,
  slips,
} from '../../parts/robot-parts.ts';
import { mainEventRobot } from '../main-event/robot.ts';
import type { MatchBoard } from './board.ts';

const ways = (total: number) => 6 - Math.abs(total - 7);

/** Whether rolling is worth more than making the opponent roll: the dice are the same, only the stakes differ. */
const rolls = (seat: number, { pot, luckiest, numbers }: MatchBoard): boolean => {
  const held = (owner: number) => numbers.reduce((sum, { cash, owner: by }) => (by === owner ? sum + cash : sum), 0);
  const mine = pot + held(seat);
  const theirs = pot + held(1 - seat);
  return ways(luckiest) * mine - ways(7) * theirs > ways(7) * mine - ways(luckiest) * theirs;
};

const answersRight = (sight: Sight): boolean => {
  const card: Card = cardOf(sight);
  return isRight({ answer: card.answer ?? '' }, (sight.view.board as MatchBoard).said);
};

export const robot = (by: Actor, sight: Sight): RobotMove | null => {
  // When no question is left, the buzzer ends the match.
  if (by === 'host') return hostRobot(sight, answersRight) ?? (sight.view.phase === 'ready' ? { do: 'buzzer' } : null);
  if (typeof by !== 'number') return anyLegal(by, sight);
  if (sight.view.act === 'main-event') return mainEventRobot(by, sight);
  if (legalFor(by, sight, 'answer')) return { do: 'answer', text: guess(cardOf(sight), sight) };
  if (sight.strength === 'full') {
    if (legalFor(by, sight, 'buzz')) return { do: 'buzz', number: buzzNumber(sight) };
    if (legalFor(by, sight, 'buzzcodes'))
      return {
        do: 'buzzcodes',
        numbers: Array.from({ length: (sight.view.board as MatchBoard).house.rounds }, () => buzzNumber(sight)),
      };
  }
  if (legalFor(by, sight, 'pass') && !slips(sight))
    return sight.best ?? { do: rolls(by, sight.view.board as MatchBoard) ? 'roll' : 'pass' };
  return anyLegal(by, sight);
};

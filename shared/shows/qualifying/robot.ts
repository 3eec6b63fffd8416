/** How robots host a qualifying and guess in one: about right, each in another way. */
import type { Actor } from '../../moves.ts';
import type { Sight } from '../../show.ts';
import { anyLegal, cardOf, hostRobot, legalFor, type RobotMove } from '../robot-parts.ts';

export const robot = (by: Actor, sight: Sight): RobotMove => {
  if (by === 'host') return hostRobot(sight, () => true);
  if (typeof by !== 'number' || !legalFor(by, sight, 'guess')) return anyLegal(by, sight);
  const answer = Number(cardOf(sight).answer ?? 0);
  const about = answer * (0.5 + sight.luck());
  return { do: 'guess', value: Number.isInteger(answer) ? Math.round(about) : about };
};

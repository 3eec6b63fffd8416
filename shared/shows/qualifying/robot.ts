/** How robots host a qualifier and guess in one: about right, each differently. */
import type { Actor } from '../../engine/moves.ts';
import type { Strength } from '../../engine/robots.ts';
import type { Sight } from '../../engine/show.ts';
import { anyLegal, cardOf, hostRobot, legalFor, type RobotMove } from '../../parts/robot-parts.ts';

/** The spread of guesses, as a part of the answer. */
const spread: Readonly<Record<Strength, number>> = { easy: 1.8, middle: 1, full: 0.2 };

export const robot = (by: Actor, sight: Sight): RobotMove | null => {
  if (by === 'host') return hostRobot(sight, () => true);
  if (typeof by !== 'number' || !legalFor(by, sight, 'guess')) return anyLegal(by, sight);
  const answer = Number(cardOf(sight).answer ?? 0);
  const about = answer * (1 + spread[sight.strength ?? 'middle'] * (sight.luck() - 0.5));
  return { do: 'guess', value: Number.isInteger(answer) ? Math.round(about) : about };
};

/** What the next roll does, and what one more roll is worth to somebody who banks after it. */
import { fraction } from '../../../shared/odds/fraction.ts';
import { decision, type OddsOf, odd } from '../../../shared/odds/odds.ts';
import type { PigBoard } from './show.ts';

export const pigOdds: OddsOf = ({ phase, board }) => {
  if (phase !== 'turn') return null;
  const { points } = board as PigBoard;
  // A 1 loses everything; the five other faces add 20 between them.
  const roll = decision({ do: 'roll' }, fraction(5 * points + 20, 6));
  const bank = decision({ do: 'bank' }, fraction(points));
  return {
    odds: [odd('bust', fraction(1, 6))],
    policies: {},
    decisions: points === 0 ? [] : [roll, bank],
    throw: [1, 2, 3, 4, 5, 6].map(total => ({ total, chance: '1/6', does: total === 1 ? 'bust' : 'collect' })),
  };
};

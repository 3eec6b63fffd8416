/** How a robot champion plays The Main Event: by rule of thumb, or at full strength by the exact odds. */

import type { Sight } from '../../engine/show.ts';
import { anyLegal, legalFor, type RobotMove, slips } from '../../parts/robot-parts.ts';
import { medals } from './act.ts';
import type { MainEventBoard } from './board.ts';

/** Takes the number that is hardest to throw, completing a medal if possible. */
const wildNumber = (missing: readonly number[], claimed: readonly number[]): number => {
  const ways = (number: number) => 6 - Math.abs(number - 7);
  const completes = (number: number) =>
    medals.some(pair => pair.some(n => n === number) && pair.some(n => claimed.includes(n)));
  return missing.toSorted((a, b) => Number(completes(b)) - Number(completes(a)) || ways(a) - ways(b))[0]!;
};

export const mainEventRobot = (by: number, sight: Sight): RobotMove => {
  const board = sight.view.board as MainEventBoard;
  if (slips(sight)) return anyLegal(by, sight);
  if (sight.best !== undefined) return sight.best;
  const claim = legalFor(by, sight, 'claim')?.inputs?.number;
  if (claim?.kind === 'choice')
    return { do: 'claim', number: wildNumber(claim.of as readonly number[], board.claimed) };
  // Two medals are worth more than what is left to win.
  if (board.offer !== null)
    return {
      do:
        board.offer.prizes.length >= 2 || (board.offer.prizes.length === 1 && sight.luck() < 0.5) ? 'stop' : 'continue',
    };
  return { do: 'roll' };
};

/**
 * How robots host and play Hot Hand: they place one or two bets a hand, then watch the dice. Every bet loses on average
 * (HR-08), so stronger robots stake less.
 */
import type { Actor } from '../../engine/moves.ts';
import { pick, type Strength } from '../../engine/robots.ts';
import type { Sight } from '../../engine/show.ts';
import { anyLegal, hostRobot, legalFor, type RobotMove } from '../../parts/robot-parts.ts';
import { wagerNames } from './bets.ts';
import type { HotHandBoard } from './board.ts';

const betsAHand = 2;

/** The part of the bank that a bet takes. */
const share: Readonly<Record<Strength, number>> = { easy: 1 / 5, middle: 1 / 20, full: 1 / 100 };

export const robot = (by: Actor, sight: Sight): RobotMove | null => {
  if (by === 'host') return hostRobot(sight, () => true);
  if (typeof by !== 'number') return anyLegal(by, sight);
  const stake = legalFor(by, sight, 'bet')?.inputs?.stake;
  if (stake?.kind !== 'int') return anyLegal(by, sight);
  const { bets } = sight.view.board as HotHandBoard;
  if (bets.filter(({ seat }) => seat === by).length >= betsAHand) return null;
  const { strength = 'middle', luck } = sight;
  // HR-08: the bet with the smallest house edge.
  const on = strength === 'full' ? 'hot-hand' : pick(wagerNames, luck);
  return { do: 'bet', on, stake: Math.max(1, Math.floor(stake.max * share[strength])) };
};

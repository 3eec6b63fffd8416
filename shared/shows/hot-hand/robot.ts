/** How robots host and play Hot Hand: one or two small bets a hand, then they watch the dice. */
import type { Actor } from '../../moves.ts';
import { pick } from '../../robots.ts';
import type { Sight } from '../../show.ts';
import { anyLegal, hostRobot, legalFor, type RobotMove } from '../robot-parts.ts';
import { type Bet, wagerNames } from './bets.ts';

const betsAHand = 2;

export const robot = (by: Actor, sight: Sight): RobotMove | null => {
  if (by === 'host') return hostRobot(sight, () => true);
  if (typeof by !== 'number') return anyLegal(by, sight);
  const stake = legalFor(by, sight, 'bet')?.inputs?.stake;
  if (stake?.kind !== 'int') return anyLegal(by, sight);
  const { bets } = sight.view.board as unknown as { readonly bets: readonly Bet[] };
  if (bets.filter(({ seat }) => seat === by).length >= betsAHand) return null;
  return { do: 'bet', on: pick(wagerNames, sight.luck), stake: Math.max(1, Math.floor(stake.max / 20)) };
};

/** What everybody sees of Hot Hand. */
import { type BoardShape, type Of, textAmong } from '../../board.ts';
import type { WagerName } from './bets.ts';

export const hotHandBoard = {
  hit: ['number'],
  shooter: 'number',
  hand: 'number',
  hands: 'number',
  bets: [{ seat: 'number', on: textAmong<WagerName>(), stake: 'number', paid: 'number' }],
  dice: ['number'],
  winner: 'number',
} as const satisfies BoardShape;

export type HotHandBoard = Of<typeof hotHandBoard>;

/** What everybody sees of Hot Hand. */
import { type BoardShape, json, type Of, textAmong } from '../../engine/board.ts';
import type { WagerName } from './bets.ts';
import type { HotHandHouse } from './house.ts';

export const hotHandBoard = {
  house: json<HotHandHouse>(),
  hit: ['number'],
  shooter: 'number',
  hand: 'number',
  hands: 'number',
  bets: [{ seat: 'number', on: textAmong<WagerName>(), stake: 'number', paid: 'number' }],
  dice: ['number'],
  winner: 'number',
} as const satisfies BoardShape;

export type HotHandBoard = Of<typeof hotHandBoard>;

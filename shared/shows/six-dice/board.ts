/** What everybody sees of the six-dice game. */
import { type BoardShape, json, type Of, textAmong } from '../../engine/board.ts';
import type { SixDiceHouse } from './house.ts';

export const sixDiceBoard = {
  house: json<SixDiceHouse>(),
  rules: textAmong<'by-bj' | 'hot-dice'>(),
  target: 'number',
  turn: 'number',
  dice: ['number'],
  held: ['number'],
  aside: ['number'],
  inHand: 'number',
  points: 'number',
  bonus: 'number',
  lastTurn: 'flag',
  winner: 'number',
} as const satisfies BoardShape;

export type SixDiceBoard = Of<typeof sixDiceBoard>;

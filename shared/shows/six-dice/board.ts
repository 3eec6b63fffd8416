/** What everybody sees of the six-dice game. */
import { type BoardShape, type Of, textAmong } from '../../board.ts';

export const sixDiceBoard = {
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

/** What everybody sees of a match of Lucky Numbers. */
import type { BoardShape, Of } from '../../board.ts';

export const matchBoard = {
  round: 'number',
  game: 'number',
  luckiest: 'number',
  pot: 'number',
  danger: 'flag',
  numbers: [{ number: 'number', cash: 'number', owner: 'number' }],
  question: 'text',
  choices: ['text'],
  tieBreak: 'flag',
  called: 'number',
  said: 'text',
  control: 'number',
  buzz: ['number'],
  secret: 'number',
  dice: ['number'],
  winner: 'number',
} as const satisfies BoardShape;

export type MatchBoard = Of<typeof matchBoard>;

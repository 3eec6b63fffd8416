/** What everybody sees of a game of Lucky Puzzle. */
import { type BoardShape, json, type Of } from '../../engine/board.ts';
import type { LuckyPuzzleHouse } from './house.ts';

export const puzzleBoard = {
  house: json<LuckyPuzzleHouse>(),
  champion: 'number',
  round: 'number',
  puzzle: 'number',
  tieBreak: 'flag',
  value: 'number',
  perLetter: 'number',
  category: 'text',
  cells: [{ char: 'text', number: 'number', open: 'flag' }],
  control: 'number',
  passedTo: 'flag',
  total: 'number',
  dice: ['number'],
  followUp: json<{ ask: string; choices: readonly string[]; value: number; seat: number } | null>(),
  secondChance: 'flag',
  said: 'text',
  winner: 'number',
} as const satisfies BoardShape;

export type PuzzleBoard = Of<typeof puzzleBoard>;

/** What everybody sees of a qualifying. */
import { type BoardShape, json, type Of } from '../../engine/board.ts';
import type { QualifyingHouse } from './house.ts';

export const qualifyingBoard = {
  house: json<QualifyingHouse>(),
  ask: 'text',
  places: 'number',
  // By seat, null for none; [] while guesses are open.
  guesses: json<readonly (number | null)[]>(),
  answer: json<number | null>(),
  winner: 'number',
} as const satisfies BoardShape;

export type QualifyingBoard = Of<typeof qualifyingBoard>;

/** What everybody sees of The Main Event. */
import { type BoardShape, json, type Of } from '../../engine/board.ts';
import type { HouseOfMainEvent } from './season.ts';

export const mainEventBoard = {
  house: json<HouseOfMainEvent>(),
  claimed: ['number'],
  jackpot: 'number',
  danger: 'flag',
  chances: 'number',
  offer: json<{ readonly cash: number; readonly prizes: readonly number[] } | null>(),
  won: ['number'],
  allCash: 'flag',
  dice: ['number'],
  outcome: 'text',
  champion: 'number',
  prizes: [{ name: 'text', value: 'number' }],
  winner: 'number',
} as const satisfies BoardShape;

export type MainEventBoard = Of<typeof mainEventBoard>;

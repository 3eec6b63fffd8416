/** What everybody sees of the three acts of Hot Dice. */
import { type BoardShape, json, type Of, textAmong } from '../../engine/board.ts';
import type { HotDiceHouse } from './house.ts';

export const gameBoard = {
  house: json<HotDiceHouse>(),
  round: 'number',
  rounds: 'number',
  question: 'text',
  choices: ['text'],
  tieBreak: 'flag',
  called: 'number',
  answer: 'text',
  buzz: ['number'],
  secret: 'number',
  control: 'number',
  position: 'number',
  pot: 'number',
  dice: ['number'],
  spaces: ['text'],
  // For a double that awaits a decision: what it pays, what may be behind it, and whether it must be opened (HD-33).
  take: 'number',
  behind: ['text'],
  mustOpen: 'flag',
  // HD-35: the catch-up's second turn.
  reply: 'flag',
  record: [{ wins: 'number', losses: 'number' }],
  winner: 'number',
} as const satisfies BoardShape;

export type GameBoard = Of<typeof gameBoard>;

export const bonusBoard = {
  house: json<HotDiceHouse>(),
  seat: 'number',
  coins: 'number',
  pot: 'number',
  dice: ['number'],
  position: 'number',
  spaces: ['text'],
  // For a double that awaits a decision: what it pays, and what may be behind it.
  take: 'number',
  behind: ['text'],
  // HD-59: 'double pot' has replaced the first amount.
  found: 'flag',
  outcome: textAmong<'' | 'banked' | 'bust'>(),
  winner: 'number',
} as const satisfies BoardShape;

export type BonusBoard = Of<typeof bonusBoard>;

export const megaRollBoard = {
  house: json<HotDiceHouse>(),
  seat: 'number',
  dice: ['number'],
  spaces: ['text'],
  // For a double that awaits a decision: what it pays, and what may be behind it.
  take: 'number',
  behind: ['text'],
  outcome: textAmong<'' | 'banked' | 'million' | 'nothing'>(),
  winner: 'number',
} as const satisfies BoardShape;

export type MegaRollBoard = Of<typeof megaRollBoard>;

/** What everybody sees of a match of Lucky Numbers. */
import { type BoardShape, json, type Of } from '../../engine/board.ts';
import type { LuckyNumbersHouse } from './house.ts';

export const matchBoard = {
  house: json<LuckyNumbersHouse>(),
  round: 'number',
  // The buzzer has sounded.
  buzzer: 'flag',
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

/** A new game in which nothing has happened yet. The question still shown belongs to the one before. */
export const isFreshGame = ({
  luckiest,
  danger,
  numbers,
}: Pick<MatchBoard, 'luckiest' | 'danger' | 'numbers'>): boolean =>
  luckiest !== 0 && !danger && numbers.every(({ owner }) => owner < 0);

/** What everybody sees of the three acts of On A Roll. */
import { type BoardShape, json, type Of, textAmong } from '../../engine/board.ts';
import type { OnARollHouse } from './house.ts';
import type { Cell } from './spelling.ts';

export const gameBoard = {
  house: json<OnARollHouse>(),
  game: 'number',
  rolls: 'number',
  control: 'number',
  mustRoll: 'flag',
  guessable: ['number'],
  called: 'number',
  name: json<{ ask: string; cells: readonly Cell[] } | null>(),
  // Numbers are 0 for blanks and punctuation, -1 for the blocked letter.
  rows: [{ cells: [{ char: 'text', number: 'number', open: 'flag' }], solved: 'flag' }],
  subject: json<{ kind: string; cells: readonly Cell[] } | null>(),
  dice: ['number'],
  wins: ['number'],
  buzz: ['number'],
  secret: 'number',
  said: 'text',
  winner: 'number',
} as const satisfies BoardShape;

export type GameBoard = Of<typeof gameBoard>;

export const bigSixBoard = {
  house: json<OnARollHouse>(),
  seat: 'number',
  top: 'number',
  value: 'number',
  doubled: 'flag',
  rolls: 'number',
  cells: [{ char: 'text', open: 'flag' }],
  hints: ['text'],
  dice: ['number'],
  outcome: textAmong<'' | 'solved' | 'missed'>(),
  cash: 'number',
  game: 'number',
  wins: ['number'],
  winner: 'number',
} as const satisfies BoardShape;

export type BigSixBoard = Of<typeof bigSixBoard>;

export const luckySevenBoard = {
  house: json<OnARollHouse>(),
  seat: 'number',
  // The prize behind the letter that was picked, "" behind the others.
  letters: ['text'],
  prize: 'text',
  timer: 'number',
  cash: 'number',
  dice: ['number'],
  outcome: textAmong<'' | 'seven' | 'double' | 'timeout'>(),
  top: 'number',
  game: 'number',
  wins: ['number'],
  lucky: ['number'],
  winner: 'number',
} as const satisfies BoardShape;

export type LuckySevenBoard = Of<typeof luckySevenBoard>;

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

/** What happens in the six-dice game. Places in the throw count from 1; points are the game's. */
export type SixDiceCue =
  | { readonly cue: 'started'; readonly rules: string; readonly target: number }
  | { readonly cue: 'turn'; readonly seat: number; readonly last: boolean }
  | { readonly cue: 'rolled'; readonly seat: number; readonly dice: readonly number[] }
  | { readonly cue: 'froze'; readonly seat: number; readonly places: readonly number[]; readonly points: number }
  | { readonly cue: 'held'; readonly seat: number; readonly places: readonly number[]; readonly points: number }
  /** All six score, so the turn goes on with six dice again. `bonus` is 0 if the rules have none. */
  | { readonly cue: 'all-six'; readonly seat: number; readonly bonus: number }
  | { readonly cue: 'busted'; readonly seat: number; readonly lost: number; readonly kept: number }
  /** `bonus`: how many of the points were safe. */
  | {
      readonly cue: 'banked';
      readonly seat: number;
      readonly points: number;
      readonly bonus: number;
      readonly score: number;
    }
  | { readonly cue: 'passed-target'; readonly seat: number; readonly score: number }
  /** `second`: whoever has most behind the winner; -1 where nobody else plays. `ahead`: by how much, 0 for equals. */
  | {
      readonly cue: 'won';
      readonly seat: number;
      readonly score: number;
      readonly second: number;
      readonly ahead: number;
    }
  /** A turn by itself is over. */
  | { readonly cue: 'turn-over'; readonly seat: number; readonly points: number }
  | { readonly cue: 'late'; readonly seat: number };

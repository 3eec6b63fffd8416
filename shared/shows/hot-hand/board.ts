/** What everybody sees of Hot Hand. */
import { type BoardShape, json, type Of, textAmong } from '../../engine/board.ts';
import type { WagerName } from './bets.ts';
import type { HotHandHouse } from './house.ts';

export const hotHandBoard = {
  house: json<HotHandHouse>(),
  hit: ['number'],
  shooter: 'number',
  hand: 'number',
  hands: 'number',
  bets: [{ seat: 'number', on: textAmong<WagerName>(), stake: 'number', paid: 'number' }],
  dice: ['number'],
  winner: 'number',
} as const satisfies BoardShape;

export type HotHandBoard = Of<typeof hotHandBoard>;

/** What happens in Hot Hand. Stakes and payments in points of the bank. */
export type HotHandCue =
  | { readonly cue: 'hand-opened'; readonly hand: number; readonly shooter: number }
  | { readonly cue: 'bet'; readonly seat: number; readonly on: string; readonly stake: number }
  | { readonly cue: 'closed'; readonly bets: number; readonly shooter: number }
  | { readonly cue: 'late'; readonly seat: number }
  | { readonly cue: 'rolled'; readonly seat: number; readonly dice: readonly number[]; readonly total: number }
  | { readonly cue: 'hit'; readonly total: number; readonly hit: number }
  /** A 7 ends the hand. `lost`: stakes of all. */
  | { readonly cue: 'seven-out'; readonly lost: number }
  /** A bet is won: the place of its name among the wagers, or the number of wagers for nine of ten. */
  | { readonly cue: 'pays'; readonly pays: number }
  /** `paid` includes the stake. */
  | { readonly cue: 'paid'; readonly seat: number; readonly on: string; readonly stake: number; readonly paid: number }
  | { readonly cue: 'lost'; readonly seat: number; readonly on: string; readonly stake: number }
  /** `lost`: with the throw that ended it. */
  | { readonly cue: 'hand-over'; readonly hand: number; readonly hit: number; readonly lost: number }
  | { readonly cue: 'closing'; readonly scores: readonly number[] }
  /** After the closing, where several play: one has most, or several have. */
  | { readonly cue: 'won'; readonly seat: number; readonly score: number }
  | { readonly cue: 'tied'; readonly seats: readonly number[]; readonly score: number };

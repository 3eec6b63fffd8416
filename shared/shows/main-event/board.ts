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

/** The last number that is missing, 0 while others are, too, and the rolls that are left for it, -1 before. */
type LastStage = { readonly needs: number; readonly left: number };

/** What happens in The Main Event. `seat` is always the champion's, cash in dollars. */
export type MainEventCue =
  /** It begins. */
  | { readonly cue: 'main-event'; readonly seat: number; readonly jackpot: number }
  | { readonly cue: 'rolled'; readonly seat: number; readonly dice: readonly number[]; readonly total: number }
  | { readonly cue: 'claimed'; readonly seat: number; readonly number: number }
  /** A medal is complete: 0 bronze, 1 silver, 2 gold. In the all-cash round `prize` is "". */
  | { readonly cue: 'medal'; readonly medal: number; readonly prize: string; readonly value: number }
  | ({ readonly cue: 'wild'; readonly added: number; readonly jackpot: number; readonly choose: boolean } & LastStage)
  | { readonly cue: 'declined'; readonly seat: number }
  | ({ readonly cue: 'repeat'; readonly number: number; readonly added: number; readonly jackpot: number } & LastStage)
  | { readonly cue: 'seven'; readonly second: boolean }
  | { readonly cue: 'offer'; readonly cash: number; readonly prizes: readonly string[] }
  | { readonly cue: 'continued'; readonly seat: number }
  | { readonly cue: 'last-number'; readonly number: number; readonly chances: number }
  | { readonly cue: 'stopped'; readonly seat: number; readonly cash: number; readonly prizes: readonly string[] }
  | {
      readonly cue: 'swept';
      readonly seat: number;
      readonly jackpot: number;
      readonly cash: number;
      readonly prizes: readonly string[];
    }
  | { readonly cue: 'ran-out'; readonly seat: number }
  /** What that leaves. */
  | { readonly cue: 'kept'; readonly seat: number; readonly cash: number; readonly prizes: readonly string[] }
  | { readonly cue: 'forfeited'; readonly seat: number }
  | { readonly cue: 'late'; readonly seat: number };

/** The throw missed the last number by one. */
export const isOneOff = (total: number, needs: number): boolean => needs > 0 && Math.abs(total - needs) === 1;

/** The messages between the audience's game and its players. */
import type { Phrase } from '../engine/phrase.ts';
import type { Pays } from '../shows/index.ts';
import type { Openings, Ticket } from './table.ts';

/** client → server `side`, from any spectator. `secret` belongs to this browser and identifies it. */
export type SideMessage =
  | { readonly do: 'enter'; readonly secret: string; readonly name: string }
  | { readonly do: 'look'; readonly secret: string }
  | { readonly do: 'bet'; readonly secret: string; readonly ticket: Ticket };

export type BetReply =
  | {
      readonly ok: true;
      readonly name: string;
      readonly points: number;
      readonly tickets: readonly Ticket[];
      /** All points were lost, and these are new. */
      readonly again?: boolean;
    }
  | { readonly ok: false; readonly message: string; readonly phrase?: Phrase };

/** In the synchronized state as JSON, once somebody plays: what is open after this many entries. */
export interface SideNews {
  readonly entries: number;
  /** Totals of the running hand, ascending. */
  readonly hit: readonly number[];
  readonly open: Openings;
  /** What the bets of Hot Hand pay, if it is not the original. */
  readonly pays?: Pays;
}

/** Names and points of the best, best first. */
export type SideBoard = readonly (readonly [string, number])[];

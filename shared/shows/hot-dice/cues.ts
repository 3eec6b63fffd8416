/** What happens in Hot Dice. Cash in cyber-dollars. */
import type { SpaceKind } from './double-board.ts';

type Throw = { readonly seat: number; readonly dice: readonly number[]; readonly total: number };

export type GameCue =
  | { readonly cue: 'started'; readonly rounds: number }
  | {
      readonly cue: 'asked';
      readonly round: number;
      readonly tieBreak: boolean;
      readonly replaces: boolean;
      readonly ask: string;
    }
  | { readonly cue: 'sent'; readonly seat: number }
  | { readonly cue: 'thrown-out'; readonly tieBreak: boolean }
  | {
      readonly cue: 'called';
      readonly seat: number;
      readonly secret: number;
      readonly buzz: readonly number[];
    }
  /** What the closer seat has answered, before it is judged. */
  | { readonly cue: 'answered'; readonly seat: number; readonly text: string }
  /** `to`: who gets the dice for it, -1 in a tie-breaker. */
  | { readonly cue: 'right'; readonly seat: number; readonly to: number }
  | { readonly cue: 'wrong'; readonly seat: number }
  /** After a miss. `to`: who gets the dice for it, -1 in a tie-breaker. `answer`: "" where the pack has none. */
  | { readonly cue: 'answer-was'; readonly to: number; readonly answer: string }
  | { readonly cue: 'banked'; readonly seat: number; readonly cash: number; readonly score: number }
  /** `miss`: the other one was closest, and wrong. */
  | {
      readonly cue: 'tie-broken';
      readonly seat: number;
      readonly cash: number;
      readonly score: number;
      readonly miss: boolean;
    }
  | { readonly cue: 'loss-lost'; readonly seat: number }
  | { readonly cue: 'catch-up'; readonly seat: number; readonly reply: boolean; readonly behind: number }
  /** Catch-up: cash straight into the score. */
  | { readonly cue: 'scored'; readonly seat: number; readonly cash: number; readonly score: number }
  | { readonly cue: 'no-gain'; readonly seat: number; readonly why: 'seven' | 'space' | 'late' }
  | { readonly cue: 'again'; readonly seat: number }
  | { readonly cue: 'stopped'; readonly seat: number }
  | { readonly cue: 'reply-due'; readonly seat: number; readonly level: boolean }
  | { readonly cue: 'tie'; readonly score: number }
  | { readonly cue: 'game-won'; readonly seat: number; readonly score: number; readonly wins: number }
  | { readonly cue: 'eliminated'; readonly seat: number }
  | RetiredCue;

type RetiredCue = { readonly cue: 'retired'; readonly seat: number; readonly earnings: number };

export type BonanzaCue =
  | { readonly cue: 'bonanza'; readonly seat: number; readonly coins: number }
  | { readonly cue: 'coin'; readonly seat: number; readonly coins: number }
  | { readonly cue: 'bonanza-bust'; readonly seat: number; readonly lost: number }
  | { readonly cue: 'bonanza-banked'; readonly seat: number; readonly cash: number }
  | RetiredCue;

export type MegaRollCue =
  /** How many straight wins led to it, and how much is behind one door. */
  | { readonly cue: 'mega-roll'; readonly seat: number; readonly wins: number; readonly million: number }
  | { readonly cue: 'mega-nothing'; readonly seat: number }
  | { readonly cue: 'mega-banked'; readonly seat: number; readonly cash: number }
  | { readonly cue: 'million'; readonly seat: number; readonly cash: number }
  | RetiredCue;

/** Of all three acts. */
export type DiceCue =
  | { readonly cue: 'picked'; readonly seat: number; readonly number: number }
  | ({ readonly cue: 'free-roll'; readonly cash: number } & Throw)
  | ({ readonly cue: 'rolled' } & Throw)
  | { readonly cue: 'added'; readonly seat: number; readonly cash: number; readonly pot: number }
  | {
      readonly cue: 'double';
      readonly seat: number;
      readonly double: number;
      readonly cash: number;
      readonly forced: boolean;
    }
  | {
      readonly cue: 'opened';
      readonly seat: number;
      readonly double: number;
      readonly space: SpaceKind;
      /** Dollars or free rolls; 0 for other kinds. */
      readonly amount: number;
    }
  | { readonly cue: 'bust'; readonly seat: number; readonly lost: number }
  | { readonly cue: 'late'; readonly seat: number };

export type HotDiceCue = GameCue | BonanzaCue | MegaRollCue | DiceCue;

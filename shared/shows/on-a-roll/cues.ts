/** What somebody answers, before it is judged. `row`: of the clue, where it is a clue. */
type Guessed = { readonly cue: 'guessed'; readonly seat: number; readonly text: string; readonly row?: number };

/** What happens in On A Roll. Cash in dollars; rows count from 0. */
export type GameCue =
  | { readonly cue: 'started' }
  | { readonly cue: 'puzzle'; readonly game: number; readonly kind: string }
  | { readonly cue: 'name-game'; readonly ask: string; readonly letters: number }
  /** Letters of the name or the subject have just been shown. */
  | { readonly cue: 'shown'; readonly of: 'name' | 'subject'; readonly letters: number }
  | { readonly cue: 'sent'; readonly seat: number }
  | { readonly cue: 'both-passed' }
  | {
      readonly cue: 'called';
      readonly seat: number;
      readonly secret: number;
      readonly buzz: readonly number[];
    }
  | { readonly cue: 'free-guess'; readonly seat: number }
  | Guessed
  | { readonly cue: 'no-guess'; readonly seat: number }
  | { readonly cue: 'wrong'; readonly seat: number }
  | { readonly cue: 'name-right'; readonly seat: number; readonly name: string; readonly rolls: number }
  | { readonly cue: 'name-void'; readonly name: string }
  | { readonly cue: 'late'; readonly seat: number }
  | { readonly cue: 'rolled'; readonly seat: number; readonly dice: readonly number[]; readonly total: number }
  | { readonly cue: 'passed'; readonly seat: number; readonly to: number }
  | { readonly cue: 'double'; readonly seat: number; readonly to: number }
  | { readonly cue: 'unplayable'; readonly seat: number; readonly to: number }
  | {
      readonly cue: 'opened';
      readonly seat: number;
      readonly row: number;
      readonly number: number;
      readonly letter: string;
      /** Chosen at random (OR-49). */
      readonly random: boolean;
    }
  | { readonly cue: 'clue-right'; readonly seat: number; readonly row: number; readonly clue: string }
  | { readonly cue: 'clue-missed'; readonly seat: number }
  | { readonly cue: 'clue-wrong'; readonly seat: number; readonly row: number; readonly text: string }
  | { readonly cue: 'subject-right'; readonly seat: number }
  | { readonly cue: 'subject-wrong'; readonly seat: number; readonly text: string }
  | { readonly cue: 'held'; readonly seat: number }
  | { readonly cue: 'round-over'; readonly seat: number }
  | { readonly cue: 'time' }
  /** Nothing is left to open, so the subject will be shown bit by bit (OR-51). */
  | { readonly cue: 'bare' }
  | { readonly cue: 'puzzle-void'; readonly subject: string }
  /** `wins`: games won so far, by seat; `how`: what they win. */
  | {
      readonly cue: 'game-won';
      readonly seat: number;
      readonly subject: string;
      readonly wins: readonly number[];
      readonly how: 'game' | 'match';
    };

export type BigSixCue =
  | Guessed
  | { readonly cue: 'big-six'; readonly seat: number; readonly doubled: boolean }
  | {
      readonly cue: 'money-roll';
      readonly seat: number;
      readonly dice: readonly number[];
      readonly top: number;
      readonly hints: readonly string[];
    }
  | { readonly cue: 'six-rolled'; readonly seat: number; readonly dice: readonly number[]; readonly value: number }
  | { readonly cue: 'wasted'; readonly seat: number; readonly double: boolean; readonly rolls: number }
  | { readonly cue: 'took'; readonly seat: number; readonly number: number; readonly letter: string }
  | { readonly cue: 'six-wrong'; readonly seat: number; readonly text: string; readonly rolls: number }
  | { readonly cue: 'six-passed'; readonly seat: number; readonly rolls: number }
  | { readonly cue: 'six-right'; readonly seat: number }
  | { readonly cue: 'six-solved'; readonly seat: number; readonly word: string; readonly cash: number }
  | { readonly cue: 'six-missed'; readonly seat: number; readonly word: string; readonly cash: number };

export type LuckySevenCue =
  | { readonly cue: 'lucky-seven'; readonly seat: number; readonly top: number }
  | {
      readonly cue: 'letter';
      readonly seat: number;
      readonly letter: string;
      readonly prize: string;
      readonly timer: number;
    }
  | { readonly cue: 'lucky-rolled'; readonly seat: number; readonly dice: readonly number[]; readonly total: number }
  | { readonly cue: 'side-cash'; readonly seat: number; readonly cash: number; readonly timer: number }
  /** `value`: of the prize in dollars; `cash`: what of it is paid in cash; `prizes`: what is not. */
  | {
      readonly cue: 'seven';
      readonly seat: number;
      readonly prize: string;
      readonly value: number;
      readonly cash: number;
      readonly prizes: readonly string[];
    }
  | { readonly cue: 'lucky-double'; readonly seat: number; readonly cash: number }
  | { readonly cue: 'timeout'; readonly seat: number; readonly cash: number }
  | { readonly cue: 'level'; readonly lucky: number }
  /** `score`: all of the winner's money; `prizes`: what is not money; `value`: what those are worth in dollars. */
  | {
      readonly cue: 'match-won';
      readonly seat: number;
      readonly games: readonly number[];
      readonly score: number;
      readonly prizes: readonly string[];
      readonly value: number;
      readonly retired: boolean;
    };

/** `late` is the same in all three acts. */
export type OnARollCue = GameCue | BigSixCue | LuckySevenCue;

/** What happens in a match of Lucky Numbers. Cash in dollars. */
export type MatchCue =
  | { readonly cue: 'started' }
  | { readonly cue: 'codes-in'; readonly seat: number }
  | { readonly cue: 'game-opened'; readonly luckiest: number }
  | { readonly cue: 'luckiest'; readonly game: number; readonly luckiest: number }
  | { readonly cue: 'asked'; readonly round: number; readonly tieBreak: boolean; readonly ask: string }
  | { readonly cue: 'buzzed'; readonly seat: number }
  | { readonly cue: 'called'; readonly seat: number; readonly secret: number; readonly buzz: readonly number[] }
  | { readonly cue: 'thrown-out' }
  | { readonly cue: 'answered'; readonly seat: number; readonly text: string }
  | { readonly cue: 'right'; readonly seat: number }
  | { readonly cue: 'wrong'; readonly seat: number }
  | { readonly cue: 'silent'; readonly seat: number }
  /** After a miss. `to`: who gets the dice for it, -1 in a tie-breaker. `answer`: "" where the pack has none. */
  | { readonly cue: 'answer-was'; readonly to: number; readonly answer: string }
  | { readonly cue: 'late'; readonly seat: number }
  | { readonly cue: 'passed'; readonly seat: number; readonly to: number }
  | {
      readonly cue: 'rolled';
      readonly seat: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly danger: boolean;
    }
  | { readonly cue: 'wild'; readonly seat: number; readonly added: number; readonly pot: number }
  | { readonly cue: 'took'; readonly seat: number; readonly number: number; readonly cash: number }
  | {
      readonly cue: 'stole';
      readonly seat: number;
      readonly from: number;
      readonly number: number;
      readonly cash: number;
    }
  | {
      readonly cue: 'repeat';
      readonly seat: number;
      readonly number: number;
      readonly added: number;
      readonly pot: number;
    }
  | { readonly cue: 'danger' }
  | {
      readonly cue: 'game-won';
      readonly seat: number;
      readonly how: 'luckiest' | 'seven' | 'buzzer';
      readonly cash: number;
    }
  | { readonly cue: 'game-split'; readonly cash: readonly number[] }
  /** The buzzer closed the game, and nobody gets its pot (LN-A9). */
  | { readonly cue: 'game-void'; readonly pot: number }
  | { readonly cue: 'buzzer'; readonly round: number }
  | { readonly cue: 'tie'; readonly score: number }
  | { readonly cue: 'match-won'; readonly seat: number; readonly score: number };

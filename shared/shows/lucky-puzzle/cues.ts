/** What happens in a game of Lucky Puzzle. Dollars. `numbers` are those on the letters that were opened. */
export type LuckyPuzzleCue =
  | { readonly cue: 'started'; readonly champion: number; readonly drawn: boolean }
  | {
      readonly cue: 'puzzle';
      readonly round: number;
      readonly tieBreak: boolean;
      readonly category: string;
      readonly letters: number;
      readonly value: number;
      readonly seat: number;
    }
  | { readonly cue: 'rolled'; readonly seat: number; readonly dice: readonly number[]; readonly total: number }
  | { readonly cue: 'unlucky'; readonly seat: number; readonly total: number }
  | {
      readonly cue: 'opened';
      readonly numbers: readonly number[];
      readonly letters: readonly string[];
      readonly value: number;
    }
  | { readonly cue: 'passed'; readonly seat: number; readonly to: number }
  | { readonly cue: 'guessed'; readonly seat: number; readonly text: string }
  | { readonly cue: 'wrong-guess'; readonly seat: number }
  | { readonly cue: 'late'; readonly seat: number; readonly to: number }
  | { readonly cue: 'solved'; readonly seat: number; readonly solution: string; readonly value: number }
  | { readonly cue: 'follow-up'; readonly seat: number; readonly ask: string; readonly value: number }
  | { readonly cue: 'answered'; readonly seat: number; readonly text: string }
  | { readonly cue: 'silent'; readonly seat: number }
  | { readonly cue: 'right'; readonly seat: number; readonly value: number }
  | { readonly cue: 'wrong'; readonly seat: number }
  /** One of two choices was wrong, so the other is right, and this seat gets the value (LP-24). */
  | { readonly cue: 'by-default'; readonly seat: number; readonly value: number; readonly answer: string }
  | { readonly cue: 'second-chance'; readonly seat: number }
  | { readonly cue: 'nobody-knew'; readonly answer: string }
  | { readonly cue: 'time'; readonly round: number }
  | { readonly cue: 'tie'; readonly score: number }
  | { readonly cue: 'tie-break-lost'; readonly seat: number; readonly solution: string }
  | { readonly cue: 'game-won'; readonly seat: number; readonly score: number };

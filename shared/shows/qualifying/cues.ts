/** What happens in a qualifier. */
export type QualifyingCue =
  /** `notOver`: guesses above the answer rank behind all others. */
  | { readonly cue: 'opened'; readonly ask: string; readonly places: number; readonly notOver: boolean }
  | { readonly cue: 'guessed'; readonly seat: number }
  | { readonly cue: 'closed'; readonly answer: number; readonly guesses: number }
  /** The seats that get in, best first. */
  | { readonly cue: 'ranked'; readonly seats: readonly number[] };

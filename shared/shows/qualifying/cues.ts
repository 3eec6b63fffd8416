/** What happens in a qualifying. */
export type QualifyingCue =
  /** `notOver`: who is over ranks behind all who are not. */
  | { readonly cue: 'opened'; readonly ask: string; readonly places: number; readonly notOver: boolean }
  | { readonly cue: 'guessed'; readonly seat: number }
  | { readonly cue: 'closed'; readonly answer: number; readonly guesses: number }
  /** The seats that get in, best first. */
  | { readonly cue: 'ranked'; readonly seats: readonly number[] };

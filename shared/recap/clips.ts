/** The trailer as it is sent and played: clips of the shows and of their bonus acts. */
import type { Timeline } from '../engine/moments.ts';
import type { Moment } from './story.ts';

/** A moment, and when a stage acts it out; `at` counts from the beginning of the clip. */
export type Shot = Pick<Moment, 'view' | 'waiting' | 'entry' | 'cues' | 'check'> & { readonly time?: Timeline };

export interface Clip {
  readonly show: string;
  /** Milliseconds until its payoff has been seen. */
  readonly lasts: number;
  /** The first is the one before, which has no time. */
  readonly shots: readonly Shot[];
}

/** Milliseconds of the whole trailer. */
export const trailerLength = 45_000;

/** The trailer as it is sent and played: one clip of every show. */
import type { Moment } from './story.ts';

/** Moments as a stage acts them out; the first is the one before. */
export interface Clip {
  readonly show: string;
  /** At a television's pace. What is only read aloud goes faster. */
  readonly televised: boolean;
  /** Milliseconds until what it tells last has been seen. */
  readonly lasts: number;
  /** Those of its last moment alone: on a slow machine what comes before takes longer. */
  readonly lastOne: number;
  readonly moments: readonly Pick<Moment, 'view' | 'waiting' | 'entry' | 'cues' | 'check'>[];
}

/** Milliseconds between two moves, once the stage has acted out the first. */
export const pause = 150;

/** Milliseconds of the whole trailer. */
export const trailerLength = 45_000;

/** The trailer as it is sent and played: one clip of every show. */
import type { Moment } from './story.ts';

/** Moments as a stage acts them out; the first is the one before. */
export interface Clip {
  readonly show: string;
  readonly moments: readonly Pick<Moment, 'view' | 'waiting' | 'entry' | 'cues' | 'check'>[];
}

/** Milliseconds of the whole trailer, and of the sign before each clip. */
const trailerLength = 45_000;
export const signLength = 900;

/** Milliseconds of each clip, its sign included. */
export const clipLength = (clips: number): number => Math.floor(trailerLength / Math.max(1, clips));

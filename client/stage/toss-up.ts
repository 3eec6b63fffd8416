import type { Cue } from '../../shared/engine/show.ts';

export interface TossUp {
  readonly seat: number;
  readonly secret: number;
  /** The guesses by seat, 0 for none. */
  readonly picks: readonly number[];
}

/** What a cue reveals of a toss-up; null for other cues. */
export const tossUpOf = ({ seat, secret, buzz }: Cue): TossUp | null =>
  typeof seat === 'number' && typeof secret === 'number' && Array.isArray(buzz)
    ? { seat, secret, picks: buzz as readonly number[] }
    : null;
